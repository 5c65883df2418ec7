import { REVOKED_SECRET, TEST_PASSWORD, TEST_SECRET } from '../helpers/gate.ts';
import { BEHIND } from '../helpers/overlay.ts';
import { serveListening } from './served.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

const PATIENCE = { timeout: 30_000 };
const state = (tab: Tab) => tab.run(() => document.querySelector('[data-gate]')?.getAttribute('data-state'));
const FIELD = '[data-gate] input[type=password]';
const UNLOCK = '[data-gate] button[type=submit]';

async function visit(tab: Tab, path: string) {
  await tab.goto(path);
  await expect
    .poll(() => tab.run(() => document.querySelectorAll('astro-island[ssr]').length), PATIENCE)
    .toBe(0);
}

test('a wrong password is refused, the right one opens the study with its picture and its film', async ({
  tab,
}) => {
  test.slow();
  const served = await serveListening();
  await visit(tab, `${served.url}/beacon`);
  expect(await tab.run((field) => document.activeElement?.matches(field), FIELD)).toBe(true);
  await tab.type(FIELD, 'not it');
  await tab.click(UNLOCK);
  await expect
    .poll(() => tab.run(() => document.body.innerText), PATIENCE)
    .toContain('Your password is incorrect.');
  expect(await tab.run((field) => document.querySelector<HTMLInputElement>(field)?.value, FIELD)).toBe('');
  // WebKit’s driver types no letter beyond the first plane; a person pastes it.
  await tab.run(
    (field, password) => {
      const input = document.querySelector(field) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, password);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    FIELD,
    TEST_PASSWORD,
  );
  await tab.click(UNLOCK);
  await expect.poll(() => state(tab), PATIENCE).toBe('open');
  await expect.poll(() => tab.run(() => document.body.innerText)).toContain(BEHIND['/beacon']);
  const opened = (selector: string) =>
    tab.run(async (one) => {
      const media = document.querySelector(one) as HTMLElement;
      media.scrollIntoView({ behavior: 'instant', block: 'center' });
      for (let tries = 0; tries < 200 && media.dataset.media !== 'open'; tries++)
        await new Promise((resolve) => setTimeout(resolve, 50));
      if (media instanceof HTMLImageElement) await media.decode();
      return media.dataset.media;
    }, selector);
  expect(await opened('main img[data-media]')).toBe('open');
  expect(await opened('main video')).toBe('open');
  await expect
    .poll(() => tab.run(() => document.querySelector('video')?.currentTime), PATIENCE)
    .toBeGreaterThan(0.1);

  await test.step('a theme is chosen, and its picture comes', async () => {
    const chosen = () =>
      tab.run(() => document.querySelector<HTMLInputElement>('[role=radiogroup] input:checked')?.value);
    const first = await chosen();
    await tab.run(() => {
      const options = [...document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')];
      options[0]?.closest('[role=radiogroup]')?.scrollIntoView({ behavior: 'instant', block: 'center' });
      options.at(-1)?.click();
    });
    expect(await chosen()).not.toBe(first);
    const pictures = () =>
      tab.run(() =>
        [...document.querySelectorAll<HTMLImageElement>('[data-theme] img')]
          .filter((image) => image.checkVisibility({ visibilityProperty: true }))
          .map((image) => [image.dataset.media, image.naturalWidth > 1]),
      );
    await expect.poll(pictures, PATIENCE).toEqual([['open', true]]);
  });
  expect(await tab.faults()).toEqual([]);
  served.close();
});

test('a private link opens the study at once and leaves the address bar; a reload shows the overlay', async ({
  tab,
}) => {
  await tab.goto(`/ledger#k=${TEST_SECRET}`);
  await expect.poll(() => state(tab), PATIENCE).toBe('open');
  expect(await tab.driver.getCurrentUrl()).toMatch(/\/ledger$/);
  await tab.driver.navigate().refresh();
  await expect.poll(() => state(tab), PATIENCE).toBe('locked');
});

test('a revoked link says so', async ({ tab }) => {
  await tab.goto(`/ledger#k=${REVOKED_SECRET}`);
  await expect
    .poll(() => tab.run(() => document.body.innerText), PATIENCE)
    .toContain('This link no longer works. Enter the password instead.');
});
