import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import promised from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PictureRef } from '../model/fields.ts';
import type { Scheme } from '../model/look.ts';
import type { Picture } from '../model/picture.ts';
import { PHONE_STILL_SIZES } from '../model/places.ts';
import { absentPicture } from './absent.ts';
import type { Job } from './job.ts';
import { masterSize } from './master.ts';
import { resolvePictures } from './resolve.ts';

const root = mkdtempSync(join(tmpdir(), 'resolve-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeAll(async () => {
  const draw = (file: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#f4be35' } })
      .png()
      .toFile(join(root, file));
  await draw('day.png', 1600, 900);
  await draw('night.png', 1400, 900);
  await draw('day-upright.png', 960, 1280);
  await draw('night-upright.png', 970, 1280);
  await draw('screen.png', 1170, 2532);
});

const day: PictureRef = { kind: 'picture', place: 'half', file: 'day.png', alt: 'A harbour' };
async function made(ref: PictureRef, scheme: Scheme) {
  const jobs: Job[] = [];
  const picture = await resolvePictures(root, '.', ref, scheme, jobs);
  return { picture, masters: [...new Set(jobs.map(({ master }) => master))].toSorted() };
}

test('a picture that could not be read the first time is read the next', async () => {
  const reading = vi.spyOn(promised, 'readFile');
  reading.mockRejectedValue(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  syncBuiltinESMExports();
  try {
    await expect(masterSize(join(root, 'day.png'))).rejects.toThrow('open files');
  } finally {
    reading.mockRestore();
    syncBuiltinESMExports();
  }
  expect(await masterSize(join(root, 'day.png'))).toMatchObject({ width: 1600, height: 900 });
});

test('a picture without a dark version is the same in every scheme', async () => {
  const light = await made(day, 'light');
  expect(light.masters).toEqual(['day.png']);
  expect(light.picture).not.toHaveProperty('dark');
  for (const scheme of ['dark', 'auto'] as const) expect(await made(day, scheme)).toEqual(light);
});

test('of one with a dark version, only what the scheme can show is made', async () => {
  const ref: PictureRef = { ...day, dark: 'night.png' };
  const [light, dark, auto] = await Promise.all(
    (['light', 'dark', 'auto'] as const).map((scheme) => made(ref, scheme)),
  );
  expect(light).toEqual(await made(day, 'light'));
  expect(dark).toEqual(await made({ ...day, file: 'night.png' }, 'dark'));
  expect(auto?.masters).toEqual(['day.png', 'night.png']);
  expect(auto?.picture).toMatchObject({ width: 1600, alt: 'A harbour', dark: { width: 1400 } });
  expect(auto?.picture.dark?.full?.src).toContain('/night-');
  expect(Object.keys(auto?.picture.dark ?? {})).not.toContain('alt');
});

test('on phones the dark scheme has an upright version of its own, or the one that there is', async () => {
  const upright: PictureRef = { ...day, portrait: 'day-upright.png', dark: 'night.png' };
  const heights = async (ref: PictureRef) => {
    const { picture } = await made(ref, 'auto');
    return [picture.portrait?.width, picture.dark?.width, picture.dark?.portrait?.width];
  };
  expect(await heights(upright)).toEqual([960, 1400, 960]);
  expect(await heights({ ...upright, darkPortrait: 'night-upright.png' })).toEqual([960, 1400, 970]);
  const { dark: _, ...onPhones } = { ...upright, darkPortrait: 'night-upright.png' };
  expect(await heights(onPhones)).toEqual([960, 1600, 970]);
});

test('a phone is drawn around the screenshot of one alone, and shows it no larger than phones do', async () => {
  const hero: PictureRef = { ...day, place: 'studyHero', device: 'Phone2' };
  expect((await made(hero, 'light')).picture).not.toHaveProperty('device');
  const { picture } = await made({ ...hero, file: 'screen.png' }, 'light');
  expect(picture).toMatchObject({ device: 'Phone2', sizes: PHONE_STILL_SIZES });
});

test('while somebody edits, a file that is gone leaves its name and what it showed; a build stops', async () => {
  const { places } = await import('../model/places.ts');
  const gone: PictureRef = { ...day, file: 'moved.png', alt: 'A harbour & <boats>' };
  const data = {
    picture: gone,
    film: { kind: 'video', mp4: 'gone.mp4', poster: day } as const,
    page: { kind: 'html', file: 'gone.html' } as const,
    there: day,
  };
  await expect(resolvePictures(root, '.', { picture: gone }, 'auto')).rejects.toThrow('moved.png');
  const jobs: Job[] = [];
  const drawn = await resolvePictures(root, '.', data, 'auto', jobs, true);
  expect(drawn.picture).toMatchObject({ alt: gone.alt, sizes: places.half.sizes, variants: [] });
  const svg = decodeURIComponent(drawn.picture.fallback);
  expect(svg).toContain('moved.png is not here any more.');
  expect(svg).toContain('A harbour &amp; &lt;boats>');
  expect(drawn).toMatchObject({ film: { poster: { width: 1600 } }, there: { width: 1600 } });
  expect(new Set(jobs.map(({ master }) => master))).toEqual(new Set(['day.png']));
  // A still says what there was to see, not that nothing can be played.
  const said = (picture: Picture | undefined) => decodeURIComponent(picture?.fallback ?? '');
  expect(said(drawn.film.gone)).toMatch(/gone\.mp4 is not here any more\..*A harbour/);
  expect(said(drawn.page.gone)).toContain('gone.html is not here any more.');
});

test('of what has two forms, the one that is still there is shown', async () => {
  writeFileSync(join(root, 'boat.mp4'), 'film');
  const data = {
    picture: { ...day, portrait: 'moved-upright.png' },
    film: { kind: 'video', mp4: 'boat.mp4', webm: 'gone.webm', poster: day } as const,
  };
  await expect(resolvePictures(root, '.', data, 'auto')).rejects.toThrow();
  const { picture, film } = await resolvePictures(root, '.', data, 'auto', [], true);
  expect(picture).toMatchObject({ width: 1600 });
  expect(picture.portrait).toBeUndefined();
  expect(film).toMatchObject({ mp4: expect.stringContaining('boat-') });
  expect(film).not.toHaveProperty('webm');
  expect(film).not.toHaveProperty('gone');
});

test('what says that something is gone has no proportions of its own, so no card cuts its edges or words', () => {
  const { fallback } = absentPicture({ says: 'Gone.', alt: 'A harbour', place: 'card' });
  expect(decodeURIComponent(fallback)).not.toMatch(/viewBox|<svg[^>]* (width|height)=/);
});
