import { basename } from 'node:path';
import { baseLanguage } from '../model/language.ts';
import { charactersOf, languageOf } from './characters.ts';
import { charactersIn, cut } from './cut.ts';
import { type Source, sourcesOf, type Typeface } from './sources.ts';

/** What a typeface is for. */
export type Role = 'text' | 'heading';

/** The weights the pages set, and no others: a shorter axis is a smaller file, one weight needs none. */
const WEIGHTS = { text: { min: 400, max: 600 }, heading: 600 } as const;

/** The typefaces of a role: the second stands in where the first lacks a letter of a word. */
export function typefacesOf(root: string, role: Role): [Typeface, Typeface] {
  // Kumbh Sans has no Vietnamese: in a name the other stands in, but a page of it is set in one typeface.
  const isVietnamese = baseLanguage(languageOf(root)) === 'vi';
  return role === 'text' && !isVietnamese ? ['Kumbh Sans', 'Lexend'] : ['Lexend', 'Kumbh Sans'];
}

/** A font file of the pages, and the letters it is fetched for; the first one is fetched whatever a page says. */
export interface PageFont {
  src: [string];
  weight: string;
  style: 'normal';
  unicodeRange?: [string, ...string[]];
}

/** Whether this is `npm run dev` or `npm run edit`: letters may come that the content does not have yet. */
export const isEdited = (command: readonly string[]): boolean =>
  command.some((word) => word === 'dev' || basename(word) === 'edit.ts');

/**
 * The files that the pages load for a role, cut and cached: plain Latin, and one more for each further part of the
 * typeface that the public texts have letters of; while someone writes, every part with every letter.
 */
export async function pageFonts(
  root: string,
  role: Role,
  editing = isEdited(process.argv),
): Promise<[PageFont, ...PageFont[]]> {
  const characters = charactersOf(root, { editing });
  const wght = WEIGHTS[role];
  const weight = typeof wght === 'number' ? String(wght) : `${wght.min} ${wght.max}`;
  const font = async (source: Source, text: string): Promise<PageFont> => ({
    src: [await cut(root, source, text, { targetFormat: 'woff2', variationAxes: { wght } })],
    weight,
    style: 'normal',
  });
  const [first, second] = typefacesOf(root, role);
  const [latin, ...further] = sourcesOf(root, first);
  if (!latin) throw new Error(`There is no font file of ${first}.`);
  const fonts: [PageFont, ...PageFont[]] = [await font(latin, characters)];
  // Signs are left to the visitor’s system: it is letters where a change of typeface inside a word is seen.
  const isFurther = (letter: string) => isLetter(letter) && !latin.isFor(code(letter));
  const others = [...further, ...sourcesOf(root, second)];
  let left = [...new Set([...characters, ...(editing ? lettersOf(others) : [])])].filter(isFurther);
  for (const source of others) {
    const wanted = left.filter((letter) => source.isFor(code(letter)));
    const letters = await had(root, source, wanted);
    const [one, ...more] = letters.map((letter) => `U+${code(letter).toString(16)}`);
    if (!one) continue;
    fonts.push({ ...(await font(source, letters.join(''))), unicodeRange: [one, ...more] });
    left = left.filter((letter) => !letters.includes(letter));
  }
  return fonts;
}

/** Those of some letters that a file has. */
async function had(root: string, source: Source, letters: readonly string[]): Promise<string[]> {
  if (letters.length === 0) return [];
  const cutOut = await cut(root, source, letters.join(''), { targetFormat: 'truetype' });
  const found = charactersIn(cutOut);
  return letters.filter((letter) => found.has(code(letter)));
}

const isLetter = (character: string) => /^[\p{L}\p{M}]$/u.test(character);

/** Every letter that some files are for. */
function lettersOf(sources: readonly Source[]): string[] {
  const all = Array.from({ length: 0xd7ff }, (_, code) => code).filter((code) =>
    sources.some((source) => source.isFor(code)),
  );
  return all.map((code) => String.fromCodePoint(code));
}

const code = (letter: string) => letter.codePointAt(0) ?? 0;
