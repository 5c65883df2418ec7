import { SubjectTable } from '../../../ui/SubjectTable/SubjectTable.tsx';
import type { FormProps } from '../form-props.ts';
import { Over } from '../Over/Over.tsx';
import styles from './Table.module.css';

/** A table, whole. One with more rows than the stage can show is told by the doctor. */
export function Table({ form, section }: FormProps<'table'>) {
  const { subjects, rows } = form;
  const isSmall = rows.length * subjects.length <= 12;
  return (
    <Over heading={form} section={section}>
      <SubjectTable
        subjects={subjects}
        rows={rows}
        className={isSmall ? `${styles.root} ${styles.small}` : styles.root}
      />
    </Over>
  );
}
