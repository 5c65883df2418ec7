import { useEffect, useRef, useState } from 'react';
import styles from './Miniature.module.css';
import { PagePicture, type Pictured } from './page-picture.tsx';

interface MiniatureProps {
  /** How wide and high the window is that it is a picture of, in pixels. */
  window: { width: number; height: number };
  /** None, while it is on its way. */
  pictured: Pictured | undefined;
}

/** The page follows the hand; its small pictures follow when the hand rests. */
const REST = 120;

/** The page as it is, small and in another sheet. Nothing in it can be reached. It is drawn once it comes into view. */
export function Miniature({ window: { width, height }, pictured }: MiniatureProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [picture, setPicture] = useState<PagePicture>();

  useEffect(() => {
    const box = place.current;
    if (!box || !frame.current) return;
    const seeing = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    seeing.observe(box);
    const { style } = frame.current;
    Object.assign(style, { width: `${width}px`, height: `${height}px` });
    box.style.aspectRatio = `${width} / ${height}`;
    const sizing = new ResizeObserver(() => {
      style.scale = String(box.clientWidth / width);
    });
    sizing.observe(box);
    return () => {
      seeing.disconnect();
      sizing.disconnect();
    };
  }, [width, height]);

  useEffect(() => {
    if (!isSeen || !frame.current) return;
    const made = new PagePicture(frame.current);
    setPicture(made);
    return () => made.end();
  }, [isSeen]);

  const { css, state, documents, layout } = pictured ?? {};
  const isDrawn = useRef(false);
  useEffect(() => {
    if (!picture || css === undefined) return;
    const timer = setTimeout(() => picture.wear(css), isDrawn.current ? REST : 0);
    return () => clearTimeout(timer);
  }, [picture, css]);
  useEffect(() => {
    if (!picture || !state || !documents) return;
    const timer = setTimeout(
      () => {
        picture.draw({ state, documents, ...(layout && { layout }) });
        isDrawn.current = true;
      },
      isDrawn.current ? REST : 0,
    );
    return () => clearTimeout(timer);
  }, [picture, state, documents, layout]);

  return (
    <div ref={place} className={styles.root} inert>
      <iframe
        ref={frame}
        className={styles.frame}
        title="A picture of this page"
        tabIndex={-1}
        aria-hidden="true"
      />
    </div>
  );
}
