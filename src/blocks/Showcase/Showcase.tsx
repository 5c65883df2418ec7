import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Showcase.module.css';

export function Showcase({ features, ...head }: BlockProps<'showcase'>) {
  const Heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} items="tall" list="ol" className={styles.list}>
        {features.map(({ title, text, picture }) => (
          <li key={title} className={styles.feature}>
            <Figure picture={picture} />
            <div className={styles.words}>
              <Heading className={styles.title}>{title}</Heading>
              <p className={styles.text}>
                <RichText text={text} />
              </p>
            </div>
          </li>
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}
