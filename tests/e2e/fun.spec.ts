import type { Locator, Page } from '@playwright/test';
import { unlockByLink } from '../helpers/overlay.ts';
import { expect, test } from '../helpers/test.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture, large' });
const caption = (page: Page) => viewer(page).locator('figcaption');
const paintings = (page: Page) => page.getByRole('main').getByRole('listitem');

async function openFirst(page: Page) {
  await page.goto('/fun', { waitUntil: 'networkidle' });
  await paintings(page).first().getByRole('link').click();
  await expect(viewer(page)).toBeVisible();
}

test('every painting keeps its proportions in the grid', async ({ page }) => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/fun');
    expect(await paintings(page).count()).toBe(5);
    for (const image of await paintings(page).getByRole('img').all()) {
      const { shown, own } = await image.evaluate((element) => ({
        shown: element.clientWidth / element.clientHeight,
        own: Number(element.getAttribute('width')) / Number(element.getAttribute('height')),
      }));
      expect(Math.abs(shown / own - 1)).toBeLessThan(0.01);
    }
  }
});

test('a painting opens large, whole, with its title and place in the row', async ({ page }) => {
  await openFirst(page);
  const image = viewer(page).getByRole('img');
  const naturalWidth = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
  await expect.poll(naturalWidth).toBeGreaterThan(1000);
  const title = await paintings(page).first().locator('figcaption').innerText();
  await expect(caption(page)).toHaveText(new RegExp(`${title}\\s*1 / 5`));
  const alt = await paintings(page).first().getByRole('img').getAttribute('alt');
  await expect(image).toHaveAttribute('alt', alt ?? '');
  const box = await image.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1440);
  expect(box?.height).toBeLessThanOrEqual(900);
});

test('arrow keys step through all of them and round again', async ({ page }) => {
  await openFirst(page);
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('2 / 5');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(caption(page)).toContainText('5 / 5');
  await page.keyboard.press('Home');
  await expect(caption(page)).toContainText('1 / 5');
  await page.keyboard.press('End');
  await expect(caption(page)).toContainText('5 / 5');
});

test('where a language runs from the right, the arrow to the left is the one that leads on', async ({
  page,
}) => {
  await page.goto('/fun', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.dir = 'rtl';
  });
  await paintings(page).first().getByRole('link').click();
  await expect(caption(page)).toContainText('1 / 5');
  await page.keyboard.press('ArrowLeft');
  await expect(caption(page)).toContainText('2 / 5');
});

test('Escape closes it and leaves the focus on the painting last seen', async ({ page }) => {
  await openFirst(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(paintings(page).nth(1).getByRole('link')).toBeFocused();
});

test('its buttons have names and work', async ({ page }) => {
  await openFirst(page);
  await viewer(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(caption(page)).toContainText('2 / 5');
  await viewer(page).getByRole('button', { name: 'Previous picture' }).click();
  await expect(caption(page)).toContainText('1 / 5');
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(viewer(page)).toBeHidden();
});

const shownWidth = (page: Page) =>
  viewer(page)
    .getByRole('img')
    .evaluate((image) => image.getBoundingClientRect().width);

test('a click on the picture, or its button, shows it from nearer and back; one beside it closes it', async ({
  page,
}) => {
  await openFirst(page);
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(400);
  const whole = await shownWidth(page);
  await page.mouse.click(720, 400);
  expect(await shownWidth(page)).toBeGreaterThan(2 * whole);
  // The point that was pressed is still under the hand, and arrows move the picture.
  const scrolled = () =>
    viewer(page)
      .locator('[data-viewer-room]')
      .evaluate((room) => room.scrollLeft);
  const before = await scrolled();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(before);
  await expect(caption(page)).toContainText('1 / 5');
  await page.mouse.click(720, 400);
  expect(await shownWidth(page)).toBe(whole);
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
  expect(await shownWidth(page)).toBeGreaterThan(2 * whole);
  await viewer(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer(page).getByRole('button', { name: 'Zoom in' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.mouse.click(20, 200);
  await expect(viewer(page)).toBeHidden();
});

test('nothing of the page shows through behind it', async ({ page }) => {
  await openFirst(page);
  await expect(viewer(page)).toHaveCSS('background-color', 'rgb(43, 36, 32)');
});

test('screen readers hear which painting came into view', async ({ page }) => {
  await openFirst(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).locator('[aria-live]')).toContainText('2 / 5');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  async function swipe(page: Page, from: number, to: number) {
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 5; step++) await touch('touchMove', from + ((to - from) * step) / 5);
    await touch('touchEnd');
  }

  test('a swipe shows the next or the one before, and does not close it', async ({ page }) => {
    await openFirst(page);
    // On a busy machine the picture comes into its place a moment after the dialog.
    await expect
      .poll(() => page.evaluate(() => document.elementFromPoint(320, 400)?.matches('[data-viewer-room] img')))
      .toBe(true);
    await swipe(page, 320, 60);
    await expect(caption(page)).toContainText('2 / 5');
    await swipe(page, 60, 320);
    await expect(caption(page)).toContainText('1 / 5');
    await expect(viewer(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('no picture opens smaller than the page shows it, one drawn upright least of all, and a tap does not close it', async ({
    page,
  }) => {
    const large = viewer(page).getByRole('img');
    const openAndTap = async (opener: Locator) => {
      await opener.scrollIntoViewIfNeeded();
      const small = await opener.getByRole('img').boundingBox();
      await opener.tap();
      await expect.poll(() => shownWidth(page)).toBeGreaterThanOrEqual(small?.width ?? 390);
      const { height = 0 } = (await large.boundingBox()) ?? {};
      await large.tap();
      await expect.poll(() => shownWidth(page)).toBeGreaterThan(780);
      await viewer(page).getByRole('button', { name: 'Close' }).click();
      await expect(viewer(page)).toBeHidden();
      return height;
    };
    await page.goto('/archive', { waitUntil: 'networkidle' });
    await openAndTap(page.locator('[data-enlarge]').first());
    await unlockByLink(page, '/beacon');
    const upright = page.locator('[data-enlarge]', { has: page.locator('img[data-upright]') }).first();
    // As high as the view: wider than the window, to be moved about.
    expect(await openAndTap(upright)).toBeGreaterThan(500);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a painting is a plain link to the large file', async ({ page }) => {
    await page.goto('/fun');
    const href = await paintings(page).first().getByRole('link').getAttribute('href');
    const response = await page.goto(href ?? '');
    expect(response?.headers()['content-type']).toMatch(/^image\//);
  });
});
