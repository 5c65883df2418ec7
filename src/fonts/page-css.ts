import { basename } from 'node:path';
import { cssString } from '../lib/css-string.ts';
import { bookTokens } from './book.ts';
import { typefacesOf } from './chain.ts';
import { charactersOf } from './characters.ts';
import { aboutFamily, type Chosen, weightOf } from './chosen.ts';
import { cut } from './cut.ts';
import { fallbackFace } from './metrics.ts';
import { type Family, type Role, sourcesOf } from './sources.ts';
import { type PageFont, pageFonts, TEXT_WEIGHTS } from './subset.ts';

/** The typefaces of the pages, as these need them. */
export interface PageTypefaces {
  /** The fonts, and the tokens that name them. */
  css: string;
  /** Addresses that are fetched whatever a page says. */
  preload: string[];
  /** What has to lie at FONTS. */
  files: string[];
  /** What they are called, that of the headings first. */
  names: string[];
  /** All whose letters are in the files. */
  families: Family[];
}

/** Where a build puts fonts: below what is kept for a year, since every name changes with what is in the file. */
export const FONTS = '_astro/fonts';

/** As a build publishes them: cut to the letters and weights that are used. */
export async function pageTypefaces(root: string, base: string, chosen: Chosen): Promise<PageTypefaces> {
  const pair = await pairOf(root, chosen);
  const { headingWeight: weight } = pair;
  const text = await pageFonts(root, 'text', {
    chosen,
    ...(pair.isOneFile && {
      wght: { min: Math.min(TEXT_WEIGHTS.min, weight), max: Math.max(TEXT_WEIGHTS.max, weight) },
    }),
  });
  const heading = pair.isOneFile ? [] : await pageFonts(root, 'heading', { chosen });
  const address = (file: string) => `${base}/${FONTS}/${basename(file)}`;
  const faces = (name: string, fonts: readonly PageFont[]) =>
    fonts.map((font) => fontFace({ name, ...font, url: address(font.file) }));
  const css = [
    ...faces(pair.heading.name, heading),
    await fallbackOf(root, 'heading', pair.heading, String(weight)),
    ...faces(pair.text.name, text),
    await fallbackOf(root, 'text', pair.text, text[0]?.weight ?? ''),
    pairTokens(pair),
  ];
  const first = [heading[0], text[0]].filter((font) => font !== undefined);
  return {
    css: css.join(''),
    preload: [...new Set(first.map(({ file }) => address(file)))],
    files: [...new Set([...heading, ...text].map(({ file }) => file))],
    names: pair.names,
    families: [...new Set([...text, ...heading].map(({ family }) => family))],
  };
}

/** A typeface of a page by its name there. */
export interface NamedFamily {
  family: Family;
  name: string;
  kind: 'sans-serif' | 'serif';
}

export interface Pair {
  heading: NamedFamily;
  text: NamedFamily;
  names: string[];
  headingWeight: number;
  tightness: number;
  /** One variable font serves both; not where it is drawn in one way for headings and in another for text. */
  isOneFile: boolean;
}

/** The two typefaces that pages are really set in. */
export async function pairOf(root: string, chosen: Chosen): Promise<Pair> {
  const [heading] = await typefacesOf(root, 'heading', chosen);
  const [text] = await typefacesOf(root, 'text', chosen);
  const about = { heading: await aboutFamily(root, heading), text: await aboutFamily(root, text) };
  const isOneFile = heading === text && (await isSame(root, heading));
  const named = safe(about.heading.name);
  const isTaken = named === safe(about.text.name) && !isOneFile;
  return {
    heading: { family: heading, name: isTaken ? `${named} heading` : named, kind: about.heading.kind },
    text: { family: text, name: safe(about.text.name), kind: about.text.kind },
    names: [about.heading.name, about.text.name],
    headingWeight: await weightOf(root, heading, chosen.headingWeight),
    tightness: about.heading.tightness,
    isOneFile,
  };
}

async function isSame(root: string, family: Family): Promise<boolean> {
  const of = async (role: Role) => (await sourcesOf(root, family, { role, weight: 'plain' }))[0];
  const [heading, text] = [await of('heading'), await of('text')];
  const isVariable = text !== undefined && text.weights[0] < text.weights[1];
  return isVariable && JSON.stringify(heading?.pins) === JSON.stringify(text.pins);
}

/** The roles that style sheets use. */
export function pairTokens({ heading, text, headingWeight, tightness }: Pair): string {
  const stack = ({ name, kind }: NamedFamily, role: Role) =>
    `${cssString(name)},${cssString(fallbackName(name, role))},${kind}`;
  return `@layer tokens{:root{--font-heading:${stack(heading, 'heading')};--font-body:${stack(text, 'text')};--heading-weight:${headingWeight};--tightness:${tightness}${bookTokens(text.kind)}}}`;
}

async function fallbackOf(
  root: string,
  role: Role,
  { family, name, kind }: NamedFamily,
  weight: string,
): Promise<string> {
  const least = Number.parseInt(weight, 10);
  const [latin] = await sourcesOf(root, family, { role, weight: role === 'text' ? 'plain' : least });
  if (!latin) return '';
  const measured = await cut(root, latin, {
    characters: charactersOf(root),
    format: 'truetype',
    wght: least,
  });
  return fallbackFace(fallbackName(name, role), measured, kind, weight);
}

const fallbackName = (name: string, role: Role) =>
  role === 'heading' && !name.endsWith(' heading') ? `${name} heading fallback` : `${name} fallback`;

interface FaceRule extends Omit<PageFont, 'file' | 'family'> {
  name: string;
  url: string;
  /** What else is varied. */
  settings?: string;
}

export function fontFace({ name, url, weight, style, unicodeRange, settings }: FaceRule): string {
  const more = [
    // Upright is what a face is that says nothing.
    style !== 'normal' && `font-style:${style}`,
    unicodeRange && `unicode-range:${unicodeRange}`,
    settings && `font-variation-settings:${settings}`,
  ].filter((one) => one);
  const said = [
    `font-family:${cssString(name)}`,
    `src:url(${cssString(url)})`,
    'font-display:swap',
    `font-weight:${weight}`,
  ];
  return `@font-face{${[...said, ...more].join(';')}}`;
}

/** A name out of a file may hold anything. */
const safe = (name: string) => name.replaceAll(/[^\p{L}\p{N} .-]/gu, '').trim() || 'Own';
