import type { Page } from '@playwright/test';
import { laidOut } from '../helpers/pages.ts';
import { at, expect, test } from '../helpers/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
/** Too long for the first round trip: what is below its summary waits for its styles too. */
const STUDY = '/eztax';
/** Arrives with all its styles inside. */
const SHORT_STUDY = '/crypto_insights';

const lastBlock = (page: Page) => page.locator('main section[data-starts]').last();
const waits = (page: Page) =>
  lastBlock(page).evaluate((block) => getComputedStyle(block).contentVisibility === 'auto');
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

/** How far below the window's edge a section comes to stand when a link leads to it. */
const restingPlace = (page: Page) =>
  page.evaluate(() => {
    const section = document.querySelector('main :target');
    if (!section) return Number.NaN;
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.round(edge + Number.parseFloat(getComputedStyle(section).scrollMarginTop));
  });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a study opened at its top lays out what is far below after the first paint, and soon all of it', async ({
    page,
  }) => {
    // Asked from inside, before the first frame: a busy machine may be slower with an answer than the page is.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const block = [...document.querySelectorAll('main section[data-starts]')].at(-1);
        document.documentElement.dataset.atFirst = block ? getComputedStyle(block).contentVisibility : '';
      });
    });
    for (const [route, atFirst] of [
      [SHORT_STUDY, 'auto'],
      [STUDY, 'hidden'],
    ] as const) {
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('data-at-first', atFirst);
      await laidOut(page);
    }
  });

  test('a link to a section lays out everything at once and leads exactly there', async ({ page }) => {
    await page.goto(`${STUDY}#takeaways`);
    expect(await waits(page)).toBe(false);
    await expect.poll(() => topOf(page, 'takeaways')).toBe(await restingPlace(page));
  });

  test('a section chosen in the first moment is found too', async ({ page }) => {
    await page.goto(STUDY, { waitUntil: 'commit' });
    await page.locator('summary', { hasText: 'Sections' }).click();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Testing' }).click();
    await expect.poll(() => topOf(page, 'testing')).toBe(await restingPlace(page));
    expect(await waits(page)).toBe(false);
  });

  test('a study loaded anew stays at the paragraph that was being read', async ({ page }) => {
    await page.goto(STUDY);
    await laidOut(page);
    await page.evaluate(() => document.getElementById('assistant')?.scrollIntoView({ behavior: 'instant' }));
    const before = await topOf(page, 'assistant');
    await page.reload();
    expect(await waits(page)).toBe(false);
    await expect.poll(() => topOf(page, 'assistant')).toBe(before);
  });

  test('whoever scrolls at once finds the blocks drawn, and they stay in place while the rest comes', async ({
    page,
  }) => {
    await page.goto(SHORT_STUDY, { waitUntil: 'commit' });
    await page.locator('#takeaways').evaluate((block) => block.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator('#takeaways h2')).toBeInViewport();
    const before = await topOf(page, 'takeaways');
    await laidOut(page);
    expect(Math.abs((await topOf(page, 'takeaways')) - before)).toBeLessThanOrEqual(2);
  });

  test('no picture is fetched twice, nor in a size the phone does not show', async ({ page }) => {
    for (const route of ['/', '/fun', '/about', STUDY, '/interac']) {
      const asked: string[] = [];
      const listen = (request: { url(): string; resourceType(): string }) => {
        if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
      };
      page.on('request', listen);
      await page.goto(route, { waitUntil: 'networkidle' });
      await page.waitForTimeout(600);
      page.off('request', listen);
      const shown = await page
        .locator('img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[]).flatMap(({ currentSrc }) =>
            currentSrc ? [new URL(currentSrc).pathname] : [],
          ),
        );
      expect(asked.filter((path) => !shown.includes(path), route)).toEqual([]);
      expect(new Set(asked).size, route).toBe(asked.length);
    }
  });
});

