import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

export type Typeface = 'Kumbh Sans' | 'Lexend';

const FILES: Record<Typeface, string> = {
  'Kumbh Sans': '@fontsource-variable/kumbh-sans/files/kumbh-sans-latin-wght-normal.woff2',
  Lexend: '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
};

/** The weights the pages use: a narrower axis is a smaller file. */
const WEIGHTS = { min: 400, max: 700 };

/** Latin letters of western Europe, and the punctuation that copy and interface use. */
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŠšŽžŁłŸ–—‘’“”‚„…•·→←↗↑↓×−≈≥≤′″€™'].join(
  '',
);

/** The variable font the pages load, subset and cached; only its address matters to Astro. */
export async function pageFont(root: string, typeface: Typeface) {
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } } as const;
  const src = await subset(root, typeface, options, 'woff2');
  return { src: [src] as [string], weight: `${WEIGHTS.min} ${WEIGHTS.max}`, style: 'normal' as const };
}

/** One weight as a plain TrueType file: what a PDF can embed. */
export async function printFont(root: string, typeface: Typeface, weight: number): Promise<string> {
  return subset(root, typeface, { targetFormat: 'truetype', variationAxes: { wght: weight } }, 'ttf');
}

async function subset(
  root: string,
  typeface: Typeface,
  options: Parameters<typeof subsetFont>[2],
  extension: string,
): Promise<string> {
  const source = createRequire(import.meta.url).resolve(FILES[typeface]);
  const bytes = await readFile(source);
  const key = createHash('sha256')
    .update(bytes)
    .update(CHARACTERS)
    .update(JSON.stringify(options))
    .digest('hex');
  const folder = `${root}/.cache/fonts`;
  const file = `${folder}/${typeface.toLowerCase().replace(' ', '-')}-${key.slice(0, 10)}.${extension}`;
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, await subsetFont(bytes, CHARACTERS, options));
  }
  return file;
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
