// Publishing, with real repositories: what is sent, and above all where to.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PushPlace } from '../shared/answers.ts';
import { shownAddress, UNSHOWN, withoutSecrets } from './address.ts';
import { Refused } from './guard.ts';
import { bringInFrom, publishPlan, pushContent } from './publish.ts';
import { causeOf } from './push-faults.ts';

const all = mkdtempSync(join(tmpdir(), 'publish-'));
// Nothing of this machine’s own settings has a say.
vi.stubEnv('GIT_CONFIG_GLOBAL', devNull);
vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(all, { recursive: true, force: true });
});

let root = '';
let count = 0;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
const write = (file: string, text = file) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

function begin(folder: string) {
  mkdirSync(folder, { recursive: true });
  root = folder;
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.email', 'owner@example.com');
  git('config', 'user.name', 'Owner');
  git('config', 'core.autocrlf', 'false');
}

function commitAll(message: string) {
  git('add', '--all');
  git('commit', '--quiet', '-m', message);
}

beforeEach(() => {
  begin(join(all, `site ${count++}`));
  write('package.json');
  write('content/site.yaml');
  commitAll('Start');
});

/** A repository elsewhere, empty as yet, which this one knows by a name. */
function remote(name: string): string {
  const folder = `${root} ${name}.git`;
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder]);
  git('remote', 'add', name, folder);
  return folder;
}
const place = (name: string, address: string, branch = 'main') => ({ remote: name, branch, address });
const placesNow = async () => (await publishPlan(root)).places.map(({ along: _, ...place }) => place);
const alongNow = async () => (await publishPlan(root)).places.map(({ along }) => along);
/** As somebody does who has just looked, but for what they saw otherwise. */
const send = async (message: string, to: PushPlace, seen: { head?: string; changed?: string[] } = {}) => {
  const { head, changed } = await publishPlan(root);
  return pushContent(root, message, { to, head, changed, ...seen });
};
const branches = (bare: string) =>
  execFileSync('git', ['for-each-ref', '--format=%(refname:short)'], { cwd: bare, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const refusal = async (act: Promise<unknown>) => {
  const error = await act.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refused)) return error;
  return { status: error.status, said: error.message, ...error.push };
};

