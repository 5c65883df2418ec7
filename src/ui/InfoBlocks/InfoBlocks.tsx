import styles from './InfoBlocks.module.css';

/** Short facts in columns: My Role, Timeline, Tools. */
export function InfoBlocks({ blocks }: { blocks: { title: string; items: string[] }[] }) {
  return (
    <dl className={styles.root}>
      {blocks.map(({ title, items }) => (
        <div key={title} className={styles.block}>
          <dt className={styles.title}>{title}</dt>
          {items.map((item) => (
            <dd key={item}>{item}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
