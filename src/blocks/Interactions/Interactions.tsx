import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Interactions.module.css';

export function Interactions({ interactions, ...head }: BlockProps<'interactions'>) {
  const Heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} className={styles.list} items="large">
        {interactions.map(({ title, text, picture }) => (
          <li key={title}>
            <Figure picture={picture} />
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.text}>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}