describe('where it goes', () => {
  test('to the upstream of the branch, whatever comes first in the alphabet', async () => {
    const backup = remote('backup');
    const origin = remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    expect(await placesNow()).toEqual([place('origin', origin)]);
    write('content/site.yaml', 'changed');
    await send('A change', place('origin', origin));
    expect(branches(backup)).toEqual([]);
    expect(git('log', '-1', '--format=%s', 'origin/main').trim()).toBe('A change');
  });

  test('to where the branch, or every branch, is told to be sent instead', async () => {
    const origin = remote('origin');
    const fork = remote('fork');
    const third = remote('third');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    git('config', 'remote.pushDefault', 'fork');
    expect(await placesNow()).toEqual([place('fork', fork)]);
    git('config', 'branch.main.pushRemote', 'third');
    expect(await placesNow()).toEqual([place('third', third)]);
    await send('A change', place('third', third));
    expect(branches(third)).toEqual(['main']);
    expect(branches(fork)).toEqual([]);
    // Where it takes from stays as it was.
    expect(git('rev-parse', '--abbrev-ref', '@{upstream}').trim()).toBe('origin/main');
    expect(origin).not.toBe(third);
  });

  test('to the branch of another name that it takes from, where git is told to do so', async () => {
    const origin = remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main:live');
    git('config', 'push.default', 'upstream');
    expect(await placesNow()).toEqual([place('origin', origin, 'live')]);
    await send('A change', place('origin', origin, 'live'));
    expect(branches(origin)).toEqual(['live']);
  });

  test('which of two names is meant, the owner is asked', async () => {
    const origin = remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main:live');
    const both = [place('origin', origin), place('origin', origin, 'live')];
    expect(await placesNow()).toEqual(both);
    git('config', 'push.default', 'nothing');
    expect(await placesNow()).toEqual(both);
  });

  test('to the one there is, which is then known as the upstream', async () => {
    const backup = remote('backup');
    expect(await placesNow()).toEqual([place('backup', backup)]);
    await send('A change', place('backup', backup));
    expect(branches(backup)).toEqual(['main']);
    expect(git('rev-parse', '--abbrev-ref', '@{upstream}').trim()).toBe('backup/main');
  });

  test('of several without an upstream, each is offered; the one that was chosen is known from then on', async () => {
    const backup = remote('backup');
    const origin = remote('origin');
    expect(await placesNow()).toEqual([place('backup', backup), place('origin', origin)]);
    await send('A change', place('origin', origin));
    expect(branches(origin)).toEqual(['main']);
    expect(branches(backup)).toEqual([]);
    expect(await placesNow()).toEqual([place('origin', origin)]);
  });

  test('to every address that a remote has, and each is named', async () => {
    const origin = remote('origin');
    const mirror = remote('mirror');
    git('remote', 'remove', 'mirror');
    git('config', '--add', 'remote.origin.pushurl', origin);
    git('config', '--add', 'remote.origin.pushurl', mirror);
    expect(await placesNow()).toEqual([place('origin', `${origin} and ${mirror}`)]);
  });

  test('to the address that git is set to send to in place of the one it was told, and that is named', async () => {
    const shown = remote('shown');
    const real = remote('real');
    const further = remote('further');
    git('config', 'push.default', 'current');
    git('config', 'branch.main.pushRemote', `file://${shown}`);
    git('config', `url.file://${further}.pushInsteadOf`, 'file:///');
    git('config', `url.file://${real}.pushInsteadOf`, `file://${shown}`);
    const [to] = await placesNow();
    expect(to?.address).toBe(`file://${real}`);
    await send('A change', to as PushPlace);
    expect([shown, real, further].map(branches)).toEqual([[], ['main'], []]);
  });

  test('nowhere without a remote or without git: the site is built instead', async () => {
    expect(await publishPlan(root)).toMatchObject({ way: 'build', places: [] });
    rmSync(join(root, '.git'), { recursive: true });
    vi.stubEnv('GIT_CEILING_DIRECTORIES', all);
    expect(await publishPlan(root)).toEqual({ way: 'build', places: [], head: '', changed: [], deleted: [] });
  });

  test('nowhere on no branch, and the owner is told what to do', async () => {
    const origin = remote('origin');
    git('checkout', '--quiet', '--detach');
    const { way, places, unclear } = await publishPlan(root);
    expect({ way, places }).toEqual({ way: 'git', places: [] });
    expect(unclear).toContain('Switch to your branch');
    expect(await refusal(send('x', place('origin', origin)))).toMatchObject({ status: 409 });
    expect(branches(origin)).toEqual([]);
  });

  test('not elsewhere than the owner saw: if that changed meanwhile, nothing is committed or sent', async () => {
    const origin = remote('origin');
    const other = remote('other');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    write('content/site.yaml', 'changed');
    git('remote', 'set-url', 'origin', other);
    expect(await refusal(send('x', place('origin', origin)))).toMatchObject({ status: 409 });
    expect(await refusal(send('x', place('nobody', other)))).toMatchObject({ status: 409 });
    expect(branches(other)).toEqual([]);
    expect(git('log', '--format=%s').trim()).toBe('Start');
  });
});

describe('a folder inside a larger repository', () => {
  test('is published with it if it knows the project, by names as they are seen from here', async () => {
    begin(join(all, `parent ${count++}`));
    write('site/package.json');
    write('site/content/site.yaml');
    commitAll('Start');
    const origin = remote('origin');
    write('site/content/é.yaml');
    write('else.txt');
    root = join(root, 'site');
    expect(await publishPlan(root)).toMatchObject({
      way: 'git',
      places: [place('origin', origin)],
      changed: ['content/é.yaml'],
    });
    await send('A change', place('origin', origin));
    expect(git('show', '--name-only', '--format=', '-z').split('\0').filter(Boolean)).toEqual([
      'site/content/é.yaml',
    ]);
  });

  test('and a page that is gone is known there by the title that it had', async () => {
    begin(join(all, `parent ${count++}`));
    write('site/package.json');
    write('site/content/fun.yaml');
    const bus = 'content/case-studies/night bus';
    write(`site/${bus}/study.yaml`, 'title: The night bus # of old\nblocks: *nowhere');
    write(`site/${bus}/stop.png`);
    write('site/content/case-studies/pier/study.yaml', '- no title');
    commitAll('Start');
    root = join(root, 'site');
    for (const name of ['fun.yaml', 'case-studies']) rmSync(join(root, 'content', name), { recursive: true });
    const { changed, deleted } = await publishPlan(root);
    expect(changed).toContain(`${bus}/stop.png`);
    expect(deleted).toEqual([
      { path: bus, title: 'The night bus' },
      { path: 'content/case-studies/pier', title: '' },
      { path: 'content/fun.yaml', title: '' },
    ]);
  });

  test('is built if it does not: a repository of the whole home folder is not ours to send to', async () => {
    begin(join(all, `home ${count++}`));
    write('.profile');
    commitAll('Start');
    remote('origin');
    write('site/package.json');
    write('site/content/site.yaml');
    root = join(root, 'site');
    expect(await publishPlan(root)).toMatchObject({ way: 'build', places: [] });
  });
});

