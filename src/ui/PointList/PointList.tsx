import type { RichText as Text } from '../../model/inline.ts';
import { RichText } from '../RichText/RichText.tsx';
import styles from './PointList.module.css';

interface PointListProps {
  points: { title: string; text: Text }[];
  /** The tag of the points’ headings. */
  heading: 'h3' | 'h4';
  /** Numbered where order or reference matters. */
  variant?: 'plain' | 'numbered';
}

/** Short points in columns: goals, insights, parts. */
export function PointList({ points, heading: Heading, variant = 'plain' }: PointListProps) {
  const List = variant === 'numbered' ? 'ol' : 'ul';
  return (
    <List className={styles.root} data-variant={variant} data-count={points.length}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </List>
  );
}
