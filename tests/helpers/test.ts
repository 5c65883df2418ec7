import { test as plain } from '@playwright/test';
import { at, BASE } from './host.ts';

export { expect } from '@playwright/test';
export { at };

/**
 * Tests name the site’s own paths. Under a sub-path they are looked for there, whichever way a page was opened: so it
 * is the worker’s classes that are told, once, and not each page.
 */
export const test = plain.extend<object, { underBase: undefined }>({
  underBase: [
    async ({ browser, playwright }, use) => {
      if (BASE) {
        const page = await browser.newPage();
        const request = await playwright.request.newContext();
        moveAlong(Object.getPrototypeOf(page), 'goto');
        moveAlong(Object.getPrototypeOf(request), 'fetch');
        await page.close();
        await request.dispose();
      }
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

type Visit = (this: unknown, address: unknown, ...rest: unknown[]) => unknown;

function moveAlong(object: Record<string, Visit | undefined>, method: string) {
  const original = object[method];
  if (!original)
    throw new Error(`Playwright has no ${method} any more: tests/helpers/test.ts needs another way.`);
  object[method] = function (address, ...rest) {
    return original.call(this, typeof address === 'string' ? at(address) : address, ...rest);
  };
}