describe('what goes', () => {
  test('content and nothing else, even if other files are staged', async () => {
    const origin = remote('origin');
    write('content/new.yaml');
    write('notes.txt');
    write('package.json', 'changed');
    git('add', 'notes.txt');
    await send('--amend', place('origin', origin));
    expect(git('log', '-1', '--format=%s').trim()).toBe('--amend');
    expect(git('show', '--name-only', '--format=').trim()).toBe('content/new.yaml');
    expect(git('log', '--format=%s', 'origin/main').trim().split('\n')).toHaveLength(2);
    expect(git('status', '--porcelain').split('\n').filter(Boolean)).toEqual([
      'A  notes.txt',
      ' M package.json',
    ]);
  });

  test.skipIf(process.platform === 'win32')('names are whole, whatever is in them', async () => {
    const odd = [
      'content/Größe é.yaml',
      'content/de\u0301tail.yaml',
      'content/a "b"\n\tc.yaml',
      'content/ x -> y.yaml',
    ];
    for (const file of odd) write(file);
    expect((await publishPlan(root)).changed.toSorted()).toEqual(odd.toSorted());
    commitAll('Odd');
    renameSync(join(root, odd[0] ?? ''), join(root, 'content/moved é.yaml'));
    rmSync(join(root, odd[1] ?? ''));
    git('add', '--all');
    write('content/site.yaml', 'changed');
    expect((await publishPlan(root)).changed.toSorted()).toEqual(
      ['content/moved é.yaml', odd[1], 'content/site.yaml'].toSorted(),
    );
  });

  test.skipIf(process.platform === 'win32')(
    'nothing, if a hook of the owner’s refuses it, and the owner hears why',
    async () => {
      const origin = remote('origin');
      write(
        '.git/hooks/pre-commit',
        '#!/bin/sh\necho "Not on a Friday: https://me:secret@example.com/x" >&2\nexit 1\n',
      );
      chmodSync(join(root, '.git/hooks/pre-commit'), 0o755);
      write('content/site.yaml', 'changed');
      expect(await refusal(send('x', place('origin', origin)))).toEqual({
        status: 422,
        said: expect.stringContaining('Git did not save the change'),
        told: 'Not on a Friday: https://example.com/x',
      });
      expect(branches(origin)).toEqual([]);
    },
  );

  test('nothing, if what is there has gone on meanwhile, and the owner hears why', async () => {
    const origin = remote('origin');
    theirs({ 'content/theirs.yaml': 'theirs' });
    write('content/ours.yaml');
    expect(await refusal(send('Ours', place('origin', origin)))).toEqual({
      status: 422,
      said: expect.stringMatching(/somebody else.*Nothing was sent, and nothing is lost/s),
      told: expect.stringContaining('[rejected]'),
      isBehind: true,
    });
    expect(subject(origin)).toBe('Theirs');
    expect(await alongNow()).toMatchObject([{ isBehind: true, count: 1, subjects: ['Ours'] }]);
  });

  test.skipIf(process.platform === 'win32')('nothing, if the place refuses it', async () => {
    const origin = remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    writeFileSync(join(origin, 'hooks/pre-receive'), '#!/bin/sh\necho "Not to main." >&2\nexit 1\n', {
      mode: 0o755,
    });
    write('content/ours.yaml');
    expect(await refusal(send('Ours', place('origin', origin)))).toEqual({
      status: 422,
      said: expect.stringMatching(/^The place refused it.*nothing is lost/s),
      told: expect.stringMatching(/Not to main\..*\[remote rejected\]/s),
    });
  });

  test('nothing, if the place is gone', async () => {
    const origin = remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    renameSync(origin, `${origin} gone`);
    write('content/ours.yaml');
    expect(await refusal(send('Ours', place('origin', origin)))).toMatchObject({
      said: expect.stringMatching(/^There is no such place/),
    });
  });
});