test.describe('a study too long for the first round trip', () => {
  const SHEET = /\/_astro\/late\.\w+\.css$/;
  const summary = (page: Page) => page.getByRole('heading', { name: 'In thirty seconds' });
  const firstBlock = (page: Page) => page.locator('main section[data-starts]').first();
  const footer = (page: Page) => page.getByRole('contentinfo');
  const isStyled = (page: Page) =>
    firstBlock(page).evaluate((block) => Number.parseFloat(getComputedStyle(block).marginTop) > 50);

  /** Its styles come when the test says so. */
  async function holdStyles(page: Page) {
    const held = Promise.withResolvers<void>();
    await page.route(SHEET, async (route) => {
      await held.promise;
      await route.continue();
    });
    return held.resolve;
  }

  test('shows its top at once, and what is below with its styles, never bare', async ({ page }) => {
    const release = await holdStyles(page);
    const asked = page.waitForRequest(SHEET);
    await page.goto(STUDY, { waitUntil: 'commit' });
    await expect(summary(page)).toBeVisible();
    await asked;
    await expect(firstBlock(page)).toBeHidden();
    await expect(footer(page)).toBeHidden();
    release();
    await expect(firstBlock(page)).toBeVisible();
    expect(await isStyled(page)).toBe(true);
    await expect(footer(page)).toBeVisible();
  });

  test('loaded anew, shows nothing bare either', async ({ page }) => {
    await page.goto(STUDY);
    await laidOut(page);
    const release = await holdStyles(page);
    const asked = page.waitForRequest(SHEET);
    await page.reload({ waitUntil: 'commit' });
    await expect(summary(page)).toBeVisible();
    await asked;
    await expect(firstBlock(page)).toBeHidden();
    release();
    await expect(firstBlock(page)).toBeVisible();
    expect(await isStyled(page)).toBe(true);
  });

  test('leads to a section that was chosen before its styles had come', async ({ page }) => {
    const release = await holdStyles(page);
    const asked = page.waitForRequest(SHEET);
    await page.goto(STUDY, { waitUntil: 'commit' });
    await asked;
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Testing' }).click();
    await expect(page).toHaveURL(at(`${STUDY}#testing`));
    release();
    await expect.poll(() => isStyled(page)).toBe(true);
    await expect.poll(() => topOf(page, 'testing')).toBe(await restingPlace(page));
  });

  test('shows its words even if its styles never come', async ({ page }) => {
    await page.route(SHEET, (route) => route.abort());
    await page.goto(STUDY);
    await expect(firstBlock(page)).toBeVisible({ timeout: 10_000 });
    await expect(footer(page)).toBeVisible();
    expect(await isStyled(page)).toBe(false);
  });

  test('opened by a click, stands there whole', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /EZTax|tax return/i })
      .first()
      .click();
    await expect(page).toHaveURL(at(STUDY));
    await laidOut(page);
    expect(await isStyled(page)).toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    await page.goto(STUDY);
    await expect(lastBlock(page)).toHaveCSS('content-visibility', 'visible');
    await expect(lastBlock(page)).toHaveCSS('margin-top', '128px');
  });
});

test('cards out of view begin to fetch their pictures when the first has had a moment', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const covers = page.getByRole('main').getByRole('listitem').locator('img');
  await expect(covers.last()).toHaveCSS('top', '0px');
  const starts = () =>
    covers.evaluateAll((images) =>
      (images as HTMLImageElement[]).map(
        ({ currentSrc }) => performance.getEntriesByName(currentSrc)[0]?.startTime ?? 0,
      ),
    );
  await expect.poll(async () => Math.min(...(await starts()))).toBeGreaterThan(0);
  const [first = 0, ...others] = await starts();
  expect(Math.min(...others) - first).toBeGreaterThan(300);
});

for (const [width, columns] of [
  [1440, 3],
  [1024, 2],
  [390, 1],
] as const) {
  test(`with ${columns} columns, Fun asks first for the paintings on top of them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/fun', { waitUntil: 'networkidle' });
    const tops = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((items) =>
        items
          .filter((item, index) => {
            const before = items[index - 1];
            return !before || before.getBoundingClientRect().left !== item.getBoundingClientRect().left;
          })
          .map((item) => item.querySelector('img')?.currentSrc),
      );
    expect(tops).toHaveLength(columns);
    const preloaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType, name }) => initiatorType === 'link' && name.endsWith('.avif'))
        .map(({ name }) => name),
    );
    expect(preloaded.sort()).toEqual(tops.sort());
  });
}
