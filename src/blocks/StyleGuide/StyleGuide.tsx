import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { FigureRow } from '../../ui/FigureRow/FigureRow.tsx';
import { Fold } from '../../ui/Fold/Fold.tsx';
import { useLabels } from '../../ui/Labels/Labels.ts';
import styles from './StyleGuide.module.css';

/** Pictures of the sheets say it at a glance: then the list of colours and styles is folded under them. */
export function StyleGuide({ swatches, specimens, pictures, ...head }: BlockProps<'styleGuide'>) {
  const labels = useLabels();
  const sheet = <Sheet swatches={swatches} specimens={specimens} />;
  return (
    <BlockFrame head={head}>
      {pictures ? (
        <>
          <FigureRow name={head.title} figures={pictures.map((picture) => ({ picture }))} />
          <div className={styles.folded}>
            <Fold words={labels.styleDetails}>{sheet}</Fold>
          </div>
        </>
      ) : (
        sheet
      )}
    </BlockFrame>
  );
}

function Sheet({ swatches, specimens }: Pick<BlockProps<'styleGuide'>, 'swatches' | 'specimens'>) {
  return (
    <>
      <ul className={styles.swatches}>
        {swatches.map(({ name, hex, use }) => (
          <li key={name}>
            {/* An attribute of SVG, because the CSP refuses style attributes. */}
            <svg className={styles.swatch} aria-hidden="true">
              <rect width="100%" height="100%" fill={hex} />
            </svg>
            <p className={styles.name}>{name}</p>
            <p className={styles.detail}>{hex}</p>
            <p className={styles.detail}>{use}</p>
          </li>
        ))}
      </ul>
      <ul className={styles.specimens}>
        {specimens.map(({ name, family, size, sample, use }) => (
          <li key={name} className={styles.specimen}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.detail}>{use}</p>
            </div>
            <p className={styles.sample} data-family={family} data-size={size}>
              {sample}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