/** What somebody else sends to origin from here on, and this repository does not have. */
function theirs(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) write(file, text);
  commitAll('Theirs');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  git('reset', '--quiet', '--hard', 'HEAD~1');
}
const subject = (folder: string) =>
  execFileSync('git', ['log', '-1', '--format=%s'], { cwd: folder, encoding: 'utf8' }).trim();

describe('what was sent there meanwhile', () => {
  const bringFrom = (origin: string) =>
    publishPlan(root).then((seen) =>
      bringInFrom(root, { ...seen, to: place('origin', origin), tip: seen.places[0]?.along.incoming?.tip }),
    );
  const state = () => [git('rev-parse', 'HEAD'), git('status', '--porcelain', '--untracked-files=all')];
  /** Settings that would make half a merge, or put open work aside. */
  const settings = () => {
    git('config', 'merge.ff', 'only');
    git('config', 'merge.autoStash', 'true');
    git('config', 'branch.main.mergeOptions', '--no-commit');
  };

  test('is brought in beside one’s own, open work stays as it is, and both go with the next yes', async () => {
    const origin = remote('origin');
    theirs({ 'content/theirs.yaml': 'theirs' });
    write('content/ours.yaml');
    const incoming = { count: 1, subjects: ['Theirs'], files: ['content/theirs.yaml'], strange: [] };
    expect(await alongNow()).toMatchObject([{ isBehind: true, incoming, count: 0, files: [] }]);
    await refusal(send('Ours', place('origin', origin)));
    write('package.json', 'being worked on');
    write('notes.txt');
    settings();
    await bringFrom(origin);
    expect(readFileSync(join(root, 'content/theirs.yaml'), 'utf8')).toBe('theirs');
    expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe('being worked on');
    expect(git('status', '--porcelain').trimEnd().split('\n')).toEqual([' M package.json', '?? notes.txt']);
    expect(subject(origin)).toBe('Theirs');
    expect(await alongNow()).toMatchObject([{ isBehind: false, count: 2, fileCount: 0 }]);
    await send('x', place('origin', origin));
    expect(git('rev-parse', 'origin/main')).toBe(git('rev-parse', 'HEAD'));
  });

  test.each([
    ['changes the same lines', { 'content/ours.yaml': 'theirs' }, 'change the same lines'],
    ['is a file that was never committed here', { 'content/notes.txt': 'theirs' }, 'stand in the way'],
    ['is a file that is being worked on here', { 'content/site.yaml': 'theirs' }, 'stand in the way'],
    ['runs here', { 'content/ours2.yaml': 'x', 'astro.config.ts': 'theirs' }, 'what runs on this machine'],
    ['tells git what to do', { 'content/.gitattributes': '* filter=x' }, 'what runs on this machine'],
    ['keeps files from being sent', { 'content/.gitignore': '*.png' }, 'what runs on this machine'],
    ['lies in a folder of another spelling', { 'Content/x.yaml': 'x' }, 'what runs on this machine'],
  ])('is left where it is, if it %s', async (_, files, sentence) => {
    const origin = remote('origin');
    theirs(files);
    write('content/ours.yaml');
    await refusal(send('Ours', place('origin', origin)));
    write('content/notes.txt', 'mine');
    write('content/site.yaml', 'being worked on');
    settings();
    const before = state();
    expect(await refusal(bringFrom(origin))).toMatchObject({
      status: 409,
      said: expect.stringContaining(sentence),
    });
    expect(state()).toEqual(before);
    expect(readFileSync(join(root, 'content/notes.txt'), 'utf8')).toBe('mine');
    expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe('being worked on');
  });

  test.skipIf(process.platform === 'win32')(
    'is left where it is, if it is a link or another repository',
    async () => {
      const origin = remote('origin');
      symlinkSync('../.env', join(root, 'content/way-out.png'));
      commitAll('A way out');
      git('push', '--quiet', '--set-upstream', 'origin', 'main');
      git('reset', '--quiet', '--hard', 'HEAD~1');
      expect(await alongNow()).toMatchObject([{ incoming: { files: [], strange: ['content/way-out.png'] } }]);
      const before = state();
      expect(await refusal(bringFrom(origin))).toMatchObject({
        said: expect.stringContaining('(content/way-out.png)'),
      });
      expect(state()).toEqual(before);
    },
  );

  test('is brought in only as it was shown', async () => {
    const origin = remote('origin');
    theirs({ 'content/theirs.yaml': 'theirs' });
    const { head, changed, places } = await publishPlan(root);
    const seen = { head, changed, to: place('origin', origin) };
    expect(await refusal(bringInFrom(root, seen))).toMatchObject({
      said: expect.stringContaining('look at what comes'),
    });
    const { tip } = places[0]?.along.incoming ?? {};
    git('fetch', '--quiet', 'origin');
    git('checkout', '--quiet', 'origin/main');
    git('commit', '--quiet', '--allow-empty', '-m', 'More');
    git('push', '--quiet', 'origin', 'HEAD:main');
    git('checkout', '--quiet', 'main');
    expect(await refusal(bringInFrom(root, { ...seen, tip }))).toMatchObject({
      said: expect.stringContaining('More was sent there'),
    });
    await bringFrom(origin);
    expect(git('log', '-2', '--format=%s').trim().split('\n')).toEqual(['More', 'Theirs']);
  });

  test.each([1, 2])(
    'is left where it is, if histories that crossed hide what it changes: %i',
    async (late) => {
      const origin = remote('origin');
      const commit = (file: string, text: string, day: number) => {
        write(file, text);
        git('add', '--all');
        git('commit', '--quiet', '-m', file, `--date=2024-01-0${day}T12:00:00Z`);
        vi.stubEnv('GIT_COMMITTER_DATE', undefined);
        return git('rev-parse', 'HEAD').trim();
      };
      const on = (day: number) => vi.stubEnv('GIT_COMMITTER_DATE', `2024-01-0${day}T12:00:00Z`);
      on(1);
      const start = commit('package.json', '{ "old": true }', 1);
      on(late === 1 ? 3 : 2);
      const ours = commit('package.json', '{ "new": true }', 2);
      git('checkout', '--quiet', '-b', 'other', start);
      on(late === 1 ? 2 : 3);
      const other = commit('content/theirs.yaml', 'theirs', 3);
      // Each has merged the other’s, and they then take ours back.
      git('merge', '--quiet', '--no-edit', ours);
      commit('package.json', '{ "old": true }', 4);
      git('push', '--quiet', 'origin', 'other:main');
      git('checkout', '--quiet', 'main');
      git('merge', '--quiet', '--no-edit', other);
      const before = state();
      expect(await refusal(bringFrom(origin))).toMatchObject({
        said: expect.stringContaining('what runs on this machine or leads elsewhere (package.json)'),
      });
      expect(state()).toEqual(before);
    },
  );

  test('is left where it is, if it is another project', async () => {
    const origin = remote('origin');
    git('checkout', '--quiet', '--orphan', 'other');
    git('commit', '--quiet', '-m', 'A README');
    git('push', '--quiet', 'origin', 'other:main');
    git('checkout', '--quiet', 'main');
    expect(await refusal(bringFrom(origin))).toMatchObject({
      said: expect.stringContaining('did not begin as this project'),
    });
  });
});

