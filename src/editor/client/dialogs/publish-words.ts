import type { PlannedPlace } from '../../shared/answers.ts';

/** The pages of a publishing, in words; each empty if there are none. */
export interface SentPages {
  changed: string;
  deleted: string;
}

/** What is new in the files since it was last sent; empty if nothing is. */
export function whatIsNew({ changed, deleted }: SentPages): string {
  const since = ' since the last time';
  if (changed === '') return deleted && `Deleted${since}: ${deleted}.`;
  return `Changed${since}: ${changed}.${deleted && ` Deleted: ${deleted}.`}`;
}

/** The same once it is sent, with what was saved before and went along. */
export function whatWasSent({ changed, deleted }: SentPages, earlier: number): string {
  return [
    changed && `Changed: ${changed}.`,
    deleted && `Deleted: ${deleted}.`,
    earlier > 0 && `${earlier === 1 ? 'One earlier change' : `${earlier} earlier changes`} went along.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the owner did, as long as they say nothing else of it. */
export function messageFor({ changed, deleted }: SentPages): string {
  if (changed === '') return deleted ? `Delete ${deleted}` : 'Publish';
  return `Change ${changed}${deleted && `; delete ${deleted}`}`;
}

/** Nothing is new in the files; what was saved and could not be sent waits all the same. */
export function unchanged(places: readonly PlannedPlace[]): string {
  if (places.some(({ along }) => along.isBehind))
    return 'Nothing has changed in your files since they were saved.';
  const counts = places.filter(({ along }) => along.known !== 'empty').map(({ along }) => along.count);
  const [count = 0] = counts;
  if (counts.every((one) => one === 0)) return 'Nothing has changed since the last time.';
  if (counts.some((one) => one !== count)) return 'Saved changes still wait to be sent.';
  return count === 1
    ? 'One saved change still waits to be sent.'
    : `${count} saved changes still wait to be sent.`;
}

/** What stands in the way, and what visitors would see. */
export function warning(errors: number, unfinished: number): string {
  const things = (count: number) => (count === 1 ? 'One thing' : `${count} things`);
  if (errors > 0) return `${things(errors)} must be mended before the site can be built: see below.`;
  return `${things(unfinished)} ${unfinished === 1 ? 'is' : 'are'} not finished yet. Read below before you say yes.`;
}
