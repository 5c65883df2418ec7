// Without scripts, in every engine. Everything is asked by the mouse and by looking: in Firefox the driver’s own waiting
// needs scripts itself.
import type { Page } from '@playwright/test';
import { missingPictures, OPEN_STUDIES } from '../helpers/pages.ts';
import { at, expect, test } from '../helpers/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

/** Whether something can be seen, at this moment. */
const isShown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.some((one) => one.checkVisibility() && one.getClientRects().length > 0));

async function clickOn(page: Page, selector: string) {
  const [x = 0, y = 0] = await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    });
  await page.mouse.click(x, y);
}

test('the menu opens, closes by a click beside it, and leads on', async ({ page }) => {
  await page.goto('/');
  expect(await isShown(page, '#menu a')).toBe(false);
  await clickOn(page, '[popovertarget]');
  await expect.poll(() => isShown(page, '#menu a')).toBe(true);
  await page.mouse.click(300, 700);
  await expect.poll(() => isShown(page, '#menu a')).toBe(false);
  await clickOn(page, '[popovertarget]');
  await expect.poll(() => isShown(page, '#menu a')).toBe(true);
  await clickOn(page, `#menu a[href="${at('/fun')}"]`);
  await expect.poll(() => new URL(page.url()).pathname).toBe(at('/fun'));
});

test('an open page shows every picture, and a film as a link', async ({ page }) => {
  for (const route of ['/', '/fun', '/about', ...OPEN_STUDIES]) {
    await page.goto(route);
    await expect.poll(() => missingPictures(page), { message: route }).toEqual([]);
    expect(await page.locator('main img').count()).toBeGreaterThan(0);
  }
  await page.goto('/orchard');
  expect(await isShown(page, 'a[href$=".mp4"]')).toBe(true);
});

test('a locked page says what is needed', async ({ page }) => {
  await page.goto('/beacon');
  expect(
    await isShown(page, '[role=dialog] noscript a[href^="mailto:"], dialog noscript a[href^="mailto:"]'),
  ).toBe(true);
  expect(await isShown(page, 'input[type=password]')).toBe(false);
});
