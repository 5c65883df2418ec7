import type { FormProps } from '../form-props.ts';
import { Over } from '../Over/Over.tsx';
import styles from './Figures.module.css';

/** Figures, as large as they fit, each with what it counts. */
export function Figures({ form, section }: FormProps<'figures'>) {
  const { figures, remark } = form;
  const longest = Math.max(...figures.map(({ value }) => value.length));
  return (
    <Over heading={form} section={section} size="words">
      <div className={styles.root}>
        <dl className={styles.figures} data-count={figures.length} data-long={longest > 8 || undefined}>
          {figures.map(({ value, label, isAchieved }) => (
            <div key={label} className={styles.figure} data-achieved={isAchieved}>
              <dt>{label}</dt>
              <dd>
                <span>{value}</span>
              </dd>
            </div>
          ))}
        </dl>
        {remark && <p className={styles.remark}>{remark}</p>}
      </div>
    </Over>
  );
}
