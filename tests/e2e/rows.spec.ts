// Rows that are swiped through, and folds: what shortens a study without taking anything from it.
import type { Page } from '@playwright/test';
import { coveredWords } from '../helpers/rows.ts';
import { expect, test } from '../helpers/test.ts';

const PHONE = { width: 390, height: 844 };

/** The first row of a page that does not fit, and how far it was scrolled, whichever way the text runs. */
async function firstRow(page: Page) {
  const row = page.locator('main [data-row]').first();
  await row.scrollIntoViewIfNeeded();
  return { row, passed: () => row.evaluate((element) => Math.abs(Math.round(element.scrollLeft))) };
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`on a phone a row is gone through by buttons and by arrow keys, ${direction}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/ferry');
      await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
      const { row, passed } = await firstRow(page);
      const around = row.locator('..');
      const next = around.getByRole('button', { name: 'Next' });
      await expect(next).toBeVisible();
      const previous = around.getByRole('button', { name: 'Previous' });
      await expect(previous, 'leads nowhere yet').toHaveAttribute('aria-disabled', 'true');
      await next.click();
      await expect.poll(passed).toBeGreaterThan(150);
      await previous.click();
      await expect.poll(passed).toBe(0);
      await next.focus();
      const [on, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      await page.keyboard.press(on);
      await expect.poll(passed).toBeGreaterThan(150);
      await page.keyboard.press(back);
      await expect.poll(passed).toBe(0);
      await row.focus();
      await page.keyboard.press(direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft');
      await expect.poll(passed).toBeGreaterThan(20);
    });
  }
});

test('the buttons of a row cover no word, of the row or of what follows, at twice the text size too', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/ferry');
  await expect(page.locator('main [data-to="next"]:visible').first()).toBeVisible();
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
    expect(await coveredWords(page), size).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every item of a row can be scrolled to, the next one peeks in, and a fold opens', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/ferry');
    const items = page.locator('main [data-row]').first().locator('> * > li');
    const second = await items.nth(1).boundingBox();
    expect(second?.x).toBeLessThan(PHONE.width - 20);
    await items.last().scrollIntoViewIfNeeded();
    await expect(items.last()).toBeInViewport({ ratio: 0.5 });
    const fold = page.locator('main details[data-fold]').first();
    await fold.locator('summary').click();
    await expect(fold.locator('> div')).toBeVisible();
  });
});

test('on a desktop what fits has no buttons and takes no stop of the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ferry');
  const fits = page.locator('main [data-kind="any"]').first();
  await expect(fits.locator('[data-row]')).not.toHaveAttribute('tabindex');
  await expect(fits.getByRole('button')).toHaveCount(0);
});

test('on paper folds are open, and rows are not cut', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/ferry');
  await page.emulateMedia({ media: 'print' });
  for (const fold of await page.locator('main details[data-fold] > div').all())
    expect(await fold.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(
      true,
    );
  const cut = await page
    .locator('main [data-row]')
    .evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth + 1).length);
  expect(cut).toBe(0);
});
