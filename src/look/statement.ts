import { headlineParts, type WorkPage } from '../model/work.ts';
import { mediaQueries } from '../styles/measures.ts';

/** How a headline is set that fills the width (Statement.module.css): room between letters, and between lines. */
export const STATEMENT = { tracking: -0.035, leading: 1 } as const;

type Headline = Pick<WorkPage['hero'], 'headline' | 'highlight'>;
/** How wide words are, in sizes of their type. */
type Measure = (words: string) => number;

/** How high all lines may be together, and how small the type may get, as shares of the width. */
interface Room {
  highest: number;
  least: number;
}

const ROOMS = {
  beside: { highest: 0.38, least: 0.045 },
  stacked: { highest: 0.6, least: 0.065 },
  upright: { highest: 1.25, least: 0.105 },
} as const satisfies Partial<Record<keyof typeof mediaQueries, Room>>;

/** No letters are larger than this, and the longest line is as long as this: a hair is left for rounding. */
const LARGEST = 0.4;
const WHOLE = 0.99;
const STEP = 0.0005;

/** The size of the headline by the width of the window, as a style sheet. Its lines break alike at every width. */
export function statementCss(headline: Headline, measure: Measure): string {
  const said = (name: keyof typeof ROOMS) =>
    `:root{--statement:${(100 * statementSize(headline, measure, ROOMS[name])).toFixed(2)}cqi}`;
  const below = (name: 'stacked' | 'upright') =>
    `@media ${mediaQueries[name].replaceAll(' ', '')}{${said(name)}}`;
  return `@layer tokens{${said('beside')}${below('stacked')}${below('upright')}}`;
}

/** The largest type whose longest line fills the width, as a share of it, with all lines in their room. */
export function statementSize(headline: Headline, measure: Measure, { highest, least }: Room): number {
  let before = Number.POSITIVE_INFINITY;
  let fitting = least;
  for (let size = LARGEST; size > least; size -= STEP) {
    const lines = linesAt(size, headline, measure, least);
    const isLow = lines * size * STATEMENT.leading <= highest;
    // One line less than a step before: so many lines need all of the width.
    if (isLow && lines < before) return size;
    if (isLow && fitting === least) fitting = size;
    before = lines;
  }
  return fitting;
}

/** How many lines there are, broken as browsers do; without end where a word is parted that a smaller line could hold. */
function linesAt(size: number, headline: Headline, measure: Measure, least: number): number {
  const most = WHOLE / size;
  const space = measure('a a') - measure('aa');
  const lines: number[] = [];
  const isTooWide = (width: number) => width > most && width <= WHOLE / least;
  for (const part of unitsOf(headline, (phrase) => measure(phrase) <= most)) {
    // A phrase that does not fit one line has lines of its own.
    if (part.isApart) lines.push(0);
    for (const words of part.units) {
      const width = measure(words);
      if (isTooWide(width)) return Number.POSITIVE_INFINITY;
      const last = lines.at(-1) ?? 0;
      const longer = last === 0 ? width : last + space + width;
      if (longer <= most && lines.length > 0) lines[lines.length - 1] = longer;
      // What is wider than any line is parted, and goes on below.
      else lines.push(...Array.from({ length: Math.floor(width / most) }, () => most), width % most);
    }
    if (part.isApart) lines.push(0);
  }
  return lines.filter((width) => width > 0).length;
}

/** What is never parted, in order: words, and the marked phrase with what ends it where that fits a line. */
function unitsOf(headline: Headline, fits: (phrase: string) => boolean) {
  const { before, phrase, tail, after } = headlineParts(headline);
  const isWhole = fits(phrase + tail);
  return [
    { units: wordsOf(before), isApart: false },
    { units: isWhole ? [phrase + tail].filter(Boolean) : wordsOf(phrase + tail), isApart: !isWhole },
    { units: wordsOf(after), isApart: false },
  ];
}

/** A line may end after a hyphen too. */
const wordsOf = (text: string) => text.split(/\s+|(?<=[-‐–—])/).filter(Boolean);
