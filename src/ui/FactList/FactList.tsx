import styles from './FactList.module.css';

/** Figures with what they count, large enough to take in at a glance. */
export function FactList({ facts }: { facts: { value: string; label: string }[] }) {
  return (
    <dl className={styles.root}>
      {facts.map(({ value, label }) => (
        <div key={`${value} ${label}`} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <span className={styles.mark}>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
