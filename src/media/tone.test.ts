import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { toneIn, toneOf } from './tone.ts';

const folder = mkdtempSync(join(tmpdir(), 'tones-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pixels = (...parts: [count: number, red: number, green: number, blue: number, opacity?: number][]) =>
  Uint8Array.from(
    parts.flatMap(([count, red, green, blue, opacity = 255]) =>
      Array.from({ length: count }, () => [red, green, blue, opacity]).flat(),
    ),
  );

describe('the colour that a picture is remembered by', () => {
  test('is the colourful one among much white and grey', () => {
    expect(toneIn(pixels([700, 255, 255, 255], [200, 120, 120, 120], [100, 78, 70, 222]))).toBe('#4e46de');
  });

  test('is the one that takes most room among colours', () => {
    expect(toneIn(pixels([300, 200, 30, 30], [400, 30, 60, 200]))).toBe('#1e3cc8');
  });

  test('is a grey where there is nothing else', () => {
    expect(toneIn(pixels([300, 240, 240, 240], [100, 20, 20, 20]))).toBe('#f0f0f0');
  });

  test('is not what lies under a transparent ground, and none where all is', () => {
    expect(toneIn(pixels([900, 255, 0, 0, 0], [50, 20, 90, 60]))).toBe('#145a3c');
    expect(toneIn(pixels([900, 255, 0, 0, 0]))).toBeUndefined();
  });

  test('is read from a file of any kind, and again once that is another', async () => {
    const file = join(folder, 'cover.png');
    const paint = (background: string) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toFile(file);
    await paint('#deac44');
    expect(await toneOf(file)).toBe('#deac44');
    await paint('#0f2b21');
    writeFileSync(file, Buffer.concat([await sharp(file).png().toBuffer(), Buffer.from(' ')]));
    expect(await toneOf(file)).toBe('#0f2b21');
  });

  test('is not known of what is no picture, nor of what is not there', async () => {
    const file = join(folder, 'words.png');
    writeFileSync(file, 'no picture');
    expect(await toneOf(file)).toBeUndefined();
    expect(await toneOf(join(folder, 'nowhere.png'))).toBeUndefined();
  });
});