test.each([
  [' ! [rejected]        main -> main (fetch first)', 'behind'],
  [' ! [rejected]        main -> main (non-fast-forward)', 'behind'],
  [' ! [remote rejected] main -> main (pre-receive hook declined)', 'refused'],
  [' ! [remote rejected] main -> main (permission denied)', 'refused'],
  ['remote: error: GH001: Large files detected.\n ! [remote rejected] main -> main (hook)', 'too large'],
  ["fatal: Authentication failed for 'https://h/x/'", 'no permission'],
  ['git@github.com: Permission denied (publickey).\nfatal: Could not read from remote', 'no permission'],
  ["fatal: could not read Username for 'https://h': terminal prompts disabled", 'no permission'],
  [
    'remote: Permission to a/b.git denied to c.\nfatal: The requested URL returned error: 403',
    'no permission',
  ],
  ["fatal: '/x' does not appear to be a git repository\nfatal: Could not read from remote", 'gone'],
  ["remote: Repository not found.\nfatal: repository 'https://h/x/' not found", 'gone'],
  ["fatal: unable to access 'https://h/': Could not resolve host: h", 'no network'],
  ['ssh: Could not resolve hostname h: Name or service not known', 'no network'],
  ['ssh: connect to host h port 22: Connection timed out', 'no network'],
  ['fatal: the pack hit a snag', 'else'],
])('the cause is told from what git says: %s', (told, cause) => {
  expect(causeOf(told)).toBe(cause);
});

