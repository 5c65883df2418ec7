import type { Picture as PictureData } from '../../../model/picture.ts';
import { useLabels } from '../../../ui/Labels/Labels.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Enlarge } from '../../../ui/Viewer/Viewer.tsx';
import styles from './StagePicture.module.css';
import { shapeOf, staged } from './staged.ts';

interface StagePictureProps {
  picture: PictureData;
  caption?: string | undefined;
}

/** A picture as large as the room it is given, whole. It opens large as on the page. */
export function StagePicture({ picture, caption }: StagePictureProps) {
  const labels = useLabels();
  return (
    <figure className={styles.root} data-shape={shapeOf(picture)}>
      <Enlarge picture={picture} caption={caption} label={labels.enlarge} className={styles.room}>
        <Picture picture={staged(picture)} loading="early" className={styles.picture} />
      </Enlarge>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
