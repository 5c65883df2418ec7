import { withBase } from '../../lib/href.ts';
import { sealedName } from '../../model/sealed.ts';
import type { Site } from '../../model/site.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type EnlargeProps, SealedEnlarge } from './SealedEnlarge.tsx';
import styles from './Viewer.module.css';

/** A picture that opens large. Without a script it is a plain link to the large file. */
export function Enlarge(props: EnlargeProps) {
  const { picture, caption, label, className, children } = props;
  if (!picture.full) return children;
  if (sealedName(picture.full.src)) return <SealedEnlarge {...props} />;
  return (
    <a
      className={[styles.enlarge, className].filter(Boolean).join(' ')}
      href={withBase(picture.full.src)}
      data-enlarge
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
      <figure>
        <div data-viewer-room />
        <figcaption>
          <span data-viewer-caption />
          <span data-viewer-count />
        </figcaption>
      </figure>
      <button type="button" data-viewer-step="-1" aria-label={labels.previousPicture}>
        <Icon name="previous" />
      </button>
      <button type="button" data-viewer-step="1" aria-label={labels.nextPicture}>
        <Icon name="next" />
      </button>
      <button type="button" data-viewer-zoom aria-pressed="false" aria-label={labels.zoomPicture}>
        <span aria-hidden="true">+</span>
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" data-viewer-close aria-label={labels.closePicture}>
        <Icon name="close" />
      </button>
      <p className="visually-hidden" aria-live="polite" data-viewer-status />
    </dialog>
  );
}