describe('what goes along', () => {
  const none = { known: 'asked', isBehind: false, count: 0, subjects: [], fileCount: 0, files: [] };

  test('is nothing, if everything was sent before', async () => {
    remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    write('content/site.yaml', 'changed');
    write('notes.txt');
    expect(await alongNow()).toEqual([none]);
  });

  test('is what was committed and not sent: its words, and its files outside of content, names whole', async () => {
    remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    write('content/a.yaml');
    commitAll('Only content');
    write('tools/é.ts');
    write('content/b.yaml');
    commitAll('A tool');
    write('.env', 'SECRET=1');
    commitAll('Oops');
    rmSync(join(root, '.env'));
    commitAll('Take it back');
    expect(await alongNow()).toEqual([
      {
        known: 'asked',
        isBehind: false,
        count: 4,
        subjects: ['Take it back', 'Oops', 'A tool', 'Only content'],
        fileCount: 2,
        files: ['.env', 'tools/é.ts'],
      },
    ]);
  });

  test('is everything, where nothing was ever sent to, and for each place its own', async () => {
    const backup = remote('backup');
    remote('origin');
    git('push', '--quiet', 'origin', 'main');
    write('content/a.yaml');
    commitAll('Later');
    const all = {
      known: 'empty',
      isBehind: false,
      count: 2,
      subjects: ['Later', 'Start'],
      fileCount: 1,
      files: ['package.json'],
    };
    const later = { ...none, count: 1, subjects: ['Later'] };
    expect(await alongNow()).toEqual([all, later]);
    // It has another address since: what git remembers of the old one says nothing.
    git('remote', 'set-url', 'origin', backup);
    git('remote', 'remove', 'backup');
    expect(await alongNow()).toEqual([all]);
  });

  test('is told whole, whatever git is set to leave out', async () => {
    begin(join(all, `parent ${count++}`));
    write('site/package.json');
    write('secret.txt');
    commitAll('Start');
    write('old.txt', 'The same text, so that it can be known again.\n');
    commitAll('Old');
    renameSync(join(root, 'old.txt'), join(root, 'site/new.txt'));
    commitAll('Moved');
    remote('origin');
    for (const [name, value] of [
      ['log.showRoot', 'false'],
      ['log.diffMerges', 'off'],
      ['log.showSignature', 'true'],
      ['diff.relative', 'true'],
      ['diff.renames', 'copies'],
      ['color.ui', 'always'],
    ] as const)
      git('config', name, value);
    root = join(root, 'site');
    expect(await alongNow()).toEqual([
      {
        ...{ known: 'empty', isBehind: false, count: 3, subjects: ['Moved', 'Old', 'Start'], fileCount: 4 },
        files: ['old.txt', 'secret.txt', 'site/new.txt', 'site/package.json'],
      },
    ]);
  });

  test('is what a branch of another name has not brought there already', async () => {
    remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    git('checkout', '--quiet', '-b', 'next');
    write('content/a.yaml');
    commitAll('Next');
    expect(await alongNow()).toEqual([{ ...none, count: 1, subjects: ['Next'] }]);
  });

  test('is what not every address of a place has', async () => {
    const origin = remote('origin');
    const mirror = remote('mirror');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    git('config', '--add', 'remote.origin.pushurl', origin);
    git('config', '--add', 'remote.origin.pushurl', mirror);
    git('remote', 'remove', 'mirror');
    expect(await alongNow()).toMatchObject([{ known: 'empty', count: 1, subjects: ['Start'] }]);
  });

  test('is not told before what was sent there from elsewhere is here: all that was ever committed would be', async () => {
    const origin = remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    write('notes.txt');
    commitAll('Notes');
    const elsewhere = `${origin} elsewhere`;
    git('clone', '--quiet', origin, elsewhere);
    const there = (...args: string[]) =>
      git('-C', elsewhere, '-c', 'user.name=B', '-c', 'user.email=b@example.com', ...args);
    there('commit', '--quiet', '--allow-empty', '-m', 'Theirs');
    there('push', '--quiet');
    const incoming = {
      tip: there('rev-parse', 'HEAD').trim(),
      count: 1,
      subjects: ['Theirs'],
      files: [],
      strange: [],
    };
    const notes = { count: 1, subjects: ['Notes'], fileCount: 1, files: ['notes.txt'] };
    expect(await alongNow()).toEqual([{ known: 'asked', isBehind: true, incoming, ...notes }]);
    // Several addresses are not fetched from: then it is not known.
    there('commit', '--quiet', '--allow-empty', '-m', 'More of theirs');
    there('push', '--quiet');
    git('config', '--add', 'remote.origin.pushurl', origin);
    git('config', '--add', 'remote.origin.pushurl', origin);
    const unknown = { count: 0, subjects: [], fileCount: 0, files: [] };
    expect(await alongNow()).toEqual([{ known: 'asked', isBehind: true, ...unknown }]);
    rmSync(elsewhere, { recursive: true });
  });

  test('is also what was added and deleted again: it is on no page, but in what is sent', async () => {
    remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    write('content/private/salary.txt');
    write('content/stays.yaml');
    commitAll('Wip');
    rmSync(join(root, 'content/private'), { recursive: true });
    rmSync(join(root, 'content/site.yaml'));
    commitAll('Tidy');
    expect(await alongNow()).toMatchObject([
      { count: 2, fileCount: 0, gone: ['content/private/salary.txt'] },
    ]);
    git('push', '--quiet');
    expect(await alongNow()).toEqual([none]);
  });

  test('is what git remembers, where nobody answers', async () => {
    const origin = remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    write('notes.txt');
    commitAll('Notes');
    renameSync(origin, `${origin} gone`);
    const notes = { count: 1, subjects: ['Notes'], fileCount: 1, files: ['notes.txt'] };
    expect(await alongNow()).toEqual([{ known: 'remembered', isBehind: false, ...notes }]);
  });

  test('is everything, where git would ask another address than the one it is sent to', async () => {
    const first = remote('origin');
    const second = remote('second');
    const third = remote('third');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    write('secret.txt');
    commitAll('Nothing to be seen');
    git('push', '--quiet', 'third', 'main');
    git('config', `url.${second}.insteadOf`, first);
    git('config', `url.${third}.insteadOf`, second);
    const plan = await publishPlan(root);
    const [along] = await alongNow();
    expect(along).toMatchObject({ count: 2, files: ['package.json', 'secret.txt'] });
    const [to] = await placesNow();
    expect(to?.address).toBe(second);
    expect(await refusal(bringInFrom(root, { ...plan, to: to as PushPlace, tip: 'x' }))).toMatchObject({
      said: expect.stringMatching(/^Git is set to ask another address/),
    });
  });

  test('is not more than was shown: what another program commits meanwhile is shown first', async () => {
    const origin = remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    const { head } = await publishPlan(root);
    write('content/site.yaml', 'changed');
    write('notes.txt');
    git('add', 'notes.txt');
    git('commit', '--quiet', '-m', 'By somebody else');
    const told = await refusal(send('Mine', place('origin', origin), { head }));
    expect(told).toEqual({ status: 409, said: expect.stringContaining('look again at what goes along') });
    expect(git('log', '--format=%s', 'origin/main').trim()).toBe('Start');
    expect(git('status', '--porcelain').trim()).toBe('M content/site.yaml');
  });

  test.each<[string, () => void]>([
    ['more', () => write('content/private.yaml')],
    ['fewer', () => git('checkout', '--quiet', 'content/site.yaml')],
    ['others', () => renameSync(join(root, 'content/new.yaml'), join(root, 'content/else.yaml'))],
  ])('are no other files than were shown: %s', async (_, meanwhile) => {
    const origin = remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    write('content/site.yaml', 'changed');
    write('content/new.yaml');
    const { changed } = await publishPlan(root);
    meanwhile();
    const before = git('status', '--porcelain');
    expect(await refusal(send('Mine', place('origin', origin), { changed }))).toEqual({
      status: 409,
      said: expect.stringContaining('look again at what changed'),
    });
    expect(git('status', '--porcelain')).toBe(before);
    expect(subject(origin)).toBe('Start');
  });

  test('are no tags and no options, whatever git is set to send by itself', async () => {
    const origin = remote('origin');
    execFileSync('git', ['config', 'receive.advertisePushOptions', 'true'], { cwd: origin });
    writeFileSync(
      join(origin, 'hooks/pre-receive'),
      '#!/bin/sh\necho "$GIT_PUSH_OPTION_COUNT $GIT_PUSH_CERT_STATUS" > told\n',
      { mode: 0o755 },
    );
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    git('tag', '-a', 'v1-for-the-client', '-m', 'Private words');
    git('config', 'push.followTags', 'true');
    git('config', 'push.gpgSign', 'if-asked');
    git('config', 'push.recurseSubmodules', 'only');
    git('config', 'push.pushOption', 'secret=1');
    write('content/site.yaml', 'changed');
    await send('A change', place('origin', origin));
    expect(branches(origin)).toEqual(['main']);
    expect(git('log', '-1', '--format=%s', 'origin/main').trim()).toBe('A change');
    if (process.platform !== 'win32')
      expect(readFileSync(join(origin, 'told'), 'utf8').trim()).toMatch(/^0?$/);
  });
});

