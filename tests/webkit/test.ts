import { test as plain } from '@playwright/test';
import { startWebKit, type WebKit } from './browser.ts';
import { Tab } from './tab.ts';

export { expect } from '@playwright/test';

/** A desktop’s window, unless a test makes it another. */
export const DESKTOP: readonly [number, number] = [1440, 900];
export const PHONE: readonly [number, number] = [390, 844];

/** One WebKit for all; each test begins in a window of a desktop’s size. */
export const test = plain.extend<{ tab: Tab }, { webkit: WebKit }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here, and this needs none.
    async ({}, use) => {
      const webkit = await startWebKit();
      await use(webkit);
      await webkit.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ webkit, baseURL }, use, { annotations }) => {
    annotations.push({ type: 'engine', description: `${webkit.version} (WebKitGTK)` });
    const tab = new Tab(webkit, baseURL ?? '');
    await webkit.driver.get('about:blank');
    await tab.resize(...DESKTOP);
    await use(tab);
  },
});
