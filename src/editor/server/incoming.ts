import type { Incoming } from '../shared/answers.ts';
import { askOnline, git, line } from './git.ts';
import type { KnownPlace } from './push-places.ts';

/** As many as anybody reads; the rest is counted. */
const MOST = 200;

/** Fetches a branch and merges nothing: git keeps it, and no file is touched. */
export const fetching = (address: string, branch: string): string[] => [
  ...['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--', address],
  `refs/heads/${branch}`,
];
export const fetchedTip = async (root: string): Promise<string> =>
  line(await git(root, 'rev-parse', '--verify', 'FETCH_HEAD^{commit}'));

/** What would come here from a place. Undefined, if it cannot be fetched: then it is not known. */
export async function incomingFrom(
  root: string,
  { addresses, shown, isAskable }: KnownPlace,
): Promise<Incoming | undefined> {
  const [address, ...others] = addresses;
  if (!address || others.length > 0 || !isAskable) return undefined;
  if (!(await askOnline(root, ...fetching(address, shown.branch))).isGood) return undefined;
  const tip = await fetchedTip(root);
  const subjects = (await git(root, 'log', '-z', '--no-show-signature', '--format=%s', `HEAD..${tip}`)).out
    .split('\0')
    .filter((one) => one.trim() !== '');
  const { files, strange } = await changedBetween(root, `HEAD...${tip}`);
  return { tip, count: subjects.length, subjects: subjects.slice(0, MOST), files, strange };
}

/** Links and other repositories may lead anywhere. */
const LEADING = ['120000', '160000'];
/** What git itself goes by, wherever it lies. */
const FOR_GIT = /(^|\/)\.git(attributes|ignore|modules)?$/i;

/**
 * The files of content that differ between two commits or trees; and what no visitor sees but this machine obeys: files
 * of the project, which run as programs, links, and what git goes by.
 */
export async function changedBetween(
  root: string,
  ...range: string[]
): Promise<{ files: string[]; strange: string[] }> {
  const options = [
    '--raw',
    '-z',
    '--no-renames',
    '--no-relative',
    '--no-ext-diff',
    '--ignore-submodules=none',
  ];
  const { out } = await git(root, '--no-replace-objects', 'diff', ...options, ...range, '--');
  // The project may lie in a folder of a larger repository.
  const content = `${line(await git(root, 'rev-parse', '--show-prefix'))}content/`;
  const files: string[] = [];
  const strange: string[] = [];
  const parts = out.split('\0');
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, mode = ''] = (parts[at] ?? '').split(' ');
    const file = parts[at + 1] ?? '';
    const isContent = file.startsWith(content) && !LEADING.includes(mode) && !FOR_GIT.test(file);
    (isContent ? files : strange).push(file);
  }
  return { files, strange };
}
