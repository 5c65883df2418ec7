// Every page laid out as in Chromium: text by text, picture by picture.
import type { Browser } from '@playwright/test';
import { findTestBrowser } from '../../tools/find/browser.mjs';
import { ROUTES } from '../helpers/pages.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

/** Pixels that engines may differ by: letters are measured a little differently, and edges rounded. */
const NEAR = 6;

interface Box {
  what: string;
  left: number;
  top: number;
  height: number;
  /** How high a line is, if it is a text. */
  line: number;
  /** The part of the page it belongs to: each stands by itself. */
  part: string;
}

/** Where every text and every picture stands, as a browser has laid it out. */
async function measure(): Promise<Box[]> {
  await document.fonts.ready;
  for (const motion of document.getAnimations())
    if (motion.effect?.getTiming().iterations !== Infinity) motion.finish();
  const boxes: Box[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('.visually-hidden, .skip-link, noscript')) continue;
    const { display, lineHeight } = getComputedStyle(element);
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const isPicture = element instanceof HTMLImageElement;
    // What stands in a line of text stands wherever the line breaks.
    if (!isPicture && (!hasWords || display === 'inline')) continue;
    const { left, top, height } = element.getBoundingClientRect();
    const what = (isPicture ? `picture: ${element.alt}` : (element.textContent ?? '')).trim().slice(0, 50);
    // The gate’s sheet is held by the window’s foot, whatever stands above it.
    const sheet = element.closest(':has(> [data-gate-close])');
    const part = (sheet && 'sheet') ?? element.closest('header, footer, [role=dialog], main')?.tagName ?? '';
    boxes.push({
      part,
      what,
      left,
      top: top + scrollY,
      height,
      line: isPicture ? 0 : Number.parseFloat(lineHeight),
    });
  }
  return boxes;
}

/** What is measured once nothing moves any more: a gate slides in when its script has come. */
async function settled(look: () => Promise<Box[]>): Promise<Box[]> {
  let seen: Box[] = [];
  await expect(async () => {
    const before = seen;
    seen = await look();
    expect(seen).toEqual(before);
  }).toPass({ intervals: [200] });
  return seen;
}

/** How much higher a text is because a line of it breaks elsewhere; engines balance lines in their own ways. */
const broken = (box: Box, other: Box) => {
  const by = Math.abs(box.height - other.height);
  return box.line > 0 && by > box.line / 2 && by < box.line + NEAR ? by : 0;
};

/** What a text is measured from: the one before it or, where it begins a column beside that one, what stands above. */
function beforeIt(boxes: Box[], index: number): number {
  const { top, part } = boxes[index] as Box;
  if ((boxes[index - 1] as Box).top <= top) return index - 1;
  const above = boxes.findLastIndex(
    (box, at) => at < index && box.part === part && box.top + box.height <= top,
  );
  return above < 0 ? index - 1 : above;
}

/** What stands elsewhere, beside what came before it, or is of another height. */
function differences(here: Box[], there: Box[]): string[] {
  const grown = here.map((box, index) => broken(box, there[index] as Box));
  return here.flatMap((box, index) => {
    const other = there[index] as Box;
    const isFirst = here[index - 1]?.part !== box.part;
    const from = isFirst ? index : beforeIt(here, index);
    const [before, otherBefore] = [here[from] as Box, there[from] as Box];
    const step = Math.abs(box.top - before.top - (other.top - otherBefore.top));
    // Columns that are centred or of one height share what one of them has grown.
    const around = grown.slice(Math.max(0, index - 16), index + 8).reduce((sum, by) => sum + by, 0);
    const height = Math.abs(box.height - other.height) - (grown[index] ?? 0);
    return [
      ...(Math.abs(box.left - other.left) > NEAR ? [`${box.what}: left ${box.left}, not ${other.left}`] : []),
      ...(height > NEAR ? [`${box.what}: ${box.height} high, not ${other.height}`] : []),
      ...(step > NEAR + around ? [`${box.what}: ${step} from its place`] : []),
    ];
  });
}

let chromium: Browser;
test.beforeAll(async ({ playwright }) => {
  const executablePath = findTestBrowser();
  chromium = await playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
});
test.afterAll(() => chromium.close());

for (const [width, height] of [PHONE, DESKTOP]) {
  for (const route of [...ROUTES, '/nowhere']) {
    test(`at ${width}px ${route} is laid out as in Chromium`, async ({ tab, baseURL }) => {
      const page = await chromium.newPage({ baseURL: baseURL ?? '', viewport: { width, height } });
      await page.goto(route);
      const there = await settled(() => page.evaluate(measure));
      await page.close();
      await tab.resize(width, height);
      await tab.goto(route);
      const here = await settled(() => tab.run(measure));
      expect(here.map(({ what }) => what)).toEqual(there.map(({ what }) => what));
      expect(there.length).toBeGreaterThan(10);
      expect(differences(here, there)).toEqual([]);
      const elsewhere = here.filter((box, index) => broken(box, there[index] as Box));
      expect(elsewhere.length, 'texts with a line that breaks elsewhere').toBeLessThan(4);
    });
  }
}
