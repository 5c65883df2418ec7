import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { PublishPlan } from '../shared/answers.ts';

export async function publishPlan(root: string): Promise<PublishPlan> {
  const top = await git(root, 'rev-parse', '--show-toplevel');
  const remotes = await git(root, 'remote');
  const branch = await git(root, 'symbolic-ref', '--short', 'HEAD');
  const remote = remotes.said.split('\n').find((name) => name.trim() !== '');
  const status = await git(root, 'status', '--porcelain', '--untracked-files=all', '--', 'content');
  const changed = status.said
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
  if (!top.isGood || !remote || !branch.isGood) return { way: 'build', changed };
  return { way: 'git', branch: branch.said.trim(), remote: remote.trim(), changed };
}

/** Commits content, and nothing else, and pushes it. Says what git said if it would not. */
export async function pushContent(root: string, message: string): Promise<{ isGood: boolean; said: string }> {
  const plan = await publishPlan(root);
  if (plan.way !== 'git' || !plan.branch || !plan.remote) {
    return { isGood: false, said: 'This folder is not a git repository with a remote to push to.' };
  }
  if (plan.changed.length > 0) {
    const added = await git(root, 'add', '--all', '--', 'content');
    if (!added.isGood) return added;
    const committed = await git(root, 'commit', '--quiet', '-m', message, '--', 'content');
    if (!committed.isGood) return committed;
  }
  return git(root, 'push', plan.remote, `HEAD:refs/heads/${plan.branch}`);
}

async function git(root: string, ...args: string[]): Promise<{ isGood: boolean; said: string }> {
  // Asked for a password in a terminal that nobody looks at, git would wait for ever.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const child = spawn('git', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (words: string) => {
      said += words;
    });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { isGood: code === 0, said };
  } catch {
    return { isGood: false, said: 'There is no git on this machine.' };
  }
}
