import styles from './FactList.module.css';

/** Figures with what they count, large enough to take in at a glance. Those that came of the work are highlighted. */
export function FactList({ facts }: { facts: { value: string; label: string; achieved: boolean }[] }) {
  return (
    <dl className={styles.root}>
      {facts.map(({ value, label, achieved }) => (
        <div key={`${value} ${label}`} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{achieved ? <span className={styles.mark}>{value}</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
