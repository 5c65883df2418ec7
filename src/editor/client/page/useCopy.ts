import { type RefObject, useLayoutEffect } from 'react';
import { copyType, placeOver } from './place.ts';

/** Keeps an editable copy right over the words it stands for, whatever moves them, and those words out of sight. */
export function useCopy(field: RefObject<HTMLElement | null>, find: () => HTMLElement): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.color = getComputedStyle(find()).color;
    const release = (one: HTMLElement) => {
      delete one.dataset.editing;
      one.inert = false;
    };
    const follow = () => {
      const now = find();
      for (const one of document.querySelectorAll<HTMLElement>('[data-editing]'))
        if (one !== now) release(one);
      // What lies under the copy is neither heard nor reached: it would be the same words twice.
      now.dataset.editing = '';
      now.inert = true;
      copyType(now, element);
      placeOver(now, element);
      dispatchEvent(new Event('edit:placed'));
    };
    follow();
    addEventListener('edit:drawn', follow);
    addEventListener('resize', follow);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('edit:drawn', follow);
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow);
      for (const one of document.querySelectorAll<HTMLElement>('[data-editing]')) release(one);
    };
  }, [field, find]);
}
