import type { Browser } from '@playwright/test';
import { type Form, onScreen, SCREENS } from './screens.ts';

/** When something, and when the largest part, was on the screen: in milliseconds, as it happened. */
export interface Watched {
  first: number;
  largest: number;
}

/** Opens a page on a slowed processor, and on a slowed line unless the line itself is slow, and watches it come. */
export async function watchPage(
  browser: Browser,
  url: string,
  form: Form,
  { isLineSlow }: { isLineSlow: boolean },
): Promise<Watched> {
  const { roundTrip, speed, slowdown } = SCREENS[form];
  return await onScreen(browser, form, async (page) => {
    const session = await page.context().newCDPSession(page);
    if (!isLineSlow) {
      const bytes = (speed * 1000) / 8;
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: roundTrip,
        downloadThroughput: bytes,
        uploadThroughput: bytes,
      });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        new Promise<Watched>((resolve) => {
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          new PerformanceObserver((list) =>
            resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? 0 }),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  });
}

/** The largest picture in view when a page opens, as its HTML. Nothing, if it has none. */
export async function largestPicture(browser: Browser, url: string, form: Form): Promise<string> {
  return await onScreen(browser, form, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(() => {
      const area = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const width = Math.min(right, innerWidth) - Math.max(left, 0);
        return Math.max(width, 0) * Math.max(Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
      };
      const shown = (picture: Element) => area(picture.querySelector('img') ?? picture);
      const [largest] = [...document.querySelectorAll('picture')].sort(
        (one, other) => shown(other) - shown(one),
      );
      return largest && shown(largest) > 0 ? largest.outerHTML : '';
    });
  });
}
