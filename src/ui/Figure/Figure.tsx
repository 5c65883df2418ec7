import type { Picture as PictureData } from '../../model/picture.ts';
import { useLabels } from '../Labels/Labels.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Enlarge } from '../Viewer/Viewer.tsx';
import styles from './Figure.module.css';

interface FigureProps {
  picture: PictureData;
  caption?: string | undefined;
}

/** A picture of a study: it opens large, and may have a line under it. */
export function Figure({ picture, caption }: FigureProps) {
  const labels = useLabels();
  return (
    <figure className={styles.root}>
      <Enlarge picture={picture} caption={caption} label={labels.enlarge} className={styles.frame}>
        <Picture picture={picture} className={styles.picture} />
      </Enlarge>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
