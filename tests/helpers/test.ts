import { test as plain } from '@playwright/test';
import { INSTALLED_FIREFOX, preferencesFor, refuseToEmulate } from './firefox.ts';
import { at, BASE } from './host.ts';
import { markOf } from './marks.ts';

export { expect } from '@playwright/test';
export { at };

/**
 * Tests name the site’s own paths. Under a sub-path they are looked for there, whichever way a page was opened: so it
 * is the worker’s classes that are told, once, and not each page.
 */
export const test = plain.extend<{ marked: undefined }, { underBase: undefined }>({
  marked: [
    async ({ browser }, use, { project, titlePath, annotations }) => {
      annotations.push({ type: 'engine', description: browser.version() });
      const mark = markOf(project.name, titlePath);
      test.skip(mark !== undefined, mark?.reason);
      await use(undefined);
    },
    { auto: true },
  ],
  context: async (
    { context, playwright, channel, contextOptions, javaScriptEnabled, launchOptions, viewport, baseURL },
    use,
  ) => {
    const wishes =
      channel === INSTALLED_FIREFOX ? preferencesFor(contextOptions, javaScriptEnabled !== false) : {};
    if (Object.keys(wishes).length === 0) return use(context);
    const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, ...wishes };
    const browser = await playwright.firefox.launch({ ...launchOptions, firefoxUserPrefs });
    await use(await browser.newContext({ viewport, ...(baseURL && { baseURL }) }));
    await browser.close();
  },
  page: async ({ page, channel }, use) => {
    if (channel === INSTALLED_FIREFOX) refuseToEmulate(page);
    await use(page);
  },
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
