import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { listFiles } from '../../src/lib/files.ts';

const HOME = join(import.meta.dirname, '../import');
/** Says which pictures an export has, and how large they are: they are drawn, not kept. */
const PICTURES = 'pictures.json';

export const fixturesOf = (source: string): string[] => readdirSync(join(HOME, source)).toSorted();

/** An export as files: those of its folder, with its pictures. */
export async function exportFiles(source: string, name: string): Promise<Record<string, Uint8Array>> {
  const folder = join(HOME, source, name);
  const files: Record<string, Uint8Array> = {};
  for (const file of listFiles('**/*', folder))
    if (file !== PICTURES) files[file.normalize('NFC')] = readFileSync(join(folder, file));
  const pictures = existsSync(join(folder, PICTURES))
    ? (JSON.parse(readFileSync(join(folder, PICTURES), 'utf8')) as Record<string, [number, number] | 'svg'>)
    : {};
  for (const [file, size] of Object.entries(pictures))
    files[file] = size === 'svg' ? strToU8(DRAWING) : await drawn(size, file);
  return files;
}

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M2 2h36v26H2z" fill="#f4be35"/></svg>';

export async function drawn([width, height]: readonly [number, number], file = 'a.png'): Promise<Uint8Array> {
  const image = sharp({ create: { width, height, channels: 3, background: '#8fb3c7' } });
  return /\.jpe?g$/.test(file) ? image.jpeg().toBuffer() : image.png().toBuffer();
}

/** Those files packed as programs pack them. */
export const packed = (files: Record<string, Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, bytes]) => [path, [bytes, { level: 1 }]]),
    ) as Zippable,
  );
