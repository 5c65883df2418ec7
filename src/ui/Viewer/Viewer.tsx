import type { ReactNode } from 'react';
import { withBase } from '../../lib/href.ts';
import type { Picture } from '../../model/picture.ts';
import { sealedName } from '../../model/sealed.ts';
import type { Site } from '../../model/site.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SealedEnlarge } from './SealedEnlarge.tsx';
import styles from './Viewer.module.css';

export interface EnlargeProps {
  picture: Picture;
  /** Shown under the picture in the large view. */
  caption?: string | undefined;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A picture that opens large. Without a script it is a plain link to the large file. */
export function Enlarge(props: EnlargeProps) {
  const { picture, caption, label, className, children } = props;
  if (!picture.full) return children;
  if (sealedName(picture.full.src)) return <SealedEnlarge {...props} />;
  const { src, width, height } = picture.full;
  return (
    <a
      className={[styles.enlarge, className].filter(Boolean).join(' ')}
      href={withBase(src)}
      data-enlarge
      data-width={width}
      data-height={height}
      data-caption={caption}
    >
      <span className="visually-hidden">{`${label} `}</span>
      {children}
    </a>
  );
}

/** The large view itself, once per page; Viewer.client.ts brings it to life. */
export function Viewer({ labels }: { labels: Site['labels'] }) {
  return (
    <dialog className={styles.root} data-viewer aria-label={labels.viewer}>
      <figure className={styles.stage}>
        {/* biome-ignore lint/a11y/useAltText: the script copies the alt text of the picture it shows. */}
        <img className={styles.picture} data-viewer-picture />
        <figcaption className={styles.caption}>
          <span data-viewer-caption />
          <span className={styles.count} data-viewer-count />
        </figcaption>
      </figure>
      <button className={styles.previous} type="button" data-viewer-step="-1">
        <Icon name="previous" />
        <span className="visually-hidden">{labels.previousPicture}</span>
      </button>
      <button className={styles.next} type="button" data-viewer-step="1">
        <Icon name="next" />
        <span className="visually-hidden">{labels.nextPicture}</span>
      </button>
      <button className={styles.close} type="button" data-viewer-close>
        <Icon name="close" />
        <span className="visually-hidden">{labels.closePicture}</span>
      </button>
      <p className="visually-hidden" aria-live="polite" data-viewer-status />
    </dialog>
  );
}
