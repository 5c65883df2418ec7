import type { FormProps } from '../form-props.ts';
import { Over } from '../Over/Over.tsx';
import styles from './Table.module.css';

/** A table, whole. One with more rows than the stage can show is told by the doctor. */
export function Table({ form, section }: FormProps<'table'>) {
  const { subjects, rows } = form;
  return (
    <Over heading={form} section={section}>
      <table className={styles.root} data-small={rows.length * subjects.length <= 12 || undefined}>
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
                <td key={subjects[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Over>
  );
}
