import { monthName } from '../../lib/dates.ts';
import type { TimelineEntry } from '../../model/about.ts';
import { RichText } from '../RichText/RichText.tsx';
import styles from './Timeline.module.css';

interface TimelineProps {
  title: string;
  entries: (Pick<TimelineEntry, 'position' | 'city' | 'description'> & {
    [Field in 'company' | 'from' | 'to']?: string | undefined;
  })[];
  /** Where the entries stand in the page’s file. */
  items: string;
  /** The word for an end that has not come yet. */
  present: string;
  language: string;
}

/** Jobs, volunteer roles or what was learned, newest first. */
export function Timeline({ title, entries, items, present, language }: TimelineProps) {
  return (
    <section className={styles.room}>
      <div className={styles.root}>
        <h2 className={styles.heading}>{title}</h2>
        <ol className={styles.list} data-items={items}>
          {entries.map(({ position, company, city, from, to, description }) => (
            <li key={`${position}-${company}-${from}`} className={styles.entry}>
              {/* Without its dates an entry keeps their column. */}
              <p className={styles.range} data-dates={from && to ? true : undefined}>
                {from && <time dateTime={from}>{monthName(from, language)}</time>}
                {from && to && ' – '}
                {to && to !== 'present' && <time dateTime={to}>{monthName(to, language)}</time>}
                {to === 'present' && present}
              </p>
              <div>
                <h3 className={styles.position}>{position}</h3>
                {(company || city) && (
                  <p className={styles.company}>
                    {company && city ? (
                      <>
                        <span>{company}</span>, <span>{city}</span>
                      </>
                    ) : (
                      (company ?? city)
                    )}
                  </p>
                )}
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
