import AxeBuilder from '@axe-core/playwright';
import { LAYOUTS, OPEN_STUDIES, ROUTES, readThrough } from '../helpers/pages.ts';
import { at, expect, test } from '../helpers/test.ts';

const PAGES = [...ROUTES, '/nowhere'];

for (const { name, width, height } of LAYOUTS) {
  // What axe can see differs little between a tablet and a desktop: two pages stand for all.
  for (const route of name === 'tablet' ? ['/', '/eztax'] : PAGES) {
    test(`axe finds nothing on ${route} on a ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(route);
      await readThrough(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    });
  }
}

for (const state of ['menu', 'large view'] as const) {
  test(`axe finds nothing in the open ${state}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/fun', { waitUntil: 'networkidle' });
    if (state === 'menu') await page.getByRole('button', { name: 'Open menu' }).click();
    else await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await page.waitForTimeout(400);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });
}

test('no request leaves for another host, nothing is refused by the CSP, no script throws', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(`${baseURL}${at('/')}`) || /^(data|blob):/.test(request.url());
    if (!isOurs) outside.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  for (const route of PAGES) {
    await page.goto(route);
    await readThrough(page);
  }
  expect(outside).toEqual([]);
  expect(faults).toEqual([]);
});

for (const { name, width, height } of LAYOUTS) {
  test(`nothing shifts while a page loads and is read on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          (globalThis as unknown as { shift: number }).shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const route of PAGES) {
      await page.goto(route);
      await readThrough(page);
      const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
      // A font that arrives late may move a line by a fraction of a pixel; a reader cannot see that.
      expect(shift, route).toBeLessThan(0.005);
    }
  });
}

test('both typefaces really load', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length,
  );
  expect(loaded).toBeGreaterThanOrEqual(2);
  const family = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await family('h1')).toMatch(/Lexend/);
  expect(await family('body')).toMatch(/Kumbh/);
});

test('the palette’s colours are the ones on the page', async ({ page }) => {
  const colourOf = (selector: string, property: 'color' | 'backgroundColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  /** What the page’s own tokens come to; in a finished page they have short names. */
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
  await page.goto('/interac');
  const onLocked = await tokens();
  await page.goto('/crypto_insights');
  expect([...onLocked, ...(await tokens())]).toEqual(
    expect.arrayContaining([
      'rgb(43, 36, 32)',
      'rgb(255, 255, 255)',
      'rgb(244, 190, 53)',
      'rgb(247, 247, 247)',
      'rgb(199, 199, 199)',
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
      for (const image of await page.getByRole('main').getByRole('img').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).toBeVisible();
      }
    }
  });
});
