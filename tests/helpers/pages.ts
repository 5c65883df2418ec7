import type { Page } from '@playwright/test';

export const OPEN_STUDIES = ['/ferry', '/orchard', '/archive'];
export const LOCKED_STUDIES = ['/beacon', '/ledger'];
export const ROUTES = ['/', '/fun', '/about', ...OPEN_STUDIES, ...LOCKED_STUDIES];

/** The three layouts: each a width inside its range. */
export const LAYOUTS = [
  { name: 'phone', width: 390, height: 844, padding: 36 },
  { name: 'tablet', width: 1024, height: 900, padding: 100 },
  { name: 'desktop', width: 1440, height: 900, padding: 200 },
];

/** Scrolls through the whole page, so that everything lazy has been asked for, and back. */
export async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** Goes from picture to picture, each as soon as the one before is there; how wide each is, 0 if it never came. */
export const seeEveryPicture = (page: Page) =>
  page.locator('main img').evaluateAll(async (images) => {
    const seen: { alt: string; src: string; width: number }[] = [];
    // What only keeps a sealed picture’s place is none yet.
    const isThere = (image: HTMLImageElement) =>
      image.complete && image.naturalWidth > 1 && !image.currentSrc.startsWith('data:');
    for (const image of (images as HTMLImageElement[]).filter((one) => one.checkVisibility())) {
      image.scrollIntoView({ behavior: 'instant', block: 'center' });
      // Ten seconds are an age for a picture from the same machine.
      for (const end = performance.now() + 10_000; !isThere(image) && performance.now() < end; )
        await new Promise((resolve) => setTimeout(resolve, 20));
      seen.push({ alt: image.alt, src: image.currentSrc, width: isThere(image) ? image.naturalWidth : 0 });
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return seen;
  });

/** Whether anything sticks out to the side. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The pictures in view of a reader who scrolls that have not come. */
export const missingPictures = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 1))
        .map(({ currentSrc, alt }) => currentSrc || alt),
    );

/** Run in a page: whether what has the focus shows it, “end” where nothing has it, else what hides it. */
export function focusShown(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'end';
  const framed = element.closest('article:has(:focus-visible)') ?? element;
  const { outlineStyle, outlineWidth } = getComputedStyle(framed);
  const isShown = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  return isShown ? 'shown' : element.outerHTML.slice(0, 120);
}
