import { schemaAt, schemaFor } from '../fields/schema.ts';
import type { Session } from '../session/session.ts';
import type { Origin } from './marks.ts';
import { elementAt, targetOf } from './scan.ts';

/**
 * Where on the page a value can be edited, if it can: a phrase is marked in its text, and the months of a job are chosen
 * at its dates.
 */
export function placeOnPage(session: Session, { file, path }: Origin): Origin | undefined {
  const schema = schemaFor(session.schemas, file);
  const written = session.view().documents[file]?.written;
  const around = path.slice(0, -1);
  const fields = schemaAt(schema, around, written)?.properties ?? {};
  const [text] = Object.entries(fields).find(([, { phrase }]) => phrase === path.at(-1)) ?? [];
  const isDate = path.at(-1) === 'from' || path.at(-1) === 'to';
  const wanted = isDate ? around : text === undefined ? path : [...around, text];
  const element = elementAt(file, wanted);
  const isThere = element && targetOf(element)?.path.join('/') === wanted.join('/');
  return isThere ? { file, path: wanted } : undefined;
}
