import type { Page } from '@playwright/test';

export const OPEN_STUDIES = ['/pledgx', '/crypto_insights', '/eztax'];
export const LOCKED_STUDIES = ['/interac', '/trakt'];
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

/** Whether anything sticks out to the side. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
