// What Safari on an iPhone needs and no engine on a desktop shows: it is written into the page.
import { unlockByLink } from '../helpers/overlay.ts';
import { ROUTES } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('heights follow the part of the window that a phone’s bars leave, and the notch is left to the browser', async ({
  page,
}) => {
  for (const route of [...ROUTES, '/nowhere']) {
    await page.goto(route);
    const [styles = '', viewport = ''] = await page.evaluate(() => [
      [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
      document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content,
    ]);
    expect(styles, route).not.toMatch(/\d(vh|lvh)\b/);
    // Without “cover”, nothing is laid out under the notch; nobody is kept from zooming either.
    expect(viewport, route).toBe('width=device-width, initial-scale=1');
  }
});

test('a field that takes the focus is not zoomed in on: its letters have 16 pixels', async ({ page }) => {
  for (const route of ROUTES) {
    await page.goto(route);
    const sizes = await page
      .locator('input:not([type=radio]), textarea, select')
      .evaluateAll((all) => all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.filter((size) => size < 16)).toEqual([]);
    if (route === '/beacon') expect(sizes.length).toBeGreaterThan(0);
  }
});

test('a film plays in its place, without sound and without being asked, on an open and on a locked page', async ({
  page,
}) => {
  const film = () =>
    page
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => [video.hasAttribute('playsinline'), video.muted, video.preload]);
  await page.goto('/orchard', { waitUntil: 'networkidle' });
  expect(await film()).toEqual([true, true, 'none']);
  await unlockByLink(page, '/beacon');
  await expect.poll(film).toEqual([true, true, 'none']);
});

test('nothing scrolls behind an open dialog or menu', async ({ page }) => {
  const overflowing = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await page.goto('/fun', { waitUntil: 'networkidle' });
  expect(await overflowing()).not.toBe('hidden');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect.poll(overflowing).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect.poll(overflowing).not.toBe('hidden');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(overflowing).toBe('hidden');
});

test('a browser that knows no AVIF finds WebP, and one that knows neither finds a picture', async ({
  page,
}) => {
  await page.goto('/');
  for (const picture of await page.locator('main picture').all()) {
    const types = await picture
      .locator('source')
      .evaluateAll((all) => all.map((source) => source.getAttribute('type')));
    expect(types).toEqual(expect.arrayContaining(['image/avif', 'image/webp']));
    expect(await picture.locator('img').getAttribute('src')).toMatch(/\.(jpe?g|png)$/);
  }
});
