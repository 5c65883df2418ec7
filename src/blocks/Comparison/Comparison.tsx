import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import styles from './Comparison.module.css';

/** A table on wide screens; on phones every subject becomes a list of its own, so that nothing scrolls sideways. */
export function Comparison({ subjects, rows, picture, ...head }: BlockProps<'comparison'>) {
  return (
    <BlockFrame head={head}>
      {picture && (
        <div className={styles.picture}>
          <Figure picture={picture} />
        </div>
      )}
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
    </BlockFrame>
  );
}
