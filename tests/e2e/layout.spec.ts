// Where things stand: edges, measures, and sizes.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { unlockByLink } from '../helpers/overlay.ts';
import { OPEN_STUDIES, readThrough } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

const left = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left));

test('the bar, the hero, the cards and the text begin at one left edge, however wide the window', async ({
  page,
}) => {
  const PARTS = {
    '/': ['header a', 'main h1', 'main h2', 'main article', 'footer p'],
    '/ferry': ['header a', 'main h1', 'main picture img', 'main h2', 'main aside'],
    '/about': ['header a', 'main picture img', 'main section h2'],
  };
  const edges = new Map<number, number>();
  for (const [route, parts] of Object.entries(PARTS)) {
    await page.goto(route);
    for (const width of [1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      for (const part of parts) {
        const edge = await left(page, part);
        if (!edges.has(width)) edges.set(width, edge);
        expect(edge, `${part} of ${route} at ${width}px`).toBe(edges.get(width));
      }
    }
  }
});

test('no line of a study’s text is wider than 800px; what is set in the heading’s type is display', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2200, height: 1200 });
  const wide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd, dt, blockquote)')]
        .filter((element) => !getComputedStyle(element).fontFamily.includes('Lexend'))
        .filter((element) => !element.closest('table, figcaption, dialog'))
        .flatMap((element) =>
          [...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
            .flatMap((node) => {
              const range = document.createRange();
              range.selectNode(node);
              return [...range.getClientRects()].map(({ width }) => ({ width, text: node.textContent }));
            }),
        )
        .filter(({ width }) => width > 800),
    );
  for (const route of OPEN_STUDIES) {
    await page.goto(route);
    expect(await wide(), route).toEqual([]);
  }
  await unlockByLink(page, '/ledger');
  expect(await wide(), '/ledger').toEqual([]);
});

test('a section’s name stands above its heading and is the link to that place', async ({ page }) => {
  const names = async () => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const sections = await page.locator('[data-starts="section"]').evaluateAll((all) =>
        all.map((section) => {
          const label = section.querySelector('hgroup a');
          const heading = section.querySelector('h1, h2, h3');
          const [above, below] = [label?.getBoundingClientRect(), heading?.getBoundingClientRect()];
          return {
            isLink: label?.getAttribute('href') === `#${section.id}`,
            // Some sections are left out on phones.
            isAbove: !section.checkVisibility() || (above && below && above.bottom <= below.top),
            isAligned: above?.left === below?.left,
          };
        }),
      );
      expect(sections.length).toBeGreaterThan(5);
      for (const section of sections)
        expect(section, `at ${width}px`).toEqual({ isLink: true, isAbove: true, isAligned: true });
    }
    return page.locator('[data-starts="section"] hgroup a').allTextContents();
  };
  const listed = page.getByRole('navigation', { name: 'Sections', includeHidden: true }).last();
  await page.goto('/ferry');
  expect(await names()).toEqual(await listed.locator('a').allTextContents());
  await unlockByLink(page, '/beacon');
  expect(await names()).toContain('Harbours');
});

test('a persona’s portrait begins at the top of its card', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const route of ['/ferry', '/archive']) {
      await page.goto(route);
      const gaps = await page.locator('#personas article').evaluateAll((cards) =>
        cards.map((card) => {
          const { top } = card.getBoundingClientRect();
          const padding = Number.parseFloat(getComputedStyle(card).paddingTop);
          const portrait = card.querySelector('img')?.getBoundingClientRect();
          const first = card.querySelector('img')?.closest('div')?.getBoundingClientRect();
          return [
            Math.round((first?.top ?? 0) - top - padding),
            // On a phone it stands beside the name, in the middle of the row.
            Math.round((portrait?.top ?? 0) - (first?.top ?? 0)) <= 2,
          ];
        }),
      );
      expect(gaps, `${route} at ${width}px`).toEqual(gaps.map(() => [0, true]));
    }
  }
});

test('a picture in a row of four is sent in about the size it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/archive');
  await readThrough(page);
  const row = page.locator('#learning [data-count="4"] img');
  await expect(row).toHaveCount(4);
  for (const image of await row.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    const [sent, shown] = await image.evaluate((element) => [
      (element as HTMLImageElement).naturalWidth,
      element.clientWidth,
    ]);
    expect((sent ?? 0) / (shown ?? 1)).toBeLessThan(1.5);
    expect((sent ?? 0) / (shown ?? 1)).toBeGreaterThanOrEqual(1);
  }
});

test('no picture is taller than the window and a half, whatever its shape and its place', async ({
  page,
}) => {
  for (const route of ['/', '/ferry', '/about', '/fun']) {
    await page.goto(route);
    // A phone’s screenshot in the place of every picture.
    await page.evaluate(() => {
      for (const image of document.querySelectorAll<HTMLImageElement>('main picture img')) {
        for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
        image.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1170" height="2532"/>';
        image.setAttribute('width', '1170');
        image.setAttribute('height', '2532');
      }
    });
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [768, 1024],
      [1440, 900],
      [1920, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tallest = await page
        .locator('main picture img')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().height)));
      expect(tallest, `${route} at ${width} × ${height}`).toBeLessThanOrEqual(1.5 * height + 1);
    }
  }
});

test('what lies behind the closed bar is blurred', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    await page.evaluate(() => {
      const stripes = document.createElement('canvas');
      Object.assign(stripes, { width: innerWidth, height: 64 });
      const paint = stripes.getContext('2d');
      for (let x = 0; x < innerWidth; x += 8) paint?.fillRect(x, 0, 4, 64);
      stripes.style.cssText = 'position:absolute;inset:0 auto auto 0';
      document.body.prepend(stripes);
    });
    // Between the wordmark and what stands on the right.
    const wordmark = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const clip = { x: (wordmark?.x ?? 0) + (wordmark?.width ?? 0) + 12, y: 20, width: 48, height: 24 };
    const { data } = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [darkest, lightest] = [Math.min(...data), Math.max(...data)];
    // Sharp stripes under four fifths of white would be fifty steps apart.
    expect(lightest - darkest, `at ${width}px`).toBeLessThan(12);
    expect(lightest, 'the stripes are there').toBeLessThan(250);
  }
});
