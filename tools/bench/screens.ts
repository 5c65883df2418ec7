import type { Browser, Page } from '@playwright/test';

export type Form = 'phone' | 'desktop';

/** The screens and lines that Lighthouse simulates: round trip in ms, kilobits a second, how often slower. */
export const SCREENS = {
  phone: { width: 412, height: 823, scale: 1.75, roundTrip: 150, speed: 1600, slowdown: 4 },
  desktop: { width: 1350, height: 940, scale: 1, roundTrip: 40, speed: 10_240, slowdown: 1 },
} as const;

export async function onScreen<Result>(
  browser: Browser,
  form: Form,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { width, height, scale } = SCREENS[form];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    // On a real line the site is served with a certificate that nobody signed.
    ignoreHTTPSErrors: true,
  });
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}
