import type { Obstacle } from '../../shared/answers.ts';
import { leadTo } from '../session/lead.ts';
import styles from './InTheWay.module.css';

/** What stands in the way, each with what will be done about it, or with the way to where it is done. */
export function InTheWay({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const isOne = obstacles.length === 1;
  return (
    <div className={styles.root} role="alert">
      {!isOne && <p>{`${obstacles.length} things stand in the way:`}</p>}
      <ul className={styles.list}>
        {obstacles.map(({ says, mend, place }) => (
          <li key={says}>
            {says}
            {/* One mend is the button’s own words. */}
            {mend && !isOne && <span className={styles.mend}>{mend}.</span>}
            {place && (
              <button type="button" className={styles.way} onClick={() => leadTo(place)}>
                Show me where
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The words of the button that goes on; empty for those it began with; none if there is something to do first. */
export function buttonFor(obstacles: readonly Obstacle[], verb: string): string | undefined {
  if (obstacles.some(({ mend }) => mend === undefined)) return undefined;
  const [first, ...more] = obstacles;
  if (!first) return '';
  return `${more.length === 0 ? first.mend : 'Do all of this'} and ${verb}`;
}
