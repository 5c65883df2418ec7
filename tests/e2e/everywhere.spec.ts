// What holds on every page, in every layout: each is visited once, and looked at in every way.
import type { Page } from '@playwright/test';
import { axe, BY_STYLE } from '../helpers/axe.ts';
import { fewer } from '../helpers/fewer.ts';
import { LAYOUTS, missingPictures, OPEN_STUDIES, overflow, ROUTES, readThrough } from '../helpers/pages.ts';
import { at, expect, test } from '../helpers/test.ts';

const PAGES = [...ROUTES, '/nowhere'];
const SMALL_TABLET = { name: 'small tablet', width: 820, height: 900 };

/** Notes what goes wrong while a page comes and is read. */
async function listen(page: Page, origin: string) {
  const outside: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(origin) || /^(data|blob):/.test(request.url());
    if (!isOurs) outside.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    const look = () => ({
      height: document.documentElement.scrollHeight,
      /** What the browser has put off laying out. */
      skipped: [...document.querySelectorAll('main *')].filter(
        (element) => !element.checkVisibility({ contentVisibilityAuto: true }) && element.checkVisibility(),
      ).length,
    });
    const seen: Seen = { shift: 0, swap: 0, look };
    Object.assign(globalThis, { seen });
    // `ready` may say so before the first font is asked for, and a slow machine draws late what has come.
    let fontsThere = Number.POSITIVE_INFINITY;
    document.fonts.addEventListener('loadingdone', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => (fontsThere = performance.now()))),
    );
    addEventListener('load', () => {
      setTimeout(() => {
        seen.soon = look();
      }, 300);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen[entry.startTime > fontsThere ? 'shift' : 'swap'] += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { outside, faults };
}

interface Look {
  height: number;
  skipped: number;
}

interface Seen {
  /** How much moved once the fonts were there, and before, when a line may break anew as a font arrives. */
  shift: number;
  swap: number;
  soon?: Look;
  look(): Look;
}

/** Asked when the look after 300 ms has been taken: on a busy machine a page may be read through before. */
async function seen(page: Page) {
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.soon);
  return page.evaluate(() => {
    const { shift, swap, soon, look } = (globalThis as unknown as { seen: Seen & { soon: Look } }).seen;
    return { shift, swap, soon, last: look() };
  });
}

/** Words that a window does not show whole, and whether what stands in the bar overlaps, at twice the text size. */
async function expectRoomForLargeText(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect.soft(await overflow(page)).toBe(0);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, li, dd, dt')]
      .filter(
        (element) =>
          element.checkVisibility() && !element.closest('.visually-hidden, .skip-link, [data-row]'),
      )
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      })
      .map((element) => element.textContent?.slice(0, 40)),
  );
  expect.soft(cut).toEqual([]);
  const isBarClear = await page.getByRole('banner').evaluate((bar) => {
    const boxes = [...bar.querySelectorAll<HTMLElement>('a, button')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect());
    return boxes.every((one, index) => boxes.slice(index + 1).every((two) => two.left >= one.right - 1));
  });
  expect.soft(isBarClear, 'what stands in the bar does not overlap').toBe(true);
}

/** What a page’s tab says, and which link of the bar stays underlined. */
const NAMES: Record<string, { title: string | RegExp; current?: string }> = {
  '/': { title: 'Zoë Nguyễn-Łukasik | Work', current: 'Work' },
  '/fun': { title: 'Zoë Nguyễn-Łukasik | Fun', current: 'Fun' },
  '/about': { title: 'Zoë Nguyễn-Łukasik | About', current: 'About' },
  '/archive': { title: 'Archive | A reading room at home' },
  '/nowhere': { title: 'Page not found' },
};

