import type { Page } from '@playwright/test';
import { unlockByLink } from '../helpers/overlay.ts';
import { seeEveryPicture } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 900 };

const selector = (page: Page) => page.locator('[data-starts]:has([role=radiogroup])');
const option = (page: Page, theme: string) => selector(page).getByRole('radio', { name: theme, exact: true });
const shown = (page: Page, words: string) => selector(page).getByRole('img', { name: words });

async function open(page: Page) {
  await page.goto('/archive');
  await selector(page).scrollIntoViewIfNeeded();
}

test('a theme is chosen by a click or by arrow keys, and fetched before', async ({ page }) => {
  await open(page);
  await test.step('it is a named radio group with the first chosen', async () => {
    const group = selector(page).getByRole('radiogroup', { name: 'See the letter on' });
    await expect(group.getByRole('radio')).toHaveCount(6);
    await expect(option(page, 'Plain')).toBeChecked();
    await expect(shown(page, 'The letter on plain paper.')).toBeVisible();
  });
  await test.step('hovering or focusing a theme fetches its picture', async () => {
    const image = (theme: number) => selector(page).locator(`[data-theme="${theme}"] img`);
    await expect(image(3)).toHaveAttribute('loading', 'lazy');
    await selector(page).getByText('Brick', { exact: true }).hover();
    await expect(image(3)).toHaveAttribute('loading', 'eager');
    await expect(image(5)).toHaveAttribute('loading', 'lazy');
    await option(page, 'Straw').focus();
    await expect(image(5)).toHaveAttribute('loading', 'eager');
    await expect(option(page, 'Plain')).toBeChecked();
  });
  await test.step('a click shows its picture and no other', async () => {
    await selector(page).getByText('Brick', { exact: true }).click();
    await expect(option(page, 'Brick')).toBeChecked();
    await expect(shown(page, 'The letter on red paper.')).toBeVisible();
    await expect(selector(page).getByRole('img')).toHaveCount(1);
  });
  await test.step('arrow keys go from theme to theme and round again', async () => {
    await option(page, 'Plain').check({ force: true });
    await option(page, 'Plain').focus();
    await page.keyboard.press('ArrowRight');
    await expect(option(page, 'Sky')).toBeFocused();
    await expect(shown(page, 'The letter on blue paper.')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(option(page, 'Straw')).toBeChecked();
    await expect(shown(page, 'The letter on yellow paper.')).toBeVisible();
  });
  await test.step('switching never moves what follows', async () => {
    for (const size of [DESKTOP, TABLET, { width: 390, height: 844 }]) {
      await page.setViewportSize(size);
      // Files have whole pixels: a picture that comes in another size moves the rest by half a one. All are here before.
      await open(page);
      await seeEveryPicture(page);
      const next = page.getByRole('contentinfo');
      const place = () => next.evaluate((block) => block.getBoundingClientRect().top + scrollY);
      const before = await place();
      for (const theme of ['Sky', 'Moss', 'Brick', 'Plum', 'Straw']) {
        await option(page, theme).check({ force: true });
        expect(await place(), theme).toBeCloseTo(before, 1);
      }
    }
  });
});

test('in a locked study, hovering really sends for the picture', async ({ page }) => {
  await unlockByLink(page, '/beacon');
  const selected = page.getByRole('radiogroup').getByText('Wharfdale', { exact: true });
  await selected.scrollIntoViewIfNeeded();
  const picture = page.locator('[data-theme="5"] img');
  await page.waitForTimeout(300);
  await expect(picture).toHaveAttribute('data-media', 'waiting');
  await selected.hover();
  await expect(picture).toHaveAttribute('data-media', 'open');
  await selected.click();
  await expect(picture).toBeVisible();
});

test('at tablet width the first is left out, and the second stands in for it', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await open(page);
  const isOnSecond = async () => {
    await expect(option(page, 'Plain')).toBeHidden();
    await expect(option(page, 'Sky')).toBeChecked();
    await expect(shown(page, 'The letter on blue paper.')).toBeVisible();
  };
  await isOnSecond();
  await expect(selector(page).getByRole('radio')).toHaveCount(5);
  await test.step('a window that becomes a tablet leaves the first for the second', async () => {
    await page.setViewportSize(DESKTOP);
    await option(page, 'Plain').check({ force: true });
    await page.setViewportSize(TABLET);
    await isOnSecond();
  });
  await test.step('another theme that was chosen stays', async () => {
    await page.setViewportSize(DESKTOP);
    await option(page, 'Plum').check({ force: true });
    await page.setViewportSize(TABLET);
    await expect(option(page, 'Plum')).toBeChecked();
    await expect(shown(page, 'The letter on purple paper.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a theme can be chosen all the same', async ({ page }) => {
    await open(page);
    await selector(page).getByText('Moss', { exact: true }).click();
    await expect(shown(page, 'The letter on green paper.')).toBeVisible();
    await expect(shown(page, 'The letter on plain paper.')).toBeHidden();
  });

  test('a tablet shows the second from the start @all', async ({ page }) => {
    await page.setViewportSize(TABLET);
    await open(page);
    await expect(option(page, 'Plain')).toBeHidden();
    await expect(shown(page, 'The letter on blue paper.')).toBeVisible();
  });
});
