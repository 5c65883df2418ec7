import type { Unit } from '../sheet.ts';
import styles from './Units.module.css';

type EntryProps = Omit<Extract<Unit, { kind: 'entry' }>, 'kind'> & { pageOf(id: string): number | undefined };

/** A study in the contents, with its sections and the pages they begin on. */
export function Entry({ title, to, sections, pageOf }: EntryProps) {
  return (
    <li className={styles.entry} data-unit="">
      <p className={styles.title}>
        <Line name={title} to={to} pageOf={pageOf} />
      </p>
      <ul>
        {sections.map((section) => (
          <li key={section.to}>
            <Line {...section} pageOf={pageOf} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Line({ name, to, pageOf }: { name: string; to: string; pageOf: EntryProps['pageOf'] }) {
  return (
    <a className={styles.line} href={`#${anchorOf(to)}`}>
      <span>{name}</span> <span className={styles.at}>{pageOf(to)}</span>
    </a>
  );
}

/** What leads to the page on which a sheet begins. */
export const anchorOf = (id: string): string => `at-${id.replaceAll('/', '-')}`;
