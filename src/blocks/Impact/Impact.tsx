import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { useLabels } from '../../ui/Labels/Labels.ts';
import styles from './Impact.module.css';

export function Impact({ figures, internal, ...head }: BlockProps<'impact'>) {
  const labels = useLabels();
  return (
    <BlockFrame head={head}>
      <div className={styles.root}>
        <FactList facts={figures.map((figure) => ({ ...figure, achieved: true }))} />
        {internal && <p className={styles.note}>{labels.internalFigures}</p>}
      </div>
    </BlockFrame>
  );
}
