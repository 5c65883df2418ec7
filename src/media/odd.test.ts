import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { heic, moving, SHOWN } from '../../tests/helpers/odd-pictures.ts';
import { encode } from './encode.ts';
import type { Job } from './job.ts';
import { preview } from './preview.ts';
import { planPicture } from './variants.ts';

const root = mkdtempSync(join(tmpdir(), 'odd-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function plan(file: string, bytes: Buffer) {
  writeFileSync(join(root, file), bytes);
  return planPicture(root, { master: file, place: 'painting', alt: 'A field' });
}

const job = (master: string, width: number): Job => ({
  file: `${master}-${width}.webp`,
  master,
  make: { kind: 'picture', width, format: 'webp' },
});

/** Red, green and blue of one pixel. */
async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const raw = await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...raw];
}

describe('whatever kind a picture is of', { timeout: 60_000 }, () => {
  test.each(Object.entries(SHOWN))('%s comes out in its own proportions, one picture', async (file, make) => {
    const { picture, jobs } = await plan(file, await make());
    const webp = jobs.filter((one) => one.make.kind === 'picture' && one.make.format !== 'avif');
    expect(webp.length).toBeGreaterThan(1);
    for (const one of webp) {
      if (one.make.kind !== 'picture') continue;
      const { width, height, pages = 1, space } = await sharp(await encode(root, one)).metadata();
      expect([width, pages, space]).toEqual([one.make.width, 1, 'srgb']);
      expect(Math.abs(height - (width * picture.height) / picture.width)).toBeLessThanOrEqual(1);
    }
  });

  test.each(['gif', 'webp'] as const)('of a moving %s it is the first frame', async (format) => {
    await plan(`two.${format}`, await moving(format));
    for (const make of [encode, preview]) {
      const [red = 0, , blue = 255] = await pixel(await make(root, job(`two.${format}`, 360)), 180, 120);
      expect([red > 200, blue < 60]).toEqual([true, true]);
    }
  });

  test('a drawing of 24 pixels is as sharp as its place is wide', async () => {
    const half =
      '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><path d="M12 0h12v16H12z"/></svg>';
    const { picture } = await plan('sharp.svg', Buffer.from(half));
    expect(picture).toMatchObject({ width: 2560, height: 1707 });
    const bytes = await encode(root, job('sharp.svg', 960));
    // Enlarged from 24 pixels, the edge would be forty pixels of grey.
    expect(await pixel(await flat(bytes), 476, 300)).toEqual([255, 255, 255]);
    expect(await pixel(await flat(bytes), 484, 300)).toEqual([0, 0, 0]);
  });

  test('a drawing takes in no other file', async () => {
    writeFileSync(join(root, 'secret.png'), await redSquare());
    const outside = ['secret.png', `file://${root}/secret.png`, 'http://127.0.0.1:9/secret.png'].map(
      (href) => `<image href="${href}" width="24" height="16"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><rect width="24" height="16" fill="#fff"/>${outside.join('')}</svg>`;
    await plan('outside.svg', Buffer.from(svg));
    for (const make of [encode, preview]) {
      expect(await pixel(await make(root, job('outside.svg', 360)), 180, 120)).toEqual([255, 255, 255]);
    }
  });

  test('what cannot be decoded stops with its name, and nothing is published in its stead', async () => {
    writeFileSync(join(root, 'photo.jpg'), heic());
    await expect(encode(root, job('photo.jpg', 360))).rejects.toThrow(
      'photo.jpg could not be made into photo.jpg-360.webp.',
    );
  });
});

const flat = (bytes: Buffer) => sharp(bytes).flatten({ background: '#ffffff' }).png().toBuffer();
const redSquare = () =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
