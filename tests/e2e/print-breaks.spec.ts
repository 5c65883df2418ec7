// Where the pages of a printed study end.
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
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
  for (let push = 0; push < 900; push += 75) {
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
