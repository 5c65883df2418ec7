import type { LookName } from '../../../model/look.ts';
import type { Edit, Path } from '../../shared/value.ts';
import { valueAt } from '../../shared/value.ts';

/** What stands beside the name of the look: the lines that change it. */
export const ownLines = (written: unknown): string[] =>
  Object.keys(typeof written === 'object' && written !== null ? written : {}).filter(
    (name) => name !== 'look',
  );

/** A look is chosen whole: the lines that would change it go. */
export const choosing = (
  written: unknown,
  look: LookName,
): { path: Path; value: LookName; also: Edit[] } => ({
  path: ['look'],
  value: look,
  also: ownLines(written).map((name) => ({ op: 'remove', path: [name] })),
});

/** Gives a line back to the look. A group that would be left empty goes with it. */
export function givingBack(written: unknown, path: Path): Edit {
  const group = path.slice(0, -1);
  const isLast = group.length > 0 && Object.keys(Object(valueAt(written, group))).length < 2;
  return { op: 'remove', path: isLast ? group : path };
}
