import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const guide = readFileSync('docs/upgrade.md', 'utf8');
/** The lines an owner types each time. */
const [, lines = ''] = /```sh\n(git fetch upstream\n[^`]+)```/.exec(guide) ?? [];

function repository(parent: string, name: string) {
  const root = join(parent, name);
  mkdirSync(root, { recursive: true });
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' });
    return { isGood: status === 0, said: stdout + stderr };
  };
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const read = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
  const commit = () => git('add', '-A').isGood && git('commit', '-qm', 'a step').isGood;
  return { root, git, write, read, commit };
}

test('the lines of the upgrade guide take in the newer code and leave the owner’s content alone', {
  timeout: 60_000,
}, () => {
  const parent = mkdtempSync(join(tmpdir(), 'upgrade-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const theirs = repository(parent, 'theirs');
  theirs.git('init', '-q', '-b', 'main');
  theirs.write('src/page.ts', 'old code\n');
  theirs.write('content/site.yaml', 'name: Sample\n');
  theirs.write('content/case-studies/sample/study.yaml', 'title: Sample\n');
  theirs.commit();

  const mine = repository(parent, 'mine');
  mine.git('clone', '-q', theirs.root, '.');
  mine.git('remote', 'add', 'upstream', theirs.root);
  mine.write('content/site.yaml', 'name: Ada\n');
  mine.git('rm', '-rq', 'content/case-studies/sample');
  mine.write('content/case-studies/mine/study.yaml', 'title: Mine\n');
  mine.commit();

  // The sample moved on wherever the owner did, which is what makes git stop.
  theirs.write('src/page.ts', 'new code\n');
  theirs.write('content/site.yaml', 'name: Another sample\n');
  theirs.write('content/case-studies/sample/study.yaml', 'title: A better sample\n');
  theirs.write('content/case-studies/another/study.yaml', 'title: Another\n');
  theirs.commit();

  const commands = lines.trim().split('\n');
  expect(commands.length).toBeGreaterThan(3);
  const ended = commands.map((line) =>
    mine.git(...(line.match(/"[^"]*"|\S+/g) ?? []).slice(1).map((word) => word.replaceAll('"', ''))),
  );
  expect(ended[1]?.said).toContain('CONFLICT');
  expect(ended.at(-1)).toMatchObject({ isGood: true });

  expect(mine.read('src/page.ts')).toBe('new code\n');
  expect(mine.read('content/site.yaml')).toBe('name: Ada\n');
  expect(mine.read('content/case-studies/mine/study.yaml')).toBe('title: Mine\n');
  for (const route of ['sample', 'another'])
    expect(mine.read(`content/case-studies/${route}/study.yaml`)).toBeUndefined();
  expect(mine.git('status', '--porcelain').said).toBe('');
  // The next time, git knows what was taken in.
  expect(mine.git('merge-base', '--is-ancestor', 'upstream/main', 'HEAD').isGood).toBe(true);
});
