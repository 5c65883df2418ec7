import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Font, Face as FontFace, shape } from 'harfbuzzjs';
import type { Look } from '../model/look.ts';
import { typefacesOf } from './chain.ts';
import { aboutFamily, type Chosen, chosenBy } from './chosen.ts';
import { printFaces } from './print.ts';
import { faceRuns } from './runs.ts';

/** How wide words are, in sizes of their type. */
export type Measure = (words: string) => number;

/** The letters of western Europe: a headline that is being typed needs no other file with each key. */
const COMMON = String.fromCodePoint(...Array.from({ length: 0xff - 0x20 }, (_, index) => 0x20 + index))
  .replaceAll(/[^\p{L}\p{N}\p{P} ]/gu, '')
  .concat('–—‘’“”…');

const known = new Map<string, Promise<Measure>>();

/** Measures words as browsers set headings in a look, with so much room between letters as its typeface bears. */
export async function headingMeasure(
  root: string,
  words: string,
  tracking: number,
  look?: Look,
): Promise<Measure> {
  const chosen = await chosenBy(root, look);
  const { tightness } = await aboutFamily(root, chosen.heading);
  const rare = [...new Set(words)].filter((letter) => !COMMON.includes(letter)).toSorted();
  const families = await typefacesOf(root, 'heading', chosen);
  const key = [root, tracking, chosen.headingWeight, ...families, ...rare].join('\n');
  const measure = known.get(key) ?? load(root, COMMON + rare.join(''), tracking * tightness, chosen);
  known.set(key, measure);
  measure.catch(() => known.delete(key));
  return measure;
}

async function load(root: string, characters: string, tracking: number, chosen: Chosen): Promise<Measure> {
  const faces = await printFaces(root, 'heading', chosen.headingWeight, characters, chosen);
  const fonts = new Map(
    await Promise.all(
      faces.map(async (face) => {
        const opened = new FontFace(new Blob(await readFile(face.file)));
        return [face, { font: new Font(opened), scale: 1 / opened.upem }] as const;
      }),
    ),
  );
  // Fitting asks for the same words at many sizes, and a width only scales.
  const widths = new Map<string, number>();
  const widthOf = (words: string) => {
    const advances = faceRuns(words, faces).map(({ text, face }) => {
      const opened = face && fonts.get(face);
      if (!opened) return 0;
      const buffer = new Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(opened.font, buffer);
      return buffer
        .getGlyphInfosAndPositions()
        .reduce((sum, { xAdvance = 0 }) => sum + xAdvance * opened.scale, 0);
    });
    return advances.reduce((sum, advance) => sum + advance, 0) + tracking * [...words].length;
  };
  return (words) => {
    const width = widths.get(words) ?? widthOf(words);
    widths.set(words, width);
    return width;
  };
}
