import { kindOf } from '../../../model/files.ts';
import { isRichText } from '../../../model/inline.ts';
import type { Schema } from '../../../model/json-schema.ts';
import { lookSchema } from '../../../model/look.ts';
import { isRead, kindOfText } from '../../../model/texts.ts';
import { lastGood } from '../../shared/last-good.ts';
import { changed, type Edit, type Path, valueAt } from '../../shared/value.ts';
import { type Schemas, schemaAt, schemaFor } from '../fields/schema.ts';
import { shownText } from '../page/rich.ts';
import type { Documents, Draft } from './drafts.ts';

/** The data after an edit, as it is written and, where words changed, as it is shown. */
export function applied(documents: Documents, schemas: Schemas, file: string, edit: Edit): Documents {
  const document = documents[file];
  if (!document) return documents;
  if (kindOf(file) === 'look') {
    const written = changed(document.written ?? {}, edit);
    // A colour that is half typed is as it was.
    const shown = lastGood(lookSchema, written, document.shown) ?? document.shown;
    return { ...documents, [file]: { ...document, written, shown } };
  }
  const place = edit.op === 'insert' ? [...edit.path, edit.at] : edit.path;
  const isShown = isWords(schemaFor(schemas, file), place, document.written);
  const shown = isShown ? shownAfter(document.shown, edit) : document.shown;
  return { ...documents, [file]: { ...document, written: changed(document.written, edit), shown } };
}

export const withDrafts = (documents: Documents, schemas: Schemas, drafts: readonly Draft[]): Documents =>
  drafts.reduce(
    (all, { file, edits }) => edits.reduce((now, edit) => applied(now, schemas, file, edit), all),
    documents,
  );

/**
 * Whether it is words, which any page can be drawn with. A month, a language or an address that is half typed is none:
 * the page shows it once the reader has taken it, and stays as it is until then.
 */
function isWords(root: Schema | undefined, path: Path, written: unknown): boolean {
  const schema = root && schemaAt(root, path, written);
  const kind = schema && kindOfText(schema);
  return !schema || (kind !== undefined && (isRead(kind) || kind === 'phrase'));
}

function shownAfter(shown: unknown, edit: Edit): unknown {
  if (edit.op === 'insert') {
    const list = valueAt(shown, edit.path);
    const isParagraph = typeof edit.value === 'string' && Array.isArray(list) && list.some(isRichText);
    return isParagraph ? changed(shown, { ...edit, value: shownText(String(edit.value)) }) : shown;
  }
  const before = edit.op === 'set' || edit.op === 'remove' ? valueAt(shown, edit.path) : undefined;
  // A text that is gone is no text: components find an empty one there until the server has answered.
  const isGone = edit.op === 'remove' && typeof before === 'string' && typeof edit.path.at(-1) === 'string';
  if (isGone) return changed(shown, { op: 'set', path: edit.path, value: '' });
  if (edit.op !== 'set' || typeof edit.value !== 'string') return shown;
  const { path, value } = edit;
  if (isRichText(before)) return changed(shown, { op: 'set', path, value: shownText(value) });
  return typeof before === 'string' ? changed(shown, edit) : shown;
}

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
