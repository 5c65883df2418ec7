import { statSync } from 'node:fs';
import { type History, readHistory, timestamp } from './history.ts';

/** When a page changed, as RFC 3339 has it; what is not known for certain is left out. */
export interface PageDates {
  modified?: string;
  published?: string;
  /** The page has not changed since then, whenever that was. */
  unchangedSince: string;
}

/** The dates of a page from the files it is written in: by their commits, or by the disk where no commit tells. */
export function pageDates(root: string, sources: readonly string[], history = historyOf(root)): PageDates {
  if (!history) return fromDisk(root, sources);
  const within = (file: string) => sources.some((path) => file === path || file.startsWith(`${path}/`));
  const edited = history.edited.filter(within);
  // What is not committed yet is newer than any commit.
  if (edited.length > 0) return { ...firstOf(history, sources), ...fromDisk(root, edited) };
  const modified = newest(sources.flatMap((path) => history.paths.get(path)?.last ?? []));
  if (modified) return { ...firstOf(history, sources), modified, unchangedSince: modified };
  // Older than a shallow clone goes: its oldest commit seems to have written every file, and did not.
  if (history.start) return { unchangedSince: history.start };
  return fromDisk(root, sources);
}

/** The first commit of the file that holds the words; a clone that does not reach back to it cannot know. */
function firstOf({ paths, start }: History, [words = '']: readonly string[]): Pick<PageDates, 'published'> {
  const published = start === undefined ? paths.get(words)?.first : undefined;
  return published ? { published } : {};
}

function fromDisk(root: string, paths: readonly string[]): PageDates {
  const times = paths.flatMap(
    (path) => statSync(`${root}/${path}`, { throwIfNoEntry: false })?.mtimeMs ?? [],
  );
  const modified = timestamp(new Date(Math.max(0, ...times)));
  return { modified, unchangedSince: modified };
}

export const newest = (dates: readonly string[]): string | undefined => dates.toSorted().at(-1);

let known: { root: string; history: History | undefined } | undefined;

/** Read once per build; a clone that cannot tell the dates says so. */
function historyOf(root: string): History | undefined {
  if (known?.root !== root) {
    known = { root, history: readHistory(root) };
    if (known.history?.start) console.warn(SHALLOW);
  }
  return known.history;
}

const SHALLOW =
  '› This copy of the project holds only its newest commits, so the sitemap leaves out the dates of pages that are older. Let your host fetch the whole history (on GitHub: fetch-depth: 0), and they come back.';
