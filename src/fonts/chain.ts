import { isTypefaceName } from '../model/typefaces.ts';
import { languageOf } from './characters.ts';
import { aboutFamily, type Chosen, chosenIn } from './chosen.ts';
import { charactersIn, cut } from './cut.ts';
import { type Family, type Role, type Source, sourcesOf } from './sources.ts';

/** Of each kind the one with the most letters. */
const STAND_INS = { 'sans-serif': 'Inter', serif: 'Source Serif 4' } as const;

/**
 * The typefaces of a role: the second stands in where the first lacks a letter of a word. But a page is set in one that
 * has the letters of its language: where the first does not and the second does, they change places.
 */
export async function typefacesOf(root: string, role: Role, chosen?: Chosen): Promise<[Family, Family]> {
  const { heading, text } = chosen ?? (await chosenIn(root));
  const [first, other] = role === 'text' ? [text, heading] : [heading, text];
  const second = other === first ? await standInFor(root, first) : other;
  const letters = lettersOf(languageOf(root));
  const spells = async (family: Family) =>
    (await lettersHad(root, family, role, letters)).length === letters.length;
  return letters.length > 0 && !(await spells(first)) && (await spells(second))
    ? [second, first]
    : [first, second];
}

/** For what neither of two typefaces has. */
export async function standInFor(root: string, family: Family): Promise<Family> {
  const { kind } = await aboutFamily(root, family);
  return family === STAND_INS[kind] ? 'Lexend' : STAND_INS[kind];
}

/** Letters that a language cannot do without, beyond plain Latin: those of its months and days. */
function lettersOf(language: string): string[] {
  const long = (options: Intl.DateTimeFormatOptions, count: number) => {
    const { format } = new Intl.DateTimeFormat(language, {
      ...options,
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    return Array.from({ length: count }, (_, at) =>
      format(Date.UTC(2024, options.month ? at : 0, options.month ? 1 : at + 1)),
    );
  };
  const names = [...long({ month: 'long' }, 12), ...long({ weekday: 'long' }, 7)].join('').normalize('NFC');
  return [...new Set(names.toLocaleLowerCase(language))].filter((one) => isLetter(one) && one > '\u007f');
}

/** Those of some letters that a typeface has. */
async function lettersHad(
  root: string,
  family: Family,
  role: Role,
  letters: readonly string[],
): Promise<string[]> {
  const sources = await sourcesOf(root, family, { role, weight: 'plain' });
  const had = new Set<string>();
  for (const source of sources) {
    const wanted = letters.filter((letter) => source.isFor(codeOf(letter)));
    for (const letter of await lettersIn(root, source, wanted)) had.add(letter);
  }
  return letters.filter((letter) => had.has(letter));
}

/** Those of some letters that a file has. */
export async function lettersIn(root: string, source: Source, letters: readonly string[]): Promise<string[]> {
  // The owner’s files are known letter by letter.
  if (letters.length === 0 || !(isTypefaceName(source.family) || source.family === 'fallback'))
    return [...letters];
  const found = charactersIn(await cut(root, source, { characters: letters.join(''), format: 'truetype' }));
  return letters.filter((letter) => found.has(codeOf(letter)));
}

export const isLetter = (character: string): boolean => /^[\p{L}\p{M}]$/u.test(character);

export const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
