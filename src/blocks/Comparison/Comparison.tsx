import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { Fold } from '../../ui/Fold/Fold.tsx';
import { useLabels } from '../../ui/Labels/Labels.ts';
import styles from './Comparison.module.css';

/** A table is folded where a picture says the same at a glance, or where it has more rows than this. */
const MOST_OPEN = 6;

/** A table on wide screens; on phones every subject becomes a list of its own, so that nothing scrolls sideways. */
export function Comparison({ subjects, rows, picture, ...head }: BlockProps<'comparison'>) {
  const labels = useLabels();
  const table = <Table subjects={subjects} rows={rows} />;
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

function Table({ subjects, rows }: Pick<BlockProps<'comparison'>, 'subjects' | 'rows'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {subjects.map((subject) => (
            <th key={subject} scope="col">
              {subject}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ aspect, values }) => (
          <tr key={aspect}>
            <th scope="row">{aspect}</th>
            {values.map((value, index) => (
              <td key={subjects[index]} data-subject={subjects[index]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
