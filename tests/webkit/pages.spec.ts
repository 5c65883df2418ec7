// What holds on every page.
import { focusShown, ROUTES } from '../helpers/pages.ts';
import { serveListening } from './served.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

for (const route of [...ROUTES, '/nowhere']) {
  test(`${route} shows every picture, fits at twice the text size, and nothing goes wrong in it`, async ({
    tab,
  }) => {
    const served = await serveListening();
    for (const size of [PHONE, DESKTOP]) {
      await tab.resize(...size);
      await tab.goto(served.url + route);
      const missing = await tab.run(async () => {
        const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
          (image) => image.checkVisibility() && !image.closest('dialog'),
        );
        for (const image of images) {
          image.scrollIntoView({ behavior: 'instant', block: 'center' });
          for (let tries = 0; tries < 250 && !(image.complete && image.naturalWidth > 1); tries++)
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return images.filter((image) => image.naturalWidth <= 1).map(({ alt }) => alt);
      });
      expect.soft(missing).toEqual([]);
      const sticksOut = await tab.run(() => {
        document.documentElement.style.fontSize = '200%';
        return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, li, dd, dt')]
          .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, .skip-link, [data-row]'))
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left < -1 || right > innerWidth + 1;
          })
          .map((one) => one.textContent?.slice(0, 40));
      });
      expect.soft(sticksOut, `at ${size[0]}px`).toEqual([]);
      expect.soft(await tab.faults()).toEqual([]);
    }
    served.close();
  });
}

test('a fault would be heard', async ({ tab }) => {
  const served = await serveListening();
  await tab.goto(`${served.url}/about`);
  await tab.run(() => {
    const script = Object.assign(document.createElement('script'), { textContent: 'document.title = "no"' });
    document.body.append(script);
  });
  await expect.poll(() => tab.faults()).toEqual([expect.stringContaining('against the policy: script-src')]);
  served.close();
});

test('every stop of the Tab key shows where it is', async ({ tab }) => {
  for (const route of ['/', '/about', '/fun']) {
    await tab.goto(route);
    for (let stop = 0; stop < 12; stop++) {
      await tab.press('TAB');
      const state = await tab.run(focusShown);
      if (state === 'end') break;
      expect(state, route).toBe('shown');
    }
  }
});

test('the menu of a phone opens, closes by a click beside it and by Escape, and leads on', async ({
  tab,
}) => {
  const isOpen = () => tab.run(() => document.querySelector('#menu')?.matches(':popover-open'));
  await tab.resize(...PHONE);
  await tab.goto('/');
  await tab.click('[popovertarget]');
  await expect.poll(isOpen).toBe(true);
  expect(await tab.run(() => document.querySelector('[popovertarget]')?.ariaExpanded)).toBe('true');
  const box = await tab.run(() => {
    const { left, top, width, bottom } = (document.querySelector('#menu') as Element).getBoundingClientRect();
    return [left, top, width, bottom];
  });
  expect(box).toEqual([0, 64, 390, 844]);
  await tab.driver.actions().move({ x: 300, y: 700 }).click().perform();
  await expect.poll(isOpen).toBe(false);
  await tab.click('[popovertarget]');
  await tab.press('ESCAPE');
  await expect.poll(isOpen).toBe(false);
  await tab.click('[popovertarget]');
  await tab.click('#menu a[href="/about"]');
  await expect.poll(() => tab.driver.getCurrentUrl()).toMatch(/\/about$/);
  expect(await isOpen()).toBe(false);
});
