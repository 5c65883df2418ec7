import { inWords } from '../../shared/field-names.ts';
import { type Path, valueAt } from '../../shared/value.ts';
import { stayAtField } from '../fields/focus.ts';
import { giveBack, type LookContext, writtenAt } from './context.ts';
import styles from './Dial.module.css';

/** Takes a line of the owner’s away again, where it says anything else than the look would. */
export function BackTo({
  context,
  path,
  instead = `As ${context.baseName} has it`,
}: {
  context: LookContext;
  path: Path;
  /** What holds without the line. */
  instead?: string;
}) {
  const own = writtenAt(context, path);
  if (own === undefined || own === valueAt(context.base, path)) return null;
  const name = path.map((step) => inWords(String(step)).toLowerCase()).join(', ');
  return (
    <button
      type="button"
      className={styles.back}
      aria-label={`${instead}: ${name}`}
      onClick={({ currentTarget }) => {
        stayAtField(currentTarget);
        void giveBack(context, path);
      }}
    >
      {instead}
    </button>
  );
}
