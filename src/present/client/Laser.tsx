import { useLayoutEffect, useRef } from 'react';
import styles from './Laser.module.css';
import { STAGE } from './stage.ts';
import { usePoint } from './useSession.ts';

/** A red dot on the slide, in every window, where the speaker points. */
export function Laser() {
  const point = usePoint();
  const dot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!dot.current || !point) return;
    dot.current.style.transform = `translate(${point.x * STAGE.width}px, ${point.y * STAGE.height}px)`;
  }, [point]);
  return point?.isLaser ? <div ref={dot} className={styles.root} data-laser /> : null;
}
