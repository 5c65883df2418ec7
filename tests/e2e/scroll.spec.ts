import type { Page } from '@playwright/test';
import { at, expect, test } from '../helpers/test.ts';

const position = (page: Page) => page.evaluate(() => scrollY);

async function scrollDown(page: Page) {
  // A step through history jumps once more, two frames later: nobody scrolls before that.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => position(page)).toBe(900);
}

test('a script that changes the query string brings the page to its top', async ({ page }) => {
  await page.goto('/about');
  await scrollDown(page);
  await page.evaluate(() => history.pushState(null, '', '?tab=work'));
  await expect.poll(() => position(page)).toBe(0);
});

test('back and forward over such a change do so too', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => history.pushState(null, '', '?tab=work'));
  await scrollDown(page);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(0);
  await scrollDown(page);
  await page.goForward();
  await expect.poll(() => position(page)).toBe(0);
});

test('a link that changes the query string, and the way back from it, do so too', async ({ page }) => {
  await page.goto('/about');
  await scrollDown(page);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
  }, at('/about?from=mail'));
  await page.waitForURL('**/about?from=mail');
  await expect.poll(() => position(page)).toBe(0);
  await scrollDown(page);
  await page.goBack();
  await page.waitForURL(/about$/);
  await page.waitForTimeout(300);
  expect(await position(page)).toBe(0);
});

test('an anchor does not: only the query string counts', async ({ page }) => {
  await page.goto('/about');
  await scrollDown(page);
  await page.evaluate(() => history.pushState(null, '', '#here'));
  await page.waitForTimeout(200);
  expect(await position(page)).toBe(900);
});

test('between pages, back returns to where the reader was', async ({ page }) => {
  await page.goto('/about');
  await scrollDown(page);
  await page.getByRole('banner').getByRole('link', { name: 'Fun' }).click();
  await expect(page).toHaveURL(at('/fun'));
  expect(await position(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(900);
});
