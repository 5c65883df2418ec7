import { isDeepStrictEqual } from 'node:util';
import { type Document, isAlias, isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { CannotEdit, changed, type Edit, type Path, valueAt } from '../shared/value.ts';
import { editMap, withFirstField } from './map.ts';
import { rewrittenScalars } from './scalar.ts';
import { editSeq } from './seq.ts';
import { changeLines, splice } from './text.ts';

export interface Options {
  /** The fields of the group at a path, in the order they are usually written: a new one is put among them. */
  order?: (path: Path) => readonly string[];
}

/**
 * The text of a YAML file after an edit, every byte of it that the edit is not about as it was. The parse serves only as
 * a map of positions; what comes out is parsed again, and taken only if it says exactly what was wanted.
 */
export function applyEdit(source: string, edit: Edit, options: Options = {}): string {
  return changeLines(source, (text) => edited(text, edit, options));
}

function edited(text: string, asked: Edit, options: Options): string {
  const document = parsed(text);
  if (document.errors.length > 0) throw new CannotEdit('This file cannot be read as it is. Mend it first.');
  // A file without a field says nothing yet.
  const before: unknown = document.toJS() ?? {};
  const edit = withItsGroup(before, withItsEnd(before, asked));
  const wanted = changed(before, edit);
  if (isDeepStrictEqual(before, wanted)) return text;
  for (const way of ways(text, document, edit, options)) {
    let result: string;
    try {
      result = way();
    } catch {
      continue; // a way of writing that does not fit here
    }
    if (says(result, wanted)) return result;
  }
  throw new CannotEdit(
    'This part of the file is written in a way that the editor cannot change without touching the rest. Change it in a text editor.',
  );
}

/** A field of a group that is not there yet brings the group along. */
function withItsGroup(before: unknown, edit: Edit): Edit {
  if (edit.op !== 'set' || edit.path.length < 2) return edit;
  const group = edit.path.slice(0, -1);
  if (valueAt(before, group) !== undefined) return edit;
  return withItsGroup(before, { ...edit, path: group, value: { [String(edit.path.at(-1))]: edit.value } });
}

/** Under a plain `>` or `|` a text ends in a line break that nobody sees: it keeps it. */
function withItsEnd(before: unknown, edit: Edit): Edit {
  if (edit.op !== 'set' || typeof edit.value !== 'string' || edit.value.endsWith('\n')) return edit;
  const was = valueAt(before, edit.path);
  return typeof was === 'string' && /[^\n]\n$/.test(was) ? { ...edit, value: `${edit.value}\n` } : edit;
}

/** Ways to write the edit, the one that changes least first. */
function* ways(text: string, document: Document, edit: Edit, options: Options): Generator<() => string> {
  const node = document.getIn(edit.path, true);
  if (edit.op === 'set' && isScalar(node) && typeof edit.value !== 'object') {
    for (const candidate of rewrittenScalars(text, node, edit.value)) yield () => splice(text, candidate);
  }
  const parentPath = edit.path.slice(0, -1);
  const parent = parentPath.length === 0 ? document.contents : document.getIn(parentPath, true);
  const key = edit.path.at(-1);
  if (edit.op === 'set' && document.contents === null && edit.path.length === 1)
    yield () => withFirstField(text, String(key), edit.value);
  if (edit.op === 'set' || edit.op === 'remove') {
    if (isMap(parent)) yield () => editMap(text, parent, edit, options.order?.(parentPath) ?? []);
    if (isSeq(parent) && edit.op === 'remove')
      yield () => editSeq(text, parent, { op: 'remove', at: Number(key) });
    if (isSeq(parent) && edit.op === 'set')
      yield () => editSeq(text, parent, { op: 'replace', at: Number(key), value: edit.value });
  } else if (isSeq(node)) {
    yield () => editSeq(text, node, edit);
  }
  // The last resort: the list or group is written anew as a whole, and loses the comments inside it alone.
  const whole = edit.op === 'set' || edit.op === 'remove' ? parent : node;
  if (isCollection(whole) && !isAlias(whole) && whole !== document.contents) {
    const path = edit.op === 'set' || edit.op === 'remove' ? parentPath : edit.path;
    const above = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    const value = valueAt(changed(document.toJS(), edit), path);
    if (isMap(above)) yield () => editMap(text, above, { op: 'set', path, value }, []);
    if (isSeq(above)) yield () => editSeq(text, above, { op: 'replace', at: Number(path.at(-1)), value });
  }
}

/** The texts that were last taken apart: what was just written is what is edited next. */
const recent = new Map<string, Document>();
const KEPT = 3;

function parsed(text: string): Document {
  const document = recent.get(text) ?? parseDocument(text, { keepSourceTokens: true });
  recent.delete(text);
  recent.set(text, document);
  for (const oldest of recent.keys()) if (recent.size > KEPT) recent.delete(oldest);
  return document;
}

function says(text: string, wanted: unknown): boolean {
  const document = parsed(text);
  try {
    return document.errors.length === 0 && isDeepStrictEqual(document.toJS() ?? {}, wanted);
  } catch {
    return false; // an alias that lost what it stands for
  }
}

export type { Edit, Path };
