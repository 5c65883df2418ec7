import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { asWritten } from '../../blocks/as-written.ts';
import { EXAMPLE_FILES } from '../../blocks/example-files.ts';
import { examples } from '../../blocks/examples.ts';
import { type BlockType, blockSchema } from '../../model/blocks/any.ts';
import type { Picture } from '../../model/picture.ts';
import type { AnyBlock } from '../../model/resolved.ts';
import { Refused } from './guard.ts';
import type { TakenIn } from './take-in.ts';

/** Pictures of examples begin like this: they are taken away again when the owner’s own take their place. */
export const EXAMPLE = 'example-';

/**
 * A new block as it would be written, filled with its example; its drawings become pictures beside the study, each once
 * however often it is used.
 */
export async function exampleBlock(
  root: string,
  folder: string,
  type: string,
): Promise<{ value: Record<string, unknown>; files: TakenIn[] }> {
  if (!isBlockType(type)) throw new Refused(422, `There is no block called ${type}.`);
  const [example] = Object.values<AnyBlock>(examples[type]);
  if (!example) throw new Refused(422, `The block ${type} has no example.`);
  const { hideOnPhone: _, section: __, ...rest } = example;
  const drawings = new Map<string, Picture>();
  const named = (picture: Picture) => {
    const file = nameOf(picture);
    drawings.set(file, picture);
    return { file, alt: picture.alt };
  };
  const value = asWritten(rest, named) as Record<string, unknown>;
  const files: TakenIn[] = [];
  for (const [file, picture] of drawings) {
    if (existsSync(join(root, folder, file))) continue;
    files.push({ file, bytes: Buffer.from(await drawn(picture)) });
  }
  return { value: withFilm(root, folder, withPrototype(root, folder, value, files), files), files };
}

const isBlockType = (type: string): type is BlockType =>
  blockSchema.options.some((option) => option.shape.type.value === type);

/** Named by its size and what it shows: the same drawing is the same file. */
function nameOf({ width, height, alt }: Picture): string {
  const sum = [...alt].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return `${EXAMPLE}${width}x${height}-${sum}.png`;
}

/**
 * Wide enough for every place: a row of one is as wide as the page. Plain PNG: finding a palette would take thirty times
 * as long, while the owner waits for the new block, to save 40 KB for as long as the drawing stays.
 */
const drawn = (picture: Picture) =>
  sharp(drawingOf(picture), { density: 160 }).resize({ width: 2000 }).png().toBuffer();

const drawingOf = ({ fallback }: Picture) => Buffer.from(decodeURIComponent(fallback.replace(/^[^,]*,/, '')));

/** The film of the examples is a real one. */
function withFilm(
  root: string,
  folder: string,
  value: Record<string, unknown>,
  files: TakenIn[],
): Record<string, unknown> {
  if (typeof value.film !== 'object' || value.film === null) return value;
  const film: Record<string, unknown> = { ...value.film };
  for (const format of ['mp4', 'webm'].filter((one) => one in film)) {
    const file = `${EXAMPLE}film.${format}`;
    film[format] = file;
    if (existsSync(join(root, folder, file))) continue;
    files.push({ file, bytes: Buffer.from(readFileSync(join(EXAMPLE_FILES, `film.${format}`))) });
  }
  return { ...value, film };
}

/** So is the prototype. */
function withPrototype(
  root: string,
  folder: string,
  value: Record<string, unknown>,
  files: TakenIn[],
): Record<string, unknown> {
  if (value.type !== 'prototype') return value;
  const file = `${EXAMPLE}prototype.html`;
  if (!existsSync(join(root, folder, file)))
    files.push({ file, bytes: Buffer.from(readFileSync(join(EXAMPLE_FILES, 'prototype.html'))) });
  return { ...value, file };
}
