import { useEffect, useRef } from 'react';
import { MediaSourceContext } from '../lib/media-source.ts';
import type { Site } from '../model/site.ts';
import type { SealedMedia } from './media.ts';
import styles from './Unlocked.module.css';
import type { Opened } from './useGate.ts';

interface UnlockedProps {
  opened: Opened;
  words: Site['gate'];
  hasMediaFailed: boolean;
}

/** The opened study, drawn by the same components as an open one. */
export function Unlocked({
  opened: { Drawing, document: study, media },
  words,
  hasMediaFailed,
}: UnlockedProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const heading = root.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    // An anchor in the address had nothing to lead to until now.
    const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  useEffect(() => printWhole(media), [media]);

  return (
    <div className={styles.root} ref={root}>
      <MediaSourceContext value={media}>
        <Drawing document={study} />
      </MediaSourceContext>
      <div role="status">
        {hasMediaFailed && (
          <p className={styles.notice}>
            {words.mediaFailed}
            <button type="button" onClick={media.retry}>
              {words.retry}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** Ctrl+P waits for pictures that were never near the viewport; paper has no scrolling. */
function printWhole(media: SealedMedia) {
  const print = async (event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'p' ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    dispatchEvent(new Event('beforeprint'));
    // One turn for the pictures to ask, then until all have come.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await media.settled();
    window.print();
  };
  addEventListener('keydown', print);
  return () => removeEventListener('keydown', print);
}
