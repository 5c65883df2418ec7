import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { solveLook } from '../../look/solved.ts';
import { iconProblems } from '../../reader/icon.ts';
import { ICONS, type IconName, makeIcon } from './make.ts';
import { hasVectorIcon, iconSource } from './source.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'icon-'));
  mkdirSync(join(root, 'content/site'), { recursive: true });
  mkdirSync(join(root, 'public'), { recursive: true });
  mkdirSync(join(process.cwd(), '.cache'), { recursive: true });
  symlinkSync(join(process.cwd(), '.cache'), join(root, '.cache'), 'junction');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (file: string, data: string | Buffer) => writeFileSync(join(root, file), data);
const { colours } = solveLook();
const make = async (name: IconName) => makeIcon(root, name, await iconSource(root, 'Ada', colours), colours);

const tile = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`;
const GREEN_TILE = tile(
  '<rect width="100" height="100" rx="20" fill="#008000"/><circle cx="50" cy="50" r="20" fill="#ff0000"/>',
);
const RED_DOT = tile('<circle cx="50" cy="50" r="40" fill="#ff0000"/>');

async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4;
  return [...data.subarray(at, at + 4)];
}
const GREEN = [0, 128, 0, 255];
const RED = [255, 0, 0, 255];
const WHITE = [255, 255, 255, 255];

test('an icon is published as a drawing and nothing else', async () => {
  put('content/site/icon.svg', RED_DOT.replace('<circle', '<script>alert(1)</script><circle onclick="x()"'));
  expect(await iconProblems(root)).toEqual([]);
  expect((await iconSource(root, 'Ada', colours)).bytes.toString()).toBe(RED_DOT);
  put('content/site/icon.svg', RED_DOT.replace('</svg>', ''));
  expect(await iconProblems(root)).toHaveLength(1);
});

test('one file makes every icon, each in the size its name says', async () => {
  put('content/site/icon.svg', GREEN_TILE);
  for (const [name, { size }] of Object.entries(ICONS)) {
    const { width, height, format } = await sharp(await make(name as IconName)).metadata();
    expect([width, height, format], name).toEqual([size, size, 'png']);
  }
});

describe('a tile with round corners', () => {
  beforeEach(() => put('content/site/icon.svg', GREEN_TILE));

  test('keeps them where nobody cuts it, and fills the corners in its own colour where a phone does', async () => {
    expect((await colourAt(await make('icon-192'), 0, 0))[3]).toBe(0);
    expect(await colourAt(await make('apple-touch-icon'), 0, 0)).toEqual(GREEN);
    expect(await colourAt(await make('icon-maskable-512'), 0, 0)).toEqual(GREEN);
    expect(await colourAt(await make('icon-maskable-512'), 0.5, 0.5)).toEqual(RED);
  });
});

test('a drawing without a ground stands on white where it must have one, and inside what a mask leaves', async () => {
  put('content/site/icon.svg', RED_DOT);
  expect(await colourAt(await make('apple-touch-icon'), 0, 0)).toEqual(WHITE);
  const maskable = await make('icon-maskable-512');
  expect(await colourAt(maskable, 0.5, 0.15)).toEqual(WHITE);
  expect(await colourAt(maskable, 0.5, 0.5)).toEqual(RED);
});

test('a PNG will do; it need not be square, and there is no vector icon then', async () => {
  const wide = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  put('content/site/icon.png', wide);
  expect(hasVectorIcon(root)).toBe(false);
  const icon = await make('icon-512');
  expect(await colourAt(icon, 0.5, 0.5)).toEqual(RED);
  expect((await colourAt(icon, 0.5, 0.05))[3]).toBe(0);
});

test('a file of the owner’s own in public wins', async () => {
  put('content/site/icon.svg', GREEN_TILE);
  put('public/icon-192.png', 'mine');
  expect(String(await make('icon-192'))).toBe('mine');
  rmSync(join(root, 'content/site/icon.svg'));
  put('content/site/icon.png', 'x');
  put('public/favicon.svg', RED_DOT);
  expect(hasVectorIcon(root)).toBe(true);
});

describe('what the reader says of an icon', () => {
  test('nothing, if it can be read or is not there', async () => {
    expect(await iconProblems(root)).toEqual([]);
    put('content/site/icon.svg', RED_DOT);
    expect(await iconProblems(root)).toEqual([]);
  });

  test('its file and the mend, if it cannot be used', async () => {
    put('content/site/icon.jpg', 'x');
    expect(await iconProblems(root)).toMatchObject([
      { file: 'content/site/icon.jpg', message: expect.stringContaining('Save it as one of the two.') },
    ]);
    put('content/site/icon.png', 'no picture');
    expect(await iconProblems(root)).toMatchObject([
      { file: 'content/site/icon.png', message: expect.stringContaining('Save it again as SVG or PNG.') },
    ]);
  });
});

test('without a file, the icon is the first letter of the name', { timeout: 60_000 }, async () => {
  put('content/site.yaml', 'owner: {shortName: Ada}');
  const { bytes, isVector } = await iconSource(root, 'ada', colours);
  expect(isVector).toBe(true);
  expect(hasVectorIcon(root)).toBe(true);
  const { bytes: other } = await iconSource(root, 'Bo', colours);
  expect(bytes.equals(other)).toBe(false);
  // Something is drawn: white on the black tile.
  const { channels } = await sharp(bytes).stats();
  expect(channels[0]?.max).toBe(255);
});
