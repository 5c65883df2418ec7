import { headlineParts, type WorkPage } from '../../model/work.ts';
import styles from './Headline.module.css';

interface HeadlineProps {
  hero: Pick<WorkPage['hero'], 'headline' | 'highlight'>;
  className: string | undefined;
}

/** The headline with its marked phrase. */
export function Headline({ hero, className }: HeadlineProps) {
  const { before, phrase, tail, after } = headlineParts(hero);
  return (
    <h1 className={className}>
      {before}
      {phrase && (
        <mark className={styles.highlight}>
          <span className={styles.stroke}>{phrase}</span>
          {tail && <span className={styles.tail}>{tail}</span>}
        </mark>
      )}
      {after}
    </h1>
  );
}
