import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { charactersOf } from './characters.ts';

export type Typeface = 'Kumbh Sans' | 'Lexend';

const FILES: Record<Typeface, string> = {
  'Kumbh Sans': '@fontsource-variable/kumbh-sans/files/kumbh-sans-latin-wght-normal.woff2',
  Lexend: '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
};

/** The weights the pages set, and no others: a shorter axis is a smaller file, one weight needs none. */
const WEIGHTS = { 'Kumbh Sans': { min: 400, max: 600 }, Lexend: 600 } as const;

/** The font file the pages load, subset and cached; only its address matters to Astro. */
export async function pageFont(root: string, typeface: Typeface) {
  // While someone writes, letters may come that the content does not have yet.
  const characters = charactersOf(root, { editing: process.argv.includes('dev') });
  const wght = WEIGHTS[typeface];
  const options = { targetFormat: 'woff2', variationAxes: { wght } } as const;
  const src = await subset(root, typeface, characters, options, 'woff2');
  const weight = typeof wght === 'number' ? String(wght) : `${wght.min} ${wght.max}`;
  return { src: [src] as [string], weight, style: 'normal' as const };
}

/** One weight as a plain TrueType file: what a PDF can embed. */
export async function printFont(root: string, typeface: Typeface, weight: number): Promise<string> {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  return subset(root, typeface, charactersOf(root), options, 'ttf');
}

async function subset(
  root: string,
  typeface: Typeface,
  characters: string,
  options: Parameters<typeof subsetFont>[2],
  extension: string,
): Promise<string> {
  const source = createRequire(import.meta.url).resolve(FILES[typeface]);
  const bytes = await readFile(source);
  const key = createHash('sha256')
    .update(bytes)
    .update(characters)
    .update(JSON.stringify(options))
    .digest('hex');
  const folder = `${root}/.cache/fonts`;
  const file = `${folder}/${typeface.toLowerCase().replace(' ', '-')}-${key.slice(0, 10)}.${extension}`;
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, await subsetFont(bytes, characters, options));
  }
  return file;
}
