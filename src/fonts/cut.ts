import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Source } from './sources.ts';

type Options = NonNullable<Parameters<typeof subsetFont>[2]>;

/** A font file with these characters and no others, as a path into the cache. */
export async function cut(
  root: string,
  source: Source,
  characters: string,
  options: Options,
): Promise<string> {
  const bytes = await readFile(source.path);
  const key = createHash('sha256')
    .update(bytes)
    .update(characters)
    .update(JSON.stringify(options))
    .digest('hex');
  const folder = join(root, '.cache/fonts');
  const stem = source.family.toLowerCase().replaceAll(' ', '-');
  const file = join(
    folder,
    `${stem}-${key.slice(0, 10)}.${options.targetFormat === 'woff2' ? 'woff2' : 'ttf'}`,
  );
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, await cutBytes(source, bytes, characters, options));
  }
  return file;
}

/** A font of the owner’s may come in one weight only, or may be no font at all. */
async function cutBytes(
  source: Source,
  bytes: Buffer,
  characters: string,
  options: Options,
): Promise<Buffer> {
  if (source.family !== 'own') return subsetFont(bytes, characters, options);
  const { variationAxes, ...oneWeight } = options;
  try {
    return await subsetFont(bytes, characters, options).catch(() => subsetFont(bytes, characters, oneWeight));
  } catch {
    throw new Error(
      `${source.part} is no font that can be read. Put it there again as a TTF, OTF or WOFF2 file, or take it away.`,
    );
  }
}

/** The characters that a cut font really has. */
export function charactersIn(file: string): Set<number> {
  return new Set(new Face(new Blob(readFileSync(file))).collectUnicodes());
}
