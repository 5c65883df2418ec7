// What a file from the owner’s hand is freed of on its way in, and what is taken out with the file it replaces.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { STARTER_MARK } from '../../media/master.ts';
import { takeInPicture } from './take-in.ts';
import { takeInFile } from './take-in-file.ts';

const root = mkdtempSync(join(tmpdir(), 'take-in-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="43,39.19N"/></rdf:RDF></x:xmpmeta>';
const photo = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#c91c1c' } });

describe('a photo that says where it was taken', () => {
  /** Each in one way alone: one that is looked for only beside another would stay. */
  const WAYS = {
    exif: () => photo().withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' } }),
    xmp: () => photo().withXmp(XMP),
  };
  test.each(
    (['exif', 'xmp'] as const).flatMap((way) =>
      (['jpeg', 'png', 'webp'] as const).map((form) => [way, form] as const),
    ),
  )('only in its %s does so no more: %s', async (way, form) => {
    const bytes = Buffer.from(await WAYS[way]().toFormat(form).toBuffer());
    const told = ({ exif, xmp, iptc }: Metadata) =>
      [exif && 'exif', xmp && 'xmp', iptc && 'iptc'].filter(Boolean);
    expect(told(await sharp(bytes).metadata())).toEqual([way]);
    const taken = await takeInPicture(root, 'content', { name: `photo.${form}`, bytes });
    const after = await sharp(taken.bytes).metadata();
    expect(told(after)).toEqual([]);
    expect(taken.bytes.includes('43,39.19N')).toBe(false);
    expect([after.format, after.width, after.height]).toEqual([form, 64, 48]);
  });
});

test('a drawing that would never be drawn to its end is refused before anybody tries', async () => {
  const parts = Array.from(
    { length: 9 },
    (_, at) => `<g id="p${at + 1}">${`<use href="#p${at}"/>`.repeat(10)}</g>`,
  );
  const bytes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g id="p0"><path d="M0 0h8"/></g>${parts.join('')}</svg>`,
  );
  const began = performance.now();
  await expect(takeInPicture(root, 'content', { name: 'Plan.svg', bytes })).rejects.toThrow(
    'Plan.svg uses its own parts over and over, more than 100,000 times in all, and would never be drawn to its end. Export it as PNG.',
  );
  expect(performance.now() - began).toBeLessThan(3000);
});

test('a large photo is made as wide as anything shows it, upright and as WebP', async () => {
  const large = sharp({ create: { width: 4000, height: 6000, channels: 3, background: '#c91c1c' } });
  const bytes = Buffer.from(await large.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const given = { name: 'Pier.jpg', bytes, isSmaller: true };
  const taken = await takeInPicture(root, 'content', { ...given, place: 'studyHero' });
  const { format, width, height, orientation } = await sharp(taken.bytes).metadata();
  expect([taken.file, format, width, height, orientation]).toEqual([
    'pier.webp',
    'webp',
    2560,
    1707,
    undefined,
  ]);
});

test('another hero takes the starter’s version for phones out, and leaves one’s own', async () => {
  const put = async (name: string, picture: Sharp) =>
    writeFileSync(join(root, name), await picture.png().toBuffer());
  await put('starter.png', photo().withExif({ IFD0: { ImageDescription: STARTER_MARK } }));
  await put('mine.png', photo());
  const give = async (portrait: string, field = 'file') => {
    const given = { file: 'study.yaml', path: ['hero', field], name: 'new.png' };
    const bytes = Buffer.from(await photo().png().toBuffer());
    const { edits } = await takeInFile(root, { ...given, bytes }, { hero: { file: 'hero.png', portrait } });
    return edits.slice(1);
  };
  expect(await give('starter.png')).toEqual([{ op: 'remove', path: ['hero', 'portrait'] }]);
  expect(await give('mine.png')).toEqual([]);
  expect(await give('gone.png')).toEqual([]);
  expect(await give('starter.png', 'dark')).toEqual([]);
});

describe('a film in the place of another', () => {
  const mp4 = Buffer.from('\0\0\0\x14ftypisom\0\0\x02\0mp41', 'latin1');
  const give = (path: string[], written: unknown) =>
    takeInFile(root, { file: 'content/fun.yaml', path, name: 'new.mp4', bytes: mp4 }, written);

  test('takes the old one’s WebM out: most visitors would go on seeing that', async () => {
    const { edits } = await give(['film', 'mp4'], { film: { mp4: 'old.mp4', webm: 'old.webm' } });
    expect(edits).toEqual([
      { op: 'set', path: ['film', 'mp4'], value: 'paintings/new.mp4' },
      { op: 'remove', path: ['film', 'webm'] },
    ]);
  });

  test('changes nothing else where there is none, and a WebM alone leaves the MP4', async () => {
    expect((await give(['film', 'mp4'], { film: { mp4: 'old.mp4' } })).edits).toHaveLength(1);
    expect((await give(['film', 'webm'], { film: { mp4: 'old.mp4', webm: 'old.webm' } })).edits).toHaveLength(
      1,
    );
  });
});
