import { FILES } from '../../../model/files.ts';
import { SHELVES } from '../../../model/work.ts';
import { valueAt } from '../../shared/value.ts';
import type { Session } from './session.ts';

type Known = ReturnType<Session['view']>['state']['studies'][number];

export const NO_FREE_STUDY =
  'Every study stands on a shelf already: take one off its shelf first, or make a new one.';

/** The studies that have no card on the Work page yet. */
export function freeStudies(session: Session): Known[] {
  const { documents, state } = session.view();
  const work = documents[FILES.work]?.written;
  const taken = SHELVES.flatMap((shelf) => valueAt(work, [shelf, 'studies']) ?? []);
  return state.studies.filter(({ route }) => !taken.includes(route));
}
