import { isDeepStrictEqual } from 'node:util';
import type { GoesAlong, PublishPlan, PushPlace } from '../shared/answers.ts';
import { withoutSecrets } from './address.ts';
import { bringIn } from './bring-in.ts';
import { deletedPages } from './deleted-pages.ts';
import { git, gitInEnglish, line, type Said } from './git.ts';
import { goesAlong } from './goes-along.ts';
import { Refused } from './guard.ts';
import { causeOf, commitSentence, pushSentence } from './push-faults.ts';
import { type KnownPlace, pushPlaces } from './push-places.ts';

const NO_BRANCH =
  'Git is on no branch here just now, so it is not clear where this would go. Switch to your branch, which mostly is called main, and open this again.';
const ELSEWHERE = 'Where this goes was changed meanwhile. Nothing was sent: look at the address again.';
const MORE =
  'Something was committed meanwhile, by another program. Nothing was sent: look again at what goes along.';
const OTHERS =
  'Other files changed meanwhile than those that were shown. Nothing was sent: look again at what changed.';

export async function publishPlan(root: string): Promise<PublishPlan> {
  const { places, ...plan } = await whatAndWhere(root);
  const along = await Promise.all(places.map((place) => goesAlong(root, place)));
  return {
    ...plan,
    deleted: await deletedPages(root, plan.changed),
    head: await headOf(root),
    places: places.map(({ shown }, at) => ({ ...shown, along: along[at] as GoesAlong })),
  };
}

async function whatAndWhere(
  root: string,
): Promise<Pick<PublishPlan, 'way' | 'unclear' | 'changed'> & { places: KnownPlace[] }> {
  const changed = await changedContent(root);
  if (!(await isOurs(root))) return { way: 'build', places: [], changed };
  const branch = await branchOf(root);
  const places = branch ? await pushPlaces(root, branch) : [];
  if (places.length > 0) return { way: 'git', places, changed };
  const hasRemote = line(await git(root, 'remote')) !== '';
  return hasRemote ? { way: 'git', places, unclear: NO_BRANCH, changed } : { way: 'build', places, changed };
}

const branchOf = async (root: string) => line(await git(root, 'symbolic-ref', '--quiet', '--short', 'HEAD'));
const headOf = async (root: string) => line(await git(root, 'rev-parse', '--verify', '--quiet', 'HEAD'));

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

/** What the owner saw and said yes to: the place, the last commit before this one, and the files that changed since. */
export interface Seen {
  to: PushPlace;
  head: string;
  changed: readonly string[];
}

/**
 * What a push sends beside the branch if git’s settings say so: tags, other repositories, a signature, words for the
 * host. Nobody was shown any of that.
 */
const NOTHING_ELSE = ['--no-follow-tags', '--recurse-submodules=no', '--no-signed'];

/** Commits content, and nothing else, and sends it to the place that the owner saw. Says why not, if git would not. */
export async function pushContent(root: string, message: string, seen: Seen): Promise<void> {
  const { place, changed } = await asSeen(root, seen);
  const addresses = [place.remote, ...place.addresses];
  if (changed.length > 0) await commit(root, message, addresses);
  const branch = await branchOf(root);
  // Once said, git knows it the next time.
  const known = await git(root, 'for-each-ref', '--format=%(push:remotename)', `refs/heads/${branch}`);
  const options = line(known) ? ['--quiet'] : ['--quiet', '--set-upstream'];
  const refs = `refs/heads/${branch}:refs/heads/${seen.to.branch}`;
  const pushed = await gitInEnglish(
    root,
    ...['-c', 'push.pushOption=', 'push', ...options, ...NOTHING_ELSE, '--', place.remote, refs],
  );
  if (pushed.isGood) return;
  const cause = causeOf(pushed.told);
  throw new Refused(422, pushSentence(cause), undefined, {
    told: saidBy(pushed, addresses),
    ...(cause === 'behind' && { isBehind: true }),
  });
}

/** What was sent there meanwhile, up to a commit that was shown, comes here; what then goes is shown before another yes. */
export async function bringInFrom(
  root: string,
  { tip, ...seen }: Seen & { tip?: string | undefined },
): Promise<void> {
  const { place } = await asSeen(root, seen);
  await bringIn(root, place, tip);
}

/** The place that the owner saw, if nothing of what they saw is another by now. */
async function asSeen(
  root: string,
  { to, head, changed: shown }: Seen,
): Promise<{ place: KnownPlace; changed: string[] }> {
  const { places, changed } = await whatAndWhere(root);
  const place = places.find(
    ({ shown }) => shown.remote === to.remote && shown.branch === to.branch && shown.address === to.address,
  );
  if (!place) throw new Refused(409, ELSEWHERE);
  if ((await headOf(root)) !== head) throw new Refused(409, MORE);
  if (!isDeepStrictEqual(new Set(changed), new Set(shown))) throw new Refused(409, OTHERS);
  return { place, changed };
}

async function commit(root: string, message: string, addresses: readonly string[]): Promise<void> {
  for (const args of [
    ['add', '--all', '--', 'content'],
    ['commit', '--quiet', '-m', message, '--', 'content'],
  ]) {
    const done = await gitInEnglish(root, ...args);
    const told = saidBy(done, addresses);
    if (!done.isGood) throw new Refused(422, commitSentence(told), undefined, { told });
  }
}

/** Nothing of an address that opens it is told. */
const saidBy = ({ told, out }: Said, addresses: readonly string[]) =>
  withoutSecrets((told || out).trim(), addresses);
