// Publishing, with real repositories: what is sent, and above all where to.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PushPlace } from '../shared/answers.ts';
import { shownAddress, UNSHOWN, withoutSecrets } from './address.ts';
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
const placesNow = async () => (await publishPlan(root)).places.map(({ along: _, ...place }) => place);
const alongNow = async () => (await publishPlan(root)).places.map(({ along }) => along);
const send = (message: string, to: PushPlace, head = git('rev-parse', 'HEAD').trim()) =>
  pushContent(root, message, { to, head });
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

  test('nowhere without a remote or without git: the site is built instead', async () => {
    expect(await publishPlan(root)).toMatchObject({ way: 'build', places: [] });
    rmSync(join(root, '.git'), { recursive: true });
    vi.stubEnv('GIT_CEILING_DIRECTORIES', all);
    expect(await publishPlan(root)).toEqual({ way: 'build', places: [], head: '', changed: [] });
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
    const { status, said } = (await refusal(send('Ours', place('origin', origin)))) as {
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

describe('what goes along', () => {
  const none = { known: 'asked', count: 0, subjects: [], fileCount: 0, files: [] };

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

  test('is what git remembers, where nobody answers', async () => {
    const origin = remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    write('notes.txt');
    commitAll('Notes');
    renameSync(origin, `${origin} gone`);
    const notes = { count: 1, subjects: ['Notes'], fileCount: 1, files: ['notes.txt'] };
    expect(await alongNow()).toEqual([{ known: 'remembered', ...notes }]);
  });

  test('is not more than was shown: what another program commits meanwhile is shown first', async () => {
    const origin = remote('origin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    const { head } = await publishPlan(root);
    write('content/site.yaml', 'changed');
    write('notes.txt');
    git('add', 'notes.txt');
    git('commit', '--quiet', '-m', 'By somebody else');
    const told = await refusal(send('Mine', place('origin', origin), head));
    expect(told).toEqual({ status: 409, said: expect.stringContaining('look again at what goes along') });
    expect(git('log', '--format=%s', 'origin/main').trim()).toBe('Start');
    expect(git('status', '--porcelain').trim()).toBe('M content/site.yaml');
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
