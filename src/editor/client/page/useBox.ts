import { useEffect, useState } from 'react';

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Where an element is on the page, for as long as it is there: whatever moves it, the box follows. */
export function useBox(find: () => HTMLElement | undefined, key: string): Box | undefined {
  const [box, setBox] = useState<Box>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when another element is meant.
  useEffect(() => {
    const follow = () => {
      const rect = find()?.getBoundingClientRect();
      setBox(
        rect && {
          top: rect.top + scrollY,
          left: rect.left + scrollX,
          width: rect.width,
          height: rect.height,
        },
      );
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(document.body);
    const main = document.querySelector('main');
    if (main) observer.observe(main);
    addEventListener('edit:drawn', follow);
    return () => {
      observer.disconnect();
      removeEventListener('edit:drawn', follow);
    };
  }, [key]);
  return box;
}

/** Positions are set by script: a style attribute would be refused by the page’s policy. */
export function lay(element: HTMLElement | null, { top, left, width, height }: Box): void {
  if (!element) return;
  Object.assign(element.style, {
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}
