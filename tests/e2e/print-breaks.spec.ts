// Where the pages of a printed study end.
import type { Page } from '@playwright/test';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { fewer } from '../helpers/fewer.ts';
import { OPEN_STUDIES } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

/** Three lines of text and what lies between them, in points. */
const ROOM = 56;
const MARGIN = (18 / 25.4) * 72;

interface Word {
  str: string;
  height: number;
  transform: number[];
}

/** The last words of each sheet that stand so low that nothing could follow them there. */
async function feetOf(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(
    new Uint8Array(await page.pdf({ format: 'Letter', preferCSSPageSize: true })),
  );
  const feet: string[] = [];
  // The last sheet ends where the study ends.
  for (let sheet = 1; sheet < pdf.numPages; sheet++) {
    const { items } = await (await pdf.getPage(sheet)).getTextContent();
    const words = (items as Word[]).filter(({ str }) => str?.trim());
    const lowest = Math.min(...words.map(({ transform }) => transform[5] ?? 0));
    const line = words.filter(({ transform }) => (transform[5] ?? 0) < lowest + 2);
    if (lowest < MARGIN + ROOM)
      feet.push(
        line
          .map(({ str }) => str)
          .join(' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      );
  }
  return feet;
}

test('no heading is stranded at the foot of a printed page, wherever it falls', async ({ page }) => {
  test.slow();
  await page.goto('/ferry');
  const headings = await page
    .locator('main :is(h2, h3, hgroup a)')
    .evaluateAll((all) => all.map((heading) => (heading.textContent ?? '').replaceAll(/\s+/g, ' ').trim()));
  expect(headings.length).toBeGreaterThan(10);
  const stranded: string[] = [];
  // Pushed down bit by bit, every heading comes to the foot of a page at some time.
  for (let push = 0; push < 900; push += fewer(75, 300)) {
    await page.locator('main').evaluate((main, height) => {
      document.querySelector('#push')?.remove();
      const space = Object.assign(document.createElement('div'), { id: 'push' });
      space.style.height = `${height}px`;
      main.prepend(space);
    }, push);
    // A long heading’s last line is a part of it.
    for (const foot of await feetOf(page))
      if (foot.length > 2 && headings.some((heading) => heading.endsWith(foot)))
        stranded.push(`${push}: ${foot}`);
  }
  expect(stranded).toEqual([]);
});

/** How much of each sheet is used, from 0 to 1: to its lowest word or picture. */
async function filledOf(page: Page): Promise<number[]> {
  const bytes = new Uint8Array(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
  const pdf = await getDocumentProxy(bytes);
  const { OPS } = await getResolvedPDFJS();
  const sheets = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  return Promise.all(
    sheets.map(async (coming) => {
      const sheet = await coming;
      const height = sheet.view[3] ?? 0;
      const { items } = await sheet.getTextContent();
      const words = (items as Word[]).filter(({ str }) => str?.trim());
      const lows = words.map(({ transform }) => transform[5] ?? 0);
      const { fnArray, argsArray } = await sheet.getOperatorList();
      let at = { scale: 1, low: 0 };
      const around: (typeof at)[] = [];
      for (const [index, act] of fnArray.entries()) {
        if (act === OPS.save) around.push(at);
        if (act === OPS.restore) at = around.pop() ?? at;
        // Nothing on a page is turned: its height and its place are all there is to know.
        if (act === OPS.transform) {
          const [, , , scale = 1, , move = 0] = argsArray[index] as number[];
          at = { scale: at.scale * scale, low: at.low + at.scale * move };
        }
        if (act === OPS.paintImageXObject) lows.push(Math.min(at.low, at.low + at.scale));
      }
      return (height - MARGIN - Math.min(...lows)) / (height - 2 * MARGIN);
    }),
  );
}

test('a printed study leaves no half of a page empty before its last', async ({ page }) => {
  for (const route of fewer(OPEN_STUDIES, OPEN_STUDIES.slice(0, 1))) {
    await page.goto(route);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      return Promise.all([...document.images].map((image) => image.src && image.decode().catch(() => {})));
    });
    const used = await filledOf(page);
    expect(used.length).toBeGreaterThan(2);
    for (const [index, part] of used.slice(0, -1).entries())
      expect.soft(part, `${route}, sheet ${index + 1} of ${used.length}`).toBeGreaterThan(0.5);
  }
});
