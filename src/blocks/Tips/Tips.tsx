import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Tips.module.css';

export function Tips({ tips, picture, ...head }: BlockProps<'tips'>) {
  const Heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <div className={styles.root} data-pictured={picture ? '' : undefined}>
        {picture && <Figure picture={picture} />}
        <SwipeRow name={head.title} items={picture ? 'any' : 'tall'} className={styles.tips}>
          {tips.map(({ title, text, link }) => (
            <li key={title} className={styles.tip}>
              <Heading className={styles.title}>{title}</Heading>
              <p>
                <RichText text={text} />
              </p>
              <p className={styles.link}>
                <Link href={link.href}>{link.label}</Link>
              </p>
            </li>
          ))}
        </SwipeRow>
      </div>
    </BlockFrame>
  );
}
