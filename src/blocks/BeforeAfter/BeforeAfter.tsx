import type { Picture } from '../../model/picture.ts';
import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useLabels } from '../../ui/Labels/Labels.ts';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './BeforeAfter.module.css';

export function BeforeAfter({ pairs, ...head }: BlockProps<'beforeAfter'>) {
  const labels = useLabels();
  const Heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} items="tall" className={styles.list}>
        {pairs.map(({ title, text, before, after }) => (
          <li key={title}>
            <div className={styles.words}>
              <Heading className={styles.title}>{title}</Heading>
              <p className={styles.text}>
                <RichText text={text} />
              </p>
            </div>
            <div className={styles.pair}>
              <Side label={labels.before} picture={before} />
              <span className={styles.arrow}>
                <Icon name="arrow" />
              </span>
              <Side label={labels.after} picture={after} />
            </div>
          </li>
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}

function Side({ label, picture }: { label: string; picture: Picture }) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <Figure picture={picture} />
    </div>
  );
}
