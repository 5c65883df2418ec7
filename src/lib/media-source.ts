import { createContext, type RefObject, useContext, useEffect, useState } from 'react';
import { sealedName } from '../model/sealed.ts';
import { withBase } from './href.ts';

/** Opens sealed media. A locked page provides one once it is open; open pages have none and need none. */
export interface MediaSource {
  /** An object URL for a sealed file; every call is matched by a `release`. */
  acquire(src: string): Promise<string>;
  release(src: string): void;
  /** The text of a sealed file, opened for whoever asks and kept by nobody. */
  read(src: string): Promise<string>;
}

/** Sent to a picture that is not in view but will be asked for next. */
export type Wanted = 'wanted';
const WANTED: Wanted = 'wanted';

export const MediaSourceContext = createContext<MediaSource | undefined>(undefined);

/**
 * The address to show a picture or film from. On an open page it is there at once, on the server too; a sealed file
 * gives undefined until it has been fetched and opened. Pass undefined for `src` to wait.
 */
export function useMediaUrl(src: string | undefined): string | undefined {
  const source = useContext(MediaSourceContext);
  const isSealed = src !== undefined && sealedName(src) !== undefined;
  const [opened, setOpened] = useState<{ src: string; url: string }>();
  useEffect(() => {
    if (!source || !isSealed) return;
    let isWanted = true;
    source.acquire(src).then(
      (url) => isWanted && setOpened({ src, url }),
      () => {}, // the source tells the gate
    );
    return () => {
      isWanted = false;
      source.release(src);
    };
  }, [source, src, isSealed]);
  if (src === undefined) return undefined;
  if (!isSealed) return withBase(src);
  // While a larger size is on its way, the one before stays.
  return opened?.url;
}

/** Whether an element has come within one screen of the viewport; printing brings near everything that is printed. */
export function useNear(element: RefObject<Element | null>, isPrinted = true): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (isNear || !target) return;
    const comeNear = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) comeNear();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(target);
    if (isPrinted) addEventListener('beforeprint', comeNear);
    target.addEventListener(WANTED, comeNear);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', comeNear);
      target.removeEventListener(WANTED, comeNear);
    };
  }, [element, isNear, isPrinted]);
  return isNear;
}
