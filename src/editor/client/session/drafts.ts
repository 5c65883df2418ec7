import type { Problem } from '../../../reader/problem.ts';
import type { EditedDocument } from '../../shared/answers.ts';
import { type Edit, type Path, valueAt } from '../../shared/value.ts';
import type { Origin } from '../page/marks.ts';

export type Documents = Record<string, EditedDocument>;

/**
 * A change that is not in its file. It is kept in the browser from the first keystroke until the file has it, so it
 * outlives the server, the page and the tab.
 */
export interface Draft extends Origin {
  id: string;
  /** The page it was made on. */
  page: string;
  edits: Edit[];
  /** What the file says there, as far as whoever made the change knew. */
  base: unknown;
  /** Earlier words of the same hand that were sent off: the file may have them though no answer ever came. */
  asked: unknown[];
  label: string;
  merge?: string | undefined;
  /** The text says again what it said before the first keystroke: the step is taken back. */
  isAsBefore?: boolean;
  /** What was typed to the end and then given up: written before it is taken back, so that Redo has it. */
  typed?: Edit[] | undefined;
  state: DraftState;
}

export type DraftState =
  /** To be written: now, or when there is somebody to write it. What was said of it last stays until the answer. */
  | { kind: 'waiting'; problems: Problem[] }
  /**
   * The reader would not take it: it waits to be mended. Two such changes may mend each other, so what is changed next
   * in the same file is tried together with them.
   */
  | { kind: 'refused'; problems: Problem[] }
  /** Somebody else has written something else in its place: the owner says which of the two stays. */
  | { kind: 'contested'; there: unknown };

export const WAITING: DraftState = { kind: 'waiting', problems: [] };

export const problemsOf = ({ state }: Draft): string[] =>
  state.kind === 'contested' ? [] : state.problems.map(({ message }) => message);

/** What was typed, if it is a text. */
export function typedIn(draft: Draft): unknown {
  const [edit] = draft.edits;
  const isText = isNew(draft) || (edit?.op === 'set' && isEqual(edit.path, draft.path));
  return isText && edit && 'value' in edit ? edit.value : undefined;
}

/** Whether it is a text that its list does not have yet. What is typed in it goes in with it. */
export const isNew = ({ path, edits: [edit] }: Draft): boolean =>
  edit?.op === 'insert' && isEqual([...edit.path, edit.at], path);

/** The same words, once the list has the text. */
export const asWritten = (draft: Draft): Draft =>
  isNew(draft) ? { ...draft, edits: [{ op: 'set', path: draft.path, value: typedIn(draft) }] } : draft;

/** Whether one is a new text further up in the list that the other is in: the place of the other counts on it. */
export function isNewBefore(draft: Draft, { file, path }: Origin): boolean {
  const list = draft.path.slice(0, -1);
  return (
    isNew(draft) &&
    draft.file === file &&
    isWithin(path, list) &&
    Number(path[list.length]) > Number(draft.path.at(-1))
  );
}

/** The drafts with a new text among them; those behind it in its list move on by one. */
export function withNew(drafts: readonly Draft[], fresh: Draft): Draft[] {
  const [list, at] = [fresh.path.slice(0, -1), Number(fresh.path.at(-1))];
  const moved = (path: Path): Path =>
    isWithin(path, list) && Number(path[list.length]) >= at
      ? path.with(list.length, Number(path[list.length]) + 1)
      : path;
  const movedEdit = (edit: Edit): Edit =>
    edit.op === 'insert' && isEqual(edit.path, list)
      ? { ...edit, at: edit.at < at ? edit.at : edit.at + 1 }
      : { ...edit, path: moved(edit.path) };
  const others = drafts.map((draft) =>
    draft.file === fresh.file
      ? {
          ...draft,
          path: moved(draft.path),
          edits: draft.edits.map(movedEdit),
          ...(draft.typed && { typed: draft.typed.map(movedEdit) }),
        }
      : draft,
  );
  return inOrder([...others, fresh]);
}

/** Where there are new texts, by their places: each is written once those are that its place counts on. */
export const inOrder = (drafts: readonly Draft[]): Draft[] =>
  drafts.some(isNew) ? drafts.toSorted((a, b) => compared(a.path, b.path)) : [...drafts];

function compared(a: Path, b: Path): number {
  const at = a.findIndex((step, index) => step !== b[index]);
  const [one, other] = [a[at], b[at]];
  if (at < 0) return a.length - b.length;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''));
}

/** Whether it can be asked for: its file is on this page, and can be read. */
export const canBeAsked = ({ file }: Pick<Draft, 'file'>, documents: Documents): boolean =>
  documents[file]?.isBroken === false;

/** What becomes of a change when the files are as they are now. Nothing is left of it once its words are there. */
export function placed(draft: Draft, documents: Documents): Draft[] {
  if (!canBeAsked(draft, documents)) return [draft];
  const moved = followed(draft, documents[draft.file]?.written);
  const there = valueAt(documents[draft.file]?.written, moved.path);
  const { kind } = moved.state;
  const hasList = Array.isArray(valueAt(documents[draft.file]?.written, moved.path.slice(0, -1)));
  if (isNew(moved) && !hasList) return [{ ...moved, state: { kind: 'contested', there } }];
  if (isEqual(there, moved.base)) return [kind === 'contested' ? { ...moved, state: WAITING } : moved];
  const typed = typedIn(moved);
  if (typed !== undefined && isEqual(there, trimmed(typed))) return [];
  if (moved.asked.some((one) => isEqual(one, there)))
    return placed({ ...asWritten(moved), base: there }, documents);
  // What is new takes nobody’s place.
  if (isNew(moved)) return [{ ...moved, base: there, state: kind === 'contested' ? WAITING : moved.state }];
  // Words that were given up contest nothing.
  if (moved.isAsBefore) return [];
  return [{ ...moved, state: { kind: 'contested', there } }];
}

/** A text whose list was put in another order goes with the words it was made of, if they stand in one place only. */
function followed(draft: Draft, written: unknown): Draft {
  const { base, path, edits } = draft;
  const isText = typeof base === 'string' && base !== '' && typedIn(draft) !== undefined && !isNew(draft);
  if (!isText || edits.length > 1 || isEqual(valueAt(written, path), base)) return draft;
  const [found, ...more] = placesOf(base, written).filter((place) => kindOf(place) === kindOf(path));
  if (!found || more.length > 0) return draft;
  return { ...draft, path: found, edits: [{ op: 'set', path: found, value: typedIn(draft) }] };
}

function placesOf(text: string, value: unknown, path: Path = []): Path[] {
  if (value === text) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    placesOf(text, child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
const kindOf = (path: Path) => path.map((step) => (typeof step === 'number' ? '*' : step)).join('/');

/** A space at the end is on its way to the next word. */
export const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

export const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
export const isSame = (a: Origin, b: Origin): boolean =>
  a.file === b.file && a.path.join('/') === b.path.join('/');
export const isWithin = (path: Path, part: Path): boolean =>
  part.every((step, index) => path[index] === step);
