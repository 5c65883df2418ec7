import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './VisualDesign.module.css';

export function VisualDesign({ colour, typography, ...head }: BlockProps<'visualDesign'>) {
  const Heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <div className={styles.root}>
        {[colour, typography].map(({ title, text, picture }) => (
          <div key={title}>
            <Figure picture={picture} />
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.text}>
              <RichText text={text} />
            </p>
          </div>
        ))}
      </div>
    </BlockFrame>
  );
}
