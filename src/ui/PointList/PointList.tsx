import type { RichText as Text } from '../../model/inline.ts';
import { RichText } from '../RichText/RichText.tsx';
import { SwipeRow } from '../SwipeRow/SwipeRow.tsx';
import styles from './PointList.module.css';

interface PointListProps {
  /** What the points are about: the heading above them. */
  name: string | undefined;
  points: { title: string; text: Text }[];
  /** The tag of the points’ headings. */
  heading: 'h3' | 'h4';
  /** Numbered where order or reference matters. */
  variant?: 'plain' | 'numbered';
  /** Whether they stand beside something, which leaves them the place of a column. */
  isBeside?: boolean;
}

/** Short points in columns: goals, insights, parts. */
export function PointList({ name, points, heading: Heading, variant = 'plain', isBeside }: PointListProps) {
  return (
    <div data-variant={variant} data-count={points.length} className={styles.root}>
      <SwipeRow
        name={name}
        list={variant === 'numbered' ? 'ol' : 'ul'}
        className={styles.list}
        items={points.length > 2 && !isBeside ? 'tall' : 'any'}
      >
        {points.map(({ title, text }) => (
          <li key={title} className={styles.point}>
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.text}>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </SwipeRow>
    </div>
  );
}
