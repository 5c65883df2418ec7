import { monthName } from '../../lib/dates.ts';
import type { TimelineEntry } from '../../model/about.ts';
import { RichText } from '../RichText/RichText.tsx';
import styles from './Timeline.module.css';

interface TimelineProps {
  title: string;
  entries: TimelineEntry[];
  /** Where the entries stand in the page’s file. */
  items: string;
  /** The word for an end that has not come yet. */
  present: string;
  language: string;
}

/** Jobs or volunteer roles, newest first. */
export function Timeline({ title, entries, items, present, language }: TimelineProps) {
  return (
    <section className={styles.room}>
      <div className={styles.root}>
        <h2 className={styles.heading}>{title}</h2>
        <ol className={styles.list} data-items={items}>
          {entries.map(({ position, company, from, to, description }) => (
            <li key={`${company}-${from}`} className={styles.entry}>
              <p className={styles.range} data-dates>
                <time dateTime={from}>{monthName(from, language)}</time>
                {' – '}
                {to === 'present' ? present : <time dateTime={to}>{monthName(to, language)}</time>}
              </p>
              <div>
                <h3 className={styles.position}>{position}</h3>
                <p className={styles.company}>{company}</p>
                {description && (
                  <p className={styles.description}>
                    <RichText text={description} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
