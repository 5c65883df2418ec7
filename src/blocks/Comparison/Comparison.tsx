import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { Fold } from '../../ui/Fold/Fold.tsx';
import { useLabels } from '../../ui/Labels/Labels.ts';
import { SubjectTable } from '../../ui/SubjectTable/SubjectTable.tsx';
import styles from './Comparison.module.css';

/** A table is folded where a picture says the same at a glance, or where it has more rows than this. */
const MOST_OPEN = 6;

/** A table on wide screens; on phones every subject becomes a list of its own, so that nothing scrolls sideways. */
export function Comparison({ subjects, rows, picture, ...head }: BlockProps<'comparison'>) {
  const labels = useLabels();
  const table = <SubjectTable subjects={subjects} rows={rows} className={styles.table} />;
  const isFolded = picture || rows.length > MOST_OPEN;
  return (
    <BlockFrame head={head}>
      {picture && (
        <div className={styles.picture}>
          <Figure picture={picture} />
        </div>
      )}
      {isFolded ? <Fold words={labels.allRows.replace('{count}', String(rows.length))}>{table}</Fold> : table}
    </BlockFrame>
  );
}
