// What can go wrong with a page between two widths. The page stands in a frame that is made wider step by step: a window
// takes longer over each step than the page does.
import type { Page } from '@playwright/test';
import { fewer } from './fewer.ts';
import { at } from './host.ts';

/** What a page shows at one width. */
export interface Glance {
  width: number;
  /** Each fault in words; none where all is well. */
  faults: string[];
  height: number;
  /** How many columns the paintings hang in; 0 where there are none. */
  columns: number;
}

/** Every sixteenth pixel that a window is likely to be wide, or every sixty-fourth, and one that few have. */
const STEP = fewer(16, 64);
const WIDTHS = [...Array.from({ length: 1600 / STEP + 1 }, (_, index) => 320 + STEP * index), 2560];

/** A page at every width, in one visit. It is looked at once there is something of the kind `ready`. */
export async function sweep(
  page: Page,
  route: string,
  { ready = 'main h1', origin = '' } = {},
): Promise<Glance[]> {
  // Nobody may frame the site but this test.
  await page.route(
    ({ pathname }) => pathname === (origin ? route : at(route.replace(/#.*/, ''))),
    async (asked) => {
      const response = await asked.fetch();
      await asked.fulfill({ response, headers: { 'content-type': 'text/html' } });
    },
  );
  const around = '<!doctype html><title>Around it</title><iframe height="800"></iframe>';
  await page.route('**/around-it', (asked) => asked.fulfill({ contentType: 'text/html', body: around }));
  // Under dev the first visit may load a page twice: once more when its modules are put together.
  if (origin) await page.goto(origin + route, { waitUntil: 'networkidle' });
  await page.goto(`${origin}/around-it`);
  await page
    .locator('iframe')
    .evaluate((frame, src) => Object.assign(frame, { src }), origin ? origin + route : at(route));
  await page.frameLocator('iframe').locator(ready).first().waitFor({ state: 'attached', timeout: 30_000 });
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  return frame.evaluate(lookAround, WIDTHS);
}

/** The faults of all widths, each said once, with the widths at which it was seen. */
export function faultsOf(glances: Glance[]): string[] {
  const widths = new Map<string, number[]>();
  for (const { width, faults } of glances)
    for (const fault of new Set(faults)) widths.set(fault, [...(widths.get(fault) ?? []), width]);
  return [...widths].map(([fault, at]) => `${fault}: ${at[0]} to ${at.at(-1)}`);
}

/** Run in the page. */
async function lookAround(widths: number[]): Promise<Glance[]> {
  await document.fonts.ready;
  const frame = frameElement as HTMLIFrameElement;
  const mode = () => getComputedStyle(document.documentElement).getPropertyValue('--pictures');
  let pictures = '';
  const seen: Glance[] = [];
  for (const width of widths) {
    frame.width = String(width);
    // Asking for a size lays the page out at once; only pictures that stand in for others come later.
    if (frame.offsetWidth < width) throw new Error(`The frame is ${frame.offsetWidth}px wide.`);
    if (mode() !== pictures) await new Promise((resolve) => setTimeout(resolve, 700));
    pictures = mode();
    seen.push(look(width));
  }
  return seen;

  function look(width: number): Glance {
    // A locked page scrolls in the overlay that stands before it.
    const overlay = document.querySelector('[data-gate]:not([data-state=open]) [role=dialog]');
    const shown = overlay ?? document.documentElement;
    const beside = shown.scrollWidth - shown.clientWidth;
    // What a line of the page has room for: a column may be narrower, and is then too narrow.
    const padding = getComputedStyle(document.documentElement).getPropertyValue('--page-padding');
    const room = shown.clientWidth - 2 * Number.parseFloat(padding);
    const paintings = [...shown.querySelectorAll('[data-items=paintings] > li')];
    return {
      width,
      faults: [
        ...(beside > 0 ? ['something sticks out to the side'] : []),
        ...brokenWords(shown, room),
        ...[...shown.querySelectorAll<HTMLElement>('mark')].flatMap((mark) => brokenMark(mark, room)),
        ...collisions(linesOf(shown)),
        ...[...shown.querySelectorAll<HTMLImageElement>('article[data-locked] img, main aside img')].flatMap(
          cutAway,
        ),
      ],
      height: shown.scrollHeight,
      columns: new Set(paintings.map((item) => Math.round(item.getBoundingClientRect().left))).size,
    };
  }

  /** Words on two lines, though one has room for them. What has a hyphen may end a line there. */
  function brokenWords(root: Element, room: number): string[] {
    const range = document.createRange();
    return textsOf(root).flatMap((node) =>
      [...(node.textContent ?? '').matchAll(/[^\s\u002d\u2010-\u2014/]{2,}/g)].flatMap(
        ({ 0: word, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const parts = [...range.getClientRects()].filter((part) => part.width > 1);
          const isParted = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
          const needed = parts.reduce((sum, part) => sum + part.width, 0);
          return isParted && needed <= room ? [`“${word}” is broken`] : [];
        },
      ),
    );
  }

  function brokenMark(mark: HTMLElement, room: number): string[] {
    const words = mark.querySelector<HTMLElement>('span') ?? mark;
    if (words.getClientRects().length < 2) return [];
    mark.style.whiteSpace = 'nowrap';
    const needed = words.getBoundingClientRect().width;
    mark.style.whiteSpace = '';
    return needed <= room ? [`the mark “${words.textContent}” is broken`] : [];
  }

  interface Line {
    text: string;
    of: Element;
    box: DOMRect;
    /** What it moves with: the page, or something that stays in view over it. */
    layer: Element | undefined;
  }

  /** Every line of text that can be seen where it stands. */
  function linesOf(root: Element): Line[] {
    const range = document.createRange();
    const asides = 'script, style, dialog, svg, [popover], .visually-hidden, .skip-link';
    const layers = new Map<Element, Element | 'hidden' | undefined>();
    const layerOf = (element: Element): Element | 'hidden' | undefined => {
      if (layers.has(element)) return layers.get(element);
      const { position, clipPath } = getComputedStyle(element);
      const own = clipPath.startsWith('inset')
        ? 'hidden'
        : /sticky|fixed/.test(position)
          ? element
          : undefined;
      const layer = own ?? (element.parentElement ? layerOf(element.parentElement) : undefined);
      layers.set(element, layer);
      return layer;
    };
    return textsOf(root).flatMap((node) => {
      const [of, text] = [node.parentElement, node.textContent?.trim()];
      if (!of || !text || of.closest(asides) || !of.checkVisibility({ visibilityProperty: true })) return [];
      const layer = layerOf(of);
      if (layer === 'hidden') return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap((box) => (box.width > 1 ? [{ text, of, box, layer }] : []));
    });
  }

  function textsOf(root: Element): Node[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  }

  /** Lines of different elements of which one covers a good part of the other. */
  function collisions(lines: Line[]): string[] {
    const down = lines.toSorted((one, other) => one.box.top - other.box.top);
    return down.flatMap(({ box, of, text, layer }, index) => {
      const found: string[] = [];
      for (const other of down.slice(index + 1)) {
        if (other.box.top > box.bottom) break;
        if (other.layer !== layer || of.contains(other.of) || other.of.contains(of)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const along = Math.min(box.bottom, other.box.bottom) - other.box.top;
        if (across > 2 && along > 0.35 * Math.min(box.height, other.box.height))
          found.push(`“${text}” stands on “${other.text}”`);
      }
      return found;
    });
  }

  /** A cover whose box, or whose frame, has other proportions than it has. */
  function cutAway(image: HTMLImageElement): string[] {
    const box = image.getBoundingClientRect();
    const frame = image.closest('div')?.getBoundingClientRect() ?? box;
    if (box.width === 0) return [];
    const drawn = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const fits = Math.min(box.width, frame.width) / Math.min(box.height, frame.height);
    const left = Math.min(fits / drawn, drawn / fits);
    return left < 0.98 ? [`the cover “${image.alt || 'of the next study'}” is cut`] : [];
  }
}
