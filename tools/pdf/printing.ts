import { writeFile } from 'node:fs/promises';
import type { draw as drawPages } from '../../src/present/reading/draw.tsx';
import { firstPages, type Measured, type PageOf, paged } from '../../src/present/reading/paging.ts';
import type { Portfolio } from '../../src/present/reading/portfolio-of.ts';
import type { Jobs } from '../present/media.ts';
import type { Chrome } from './chrome.ts';
import { CUT, MEASURE, placeholder, SEEN, type Seen } from './measure.ts';
import type { Made, Pictures, Wanted } from './pictures.ts';
import { STEPS } from './shares.ts';

interface Given {
  draw: typeof drawPages;
  portfolio: Portfolio;
  page(body: string): string;
}

/** The pages in a browser: laid out, measured, printed. */
export class Printing {
  readonly #chrome: Chrome;
  readonly #given: Given;

  constructor(chrome: Chrome, given: Given) {
    this.#chrome = chrome;
    this.#given = given;
  }

  /** Pages anew until each has room for what it shows. */
  async layOut(): Promise<readonly PageOf[]> {
    let pages: readonly PageOf[] = firstPages(this.#given.portfolio.sheets);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      await this.#show(pages, placeholder);
      const next = paged(pages, await this.#chrome.ask<Measured[]>(MEASURE));
      if (next === pages) return pages;
      pages = next;
    }
    await this.#show(pages, placeholder);
    return pages;
  }

  /** Pages that could not be laid out so that all has room. */
  cut(): Promise<number[]> {
    return this.#chrome.ask<number[]>(CUT);
  }

  /** The pictures on the pages that are shown, each with the largest place it has. */
  async pictures(jobs: Jobs, pages: readonly PageOf[]): Promise<Wanted[]> {
    const widths = widthsIn({ pages, portfolio: this.#given.portfolio });
    const seen = await this.#chrome.ask<Seen[]>(SEEN);
    return seen.flatMap(({ address, inches }) => {
      const job = jobs.get(address.replace(/^\/media\//, ''));
      const width = widths.get(address);
      return job && width ? [{ address, master: job.master, inches, width }] : [];
    });
  }

  /** Printed, in as many bytes as there may be. The share of the pictures is corrected by what it came to. */
  async within(
    under: number,
    pages: readonly PageOf[],
    wanted: readonly Wanted[],
    pictures: Pictures,
    finish: (pdf: Buffer) => Buffer,
  ): Promise<{ pdf: Buffer; made: Made[] }> {
    // What letters and lines take, roughly; what they really do is seen once it is printed.
    let budget = under * FIRST_SHARE;
    let best: { pdf: Buffer; made: Made[] } | undefined;
    for (let round = 0; round < MOST_PRINTS; round++) {
      const made = await pictures.within(wanted, budget);
      const bytes = new Map(made.map((one) => [one.address, one.bytes]));
      await this.#show(pages, (address) => {
        const jpeg = bytes.get(address);
        return jpeg ? `data:image/jpeg;base64,${jpeg.toString('base64')}` : placeholder(address);
      });
      const pdf = finish(await this.#chrome.print());
      if (!best || pdf.length <= under || pdf.length < best.pdf.length) best = { pdf, made };
      const spent = made.reduce((sum, one) => sum + one.bytes.length, 0);
      const rest = pdf.length - spent;
      const isAtBest = made.every(({ step }) => step === STEPS[0]);
      if (pdf.length <= under && (isAtBest || pdf.length > under * WELL_FILLED)) break;
      if (budget === 0) break;
      // Where letters alone take too much, it is at least as small as it can be.
      budget = Math.max(0, (under - rest) * SAFETY);
    }
    if (!best) throw new Error('Nothing was printed.');
    return best;
  }

  async #show(pages: readonly PageOf[], sources: (address: string) => string): Promise<void> {
    const { draw, portfolio, page } = this.#given;
    const { sheets: _, ...rest } = portfolio;
    const file = this.#chrome.file('portfolio.html');
    await writeFile(file, page(draw({ ...rest, pages, sources })));
    await this.#chrome.show(file);
  }
}

const MOST_ROUNDS = 40;
const MOST_PRINTS = 3;
const FIRST_SHARE = 0.8;
const SAFETY = 0.985;
/** A file that fills what it may have is not made anew for a little more. */
const WELL_FILLED = 0.85;

/** How many pixels each picture has across. */
function widthsIn(data: unknown, widths = new Map<string, number>()): Map<string, number> {
  if (typeof data !== 'object' || data === null) return widths;
  if (
    'fallback' in data &&
    'width' in data &&
    typeof data.fallback === 'string' &&
    typeof data.width === 'number'
  )
    widths.set(data.fallback, data.width);
  for (const one of Object.values(data)) widthsIn(one, widths);
  return widths;
}
