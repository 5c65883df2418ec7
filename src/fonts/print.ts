import { basename } from 'node:path';
import { typefacesOf } from './chain.ts';
import { ALWAYS, charactersOf } from './characters.ts';
import type { Chosen } from './chosen.ts';
import { charactersIn, cut } from './cut.ts';
import { type Family, type Role, sourcesOf } from './sources.ts';

/** One font file as a PDF can embed it and a picture can draw it. */
export interface PrintFace {
  /** Another for every file and whatever is in it, so that a PDF never takes an older one. */
  name: string;
  family: Family;
  file: string;
  has(codePoint: number): boolean;
}

/**
 * What a text that no browser draws is set in, in order: there is no system behind it that would have the other letters.
 * Files for letters that nobody wrote are left out, and the fallbacks are only opened if the two typefaces lack one.
 */
export async function printFaces(
  root: string,
  role: Role,
  weight: number | 'plain',
  characters = charactersOf(root),
  chosen?: Chosen,
): Promise<PrintFace[]> {
  const faces: PrintFace[] = [];
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0);
  const isLacking = () => codes.some((code) => !faces.some((face) => face.has(code)));
  const families: Family[] = [...(await typefacesOf(root, role, chosen)), 'own', 'fallback'];
  for (const [index, family] of families.entries()) {
    if (index > 0 && !isLacking()) break;
    for (const source of await sourcesOf(root, family, { role, weight })) {
      const wanted = codes.filter((code) => source.isFor(code));
      if (wanted.length === 0) continue;
      const text = String.fromCodePoint(...wanted);
      const file = await cut(root, source, { characters: text, format: 'truetype', wght: inNumbers(weight) });
      const found = charactersIn(file);
      const name = basename(file, '.ttf');
      if (wanted.some((code) => found.has(code))) {
        faces.push({ name, family, file, has: (code) => found.has(code) });
      }
    }
  }
  return faces;
}

/** Plain Latin of a typeface in one weight, whatever the content says. */
export async function printFont(root: string, family: Family, weight: number): Promise<string> {
  const [latin] = await sourcesOf(root, family, { role: 'text', weight });
  if (!latin) throw new Error(`There is no font file of ${family}.`);
  return cut(root, latin, { characters: ALWAYS, format: 'truetype', wght: weight });
}

const inNumbers = (weight: number | 'plain') => (weight === 'plain' ? 400 : weight);
