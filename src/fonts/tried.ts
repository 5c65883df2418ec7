import { cssString } from '../lib/css-string.ts';
import { bookTokens } from './book.ts';
import type { Choice } from './list.ts';

/** What a look says of its typefaces. */
interface Said {
  typefaces: { heading: string; text: string };
  headingWeight: number;
}

/**
 * The tokens of the pages while somebody chooses, set in the fonts of `/@typefaces/list.css`: worked out in the browser,
 * so that a page wears another typeface or weight at once. Undefined where one is not in the list.
 */
export function triedTokens({ typefaces, headingWeight }: Said, list: readonly Choice[]): string | undefined {
  const heading = list.find(({ values }) => values.includes(typefaces.heading));
  const text = list.find(({ values }) => values.includes(typefaces.text));
  if (!heading || !text) return undefined;
  const [least, most] = heading.weights;
  const weight = Math.min(most, Math.max(least, headingWeight));
  const stack = (...names: string[]) => names.map(cssString).join();
  return `@layer tokens{:root{--font-heading:${stack(heading.css.heading, text.css.heading)},${heading.kind};--font-body:${stack(text.css.text, heading.css.text)},${text.kind};--heading-weight:${weight};--tightness:${heading.tightness}${bookTokens(text.kind)}}}`;
}
