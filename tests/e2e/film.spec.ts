import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const film = (page: Page) => page.locator('[data-starts]:has([data-film])');
const video = (page: Page) => film(page).locator('video');
const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);
const time = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const hasControls = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.controls);

/** Scrolls so that this share of the film is above the lower edge of the window. */
async function show(page: Page, share: number) {
  await film(page)
    .locator('[data-film]')
    .evaluate((stage, seen) => {
      const { top, height } = stage.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height * seen - innerHeight, behavior: 'instant' });
    }, share);
}

async function expectPlaying(page: Page) {
  await expect.poll(() => isPaused(page)).toBe(false);
  const from = await time(page);
  // It loops: any other moment will do.
  await expect.poll(() => time(page)).not.toBe(from);
}

async function expectStill(page: Page) {
  await expect.poll(() => isPaused(page)).toBe(true);
  const at = await time(page);
  await page.waitForTimeout(250);
  expect(await time(page)).toBe(at);
}

const pretend = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

async function open(page: Page) {
  await page.goto('/orchard');
  await expect(film(page).locator('[data-film]')).toHaveAttribute('data-state', /.+/);
}

test('nothing of it is asked for before it is in view; it plays there, and rests elsewhere or when told to', {
  tag: '@host',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const films = () => asked.filter((url) => /\.(mp4|webm)$/.test(url));
  await open(page);
  await test.step('its still is there without it', async () => {
    await page.waitForTimeout(500);
    expect(films()).toEqual([]);
    await expect(film(page).locator('img')).toHaveAttribute('alt', /A thumb holds a tree/);
  });
  await test.step('it plays once a quarter of it is in view, and stops when it leaves', async () => {
    await show(page, 0.15);
    await page.waitForTimeout(300);
    expect(await isPaused(page)).toBe(true);
    await show(page, 0.35);
    await expect.poll(() => films().length).toBeGreaterThan(0);
    await expectPlaying(page);
    await show(page, -0.5);
    await expectStill(page);
    await show(page, 1);
    await expectPlaying(page);
  });
  await test.step('it rests while its tab is hidden, and goes on after', async () => {
    await pretend(page, 'hidden');
    await expectStill(page);
    await pretend(page, 'visible');
    await expectPlaying(page);
  });
  await test.step('the pause button pauses, and paused it stays until it is played', async () => {
    await film(page).getByRole('button', { name: 'Pause the film' }).click();
    await expectStill(page);
    await show(page, -0.5);
    await show(page, 1);
    await page.waitForTimeout(300);
    await expectStill(page);
    await film(page).getByRole('button', { name: 'Play the film' }).click();
    await expectPlaying(page);
  });
});

for (const way of ['click', 'tap'] as const) {
  test.describe(`where playing by itself is refused, with a ${way}`, () => {
    test.use({ hasTouch: way === 'tap' });

    const tag = way === 'tap' ? ['@all'] : [];
    test('it shows controls, and the reader can play it', { tag }, async ({ page }) => {
      await page.addInitScript(() => {
        const play = HTMLMediaElement.prototype.play;
        Object.assign(globalThis, {
          allowPlaying: () => {
            HTMLMediaElement.prototype.play = play;
          },
        });
        HTMLMediaElement.prototype.play = () =>
          Promise.reject(new DOMException('Not now.', 'NotAllowedError'));
      });
      await open(page);
      expect(await hasControls(page)).toBe(false);
      await show(page, 1);
      await expect.poll(() => hasControls(page)).toBe(true);
      await expect(film(page).getByRole('button', { name: /the film/ })).toBeHidden();
      expect(await isPaused(page)).toBe(true);
      await page.evaluate(() => (globalThis as unknown as { allowPlaying(): void }).allowPlaying());
      if (way === 'tap') await video(page).tap();
      else await video(page).click();
      await expectPlaying(page);
    });
  });
}

test.describe('for someone who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it shows controls, does not start by itself, and once played still stops in a hidden tab', async ({
    page,
  }) => {
    await open(page);
    await show(page, 1);
    expect(await hasControls(page)).toBe(true);
    await expectStill(page);
    await video(page).click();
    await expectPlaying(page);
    await pretend(page, 'hidden');
    await expectStill(page);
  });
});
