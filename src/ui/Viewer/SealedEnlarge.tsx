import { useContext, useEffect, useRef } from 'react';
import { largeSources } from '../../lib/large.ts';
import { MediaSourceContext } from '../../lib/media-source.ts';
import styles from './Viewer.module.css';
import type { EnlargeProps } from './Viewer.tsx';

/** The same link for a sealed picture: its large file is fetched and opened when it is asked for. */
export function SealedEnlarge({ picture, caption, label, className, children }: EnlargeProps) {
  const source = useContext(MediaSourceContext);
  const link = useRef<HTMLAnchorElement>(null);
  const src = picture.full?.src;

  useEffect(() => {
    const element = link.current;
    if (!element || !source || src === undefined) return;
    let users = 0;
    largeSources.set(element, () => {
      users++;
      return source.acquire(src);
    });
    return () => {
      largeSources.delete(element);
      while (users-- > 0) source.release(src);
    };
  }, [source, src]);

  return (
    <a
      ref={link}
      className={[styles.enlarge, className].filter(Boolean).join(' ')}
      href="#large"
      data-enlarge
      data-caption={caption}
    >
      <span className="visually-hidden">{`${label} `}</span>
      {children}
    </a>
  );
}
