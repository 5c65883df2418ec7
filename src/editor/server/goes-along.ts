import type { GoesAlong } from '../shared/answers.ts';
import { askOnline, git, type Said } from './git.ts';
import { incomingFrom } from './incoming.ts';
import type { KnownPlace } from './push-places.ts';

/** As many as anybody reads; the rest is counted. */
const MOST = 200;
/** More branches than a command line takes on every machine: of those that are left out, too much is told. */
const MOST_BRANCHES = 300;

/** Nothing is left out because of a setting: the files of a first commit, those outside of this folder, of a submodule. */
const WHOLE = [
  '--no-replace-objects',
  '-c',
  'log.showRoot=true',
  '-c',
  'diff.relative=false',
  'log',
  '-z',
  '--no-show-signature',
];
const EVERY_FILE = [
  '--format=',
  '--name-only',
  '--full-history',
  '-c',
  '--no-renames',
  '--ignore-submodules=none',
];

const ADDED = ['--format=', '--name-only', '--diff-filter=A', '--full-history', '-m', '--no-renames'];

/**
 * What a place does not have yet and gets with the next change: everything that was committed and not sent, by whomever.
 * The place is asked; if it does not answer, it is what git remembers of it.
 */
export async function goesAlong(root: string, place: KnownPlace): Promise<GoesAlong> {
  const there = await branchesAt(root, place);
  const own = there?.own ?? [];
  const isBehind = !(await all(own, (one) => git(root, 'merge-base', '--is-ancestor', one, 'HEAD')));
  const incoming = isBehind ? await incomingFrom(root, place) : undefined;
  // What was never seen here cannot be taken off: all that was ever committed would be left.
  if (isBehind && !(await all(own, (one) => git(root, 'cat-file', '-e', `${one}^{commit}`))))
    return { known: 'asked', isBehind, count: 0, subjects: [], fileCount: 0, files: [] };
  const tips = there?.tips;
  const known = tips === undefined ? 'remembered' : tips.length === 0 ? 'empty' : 'asked';
  // What git remembers of a place that it asks elsewhere is of another one: then all that was ever committed is told.
  const without = tips ?? (place.isNamed && place.isAskable ? [`--remotes=${place.remote}`] : []);
  const range = ['HEAD', '--ignore-missing', '--not', ...without];
  const subjects = await list(root, [...WHOLE, '--format=%s', ...range]);
  const files = await list(root, [
    ...[...WHOLE, ...EVERY_FILE, ...range],
    ...['--', ':/', ':(exclude)content'],
  ]);
  // What was added and deleted again is on no page, and goes all the same: its history does.
  const added = await list(root, [...WHOLE, ...ADDED, ...range, '--', 'content']);
  const here = new Set(await list(root, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', 'HEAD']));
  const gone = [...new Set(added.map((name) => name.replace(/^\n/, '')))].filter((name) => !here.has(name));
  const names = [...new Set(files.map((name) => name.replace(/^\n/, '')))].toSorted();
  return {
    known,
    isBehind,
    ...(incoming && { incoming }),
    count: subjects.length,
    subjects: subjects.slice(0, MOST),
    fileCount: names.length,
    files: names.slice(0, MOST),
    ...(gone.length > 0 && { gone: gone.toSorted() }),
  };
}

interface Branches {
  /** What every branch there points to, at each address. What not all have is at none. */
  tips: string[];
  /** What the branch itself points to. */
  own: string[];
}

/** Undefined if an address does not answer. */
async function branchesAt(root: string, place: KnownPlace): Promise<Branches | undefined> {
  const { addresses, shown, isAskable } = place;
  if (!isAskable) return undefined;
  const lists = await Promise.all(
    addresses.map((address) => askOnline(root, 'ls-remote', '--heads', '--', address)),
  );
  if (lists.some(({ isGood }) => !isGood)) return undefined;
  const own = `\trefs/heads/${shown.branch}`;
  const entries = lists.map(({ out }) => out.split('\n').filter(Boolean));
  const [first = [], ...others] = entries;
  const tips = first
    .toSorted((a, b) => Number(b.endsWith(own)) - Number(a.endsWith(own)))
    .map((entry) => entry.split('\t')[0] ?? '');
  const isThere = (tip: string) => others.every((list) => list.some((entry) => entry.startsWith(tip)));
  return {
    tips: tips.filter(isThere).slice(0, MOST_BRANCHES),
    own: entries.flat().flatMap((entry) => (entry.endsWith(own) ? (entry.split('\t')[0] ?? []) : [])),
  };
}

const all = async (commits: readonly string[], holds: (one: string) => Promise<Said>): Promise<boolean> =>
  (await Promise.all(commits.map(holds))).every(({ isGood }) => isGood);

const list = async (root: string, args: string[]) =>
  (await git(root, ...args)).out.split('\0').filter((one) => one.trim() !== '');
