import { basename } from 'node:path';
import { charactersOf } from './characters.ts';
import { charactersIn, cut } from './cut.ts';
import { type Family, sourcesOf, type Typeface } from './sources.ts';
import { type Role, typefacesOf } from './subset.ts';

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
  weight: number,
  characters = charactersOf(root),
): Promise<PrintFace[]> {
  const faces: PrintFace[] = [];
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0);
  const isLacking = () => codes.some((code) => !faces.some((face) => face.has(code)));
  const families: Family[] = [...typefacesOf(root, role), 'own', 'fallback'];
  for (const [index, family] of families.entries()) {
    if (index > 0 && !isLacking()) break;
    for (const source of sourcesOf(root, family)) {
      const wanted = codes.filter((code) => source.isFor(code));
      if (wanted.length === 0) continue;
      const text = String.fromCodePoint(...wanted);
      const file = await cut(root, source, text, inWeight(weight));
      const found = charactersIn(file);
      const name = basename(file, '.ttf');
      if (wanted.some((code) => found.has(code))) {
        faces.push({ name, family, file, has: (code) => found.has(code) });
      }
    }
  }
  return faces;
}

/** Plain Latin of a typeface in one weight. */
export async function printFont(root: string, typeface: Typeface, weight: number): Promise<string> {
  const [latin] = sourcesOf(root, typeface);
  if (!latin) throw new Error(`There is no font file of ${typeface}.`);
  return cut(root, latin, charactersOf(root), inWeight(weight));
}

const inWeight = (wght: number) => ({ targetFormat: 'truetype', variationAxes: { wght } }) as const;
