import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { SlideView } from '../slides/SlideView.tsx';
import { nearness } from './near.ts';
import { picturesOf, prepare } from './pictures.ts';
import styles from './Slides.module.css';
import { useGiven, usePoint } from './useSession.ts';

/**
 * The slide that is shown, with the ones before and after it drawn already, out of sight: a key only changes which of
 * them is seen, and the next one’s pictures are decoded by then.
 */
export function Slides({ at, near }: { at: number; near: number | undefined }) {
  const { slides } = useGiven();
  const root = useRef<HTMLDivElement>(null);
  const settled = useDeferredValue(at);
  const drawn = new Set([at, settled, settled - 1, settled + 1]);
  useLayoutEffect(() => {
    for (const slide of root.current?.querySelectorAll(
      `[data-at="${settled + 1}"], [data-at="${settled - 1}"]`,
    ) ?? [])
      prepare(slide);
  }, [settled]);
  const point = usePoint();
  useLayoutEffect(() => {
    const slide = root.current?.querySelector<HTMLElement>('[data-state=shown]');
    if (!slide) return;
    const picture = near === undefined ? undefined : picturesOf(slide)[near];
    slide.style.transform = picture ? nearness(boxIn(slide, picture), point) : '';
  });
  return (
    <div ref={root} className={styles.root}>
      {slides.map((slide, index) =>
        drawn.has(index) ? (
          <div
            key={slide.id}
            className={styles.slide}
            data-at={index}
            data-state={index === at ? 'shown' : 'ready'}
            data-near={index === at && near !== undefined ? '' : undefined}
            inert={index !== at}
          >
            <SlideView slide={slide} number={index + 1} of={slides.length} />
          </div>
        ) : null,
      )}
    </div>
  );
}

/** Where a picture stands on its slide, whatever that is scaled to. */
function boxIn(slide: HTMLElement, picture: HTMLElement) {
  const [outer, inner] = [slide.getBoundingClientRect(), picture.getBoundingClientRect()];
  const scale = outer.width / slide.offsetWidth;
  return {
    left: (inner.left - outer.left) / scale,
    top: (inner.top - outer.top) / scale,
    width: inner.width / scale,
    height: inner.height / scale,
  };
}
