import type { Picture as PictureData } from '../../../model/picture.ts';
import { useLabels } from '../../../ui/Labels/Labels.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Enlarge } from '../../../ui/Viewer/Viewer.tsx';
import styles from './StagePicture.module.css';
import { isLongUnder, shapeOf, staged } from './staged.ts';

interface StagePictureProps {
  picture: PictureData;
  caption?: string | undefined;
  /** How wide its place is, in pixels of the stage. */
  room?: number;
}

/** A picture as large as the room it is given, whole. It opens large as on the page. */
export function StagePicture({ picture, caption, room = 940 }: StagePictureProps) {
  const labels = useLabels();
  return (
    <figure className={styles.root} data-shape={shapeOf(picture)}>
      <Enlarge picture={picture} caption={caption} label={labels.enlarge} className={styles.room}>
        <Picture picture={staged(picture)} loading="early" className={styles.picture} />
      </Enlarge>
      {caption && (
        <figcaption className={styles.caption} data-long={isLongUnder(caption, room) || undefined}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
