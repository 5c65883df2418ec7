import type { Page } from '@playwright/test';
import { at, expect, test } from '../helpers/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const closer = (page: Page) => page.getByRole('button', { name: 'Close menu' });
const menu = (page: Page) => page.locator('#menu');
const barColour = (page: Page) =>
  page
    .locator('header > div')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('the hamburger opens a full-screen menu and closes it again', async ({ page }) => {
  await page.goto('/');
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 64, width: 390, height: 844 - 64 });
  await expect(menu(page).getByRole('link')).toHaveText([
    'Work',
    'Fun',
    'About',
    'Resume',
    'Email me',
    'LinkedIn',
  ]);
  await closer(page).click();
  await expect(menu(page)).toBeHidden();
});

test('screen readers are told whether it is open', async ({ page }) => {
  await page.goto('/');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await opener(page).click();
  await expect(closer(page)).toHaveAttribute('aria-expanded', 'true');
});

test('the bar is 80% opaque while the menu is closed and fully opaque while it is open', async ({ page }) => {
  await page.goto('/');
  expect(await barColour(page)).toBe('color(srgb 1 1 1 / 0.8)');
  await opener(page).click();
  await expect.poll(() => barColour(page)).toBe('rgb(255, 255, 255)');
});

test('an item closes it and leads to its page', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await menu(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(at('/about'));
  await expect(menu(page)).toBeHidden();
});

test('the Resume item closes it too, though it opens elsewhere', async ({ page, context }) => {
  await page.goto('/');
  await opener(page).click();
  const beside = context.waitForEvent('page');
  await menu(page).getByRole('link', { name: 'Resume' }).click();
  await (await beside).close();
  await expect(menu(page)).toBeHidden();
});

test('a click anywhere on the overlay closes it', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await page.mouse.click(300, 700);
  await expect(menu(page)).toBeHidden();
});

test('Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('focus stays in the bar and the menu while it is open', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  const visited = new Set<string>();
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press('Tab');
    visited.add(
      await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'window';
        return element.closest('header, .skip-link') ? 'bar' : element.outerHTML.slice(0, 80);
      }),
    );
  }
  visited.delete('window');
  expect([...visited]).toEqual(['bar']);
});

test('the page behind it does not scroll', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('it is closed when the reader comes back to the page', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await menu(page).getByRole('link', { name: 'Fun' }).click();
  await expect(page).toHaveURL(at('/fun'));
  await page.goBack();
  await expect(page).toHaveURL(at('/'));
  await expect(menu(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, closes and dismisses all the same', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await closer(page).click();
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await page.mouse.click(300, 700);
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Fun' }).click();
    await expect(page).toHaveURL(at('/fun'));
  });
});
