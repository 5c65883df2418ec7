import type { RichText as Text } from '../../model/inline.ts';
import type { Picture } from '../../model/picture.ts';
import { Figure } from '../Figure/Figure.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './Shown.module.css';

interface ShownProps {
  title: string;
  text: Text;
  picture: Picture;
  as: 'h3' | 'h4';
}

/** One of several things that are shown: its picture, and what it is. */
export function Shown({ title, text, picture, as: Heading }: ShownProps) {
  return (
    <li>
      <Figure picture={picture} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>
        <RichText text={text} />
      </p>
    </li>
  );
}
