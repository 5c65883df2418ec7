import type { Site } from '../../model/site.ts';
import styles from './SchemeSwitch.module.css';

interface SchemeSwitchProps {
  labels: Pick<Site['labels'], 'schemeSystem' | 'schemeLight' | 'schemeDark'>;
  /** Whether its words are seen, as in a menu. */
  isSpelled?: boolean;
}

/** Light, dark, or as the visitor’s device has it. A script in the page’s head answers it; without one it is not there. */
export function SchemeSwitch({ labels, isSpelled = false }: SchemeSwitchProps) {
  return (
    <button className={styles.root} type="button" data-scheme-switch>
      {/* A disc that is half, not at all or all filled. */}
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="8" />
        <path d="M12 4a8 8 0 0 1 0 16z" />
      </svg>
      <span className={isSpelled ? undefined : 'visually-hidden'}>
        <span className={styles.system}>{labels.schemeSystem}</span>
        <span className={styles.light}>{labels.schemeLight}</span>
        <span className={styles.dark}>{labels.schemeDark}</span>
      </span>
    </button>
  );
}
