import type { Page } from '@playwright/test';
import { DEV, example } from '../helpers/gallery.ts';
import { unlockByLink } from '../helpers/overlay.ts';
import { expect, test } from '../helpers/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 900 };

const selector = (page: Page) => example(page, 'bankSelector', 'everything');
const option = (page: Page, bank: string) => selector(page).getByRole('radio', { name: bank, exact: true });
const dashboard = (page: Page, words: string) => selector(page).getByRole('img', { name: words });

async function open(page: Page) {
  await page.goto(`${DEV}/blocks`);
  await selector(page).scrollIntoViewIfNeeded();
}

test('it is a named radio group of six, with Default chosen', async ({ page }) => {
  await open(page);
  const group = selector(page).getByRole('radiogroup', { name: 'See the dashboard as' });
  await expect(group.getByRole('radio')).toHaveCount(6);
  await expect(option(page, 'Default')).toBeChecked();
  await expect(dashboard(page, 'Accounts without a bank.')).toBeVisible();
});

test('a click on a bank shows its dashboard and no other', async ({ page }) => {
  await open(page);
  await selector(page).getByText('Scotia', { exact: true }).click();
  await expect(option(page, 'Scotia')).toBeChecked();
  await expect(dashboard(page, 'Accounts at Scotia.')).toBeVisible();
  await expect(selector(page).getByRole('img')).toHaveCount(1);
});

test('arrow keys go from bank to bank and round again', async ({ page }) => {
  await open(page);
  await option(page, 'Default').focus();
  await page.keyboard.press('ArrowRight');
  await expect(option(page, 'TD')).toBeFocused();
  await expect(dashboard(page, 'Accounts at TD.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(option(page, 'CIBC')).toBeChecked();
  await expect(dashboard(page, 'Accounts at CIBC.')).toBeVisible();
});

test('switching never moves what follows', async ({ page }) => {
  for (const size of [DESKTOP, TABLET, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await open(page);
    const next = page.locator('#block-showcase, #block-beforeAfter').first();
    const before = await next.boundingBox();
    expect(before).not.toBeNull();
    for (const bank of ['TD', 'BMO', 'Scotia', 'RBC', 'CIBC']) {
      await option(page, bank).check({ force: true });
      expect(await next.boundingBox(), bank).toEqual(before);
    }
  }
});

test('hovering or focusing a bank fetches its dashboard before it is chosen', async ({ page }) => {
  await open(page);
  const image = (bank: number) => selector(page).locator(`[data-dashboard="${bank}"] img`);
  await expect(image(3)).toHaveAttribute('loading', 'lazy');
  await selector(page).getByText('Scotia', { exact: true }).hover();
  await expect(image(3)).toHaveAttribute('loading', 'eager');
  await expect(image(5)).toHaveAttribute('loading', 'lazy');
  await option(page, 'CIBC').focus();
  await expect(image(5)).toHaveAttribute('loading', 'eager');
  await expect(option(page, 'Default')).toBeChecked();
});

test('in a locked study, hovering really sends for the picture', async ({ page }) => {
  await unlockByLink(page, '/interac');
  const selected = page.getByRole('radiogroup').getByText('CIBC', { exact: true });
  await selected.scrollIntoViewIfNeeded();
  const picture = page.locator('[data-dashboard="5"] img');
  await page.waitForTimeout(300);
  await expect(picture).toHaveAttribute('data-media', 'waiting');
  await selected.hover();
  await expect(picture).toHaveAttribute('data-media', 'open');
  await selected.click();
  await expect(picture).toBeVisible();
});

test.describe('at tablet width', () => {
  test('there is no Default, and TD stands in for it', async ({ page }) => {
    await page.setViewportSize(TABLET);
    await open(page);
    await expect(option(page, 'Default')).toBeHidden();
    await expect(selector(page).getByRole('radio')).toHaveCount(5);
    await expect(option(page, 'TD')).toBeChecked();
    await expect(dashboard(page, 'Accounts at TD.')).toBeVisible();
  });

  test('a window that becomes a tablet leaves Default for TD', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page);
    await expect(option(page, 'Default')).toBeChecked();
    await page.setViewportSize(TABLET);
    await expect(option(page, 'TD')).toBeChecked();
    await expect(dashboard(page, 'Accounts at TD.')).toBeVisible();
  });

  test('another bank that was chosen stays', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page);
    await option(page, 'RBC').check({ force: true });
    await page.setViewportSize(TABLET);
    await expect(option(page, 'Default')).toBeHidden();
    await expect(option(page, 'RBC')).toBeChecked();
    await expect(dashboard(page, 'Accounts at RBC.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a bank can be chosen all the same', async ({ page }) => {
    await open(page);
    await selector(page).getByText('BMO', { exact: true }).click();
    await expect(dashboard(page, 'Accounts at BMO.')).toBeVisible();
    await expect(dashboard(page, 'Accounts without a bank.')).toBeHidden();
  });

  test('a tablet shows TD from the start', async ({ page }) => {
    await page.setViewportSize(TABLET);
    await open(page);
    await expect(option(page, 'Default')).toBeHidden();
    await expect(dashboard(page, 'Accounts at TD.')).toBeVisible();
  });
});
