import type { Picture } from '../../model/picture.ts';
import { Figure } from '../Figure/Figure.tsx';
import { SwipeRow } from '../SwipeRow/SwipeRow.tsx';
import styles from './FigureRow.module.css';

interface FigureRowProps {
  /** What the pictures show: the heading above them. */
  name: string | undefined;
  figures: { picture: Picture; caption?: string | undefined }[];
}

/** Pictures side by side; on phones a row to swipe through, so that each stays large enough to read. */
export function FigureRow({ name, figures }: FigureRowProps) {
  return (
    <div className={styles.root} data-count={figures.length}>
      <SwipeRow name={name} className={styles.list} items={figures.length > 2 ? 'tall' : 'any'}>
        {figures.map(({ picture, caption }) => (
          <li key={picture.fallback}>
            <Figure picture={picture} caption={caption} />
          </li>
        ))}
      </SwipeRow>
    </div>
  );
}
