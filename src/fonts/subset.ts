import { codeOf, isLetter, lettersIn, standInFor, typefacesOf } from './chain.ts';
import { charactersOf, writtenCharacters } from './characters.ts';
import { type Chosen, chosenIn } from './chosen.ts';
import { cut, type Weights } from './cut.ts';
import { within } from './own.ts';
import { type Family, type Role, type Source, sourcesOf } from './sources.ts';

/** The weights that pages set text in, and no others: a shorter axis is a smaller file, one weight needs none. */
export const TEXT_WEIGHTS: Weights = { min: 400, max: 600 };
/** The weight of what is slanted: a word here and there. */
const PLAIN = 400;

/** A font file of the pages, and the letters it is fetched for; the first one is fetched whatever a page says. */
export interface PageFont {
  family: Family;
  file: string;
  weight: string;
  style: 'normal' | 'italic';
  /** As CSS writes it. */
  unicodeRange?: string;
}

/** One voice of a typeface: its files, and the weights that are wanted of them. */
export interface Voice {
  sources: Source[];
  wght: number | Weights;
  style: PageFont['style'];
}

/**
 * The files that the pages load for a role, cut and cached: plain Latin, and one more for each further part of the
 * typeface that the public texts have letters of; then what stands in for letters that it lacks.
 */
export async function pageFonts(
  root: string,
  role: Role,
  { chosen, wght }: { chosen?: Chosen; wght?: Voice['wght'] } = {},
): Promise<PageFont[]> {
  const all = chosen ?? (await chosenIn(root));
  const weights = wght ?? (role === 'text' ? TEXT_WEIGHTS : all.headingWeight);
  const characters = charactersOf(root);
  const written = new Set(writtenCharacters(root));
  const [first, second] = await typefacesOf(root, role, all);
  const voices = await voicesOf(root, first, role, weights);
  if (voices.length === 0) throw new Error(`There is no font file of ${first}.`);
  const fonts: PageFont[] = [];
  for (const voice of voices) {
    const { fonts: own, left } = await voiceFonts(root, voice, characters);
    fonts.push(...own);
    if (voice.style === 'italic') continue;
    const lacking = left.filter((letter) => written.has(letter));
    // With the weight of the voice: of faces that differ in that, a browser takes one and leaves the rest.
    const others = await standIns(root, lacking, { first, second, role, wght: voice.wght });
    fonts.push(...others.map((font) => ({ ...font, weight: own[0]?.weight ?? font.weight })));
  }
  return fonts;
}

/** The voices that a role speaks in: upright first, then bold where that is a file of its own, then slanted. */
export async function voicesOf(
  root: string,
  family: Family,
  role: Role,
  wght: Voice['wght'],
): Promise<Voice[]> {
  const weight = typeof wght === 'number' ? wght : 'plain';
  const sources = await sourcesOf(root, family, { role, weight });
  const voices: Voice[] = sources.length > 0 ? [{ sources, wght, style: 'normal' }] : [];
  if (role === 'heading') return voices;
  const [plain] = sources;
  if (plain && plain.weights[0] === plain.weights[1]) {
    const bold = await sourcesOf(root, family, { role, weight: TEXT_WEIGHTS.max });
    const isBolder = bold[0] && bold[0].weights[1] > plain.weights[1];
    if (isBolder) voices.push({ sources: bold, wght: TEXT_WEIGHTS.max, style: 'normal' });
  }
  const slanted = await sourcesOf(root, family, { role, weight: 'plain', isItalic: true });
  return slanted.length > 0 && !plain?.isItalic
    ? [...voices, { sources: slanted, wght: PLAIN, style: 'italic' }]
    : voices;
}

/** The files of a voice, and the letters that are in none of them. */
async function voiceFonts(root: string, { sources, wght, style }: Voice, characters: string) {
  const [latin, ...further] = sources;
  if (!latin) return { fonts: [], left: [] };
  const fonts: PageFont[] = [await fontOf(root, latin, { characters, wght, style })];
  // Signs are left to the visitor’s system: it is letters where a change of typeface inside a word is seen.
  let left = [...characters].filter((letter) => isLetter(letter) && !latin.isFor(codeOf(letter)));
  for (const source of further) {
    const letters = await lettersIn(root, source, lettersFor(source, left));
    if (letters.length === 0) continue;
    fonts.push(await fontOf(root, source, { characters: letters.join(''), wght, style, isPart: true }));
    left = left.filter((letter) => !letters.includes(letter));
  }
  return { fonts, left };
}

/** Letters that a typeface lacks: from the other one, else, if they are Latin, from one that has most. */
async function standIns(
  root: string,
  lacking: readonly string[],
  { first, second, role, wght }: { first: Family; second: Family; role: Role; wght: Voice['wght'] },
): Promise<PageFont[]> {
  const fonts: PageFont[] = [];
  let left = [...lacking];
  for (const family of new Set([second, await standInFor(root, first)])) {
    const isLast = family !== second;
    const weight = typeof wght === 'number' ? wght : 'plain';
    for (const source of await sourcesOf(root, family, { role, weight })) {
      const wanted = lettersFor(source, left).filter((letter) => !isLast || /\p{Script=Latin}/u.test(letter));
      const letters = await lettersIn(root, source, wanted);
      if (letters.length === 0) continue;
      const cutting = { characters: letters.join(''), wght, style: 'normal', isPart: true } as const;
      fonts.push(await fontOf(root, source, cutting));
      left = left.filter((letter) => !letters.includes(letter));
    }
  }
  return fonts;
}

const lettersFor = (source: Source, letters: readonly string[]) =>
  letters.filter((letter) => source.isFor(codeOf(letter)));

async function fontOf(
  root: string,
  source: Source,
  {
    characters,
    wght,
    style,
    isPart = false,
  }: Omit<Voice, 'sources'> & { characters: string; isPart?: boolean },
): Promise<PageFont> {
  const codes = [...characters].map((letter) => `U+${codeOf(letter).toString(16)}`);
  return {
    family: source.family,
    file: await cut(root, source, { characters, format: 'woff2', wght }),
    weight: cssWeight(source, wght),
    style,
    ...(isPart && { unicodeRange: codes.join() }),
  };
}

/** As far as the weights of a file go. */
export function cssWeight({ weights }: Source, wght: Voice['wght']): string {
  const wanted = typeof wght === 'number' ? { min: wght, max: wght } : wght;
  return [...new Set([within(wanted.min, weights), within(wanted.max, weights)])].join(' ');
}
