import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { PointList } from '../../ui/PointList/PointList.tsx';
import styles from './PictureBlock.module.css';

export function PictureBlock({ figure, points, ...head }: BlockProps<'picture'>) {
  return (
    <BlockFrame head={head}>
      <Figure {...figure} />
      {points && (
        <div className={styles.points}>
          <PointList name={head.title} points={points} heading={itemHeading(head)} />
        </div>
      )}
    </BlockFrame>
  );
}
