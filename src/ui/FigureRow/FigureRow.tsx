import type { Picture } from '../../model/picture.ts';
import { Figure } from '../Figure/Figure.tsx';
import styles from './FigureRow.module.css';

/** Pictures side by side; on phones a row to swipe through, so that each stays large enough to read. */
export function FigureRow({ figures }: { figures: { picture: Picture; caption?: string | undefined }[] }) {
  return (
    <ul className={styles.root} data-count={figures.length}>
      {figures.map(({ picture, caption }) => (
        <li key={picture.fallback} className={styles.item}>
          <Figure picture={picture} caption={caption} />
        </li>
      ))}
    </ul>
  );
}
