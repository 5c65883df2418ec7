// The block that shows a prototype, on a small site of its own: one prototype is kind, the other is not. No other site of
// the tests leaves light and dark to the visitor, so that is looked at here too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { listFiles } from '../../src/lib/files.ts';
import { FRAME_PAGE, FRAMES_OWN } from '../../src/lib/frame.ts';
import { en } from '../../src/words/en.ts';
import { clickInside } from '../helpers/inside.ts';
import { unlockByLink } from '../helpers/overlay.ts';
import { type HostileSite, SEALED, servePrototypes } from '../helpers/prototype-site.ts';
import { expect, test } from '../helpers/test.ts';
import { schemeTests } from './scheme.ts';

test.describe.configure({ mode: 'default', timeout: 90_000 });

let site: HostileSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await servePrototypes();
});
test.afterAll(() => site?.close());

schemeTests(() => site);

const figure = (page: Page, name: string) =>
  page.locator('figure', { has: page.locator(`[data-task]:text-is("Task of ${name}")`) });
const inside = (page: Page, name: string): FrameLocator => figure(page, name).frameLocator('iframe');
const click = (page: Page, name: string, target: Locator) =>
  clickInside(figure(page, name).locator('iframe'), target);
const tryIt = (page: Page, name: string) =>
  page.getByRole('button', { name: `${en.labels.tryPrototype} Task of ${name}` });
const act = (page: Page, label: keyof typeof en.labels) =>
  page.getByRole('button', { name: en.labels[label], exact: true });

/** Opens a study, unlocking it where that is needed. */
async function open(page: Page, route: string) {
  if (route === '/beta') await unlockByLink(page, site.at(route));
  else await page.goto(site.at(route));
  await tryIt(page, 'kind').scrollIntoViewIfNeeded();
}

async function start(page: Page, name: string) {
  await tryIt(page, name).click();
  await expect(figure(page, name)).toHaveAttribute('data-state', 'open');
}

