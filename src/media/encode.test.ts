import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encode } from './encode.ts';
import type { Format } from './job.ts';

const root = mkdtempSync(join(tmpdir(), 'encode-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Strokes as thin as small type, thin lines and flat colour: what product screens are made of. No machine’s fonts. */
const strokes = (row: number) =>
  Array.from({ length: 60 }, (_, at) => {
    const height = 4 + ((at * 7 + row * 3) % 5);
    const cross = at % 3 === 0 ? `<rect x="${10 + at * 5}" y="${8 + (at % 4)}" width="4" height="1"/>` : '';
    return `<rect x="${10 + at * 5}" y="${17 - height}" width="1" height="${height}"/>${cross}`;
  }).join('');
const SCREEN = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
  <rect width="640" height="400" fill="#f7f9fc"/><rect width="150" height="400" fill="#13294b"/>
  ${Array.from({ length: 14 }, (_, row) => `<g transform="translate(166 ${16 + row * 27})"><rect width="458" height="26" fill="#fff" stroke="#dbe2ec"/><g fill="#2b2420">${strokes(row)}</g><rect x="330" y="10" width="${40 + row * 5}" height="6" fill="#2aa198"/></g>`).join('')}
</svg>`;

beforeAll(async () => {
  await sharp(Buffer.from(SCREEN)).png().toFile(join(root, 'screen.png'));
});

/** How near a file comes to its master, in decibels. */
async function quality(format: Format) {
  const job = {
    file: `screen.${format}`,
    master: 'screen.png',
    make: { kind: 'picture', width: 640, format },
  } as const;
  const bytes = await encode(root, job);
  const pixels = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer();
  const [one, two] = [await pixels(readFileSync(join(root, 'screen.png'))), await pixels(bytes)];
  const error = one.reduce((sum, value, index) => sum + (value - (two[index] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (error / one.length));
}

test.each([
  ['avif', 44.9, 46],
  ['webp', 38.2, 39.2],
  ['jpeg', 35.8, 37.1],
] as const)(
  'small type as %s is as crisp as it was judged by eye: no worse, and no byte for better',
  async (format, least, most) => {
    const decibels = await quality(format);
    expect(decibels).toBeGreaterThan(least);
    expect(decibels).toBeLessThan(most);
  },
);
