// What comes out of a printer, or of “Save as PDF”.
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { OPEN_STUDIES } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

/** The owner of the test’s site, as a letter’s head has it. */
const HEAD = ['Zoë Nguyễn-Łukasik', 'zoe@nguyen-lukasik.example · nguyen-lukasik.example'];

/** The words of a page on paper, and on how many sheets. */
async function printed(page: Page): Promise<{ text: string; sheets: number }> {
  const bytes = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), sheets: totalPages };
}

for (const route of OPEN_STUDIES) {
  test(`${route}, printed at once, is the whole document and nothing around it`, async ({ page }) => {
    await page.goto(route, { waitUntil: 'load' });
    const { text, sheets } = await printed(page);
    await test.step('its head says whose it is, and where to write', async () => {
      const head = text.slice(0, 200);
      for (const line of HEAD) expect.soft(head).toContain(line);
    });
    for (const heading of await page.locator('main h1, main h2').all()) {
      const words = ((await heading.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
      expect.soft(text, words).toContain(words);
    }
    for (const chrome of [
      'Skip to the content',
      'Thanks for stopping by',
      'Next case study',
      'Play the film',
    ])
      expect.soft(text).not.toContain(chrome);
    expect(sheets).toBeLessThan(30);
  });
}

test('paper has its own margins, type and breaks', async ({ page }) => {
  await page.setViewportSize({ width: 816, height: 1056 });
  await page.goto('/archive');
  await page.emulateMedia({ media: 'print' });
  const style = (selector: string, name: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [property = '', part]) => getComputedStyle(element, part).getPropertyValue(property),
        [name, pseudo],
      );
  expect(await style('html', 'font-size')).toBe('14.6667px');
  expect(await style('main', 'padding-top')).toBe('0px');
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.x).toBe(0);
  expect(await style('main h2', 'break-after')).toBe('avoid');
  expect(await style('main figure', 'break-inside')).toBe('avoid');
  expect(Number.parseFloat(await style('main figure img', 'max-height'))).toBeCloseTo(279.7, 0);
});

test('a printed link says where it leads', async ({ page }) => {
  await page.goto('/archive');
  const { text } = await printed(page);
  const links = await page
    .locator('main p a[href^="https"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(0);
  for (const href of links) expect.soft(text.replaceAll(' ', '')).toContain(`(${href})`);
});

test('a locked study prints what anyone may read of it, and no password field', async ({ page }) => {
  await page.goto('/beacon');
  const { text } = await printed(page);
  expect(text).toContain('A light that every harbour knows as its own');
  expect(text).toContain('Before a harbour agrees to buy a console');
  expect(text).not.toContain('Enter Password');
});
