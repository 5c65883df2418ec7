import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { PointList } from '../../ui/PointList/PointList.tsx';
import styles from './Components.module.css';

export function Components({ picture, parts, ...head }: BlockProps<'components'>) {
  return (
    <BlockFrame head={head}>
      <Figure picture={picture} />
      {parts && (
        <div className={styles.parts}>
          <PointList name={head.title} points={parts} heading={itemHeading(head)} />
        </div>
      )}
    </BlockFrame>
  );
}
