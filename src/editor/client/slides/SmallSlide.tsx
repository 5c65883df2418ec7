import { useEffect, useRef, useState } from 'react';
import type { SlideModule } from './module.ts';
import styles from './SlidesPanel.module.css';
import { type Sheets, standFor } from './sheets.ts';

type SmallSlideProps = Parameters<ReturnType<SlideModule['openSlide']>['draw']>[0] & {
  made: SlideModule;
  sheets: Sheets;
};

/** A slide in small. It is drawn once it comes near the window, and again when what it shows has changed. */
export function SmallSlide({ made, sheets, slide, number, of, labels }: SmallSlideProps) {
  const host = useRef<HTMLDivElement>(null);
  const opened = useRef<ReturnType<SlideModule['openSlide']>>(undefined);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!host.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    watcher.observe(host.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear || !host.current) return;
    const slide = made.openSlide(host.current, sheets.all);
    opened.current = slide;
    return () => {
      opened.current = undefined;
      // React may not unmount one tree while it draws another.
      queueMicrotask(slide.close);
    };
  }, [isNear, made, sheets]);
  useEffect(() => {
    if (!isNear || !host.current) return;
    standFor(host.current);
    opened.current?.draw({ slide, number, of, labels });
  }, [isNear, slide, number, of, labels]);
  return <div ref={host} className={styles.slide} aria-hidden="true" />;
}
