import type { Page } from '@playwright/test';
import { LOCKED_STUDIES, readThrough } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

/** Kilobytes over the wire until a page has come to rest, by kind. Raise one only with a reason in the commit.
 * The owner’s name has letters of two more font files; the sample’s fonts are weighed in tests/any-owner/sample.spec.ts. */
const BUDGETS = {
  '/': { document: 9, script: 0, font: 29, image: { phone: 36, desktop: 36 } },
  '/fun': { document: 8, script: 3, font: 29, image: { phone: 44, desktop: 30 } },
  '/about': { document: 8, script: 0, font: 29, image: { phone: 12, desktop: 9 } },
  '/ferry': { document: 20, script: 3, font: 29, image: { phone: 50, desktop: 46 } },
  '/orchard': { document: 20, script: 3, font: 29, image: { phone: 36, desktop: 36 } },
  '/archive': { document: 20, script: 3, font: 29, image: { phone: 64, desktop: 44 } },
  '/beacon': { document: 13, script: 70, font: 29, image: { phone: 12, desktop: 12 } },
  '/ledger': { document: 13, script: 70, font: 29, image: { phone: 9, desktop: 9 } },
} as const;

const SCREENS = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  desktop: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
} as const;

const KB = 1024;

/** Adds up what the page fetches from now on, by kind, as it travels: compressed. */
function weigh(page: Page) {
  const pending: Promise<void>[] = [];
  const bytes: Record<string, number> = {
    document: 0,
    script: 0,
    stylesheet: 0,
    font: 0,
    image: 0,
    media: 0,
  };
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    const add = async () => {
      const { responseBodySize } = await request.sizes();
      // Only now: while one was waited for, others were added.
      bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
    };
    pending.push(add());
  });
  return async () => {
    await Promise.all(pending);
    return bytes;
  };
}

/** The path of the picture that takes most of the first screen. */
const largestPicture = (page: Page) =>
  page.locator('main picture img').evaluateAll((images) => {
    const area = (image: Element) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      return Math.max(width, 0) * Math.max(Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
    };
    const [largest] = (images as HTMLImageElement[]).toSorted((one, other) => area(other) - area(one));
    return largest ? new URL(largest.currentSrc).pathname : '';
  });

for (const [screen, use] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use(use);

    for (const [route, budget] of Object.entries(BUDGETS)) {
      test(`${route} stays within its budget, and nothing but the HTML blocks it`, async ({ page }) => {
        const weight = weigh(page);
        const asked: string[] = [];
        const scripts: string[] = [];
        page.on('request', (request) => {
          const path = new URL(request.url()).pathname;
          if (request.resourceType() === 'image') asked.push(path);
          if (request.resourceType() === 'script') scripts.push(path);
        });
        await page.goto(route, { waitUntil: 'networkidle' });
        const bytes = await weight();
        for (const kind of ['document', 'script', 'font'] as const)
          expect.soft(bytes[kind], kind).toBeLessThanOrEqual(budget[kind] * KB);
        if (!LOCKED_STUDIES.includes(route))
          expect.soft(scripts.length, 'no script waits for another').toBeLessThanOrEqual(1);
        expect.soft(bytes.stylesheet, 'all styles are in the HTML').toBe(0);
        expect.soft(bytes.image, 'image').toBeLessThanOrEqual(budget.image[screen as 'phone'] * KB);
        expect.soft(bytes.font, 'fonts are used').toBeGreaterThan(0);
        expect.soft(bytes.media, 'no film before it is near').toBe(0);
        const blocking = await page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
            .map(({ name }) => name),
        );
        expect.soft(blocking).toEqual([]);
        await test.step('the largest picture is asked for before anything else, once, in the very size the page shows', async () => {
          // Fun asks for the top of each of its columns, and Work for its first card too.
          const first = { '/': 2, '/fun': 3 }[route] ?? 1;
          expect.soft(asked.slice(0, first)).toContain(await largestPicture(page));
          expect.soft(new Set(asked).size).toBe(asked.length);
        });
      });
    }
  });
}

test.describe('the Work page on a phone', () => {
  test.use(SCREENS.phone);

  test('weighs less than 150 KB in all, read to its end', async ({ page }) => {
    const weight = weigh(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await readThrough(page);
    const all = Object.values(await weight()).reduce((sum, bytes) => sum + bytes, 0);
    expect(all).toBeLessThan(150 * KB);
  });
});
