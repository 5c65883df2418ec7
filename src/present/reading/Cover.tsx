import type { Picture } from '../../model/picture.ts';
import { lengthOf } from '../slides/length.ts';
import styles from './Cover.module.css';
import { Photo } from './Photo.tsx';

export interface CoverProps {
  /** What this is, over the title. */
  kind: string;
  title: string;
  by: string;
  role: string;
  /** Whom it is for, and of when it is. */
  lines: string[];
  pictures: Picture[];
}

/** The first page: whose work this is, and a glance at it. */
export function Cover({ kind, title, by, role, lines, pictures }: CoverProps) {
  const isByName = title === by;
  return (
    <section className={styles.root} data-page="" data-pictures={pictures.length}>
      <div className={styles.words}>
        <div>
          <p className={styles.kind}>{kind}</p>
          <h1 className={styles.title} data-length={lengthOf(title)}>
            {title}
          </h1>
          <p className={styles.role}>{isByName ? role : `${by}, ${role}`}</p>
        </div>
        <div className={styles.lines}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <div key={picture.fallback} className={styles.picture}>
            <Photo picture={picture} isDecoration />
          </div>
        ))}
      </div>
    </section>
  );
}
