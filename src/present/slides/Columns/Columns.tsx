import type { FormProps } from '../form-props.ts';
import { Over } from '../Over/Over.tsx';
import styles from './Columns.module.css';

/** Short lines in columns; steps of work follow each other along a line. */
export function Columns({ form, section }: FormProps<'columns'>) {
  const { columns, isInOrder } = form;
  const List = isInOrder ? 'ol' : 'ul';
  return (
    <Over heading={form} section={section} size="words">
      <List
        className={styles.root}
        data-count={columns.length}
        data-in-order={isInOrder || undefined}
        data-bare={columns.every(({ items }) => items.length === 0) || undefined}
      >
        {columns.map(({ title, items }) => (
          <li key={title} className={styles.column}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </List>
    </Over>
  );
}
