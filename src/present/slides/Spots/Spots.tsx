import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Beside } from '../Beside/Beside.tsx';
import type { FormProps } from '../form-props.ts';
import { Head } from '../Head/Head.tsx';
import { staged } from '../StagePicture/staged.ts';
import styles from './Spots.module.css';

/** A picture with numbers on it, and beside it what they stand for. */
export function Spots({ form, section }: FormProps<'spots'>) {
  const { picture, reasons } = form;
  const words = (
    <>
      <Head heading={form} section={section} size="beside" />
      <ol className={styles.reasons}>
        {reasons.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </>
  );
  return (
    <Beside words={words}>
      <div className={styles.root}>
        <Picture picture={staged(picture)} loading="early" className={styles.picture} />
        <svg className={styles.spots} aria-hidden="true">
          {reasons.map(({ title, spot }, index) => (
            <g key={title}>
              <circle cx={`${spot.x}%`} cy={`${spot.y}%`} r="30" />
              <text x={`${spot.x}%`} y={`${spot.y}%`} dy="0.36em" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </Beside>
  );
}