async function expectFrame(page: Page, route: string) {
  const { title = /./, current } = NAMES[route] ?? {};
  await expect.soft(page).toHaveTitle(title);
  const links = await page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('link', { includeHidden: true })
    .evaluateAll((all) =>
      all.map((link) => ({
        name: link.textContent,
        isCurrent: link.getAttribute('aria-current') === 'page',
        isUnderlined: getComputedStyle(link.querySelector('span') ?? link).backgroundSize.startsWith('100%'),
      })),
    );
  expect.soft(links.length).toBeGreaterThanOrEqual(4);
  expect
    .soft(links.filter(({ isCurrent }) => isCurrent).map(({ name }) => name))
    .toEqual(current ? [current] : []);
  expect.soft(links.filter(({ isCurrent, isUnderlined }) => isCurrent !== isUnderlined)).toEqual([]);

  const footer = page.locator('footer');
  await expect.soft(footer).toContainText('Thanks');
  await expect.soft(footer).toContainText('made by Zoë Nguyễn-Łukasik');
  await expect.soft(footer.locator('a', { hasText: 'Email me' })).toHaveAttribute('href', /^mailto:.+@.+/);
  const linkedin = footer.locator('a', { hasText: 'LinkedIn' });
  await expect.soft(linkedin).toHaveAttribute('href', /^https:\/\/www\.linkedin\.com\/in\//);
  await expect.soft(linkedin).toHaveAttribute('target', '_blank');
  await expect.soft(linkedin).toHaveAttribute('rel', /noopener/);
}

for (const { name, width, height, padding } of LAYOUTS) {
  test.describe(`on a ${name}${name === 'tablet' ? ' @all' : ''}`, () => {
    test.use({ viewport: { width, height } });

    for (const route of PAGES) {
      test(`${route} is whole, still, quiet, and there for everyone`, async ({ page, baseURL }) => {
        const heard = await listen(page, `${baseURL}${at('/')}`);
        await page.goto(route);
        await readThrough(page);
        const { shift, swap, soon, last } = await seen(page);
        await test.step('nothing shifts while it loads and is read', () => {
          expect.soft(shift).toBeLessThan(0.001);
          // Less than a line of text: on a busy machine a font may come after the first paint.
          expect.soft(swap).toBeLessThan(0.05);
        });
        await test.step('all of it is laid out within 300 ms of load, and its height stays', () => {
          expect.soft(soon.skipped).toBe(0);
          expect.soft(Math.abs(soon.height / last.height - 1)).toBeLessThan(0.02);
        });
        await test.step('nothing sticks out to the side', async () => {
          expect.soft(await overflow(page)).toBe(0);
        });
        if (['/', '/fun', '/about'].includes(route)) {
          await test.step(`it keeps ${padding}px clear on both sides`, async () => {
            const wordmark = await page.getByRole('banner').getByRole('link').first().boundingBox();
            expect.soft(wordmark?.x).toBe(padding);
            const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
            // On About the photo stands before it, but for phones.
            if (route !== '/about' || name === 'phone') expect.soft(heading?.x).toBe(padding);
          });
        }
        if (name === 'desktop') {
          await test.step('its tab says its name, the bar shows where one is, the footer thanks and gives two ways to write', () =>
            expectFrame(page, route));
        }
        // What axe can see differs little between a tablet and a desktop: two pages stand for all.
        if (name !== 'tablet' || ['/', '/archive'].includes(route)) {
          await test.step('axe finds nothing', async () => {
            // What is in the page is the same on both; a width changes how it looks.
            const rules = name === 'phone' ? undefined : fewer(undefined, BY_STYLE);
            expect.soft(await axe(page, undefined, rules)).toEqual([]);
          });
        }
        await test.step('with text at twice its size nothing is lost or cut', () =>
          expectRoomForLargeText(page));
        await test.step('no request leaves for another host, nothing is refused by the policy, no script throws', () => {
          expect.soft(heard).toEqual({ outside: [], faults: [] });
        });
      });
    }
  });
}

test.describe(`on a ${SMALL_TABLET.name}`, () => {
  test.use({ viewport: SMALL_TABLET });

  test('with text at twice its size nothing is lost or cut', async ({ page }) => {
    for (const route of PAGES) {
      await page.goto(route);
      await test.step(route, () => expectRoomForLargeText(page));
    }
  });
});

test('axe finds nothing in the open menu, and in the open large view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fun', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.waitForTimeout(400);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.waitForTimeout(400);
  expect(await axe(page)).toEqual([]);
});

test('both typefaces really load, and a further part of one only where a page has its letters', async ({
  page,
}) => {
  await page.goto('/');
  expect(await page.locator('link[rel="preload"][as="font"]').count(), 'none of them in advance').toBe(2);
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.unicodeRange),
  );
  expect(loaded.length).toBeGreaterThanOrEqual(2);
  // The owner’s name has a Ł.
  expect(loaded.join().toLowerCase()).toContain('u+141');
  // Until they are there, one stand-in of the same measure for each typeface: a second would have another measure.
  const standIns = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes('fallback')).map(({ family }) => family),
  );
  expect(new Set(standIns).size).toBe(standIns.length);
  const family = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await family('h1')).toMatch(/Lexend/);
  expect(await family('body')).toMatch(/Kumbh/);
});

test('the colours of the look are the ones on the page', async ({ page }) => {
  const colourOf = (selector: string, property: 'color' | 'backgroundColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  /** What the page’s own tokens come to. */
  const tokens = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const names = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => rule.cssText.match(/--[\w-]+(?=:)/g) ?? []);
      return names.map((name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      });
    });
  await page.goto('/beacon');
  const onLocked = await tokens();
  await page.goto('/orchard');
  expect([...onLocked, ...(await tokens())]).toEqual(
    expect.arrayContaining([
      'rgb(43, 36, 32)',
      'rgb(255, 255, 255)',
      'rgb(244, 190, 53)',
      'rgb(247, 247, 247)',
      'rgb(143, 140, 138)',
      'rgb(201, 28, 28)',
    ]),
  );
  await page.goto('/');
  expect(await colourOf('body', 'color')).toBe('rgb(43, 36, 32)');
  expect(await colourOf('html', 'backgroundColor')).toBe('rgb(255, 255, 255)');
  expect(await colourOf('.skip-link', 'backgroundColor')).toBe('rgb(244, 190, 53)');
  expect(await colourOf('footer', 'backgroundColor')).toBe('rgb(43, 36, 32)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every open page reads completely', async ({ page }) => {
    for (const route of ['/', '/fun', '/about', ...OPEN_STUDIES]) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Without scripts a browser fetches every picture at once.
      await expect.poll(() => missingPictures(page), { message: route }).toEqual([]);
      expect(await page.locator('main img').count()).toBeGreaterThan(0);
    }
  });
});
