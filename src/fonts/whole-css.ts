import { statSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { cssString } from '../lib/css-string.ts';
import { slashed } from '../lib/files.ts';
import { FONT_FOLDER, isTypefaceName } from '../model/typefaces.ts';
import { typefacesOf } from './chain.ts';
import type { Chosen } from './chosen.ts';
import { factsOf } from './families.ts';
import { fontFace, type PageTypefaces, pairOf, pairTokens } from './page-css.ts';
import { type Family, type Source, sourcesOf, type Wanted } from './sources.ts';

/** Where fonts are while somebody edits; `integration.ts` hands them out. */
export const WHOLE_FONTS = '@typefaces';

/**
 * While somebody edits: the whole files, in every weight and with every letter. Nothing is cut, so another typeface shows
 * at once, and so does whatever is typed.
 */
export async function wholeTypefaces(root: string, base: string, chosen: Chosen): Promise<PageTypefaces> {
  const pair = await pairOf(root, chosen);
  const css: string[] = [];
  for (const role of ['heading', 'text'] as const) {
    const [first, second] = await typefacesOf(root, role, chosen);
    const weight = role === 'heading' ? pair.headingWeight : 'plain';
    // Of two that have a letter the later one is taken.
    const others = (await sourcesOf(root, second, { role, weight })).filter(({ part }) => part !== 'latin');
    // With its weights and no others: of faces that differ in those, a browser takes one and leaves the rest.
    const [own] = await sourcesOf(root, first, { role, weight });
    const asFirst = (source: Source) => ({ ...source, weights: own?.weights ?? source.weights });
    css.push(...others.map((source) => wholeFace(root, base, pair[role].name, asFirst(source))));
    css.push(...(await wholeFaces(root, base, { family: first, name: pair[role].name, role, weight })));
  }
  return {
    css: [...new Set(css), pairTokens(pair)].join(''),
    preload: [],
    files: [],
    names: pair.names,
    families: [],
  };
}

interface Whole extends Wanted {
  family: Family;
  /** What styles call it by. */
  name: string;
}

/** Every file of a typeface. */
export async function wholeFaces(root: string, base: string, { family, name, role, weight }: Whole) {
  const all: Source[] = [];
  for (const isItalic of [true, false]) {
    for (const one of role === 'text' ? ([600, weight] as const) : [weight]) {
      // What it is set for, not what it is: where there are italics alone, they are what is upright elsewhere.
      const sources = await sourcesOf(root, family, { role, weight: one, isItalic });
      all.push(...sources.map((source) => ({ ...source, isItalic })));
    }
  }
  return [...new Set(all.map((source) => wholeFace(root, base, name, source)))];
}

function wholeFace(root: string, base: string, name: string, source: Source): string {
  const { weights, range, isItalic, pins } = source;
  const settings = Object.entries(pins).map(([axis, value]) => `${cssString(axis)} ${value}`);
  return fontFace({
    name,
    url: `${base}/${addressOf(root, source)}`,
    weight: [...new Set(weights)].join(' '),
    style: isItalic ? 'italic' : 'normal',
    ...(range && { unicodeRange: range }),
    ...(settings.length > 0 && { settings: settings.join() }),
  });
}

function addressOf(root: string, { family, path }: Source): string {
  if (isTypefaceName(family)) return `${WHOLE_FONTS}/${factsOf(family).package}/${basename(path)}`;
  const file = slashed(relative(`${root}/${FONT_FOLDER}`, path))
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  // Another file under the same name is another font.
  return `${WHOLE_FONTS}/look/${file}?${Math.round(statSync(path).mtimeMs)}`;
}
