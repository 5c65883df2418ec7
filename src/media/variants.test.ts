import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encode } from './encode.ts';
import { fittingWidths, planPicture } from './variants.ts';

const root = mkdtempSync(join(tmpdir(), 'media-'));
const draw = (file: string, alpha: number) =>
  sharp({ create: { width: 1000, height: 600, channels: 4, background: { r: 244, g: 190, b: 53, alpha } } })
    .png()
    .toFile(join(root, file));

beforeAll(async () => {
  await draw('opaque.png', 1);
  await sharp(join(root, 'opaque.png')).removeAlpha().jpeg().toFile(join(root, 'photo.jpg'));
  await draw('clear.png', 0.5);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const plan = (master: string) => planPicture(root, { master, place: 'painting', alt: 'A field' });

describe('a picture', () => {
  test('is planned as AVIF and WebP in widths that fit inside its master', async () => {
    const { picture } = await plan('photo.jpg');
    expect(picture.variants.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'avif 360',
      'avif 640',
      'avif 960',
      'webp 640',
      'webp 1000',
    ]);
    expect(picture).toMatchObject({ alt: 'A field', width: 1000, height: 600 });
  });

  test('that does not open large is made in one WebP, for the few browsers without AVIF', async () => {
    const { picture } = await planPicture(root, { master: 'photo.jpg', place: 'card', alt: '' });
    expect(picture.variants.filter(({ format }) => format === 'webp')).toHaveLength(1);
    expect(picture.full).toBeUndefined();
  });

  test('opens large at its own width at most', async () => {
    const { picture } = await plan('photo.jpg');
    expect(picture.full).toMatchObject({ width: 1000, height: 600 });
  });

  test('is not made in sizes that only phones ask for where phones get an upright one', async () => {
    const widths = async (portrait?: string) => {
      const request = { master: 'photo.jpg', place: 'wide', alt: 'A field', portrait } as const;
      const { variants } = (await planPicture(root, request)).picture;
      return variants.filter(({ format }) => format === 'avif').map(({ width }) => width);
    };
    expect(await widths()).toEqual([640, 1000]);
    expect(await widths('opaque.png')).toEqual([1000]);
  });

  test('falls back to JPEG, or to PNG where it is see-through', async () => {
    expect((await plan('photo.jpg')).picture.fallback).toMatch(/\.jpeg$/);
    expect((await plan('clear.png')).picture.fallback).toMatch(/\.png$/);
  });

  test('gets a new address when its bytes change, and only then', async () => {
    const before = (await plan('photo.jpg')).picture.fallback;
    expect((await plan('photo.jpg')).picture.fallback).toBe(before);
    await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#123456' } })
      .jpeg()
      .toFile(join(root, 'photo.jpg'));
    expect((await plan('photo.jpg')).picture.fallback).not.toBe(before);
  });

  test('is encoded in the width and format that its name says', async () => {
    const { jobs } = await plan('photo.jpg');
    for (const job of jobs) {
      if (job.make.kind !== 'picture' || job.make.width > 640) continue;
      const { width, format } = await sharp(await encode(root, job)).metadata();
      expect([width, format === 'heif' ? 'avif' : format]).toEqual([job.make.width, job.make.format]);
    }
  });

  test('smaller than the widest keeps its own width too, else it would be shown larger than it was made', () => {
    expect(fittingWidths([360, 640], 200)).toEqual([200]);
    expect(fittingWidths([360, 640], 400)).toEqual([360, 400]);
    expect(fittingWidths([360, 640], 640)).toEqual([360, 640]);
    expect(fittingWidths([360, 640], 2000)).toEqual([360, 640]);
  });
});
