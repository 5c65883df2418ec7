// Publishing, with real repositories: what is sent, and above all where to.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withoutSecrets } from './git.ts';
import { Refused } from './guard.ts';
import { publishPlan, pushContent } from './publish.ts';

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
const placesNow = async () => (await publishPlan(root)).places;
const branches = (bare: string) =>
  execFileSync('git', ['for-each-ref', '--format=%(refname:short)'], { cwd: bare, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const refusal = async (act: Promise<unknown>) => {
  const error = await act.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refused ? { status: error.status, said: error.message } : error;
};

describe('where it goes', () => {
  test('to the upstream of the branch, whatever comes first in the alphabet', async () => {
    const backup = remote('backup');
    const origin = remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    expect(await placesNow()).toEqual([place('origin', origin)]);
    write('content/site.yaml', 'changed');
    await pushContent(root, 'A change', place('origin', origin));
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
    await pushContent(root, 'A change', place('third', third));
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
    await pushContent(root, 'A change', place('origin', origin, 'live'));
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
    await pushContent(root, 'A change', place('backup', backup));
    expect(branches(backup)).toEqual(['main']);
    expect(git('rev-parse', '--abbrev-ref', '@{upstream}').trim()).toBe('backup/main');
  });

  test('of several without an upstream, each is offered; the one that was chosen is known from then on', async () => {
    const backup = remote('backup');
    const origin = remote('origin');
    expect(await placesNow()).toEqual([place('backup', backup), place('origin', origin)]);
    await pushContent(root, 'A change', place('origin', origin));
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

  test('nowhere without a remote or without git: the site is built instead', async () => {
    expect(await publishPlan(root)).toMatchObject({ way: 'build', places: [] });
    rmSync(join(root, '.git'), { recursive: true });
    vi.stubEnv('GIT_CEILING_DIRECTORIES', all);
    expect(await publishPlan(root)).toEqual({ way: 'build', places: [], changed: [] });
  });

  test('nowhere on no branch, and the owner is told what to do', async () => {
    const origin = remote('origin');
    git('checkout', '--quiet', '--detach');
    const { way, places, unclear } = await publishPlan(root);
    expect({ way, places }).toEqual({ way: 'git', places: [] });
    expect(unclear).toContain('Switch to your branch');
    expect(await refusal(pushContent(root, 'x', place('origin', origin)))).toMatchObject({ status: 409 });
    expect(branches(origin)).toEqual([]);
  });

  test('not elsewhere than the owner saw: if that changed meanwhile, nothing is committed or sent', async () => {
    const origin = remote('origin');
    const other = remote('other');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    write('content/site.yaml', 'changed');
    git('remote', 'set-url', 'origin', other);
    expect(await refusal(pushContent(root, 'x', place('origin', origin)))).toMatchObject({ status: 409 });
    expect(await refusal(pushContent(root, 'x', place('nobody', other)))).toMatchObject({ status: 409 });
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
    expect(await publishPlan(root)).toEqual({
      way: 'git',
      places: [place('origin', origin)],
      changed: ['content/é.yaml'],
    });
    await pushContent(root, 'A change', place('origin', origin));
    expect(git('show', '--name-only', '--format=', '-z').split('\0').filter(Boolean)).toEqual([
      'site/content/é.yaml',
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
    await pushContent(root, '--amend', place('origin', origin));
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
      expect(await refusal(pushContent(root, 'x', place('origin', origin)))).toEqual({
        status: 422,
        said: 'It could not be published. Not on a Friday: https://example.com/x',
      });
      expect(branches(origin)).toEqual([]);
    },
  );

  test('nothing, if what is there has gone on meanwhile, and the owner hears why', async () => {
    const origin = remote('origin');
    write('content/theirs.yaml');
    commitAll('Theirs');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    git('reset', '--quiet', '--hard', 'HEAD~1');
    write('content/ours.yaml');
    const { status, said } = (await refusal(pushContent(root, 'Ours', place('origin', origin)))) as {
      status: number;
      said: string;
    };
    expect(status).toBe(422);
    expect(said).toContain('rejected');
    expect(execFileSync('git', ['log', '-1', '--format=%s'], { cwd: origin, encoding: 'utf8' }).trim()).toBe(
      'Theirs',
    );
  });
});

test.each([
  ['https://ghp_abc123@github.com/me/site.git', 'https://github.com/me/site.git'],
  ['https://me:s3cr@t@git.example:8443/site', 'https://git.example:8443/site'],
  ['https://git.example/site?private_token=abc#x', 'https://git.example/site'],
  ['ssh://git@github.com/me/site.git', 'ssh://git@github.com/me/site.git'],
  ['ssh://me:pw@host/site.git', 'ssh://host/site.git'],
  ['git@github.com:me/site.git', 'git@github.com:me/site.git'],
  ['/srv/a b/site.git', '/srv/a b/site.git'],
  ["fatal: unable to access 'https://u:p@h/x/': no", "fatal: unable to access 'https://h/x/': no"],
])('an address is named without what opens it: %s', (address, shown) => {
  expect(withoutSecrets(address)).toBe(shown);
});
