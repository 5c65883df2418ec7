import { useLabels } from '../Labels/Labels.ts';
import styles from './SectionList.module.css';

interface SectionListProps {
  sections: { name: string; anchor: string }[];
  /** `rail` stays beside the text on desktop; `folded` opens under the summary on smaller screens. */
  variant: 'rail' | 'folded';
}

/** The sections of a study. SectionList.client.ts marks the one being read. */
export function SectionList({ sections, variant }: SectionListProps) {
  const labels = useLabels();
  const list = (
    <ol className={styles.list}>
      {sections.map(({ name, anchor }) => (
        <li key={anchor}>
          <a className={styles.link} href={`#${anchor}`}>
            {name}
          </a>
        </li>
      ))}
    </ol>
  );
  if (variant === 'folded') {
    return (
      <details className={styles.folded}>
        <summary className={styles.summary}>{labels.sections}</summary>
        <nav aria-label={labels.sections}>{list}</nav>
      </details>
    );
  }
  return (
    <section-list>
      <nav className={styles.rail} aria-label={labels.sections}>
        <div className={styles.sticky}>{list}</div>
      </nav>
    </section-list>
  );
}
