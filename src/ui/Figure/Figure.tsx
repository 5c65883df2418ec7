import type { Picture as PictureData } from '../../model/picture.ts';
import { type Device, DeviceFrame } from '../DeviceFrame/DeviceFrame.tsx';
import { useLabels } from '../Labels/Labels.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Enlarge } from '../Viewer/Viewer.tsx';
import styles from './Figure.module.css';

interface FigureProps {
  picture: PictureData;
  caption?: string | undefined;
  /** What is drawn around it. */
  device?: Device | undefined;
}

/** A picture of a study: it opens large, and may have a line under it. */
export function Figure({ picture, caption, device }: FigureProps) {
  const labels = useLabels();
  const shown = (
    <Enlarge picture={picture} caption={caption} label={labels.enlarge} className={styles.frame}>
      <Picture picture={picture} className={styles.picture} />
    </Enlarge>
  );
  return (
    <figure className={styles.root}>
      {device ? <DeviceFrame device={device}>{shown}</DeviceFrame> : shown}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