describe('an address is named without what opens it', () => {
  test.each([
    ['https://ghp_abc123@github.com/me/site.git', 'https://github.com/me/site.git'],
    ['https://me:s3cr@t@git.example:8443/site', 'https://git.example:8443/site'],
    ['HTTPS://Me:PW@Git.Example/Site', 'https://git.example/Site'],
    ["https://me:pa'ss@git.example/site", 'https://git.example/site'],
    ['https://me:pa ss"x@git.example/a b', 'https://git.example/a b'],
    ['https://me:pa/ss@git.example/site', UNSHOWN],
    ['https://me:pa#ss@git.example/site', UNSHOWN],
    ['https://tok#en@git.example/site', UNSHOWN],
    ['https://tok?en@git.example/site', UNSHOWN],
    ['https://git.example/@scope/é', 'https://git.example/@scope/é'],
    ['https://git.example/site?private_token=abc#x', 'https://git.example/site'],
    ['ssh://git@github.com/me/site.git', 'ssh://git@github.com/me/site.git'],
    ['ssh://me:pw@host/site.git', 'ssh://host/site.git'],
    ['ssh://token@host:22/site.git', 'ssh://host:22/site.git'],
    ['git+ssh://git:pw@host/site.git', 'git+ssh://host/site.git'],
    ['git@github.com:me/site.git', 'git@github.com:me/site.git'],
    ['token@host:path', 'host:path'],
    ['me:pw@host:me/site.git', 'host:me/site.git'],
    ['//user:pw@host/site', '//host/site'],
    ['ext::https://u:p@h/x', 'ext::https://h/x'],
    ['/srv/a b/site@2.git', '/srv/a b/site@2.git'],
    ['C:\\sites\\me@home\\site.git', 'C:\\sites\\me@home\\site.git'],
  ])('%s', (address, shown) => {
    expect(shownAddress(address)).toBe(shown);
  });

  test.each([
    ["fatal: unable to access 'https://u:p@h/x/': no", "fatal: unable to access 'https://h/x/': no"],
    ["fatal: unable to access 'https://u:p'w@h/x/': no", "fatal: unable to access 'https://h/x/': no"],
    ["fatal: 'token@host:path' does not appear", "fatal: 'host:path' does not appear"],
    ['To HTTP://U:P@H/x?token=1', 'To HTTP://H/x'],
    ["repository '//user:pw@host/x' not found", "repository '//host/x' not found"],
    ['git@github.com: Permission denied (publickey).', 'git@github.com: Permission denied (publickey).'],
    ['To ssh://git@github.com/me', 'To ssh://git@github.com/me'],
  ])('in what git says: %s', (said, shown) => {
    expect(withoutSecrets(said)).toBe(shown);
  });

  test.each(['https://me:pa ss@h/x', 'https://me:pa/ss@h/x', "me:p w'x@h:x"])(
    'a known one in whatever git makes of it: %s',
    (address) => {
      const url = URL.parse(address)?.href ?? address;
      const said = `fatal: '${address}/info/refs' and ${address} and ${url} failed`;
      expect(withoutSecrets(said, [address])).not.toMatch(/pa|ss@|p w|'x@/);
    },
  );

  test.each(['remote', 'pushRemote'])(
    'one that stands in place of a name, in branch.main.%s',
    async (field) => {
      const folder = remote('origin');
      git('remote', 'remove', 'origin');
      const address = `file://me:pass word@localhost${folder.replaceAll(' ', '%20')}`;
      git('config', `branch.main.${field}`, address);
      git('config', 'branch.main.merge', 'refs/heads/main');
      const plan = await publishPlan(root);
      expect(JSON.stringify(plan)).not.toContain('pass');
      const [there] = await placesNow();
      expect(there).toMatchObject({ branch: 'main', remote: there?.address });
      write('content/site.yaml', 'changed');
      const told = await refusal(send('A change', there as PushPlace));
      expect(JSON.stringify(told ?? '')).not.toContain('pass');
    },
  );

  test('one that stands in place of a name is sent to', async () => {
    const folder = remote('origin');
    git('remote', 'remove', 'origin');
    git('config', 'branch.main.remote', folder);
    git('config', 'branch.main.merge', 'refs/heads/main');
    expect(await placesNow()).toEqual([place(folder, folder)]);
    await send('A change', place(folder, folder));
    expect(branches(folder)).toEqual(['main']);
  });
});
