import { converter, formatHex, parse, type Rgb, wcagContrast } from 'culori';

/** A custom property as a style sheet says it. */
interface Token {
  value: string;
  line: number;
}

export type Tokens = Map<string, Token>;

/**
 * The custom properties of a style sheet, once as they are and once more for each `@media` that changes some,
 * so that a dark theme is judged like a light one.
 */
export function readTokens(css: string): Tokens[] {
  const base: Tokens = new Map();
  const changed: Tokens[] = [];
  let inMedia: Tokens | undefined;
  let depth = 0;
  css.split('\n').forEach((text, index) => {
    if (/^\s*@media/.test(text)) {
      inMedia = new Map();
      changed.push(inMedia);
    }
    const [, name, value = ''] = /^\s*(--[\w-]+):\s*([^;]+);/.exec(text) ?? [];
    if (name) (inMedia ?? base).set(name, { value, line: index + 1 });
    depth += (text.match(/\{/g)?.length ?? 0) - (text.match(/\}/g)?.length ?? 0);
    if (depth === 0) inMedia = undefined;
  });
  return [base, ...changed.map((some) => new Map([...base, ...some]))];
}

const toRgb = converter('rgb');

/** A colour worked out: `var()` and `color-mix(in srgb, …)` included, as a browser does. */
export function colourOf(tokens: Tokens, value: string, depth = 0): Rgb | undefined {
  if (depth > 10) return undefined;
  const text = value.trim();
  const [, name] = /^var\((--[\w-]+)\)$/.exec(text) ?? [];
  if (name) return colourOf(tokens, tokens.get(name)?.value ?? '', depth + 1);
  const [, first = '', share, second = ''] =
    /^color-mix\(in srgb, (.+?)(?: (\d+(?:\.\d+)?)%)?, (.+)\)$/.exec(text) ?? [];
  if (!first) return toRgb(parse(text));
  const a = colourOf(tokens, first, depth + 1);
  const b = colourOf(tokens, second, depth + 1);
  if (!a || !b) return undefined;
  const part = share === undefined ? 0.5 : Number(share) / 100;
  const mix = (channel: 'r' | 'g' | 'b') => a[channel] * part + b[channel] * (1 - part);
  return { mode: 'rgb', r: mix('r'), g: mix('g'), b: mix('b') };
}

/** Contrast by WCAG, rounded down to a tenth: 4.49 is not 4.5. */
export const contrast = (a: Rgb | string, b: Rgb | string): number =>
  Math.floor(wcagContrast(a, b) * 10) / 10;

export const hex = (colour: Rgb): string => formatHex(colour);
