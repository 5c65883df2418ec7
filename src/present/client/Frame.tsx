import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Frame.module.css';
import { STAGE } from './stage.ts';

/** A place for slides of any size: they are scaled as a whole to be as large as it allows. */
export function Frame({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const settle = () => {
      const { width, height } = STAGE;
      const scale = Math.min(element.clientWidth / width, element.clientHeight / height);
      element.style.setProperty('--scale', String(scale));
    };
    settle();
    const watcher = new ResizeObserver(settle);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={frame} className={[styles.root, className].filter(Boolean).join(' ')}>
      <div className={styles.stage} data-slides>
        {children}
      </div>
    </div>
  );
}
