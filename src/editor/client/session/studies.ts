import { FILES, kindOf } from '../../../model/files.ts';
import { SHELVES } from '../../../model/work.ts';
import { valueAt } from '../../shared/value.ts';
import type { Session } from './session.ts';

type Known = ReturnType<Session['view']>['state']['studies'][number];

/** Why there is none to be added to a list of a file. */
export const noFreeStudy = (file: string): string =>
  kindOf(file) === 'deck'
    ? 'Every study is in this talk already.'
    : 'Every study stands on a shelf already: take one off its shelf first, or make a new one.';

/** The studies that a file could name and does not yet: a talk, or the Work page with its cards. */
export function freeStudies(session: Session, file: string): Known[] {
  const { documents, state } = session.view();
  const taken =
    kindOf(file) === 'deck' ? inTalk(documents[file]?.written) : onShelves(documents[FILES.work]?.written);
  return state.studies.filter(({ route }) => !taken.includes(route));
}

const onShelves = (work: unknown): unknown[] =>
  SHELVES.flatMap((shelf) => valueAt(work, [shelf, 'studies']) ?? []);

function inTalk(deck: unknown): unknown[] {
  const studies = valueAt(deck, ['studies']);
  return Array.isArray(studies) ? studies.map((one) => valueAt(one, ['study'])) : [];
}
