import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TypefaceName } from '../model/typefaces.ts';

/**
 * The typefaces that come along: the package of `@fontsource-variable` that each is in, and how much of the pages’
 * tightening its headings take. Wide or heavy letters take more, slender ones and those with serifs less.
 */
const FAMILIES: Readonly<Record<TypefaceName, { package: string; tightness: number }>> = {
  Lexend: { package: 'lexend', tightness: 1 },
  'Kumbh Sans': { package: 'kumbh-sans', tightness: 0.8 },
  Fraunces: { package: 'fraunces', tightness: 0.8 },
  Newsreader: { package: 'newsreader', tightness: 0.6 },
  'Hanken Grotesk': { package: 'hanken-grotesk', tightness: 1 },
  'Bricolage Grotesque': { package: 'bricolage-grotesque', tightness: 1.1 },
  'Instrument Sans': { package: 'instrument-sans', tightness: 0.8 },
  'Space Grotesk': { package: 'space-grotesk', tightness: 1.2 },
  Inter: { package: 'inter', tightness: 0.9 },
  'Schibsted Grotesk': { package: 'schibsted-grotesk', tightness: 0.8 },
  'Source Serif 4': { package: 'source-serif-4', tightness: 0.6 },
};

export type Kind = 'sans-serif' | 'serif';
/** From the least to the most; a font in one weight has the same twice. */
export type Range = readonly [least: number, most: number];

/** A typeface that comes along, as its package describes it. */
export interface FamilyFacts {
  folder: string;
  package: string;
  kind: Kind;
  weights: Range;
  /** The sizes it is drawn for, where it is drawn one way for small ones and another for large. */
  sizes: Range | undefined;
  hasItalic: boolean;
  tightness: number;
}

const require = createRequire(import.meta.url);
const known = new Map<TypefaceName, FamilyFacts>();

export function factsOf(name: TypefaceName): FamilyFacts {
  const before = known.get(name);
  if (before) return before;
  const { package: id, tightness } = FAMILIES[name];
  const folder = packageFolder(id);
  const { variable, category, styles } = JSON.parse(
    readFileSync(join(folder, 'metadata.json'), 'utf8'),
  ) as Metadata;
  const facts: FamilyFacts = {
    folder,
    package: id,
    kind: category === 'serif' ? 'serif' : 'sans-serif',
    weights: rangeOf(variable.wght) ?? [400, 400],
    sizes: rangeOf(variable.opsz),
    hasItalic: styles.includes('italic'),
    tightness,
  };
  known.set(name, facts);
  return facts;
}

export const packageFolder = (id: string): string =>
  dirname(require.resolve(`@fontsource-variable/${id}/unicode.json`));

interface Metadata {
  category: string;
  styles: string[];
  variable: Record<string, { min: string; max: string } | undefined>;
}

const rangeOf = (axis: { min: string; max: string } | undefined): Range | undefined =>
  axis && [Number(axis.min), Number(axis.max)];

/** Of a file of the owner’s nobody knows: this much hurts none. */
export const OWN_TIGHTNESS = 0.6;
