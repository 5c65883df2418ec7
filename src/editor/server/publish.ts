import type { PublishPlan, PushPlace } from '../shared/answers.ts';
import { git, line } from './git.ts';
import { Refused } from './guard.ts';
import { pushPlaces } from './push-places.ts';

const NO_BRANCH =
  'Git is on no branch here just now, so it is not clear where this would go. Switch to your branch, which mostly is called main, and open this again.';
const ELSEWHERE = 'Where this goes was changed meanwhile. Nothing was sent: look at the address again.';

export async function publishPlan(root: string): Promise<PublishPlan> {
  const changed = await changedContent(root);
  if (!(await isOurs(root))) return { way: 'build', places: [], changed };
  const branch = line(await git(root, 'symbolic-ref', '--quiet', '--short', 'HEAD'));
  const places = branch ? await pushPlaces(root, branch) : [];
  if (places.length > 0) return { way: 'git', places, changed };
  const hasRemote = line(await git(root, 'remote')) !== '';
  return hasRemote ? { way: 'git', places, unclear: NO_BRANCH, changed } : { way: 'build', places, changed };
}

/** The project may lie in a larger repository that knows it; but not in, say, one of the whole home folder. */
async function isOurs(root: string): Promise<boolean> {
  const prefix = await git(root, 'rev-parse', '--show-prefix');
  if (!prefix.isGood || line(prefix) === '') return prefix.isGood;
  return (await git(root, 'ls-files', '--error-unmatch', '--', 'package.json')).isGood;
}

/** Names as they are: between zeros git quotes nothing. A file that was renamed is followed by its old name. */
async function changedContent(root: string): Promise<string[]> {
  const { out } = await git(root, 'status', '--porcelain=v1', '-z', '--untracked-files=all', '--', 'content');
  const prefix = line(await git(root, 'rev-parse', '--show-prefix'));
  const parts = out.split('\0');
  const names: string[] = [];
  for (let at = 0; at < parts.length - 1; at++) {
    const entry = parts[at] ?? '';
    names.push(entry.slice(3 + prefix.length));
    if (/[RC]/.test(entry.slice(0, 2))) at++;
  }
  return names;
}

/** Commits content, and nothing else, and sends it to the place that the owner saw. Says why not, if git would not. */
export async function pushContent(root: string, message: string, to: PushPlace): Promise<void> {
  const plan = await publishPlan(root);
  const isThere = plan.places.some(
    ({ remote, branch, address }) => remote === to.remote && branch === to.branch && address === to.address,
  );
  if (!isThere) throw new Refused(409, ELSEWHERE);
  if (plan.changed.length > 0) {
    await must(root, 'add', '--all', '--', 'content');
    await must(root, 'commit', '--quiet', '-m', message, '--', 'content');
  }
  const branch = line(await git(root, 'symbolic-ref', '--quiet', '--short', 'HEAD'));
  // Once said, git knows it the next time.
  const known = await git(root, 'for-each-ref', '--format=%(push:remotename)', `refs/heads/${branch}`);
  const options = line(known) ? ['--quiet'] : ['--quiet', '--set-upstream'];
  await must(root, 'push', ...options, '--', to.remote, `refs/heads/${branch}:refs/heads/${to.branch}`);
}

async function must(root: string, ...args: string[]): Promise<void> {
  const { isGood, told, out } = await git(root, ...args);
  if (!isGood) throw new Refused(422, `It could not be published. ${(told || out).trim()}`);
}
