import type { Picture } from '../../model/picture.ts';
import styles from './Photo.module.css';
import { ratioOf } from './ratio.ts';
import { useSource } from './sources.ts';

interface PhotoProps {
  picture: Picture;
  /** It says nothing that is not said beside it. */
  isDecoration?: boolean;
}

/** A picture, as large as its room allows. On paper the light version counts. */
export function Photo({ picture, isDecoration = false }: PhotoProps) {
  const { alt, fallback } = picture;
  return (
    <img
      className={styles.root}
      src={useSource(fallback)}
      alt={isDecoration ? '' : alt}
      data-picture={fallback}
      style={ratioOf(picture)}
    />
  );
}
