import { plainText } from '../../model/inline.ts';
import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { useLabels } from '../../ui/Labels/Labels.ts';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Testing.module.css';

export function Testing({ findings, ...head }: BlockProps<'testing'>) {
  const labels = useLabels();
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} items="tall" className={styles.list}>
        {findings.map(({ saw, changed }) => (
          <li key={plainText(saw)} className={styles.finding}>
            <div>
              <p className={styles.label}>{labels.saw}</p>
              <p>
                <RichText text={saw} />
              </p>
            </div>
            <div className={styles.change}>
              <p className={styles.label}>{labels.changed}</p>
              <p>
                <RichText text={changed} />
              </p>
            </div>
          </li>
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}
