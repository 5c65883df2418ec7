import type { Page } from '@playwright/test';

/** What is wrong with the slides of a gallery: what leaves the stage or lies under its number, and type that is too small. */
export const slideFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STAGE = { width: 1600, left: 60, top: 50, right: 1540, bottom: 816, type: 28 };
    const faultsOn = (stage: HTMLElement): string[] => {
      const slide = stage.querySelector('section');
      if (!slide) return [`${stage.dataset.example}: there is no slide`];
      const box = slide.getBoundingClientRect();
      const scale = box.width / STAGE.width;
      return [...slide.querySelectorAll('*')].flatMap((element) => {
        // The words of these are heard, or are a drawing’s own; the number has a place of its own.
        if (element.closest('.visually-hidden, svg, source, video, noscript') || !element.checkVisibility())
          return [];
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const isNumber = element.parentElement === slide && getComputedStyle(element).position === 'absolute';
        if (width === 0 || height === 0 || isNumber) return [];
        const name = `${stage.dataset.example}: <${element.localName}> ${element.textContent?.slice(0, 40)}`;
        const isInside =
          left - box.left >= STAGE.left * scale &&
          top - box.top >= STAGE.top * scale &&
          right - box.left <= STAGE.right * scale &&
          bottom - box.top <= STAGE.bottom * scale;
        const isText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        return [
          ...(isInside ? [] : [`${name} leaves the stage`]),
          ...(isText && size < STAGE.type ? [`${name} is ${size} px`] : []),
          ...(isText && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
            ? [`${name} is wider than its place`]
            : []),
        ];
      });
    };
    return [...document.querySelectorAll<HTMLElement>('[data-example]')].flatMap(faultsOn);
  });
