import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { writeWhole } from '../lib/files.ts';
import { FontError } from './font-error.ts';
import { within } from './own.ts';
import type { Source } from './sources.ts';

export interface Weights {
  min: number;
  max: number;
}

interface Cut {
  characters: string;
  format: 'woff2' | 'truetype';
  /** One, or as many as a variable font can have; as they are, if nothing is said. */
  wght?: number | Weights;
}

/** A font file with these characters and weights and no others, as a path into the cache. */
export async function cut(root: string, source: Source, { characters, format, wght }: Cut): Promise<string> {
  const variationAxes = wght === undefined ? source.pins : { ...axesOf(source, wght), ...source.pins };
  const options = { targetFormat: format, variationAxes };
  const bytes = await readFile(source.path);
  const key = createHash('sha256')
    .update(bytes)
    .update(characters)
    .update(JSON.stringify(options))
    .digest('hex');
  const folder = join(root, '.cache/fonts');
  const name = `${stemOf(source)}-${key.slice(0, 10)}.${format === 'woff2' ? 'woff2' : 'ttf'}`;
  const file = join(folder, name);
  if (!existsSync(file)) {
    const made = await subsetFont(bytes, characters, options).catch(() => {
      throw new FontError(
        `${source.part} is damaged: it cannot be cut to the letters that are used. Name another typeface.`,
      );
    });
    await writeWhole(file, made);
  }
  return file;
}

/** As far as the weights of a font go; nothing can be said of one that has a single weight. */
function axesOf({ weights }: Source, wght: number | Weights): Record<string, number | Weights> {
  if (weights[0] === weights[1]) return {};
  if (typeof wght === 'number') return { wght: within(wght, weights) };
  const [min, max] = [within(wght.min, weights), within(wght.max, weights)];
  return { wght: min === max ? min : { min, max } };
}

/** `Kumbh Sans` → `kumbh-sans`; the owner’s own by the name of its file. */
const stemOf = ({ family, part }: Source) =>
  (family.includes('/') || family === 'own' ? basename(part, extname(part)) : family)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'font';

/** The characters that a cut font really has. */
export function charactersIn(file: string): Set<number> {
  return new Set(new Face(new Blob(readFileSync(file))).collectUnicodes());
}
