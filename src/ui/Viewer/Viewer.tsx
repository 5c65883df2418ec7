import type { ReactNode } from 'react';
import { withBase } from '../../lib/href.ts';
import type { Picture } from '../../model/picture.ts';
import { sealedName } from '../../model/sealed.ts';
import type { Site } from '../../model/site.ts';
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

/** Where the large view comes to be, and its words. Nothing but Viewer.client.ts can open it, so that draws it. */
export function Viewer({ labels }: { labels: Site['labels'] }) {
  return (
    <dialog
      className={styles.root}
      data-viewer
      data-previous={labels.previousPicture}
      data-next={labels.nextPicture}
      data-close={labels.closePicture}
      aria-label={labels.viewer}
    />
  );
}