for (const route of ['/alpha', '/beta']) {
  test.describe(route === '/alpha' ? 'in an open study' : 'in an unlocked study', () => {
    test('nothing is fetched before the press; then it opens at the same size, and nothing moves', async ({
      page,
    }) => {
      await open(page, route);
      await page.waitForLoadState('networkidle');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const named = await page.locator('prototype-player').first().getAttribute('data-page');
      const src = named?.split(' ').at(-1) ?? '';
      const early = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      // Not even what plays it, which is ours.
      expect(early.filter((address) => /\/frame\/|\/player\.|kind-\w+\.txt/.test(address))).toEqual([]);
      await expect(page.locator('iframe')).toHaveCount(0);

      const stage = figure(page, 'kind').locator('[data-device] [data-act]');
      const below = page.getByRole('heading', { name: 'After it' });
      const before = [await stage.boundingBox(), await below.boundingBox()];
      await page.evaluate(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
        }).observe({ type: 'layout-shift' });
      });
      await start(page, 'kind');
      await expect(inside(page, 'kind').getByRole('button', { name: 'Hold it for me' })).toBeVisible();
      expect([await stage.boundingBox(), await below.boundingBox()]).toEqual(before);
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
      const frame = await figure(page, 'kind').locator('iframe').boundingBox();
      const place = before[0];
      // To the pixel: a picture’s height is rounded by the browser.
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((frame?.[side] ?? 0) - (place?.[side] ?? 0)), side).toBeLessThan(1);
      expect(asked).toContain(FRAME_PAGE);
      expect(asked).toContain(src.replace(/^vault:/, '/vault/'));
    });

    test('by keyboard alone: Enter opens it with the focus inside, and closing gives the focus back', async ({
      page,
    }) => {
      await open(page, route);
      await tryIt(page, 'kind').focus();
      await page.keyboard.press('Enter');
      await expect(figure(page, 'kind')).toHaveAttribute('data-state', 'open');
      await expect(figure(page, 'kind').locator('iframe')).toBeFocused();
      const hold = inside(page, 'kind').getByRole('button', { name: 'Hold it for me' });
      await expect(hold).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(inside(page, 'kind').getByText('Held until Friday.')).toBeVisible();
      // The way out is after it: start over, large, close.
      await page.keyboard.press('Tab');
      await expect(act(page, 'restartPrototype').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(figure(page, 'kind').locator('iframe')).toBeFocused();
      await expect(hold).toHaveAttribute('aria-pressed', 'false');
      await act(page, 'closePrototype').first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(tryIt(page, 'kind')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(hold).toBeVisible();
    });

    test('large fills the window and keeps what was done; its button and Escape lead back', async ({
      page,
    }) => {
      await open(page, route);
      await start(page, 'kind');
      const hold = inside(page, 'kind').getByRole('button', { name: 'Hold it for me' });
      await click(page, 'kind', hold);
      await act(page, 'enlargePrototype').click();
      // The page behind neither scrolls nor shows where it would.
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      const box = await figure(page, 'kind').boundingBox();
      expect(box).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
      await expect(hold).toHaveAttribute('aria-pressed', 'true');
      // Nothing of the page can be reached behind it.
      const reachable = () => page.locator('nav a:not([inert] *)').count();
      expect(await reachable()).toBe(0);
      await act(page, 'shrinkPrototype').click();
      await expect(figure(page, 'kind')).toHaveAttribute('data-state', 'open');

      await act(page, 'enlargePrototype').click();
      await page.keyboard.press('Escape');
      await expect(figure(page, 'kind')).toHaveAttribute('data-state', 'open');

      const scrolled = await page.evaluate(() => scrollY);
      await act(page, 'enlargePrototype').click();
      await hold.focus();
      await page.keyboard.press('Escape');
      await expect(figure(page, 'kind')).toHaveAttribute('data-state', 'open');
      await expect(act(page, 'enlargePrototype')).toBeFocused();
      await expect(hold).toHaveAttribute('aria-pressed', 'true');
      expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(1);
      expect(await reachable()).toBeGreaterThan(0);
    });

    // What is sealed goes the longer way: it stands for both in `npm test`.
    const tag = route === '/alpha' ? ['@all'] : [];
    test('a hostile one gets nowhere, and the page around it stays alive', { tag }, async ({
      page,
      context,
    }) => {
      const strayed: string[] = [];
      context.on('page', (other) => strayed.push(`window ${other.url()}`));
      page.on('dialog', (dialog) => {
        strayed.push(`dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
      await open(page, route);
      await start(page, 'hostile');
      const hostile = inside(page, 'hostile');
      await expect(hostile.locator('body[data-done]')).toHaveCount(1, { timeout: 30_000 });
      const report = JSON.parse((await hostile.locator('#report').textContent()) ?? '{}');
      expect(Object.keys(report).length).toBeGreaterThan(28);
      const got = Object.entries(report).filter(([, how]) => how !== 'refused' && how !== 'nothing');
      // A cookie that nobody keeps reads as an empty one.
      expect(got.filter(([what, how]) => !(what === 'bakes a cookie' && how === ''))).toEqual([]);
      expect([...strayed, ...site.strayed]).toEqual([]);
      // Somebody was there to be reached.
      expect((await fetch(site.elsewhere)).ok).toBe(true);
      site.strayed.length = 0;
      expect(page.url().replace(/#.*$/, '')).toBe(site.at(route));
      await expect(figure(page, 'hostile')).toHaveAttribute('data-state', 'open');
      // What the owner’s own tools write must work, though: an inline handler.
      await click(page, 'hostile', hostile.locator('h1'));
      await expect(hostile.locator('body[data-clicked]')).toHaveCount(1);

      await test.step('it cannot take its own frame elsewhere', async () => {
        await click(page, 'hostile', hostile.locator('#leave'));
        await page.waitForTimeout(500);
        expect(site.strayed).toEqual([]);
        await figure(page, 'hostile').locator('[data-act=restart]').click();
        await expect(hostile.locator('#flood')).toBeVisible();
      });

      await test.step('a flood of messages is let pass', async () => {
        // Chromium alone says.
        const heap = () =>
          page.evaluate(() => (Reflect.get(performance, 'memory')?.usedJSHeapSize as number) ?? 0);
        const before = await heap();
        await click(page, 'hostile', hostile.locator('#flood'));
        await expect(hostile.locator('body')).toHaveAttribute('data-sent', '20', { timeout: 60_000 });
        await expect(figure(page, 'hostile')).toHaveAttribute('data-state', 'open');
        await start(page, 'kind');
        await click(page, 'kind', inside(page, 'kind').getByRole('button', { name: 'Hold it for me' }));
        await expect(inside(page, 'kind').getByText('Held until Friday.')).toBeVisible();
        // 100 MB went past; none of it stayed.
        expect((await heap()) - before).toBeLessThan(60_000_000);
      });
    });
  });
}

test('axe finds nothing wrong around it, open, large and closed', async ({ page }) => {
  const violations = async () => {
    const { violations } = await new AxeBuilder({ page })
      .include('prototype-player')
      .exclude('iframe')
      .setLegacyMode()
      .analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  await open(page, '/alpha');
  expect(await violations()).toEqual([]);
  await start(page, 'kind');
  expect(await violations()).toEqual([]);
  await act(page, 'enlargePrototype').click();
  expect(await violations()).toEqual([]);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width}px its bar is one line above it, takes no more room open than before, and stays in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/alpha');
    const bar = figure(page, 'kind').locator('figcaption');
    const device = figure(page, 'kind').locator('[data-device]');
    const heights = async () => [(await bar.boundingBox())?.height, (await device.boundingBox())?.height];
    const before = await heights();
    expect(before[0]).toBeLessThanOrEqual(64);
    // Nothing lies over the still, and nothing below it waits to be used.
    const edge = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(Math.abs((await edge(figure(page, 'kind'))) - (await edge(device)))).toBeLessThan(1);
    // Nor does the task stick to it.
    const { top } = await device.evaluate((element) => element.getBoundingClientRect().toJSON());
    for (const part of [bar.locator('[data-task]'), bar.locator('[data-act=try]')])
      expect(top - (await edge(part))).toBeGreaterThanOrEqual(20);
    await expect(device.getByRole('button')).toHaveCount(0);

    await start(page, 'kind');
    expect(await heights()).toEqual(before);
    const parts = [
      bar.locator('[data-task]'),
      ...['restart', 'resize', 'close'].map((name) => bar.locator(`[data-act=${name}]`)),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(Math.max(...middles) - Math.min(...middles), 'one line').toBeLessThanOrEqual(2);
    expect(Math.max(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0)))).toBeLessThanOrEqual(
      (await device.boundingBox())?.y ?? 0,
    );
    await device.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight / 3, behavior: 'instant' });
    });
    await expect(bar.locator('[data-act=close]')).toBeInViewport({ ratio: 1 });
  });
}

for (const width of [600, 900]) {
  test(`at ${width}px the upright version stands there too, in the very box of its still`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ['/alpha', '/beta']) {
      await open(page, route);
      const stage = figure(page, 'kind').locator('[data-device] [data-act]');
      const before = await stage.boundingBox();
      expect(before?.width).toBeLessThanOrEqual(400);
      expect((before?.height ?? 0) / (before?.width ?? 0)).toBeCloseTo(640 / 390, 1);
      await start(page, 'kind');
      await expect(figure(page, 'kind').locator('iframe')).toHaveAttribute('width', '390');
      expect(await stage.boundingBox()).toEqual(before);
    }
  });
}

for (const width of [600, 768, 820]) {
  test(`at ${width}px a laptop’s base stays on its panel`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/alpha');
    const room = await figure(page, 'hostile')
      .locator('[data-device]')
      .evaluate((panel) => {
        const body = panel.firstElementChild as HTMLElement;
        const base = getComputedStyle(body, '::after');
        const [outer, inner] = [panel.getBoundingClientRect(), body.getBoundingClientRect()];
        const px = (value: string) => Number.parseFloat(value);
        return {
          side: inner.left + body.clientLeft + px(base.left) - outer.left,
          below: outer.bottom - (inner.top + body.clientTop + px(base.top) + px(base.height)),
        };
      });
    expect(Math.min(room.side, room.below)).toBeGreaterThanOrEqual(8);
  });
}

test('beside a phone the task and its button stand under the heading, open too', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, '/alpha');
  const box = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON());
  const places = async (button: string) => {
    const phone = figure(page, 'tall');
    return {
      heading: await box(page.getByRole('heading', { name: 'In the hand' })),
      task: await box(phone.locator('[data-task]')),
      button: await box(phone.locator(`button[data-act=${button}]`)),
      device: await box(phone.locator('[data-device]')),
    };
  };
  const areRight = ({ heading, task, button, device }: Awaited<ReturnType<typeof places>>) => {
    expect(task.left).toBe(heading.left);
    expect(button.left).toBe(heading.left);
    expect(task.top).toBeGreaterThan(heading.bottom);
    expect(button.top).toBeGreaterThan(task.bottom);
    expect(device.left).toBeGreaterThan(task.right);
    expect(device.top).toBeLessThanOrEqual(heading.top);
  };
  const before = await places('try');
  areRight(before);
  await start(page, 'tall');
  const after = await places('restart');
  areRight(after);
  expect(after.device.height).toBe(before.device.height);
  await act(page, 'enlargePrototype').click();
  expect(await figure(page, 'tall').boundingBox()).toEqual({ x: 0, y: 0, width: 1024, height: 900 });
});

test('the still may be pressed too', async ({ page }) => {
  await open(page, '/alpha');
  await figure(page, 'kind').getByRole('img').click();
  await expect(figure(page, 'kind')).toHaveAttribute('data-state', 'open');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the upright version has the whole width, under a thumb, and goes back to its still', async ({
    page,
  }) => {
    await open(page, '/alpha');
    await tryIt(page, 'kind').tap();
    const frame = figure(page, 'kind').locator('iframe');
    await expect(frame).toHaveAttribute('width', '390');
    expect(await frame.boundingBox()).toMatchObject({ x: 0, width: 390, height: 640 });
    await inside(page, 'kind').getByRole('button', { name: 'Hold it for me' }).tap();
    await expect(inside(page, 'kind').getByText('Held until Friday.')).toBeVisible();
    const sizes = await page
      .locator('[data-act]:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await act(page, 'closePrototype').first().tap();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

for (const [what, address] of [
  ['the prototype', '**/media/kind-*.txt'],
  ['what plays it', '**/_astro/player.*.js'],
] as const) {
  test(`where ${what} did not arrive it is told, and can be asked for again`, async ({ page }) => {
    await page.route(address, (route) => route.fulfill({ status: 503 }));
    await open(page, '/alpha');
    await tryIt(page, 'kind').click();
    await expect(figure(page, 'kind').getByRole('status')).toHaveText(en.labels.prototypeFailed);
    await page.unroute(address);
    await start(page, 'kind');
    await expect(figure(page, 'kind').getByRole('status')).toHaveText('');
  });
}

test('until it has drawn itself the still is seen, never an empty frame', async ({ page }) => {
  let letIt = () => {};
  const held = new Promise<void>((resolve) => {
    letIt = resolve;
  });
  await page.route('**/media/kind-*.txt', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/_astro/player.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await open(page, '/alpha');
  // Who sees nothing happen presses again.
  await tryIt(page, 'kind').dblclick();
  await expect(figure(page, 'kind')).toHaveAttribute('data-state', 'loading');
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveCSS('opacity', '0');
  await expect(tryIt(page, 'kind')).toBeFocused();
  letIt();
  await expect(figure(page, 'kind')).toHaveAttribute('data-state', 'open');
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1');
  await expect(figure(page, 'kind').locator('img')).toBeHidden();
  await expect(inside(page, 'kind').getByRole('button', { name: 'Hold it for me' })).toBeVisible();
});

test('on paper it is its still, even while it is open', async ({ page }) => {
  await open(page, '/alpha');
  await start(page, 'kind');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('iframe')).toBeHidden();
  await expect(figure(page, 'kind').getByRole('img')).toBeVisible();
  await expect(figure(page, 'kind').getByRole('button')).toHaveCount(0);
  await expect(figure(page, 'kind').locator('[data-task]')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is its still and its task, and nothing to press', async ({ page }) => {
    await page.goto(site.at('/alpha'));
    await expect(figure(page, 'kind').getByRole('img')).toBeVisible();
    await expect(figure(page, 'kind').locator('[data-task]')).toBeVisible();
    await expect(figure(page, 'kind').getByRole('button')).toHaveCount(0);
  });
});

test('it has its place among the sections, and reads as a figure: still, button, task', async ({ page }) => {
  await page.goto(site.at('/alpha'));
  const link = page.locator('nav a[href="#prototype"]').first();
  await expect(link).toHaveText('Prototype');
  const section = page.locator('section#prototype');
  await expect(section.getByRole('heading', { name: 'Try it yourself' })).toBeVisible();
  const parts = await section
    .locator('h2, figure, img, button:visible')
    .evaluateAll((all) => all.map(({ localName }) => localName));
  expect(parts).toEqual(['h2', 'figure', 'img', 'button']);
  await expect(section.getByRole('img', { name: 'Still of kind' })).toBeVisible();
});

test('where a host sends no headers, another site that frames its page is not listened to', async ({
  page,
}) => {
  const html = readFileSync(join(site.dist, FRAME_PAGE.slice(1)), 'utf8');
  await page.route(`**${FRAME_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const written = async (around: string) => {
    await page.goto(around);
    await page.evaluate(async (address) => {
      const frame = Object.assign(document.createElement('iframe'), { src: address });
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      frame.contentWindow?.postMessage('<p>Taken over</p>', '*');
    }, site.at(FRAME_PAGE));
    await page.waitForTimeout(300);
    return page.frameLocator('iframe').locator('p').count();
  };
  expect(await written(site.at('/alpha'))).toBe(1);
  expect(await written(site.elsewhere)).toBe(0);
  site.strayed.length = 0;
});

test.describe('what is published', () => {
  const read = (file: string) => readFileSync(join(site.dist, file), 'utf8');

  test('an open prototype is text, never a page that runs in our origin; it comes compressed', async ({
    request,
  }) => {
    const [file = ''] = listFiles('media/kind-*.txt', site.dist);
    const response = await request.get(site.at(`/${file}`));
    expect(response.headers()['content-type']).toMatch(/^text\/plain/);
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
    expect(await response.text()).toContain('<title>Hold a book</title>');
    expect(listFiles('media/kind-*.txt.{br,gz}', site.dist)).toHaveLength(2);
  });

  test('of a sealed one not a word can be read, not even its name', () => {
    const files = listFiles('**/*', site.dist).filter((file) => !/\.(avif|webp|png|jpeg)$/.test(file));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => /media\/(kind|hostile)/.test(file) && file.endsWith('.txt'))).toHaveLength(
      2,
    );
    for (const file of files) {
      const bytes = readFileSync(join(site.dist, file));
      const text = file.endsWith('.br')
        ? brotliDecompressSync(bytes)
        : file.endsWith('.gz')
          ? gunzipSync(bytes)
          : bytes;
      expect(text.includes(SEALED), file).toBe(false);
      if (!file.startsWith('alpha.html')) expect(text.includes('kind-'), file).toBe(false);
    }
  });

  test('the frame’s page says nothing of any study, and only pages that need frames may have them', () => {
    expect(read(FRAME_PAGE.slice(1))).not.toMatch(/Alpha|Beta|Task|kind/);
    const framing = listFiles('*.html', site.dist).filter((file) => read(file).includes(FRAMES_OWN));
    expect(framing).toEqual(['alpha.html', 'beta.html']);
  });
});
