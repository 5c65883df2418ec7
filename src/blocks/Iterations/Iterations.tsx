import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Iterations.module.css';

export function Iterations({ versions, ...head }: BlockProps<'iterations'>) {
  const Heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} list="ol" className={styles.list} items="large">
        {versions.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.version}>
            <Figure picture={picture} />
            <div className={styles.words}>
              <p className={styles.number} aria-hidden="true">
                {index + 1}
              </p>
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
