import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { PointList } from '../../ui/PointList/PointList.tsx';
import styles from './ChosenWireframe.module.css';

/** The numbers stand on the picture where the reasons point: one drawing over the other, in percent. */
export function ChosenWireframe({ picture, reasons, ...head }: BlockProps<'chosenWireframe'>) {
  return (
    <BlockFrame head={head}>
      <div className={styles.root}>
        <div className={styles.picture}>
          <Figure picture={picture} />
          <svg className={styles.spots} aria-hidden="true">
            {reasons.map(({ title, spot }, index) => (
              <g key={title} className={styles.spot}>
                <circle cx={`${spot.x}%`} cy={`${spot.y}%`} r="18" />
                <text x={`${spot.x}%`} y={`${spot.y}%`} dy="0.36em" textAnchor="middle">
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <div className={styles.reasons}>
          <PointList
            name={head.title}
            points={reasons}
            heading={itemHeading(head)}
            variant="numbered"
            isBeside
          />
        </div>
      </div>
    </BlockFrame>
  );
}
