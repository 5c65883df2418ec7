import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { MediaSourceContext } from '../../lib/media-source.ts';
import type { Picture } from '../../model/picture.ts';
import styles from './Viewer.module.css';

export interface EnlargeProps {
  picture: Picture;
  /** Shown under the picture in the large view. */
  caption?: string | undefined;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What opens a sealed picture large: the viewer asks it for the address. */
export interface SealedOpener extends HTMLButtonElement {
  /** Of another version of the picture, if one is named. */
  largeSource?: (src?: string) => Promise<string>;
}

/** A sealed picture that opens large. Its large file has no address: it is fetched and opened when it is asked for. */
export function SealedEnlarge({ picture, caption, label, className, children }: EnlargeProps) {
  const source = useContext(MediaSourceContext);
  const button = useRef<SealedOpener>(null);
  const src = picture.full?.src;

  useEffect(() => {
    const element = button.current;
    if (!element || !source || src === undefined) return;
    const acquired: string[] = [];
    element.largeSource = (wanted = src) => {
      acquired.push(wanted);
      return source.acquire(wanted);
    };
    return () => {
      delete element.largeSource;
      for (const one of acquired) source.release(one);
    };
  }, [source, src]);

  return (
    <button
      ref={button}
      type="button"
      className={[styles.enlarge, className].filter(Boolean).join(' ')}
      data-enlarge
      data-caption={caption}
    >
      <span className="visually-hidden">{`${label} `}</span>
      {children}
    </button>
  );
}
