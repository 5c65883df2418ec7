import { isRichText } from '../../../model/inline.ts';
import type { Problem } from '../../../reader/problem.ts';
import type { EditedDocument } from '../../shared/answers.ts';
import { changed, type Edit, type Path, valueAt } from '../../shared/value.ts';
import type { Origin } from '../page/marks.ts';
import { shownText } from '../page/rich.ts';

type Documents = Record<string, EditedDocument>;

/**
 * A change that the reader would not take: it stays on the page, and out of the file, until it is mended. Two such
 * changes may mend each other, so what is changed next in the same file is tried together with them.
 */
export interface Draft extends Origin {
  edits: Edit[];
  /** What the file says there. */
  base: unknown;
  problems: Problem[];
}

/** The data after an edit, as it is written and, where a text changed, as it is shown. */
export function applied(documents: Documents, file: string, edit: Edit): Documents {
  const document = documents[file];
  if (!document) return documents;
  const written = changed(document.written, edit);
  return { ...documents, [file]: { ...document, written, shown: shownAfter(document.shown, edit) } };
}

function shownAfter(shown: unknown, edit: Edit): unknown {
  const before = edit.op === 'set' || edit.op === 'remove' ? valueAt(shown, edit.path) : undefined;
  // A text that is gone is no text: components find an empty one there until the server has answered.
  const isGone = edit.op === 'remove' && typeof before === 'string' && typeof edit.path.at(-1) === 'string';
  if (isGone) return changed(shown, { op: 'set', path: edit.path, value: '' });
  if (edit.op !== 'set' || typeof edit.value !== 'string') return shown;
  const { path, value } = edit;
  if (isRichText(before)) return changed(shown, { op: 'set', path, value: shownText(value) });
  return typeof before === 'string' ? changed(shown, edit) : shown;
}

export const withDrafts = (documents: Documents, drafts: readonly Draft[]): Documents =>
  drafts.reduce(
    (all, { file, edits }) => edits.reduce((now, edit) => applied(now, file, edit), all),
    documents,
  );

/** Those whose place in the file is as it was when they were made. */
export const stillGood = (documents: Documents, drafts: readonly Draft[]): Draft[] =>
  drafts.filter(({ file, path, base }) => isEqual(valueAt(documents[file]?.written, path), base));

export const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
export const isSame = (a: Origin, b: Origin): boolean =>
  a.file === b.file && a.path.join('/') === b.path.join('/');
export const isWithin = (path: Path, part: Path): boolean =>
  part.every((step, index) => path[index] === step);

/** The new data, with every part that says what it said before taken from before: it is not drawn again. */
export function shared<T>(before: unknown, now: T): T {
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(fresh);
  const parts = keys.map((key) => shared(old[key], fresh[key]));
  const isSameSize = Object.keys(old).length === keys.length && Array.isArray(before) === Array.isArray(now);
  if (isSameSize && keys.every((key, index) => key in old && old[key] === parts[index])) return before as T;
  if (Array.isArray(now)) return parts as T;
  return Object.fromEntries(keys.map((key, index) => [key, parts[index]])) as T;
}

const KEY = 'edit-drafts';

/** Kept in the browser: a closed tab must not lose what could not be written yet. */
export function keepDrafts(drafts: readonly Draft[]): void {
  if (drafts.length > 0) localStorage.setItem(KEY, JSON.stringify(drafts));
  else localStorage.removeItem(KEY);
}

/** Those of this page, from before; one that fits no longer is left behind. */
export function keptDrafts(documents: Documents): Draft[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? stillGood(documents, kept).filter(({ file }) => Object.hasOwn(documents, file)) : [];
  } catch {
    return []; // another program on this address keeps something else there
  }
}
