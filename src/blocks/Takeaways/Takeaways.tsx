import { plainText } from '../../model/inline.ts';
import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Takeaways.module.css';

export function Takeaways({ takeaways, ...head }: BlockProps<'takeaways'>) {
  const Heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} className={styles.list}>
        {takeaways.map(({ title, text }) => (
          <li key={title} className={styles.takeaway}>
            <Heading className={styles.title}>{title}</Heading>
            {text.map((paragraph) => (
              <p key={plainText(paragraph)}>
                <RichText text={paragraph} />
              </p>
            ))}
          </li>
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}
