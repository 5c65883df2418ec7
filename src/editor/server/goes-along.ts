import type { GoesAlong } from '../shared/answers.ts';
import { askOnline, git } from './git.ts';
import type { KnownPlace } from './push-places.ts';

/** As many as anybody reads; the rest is counted. */
const MOST = 200;
/** More branches than a command line takes on every machine: of those that are left out, too much is told. */
const MOST_BRANCHES = 300;

/**
 * What a place does not have yet and gets with the next change: everything that was committed and not sent, by whomever.
 * The place is asked; if it does not answer, it is what git remembers of it.
 */
export async function goesAlong(root: string, place: KnownPlace): Promise<GoesAlong> {
  const there = await branchesAt(root, place);
  const known = there === undefined ? 'remembered' : there.length === 0 ? 'empty' : 'asked';
  const without = there ?? (place.isNamed ? [`--remotes=${place.remote}`] : []);
  const range = ['HEAD', '--ignore-missing', '--not', ...without];
  const subjects = await list(root, ['log', '-z', '--format=%s', ...range]);
  const files = await list(root, [
    ...['log', '-z', '--format=', '--name-only', '--full-history', '-c', ...range],
    ...['--', ':/', ':(exclude)content'],
  ]);
  const names = [...new Set(files.map((name) => name.replace(/^\n/, '')))].toSorted();
  return {
    known,
    count: subjects.length,
    subjects: subjects.slice(0, MOST),
    fileCount: names.length,
    files: names.slice(0, MOST),
  };
}

/** What every branch there points to, at each address; undefined if one does not answer. What not all have is at none. */
async function branchesAt(root: string, { addresses, shown }: KnownPlace): Promise<string[] | undefined> {
  const lists = await Promise.all(
    addresses.map((address) => askOnline(root, 'ls-remote', '--heads', '--', address)),
  );
  if (lists.some(({ isGood }) => !isGood)) return undefined;
  const own = `\trefs/heads/${shown.branch}`;
  const [first = [], ...others] = lists.map(({ out }) => out.split('\n').filter(Boolean));
  const tips = first
    .toSorted((a, b) => Number(b.endsWith(own)) - Number(a.endsWith(own)))
    .map((entry) => entry.split('\t')[0] ?? '');
  const isThere = (tip: string) => others.every((list) => list.some((entry) => entry.startsWith(tip)));
  return tips.filter(isThere).slice(0, MOST_BRANCHES);
}

const list = async (root: string, args: string[]) =>
  (await git(root, ...args)).out.split('\0').filter((one) => one.trim() !== '');
