import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isMoving } from './moving.ts';

const frame = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
const moving = async () =>
  sharp([await frame('red'), await frame('blue'), await frame('green')], { join: { animated: true } });

/** A PNG with the chunk that says it moves, before its picture. */
async function apng(): Promise<Buffer> {
  const png = await frame('red');
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write('acTL', 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

test.each([
  ['GIF', async () => (await moving()).gif().toBuffer()],
  ['WebP', async () => (await moving()).webp().toBuffer()],
  ['PNG', apng],
  ['AVIF', async () => Buffer.from('\0\0\0\x20ftypavis\0\0\0\0avismsf1')],
])('a %s that moves is told', async (_, make) => {
  expect(isMoving(await make())).toBe(true);
});

test.each([
  [
    'GIF',
    async () =>
      sharp(await frame('red'))
        .gif()
        .toBuffer(),
  ],
  [
    'WebP',
    async () =>
      sharp(await frame('red'))
        .webp()
        .toBuffer(),
  ],
  ['PNG', async () => frame('red')],
  [
    'AVIF',
    async () =>
      sharp(await frame('red'))
        .avif()
        .toBuffer(),
  ],
  [
    'JPEG',
    async () =>
      sharp(await frame('red'))
        .jpeg()
        .toBuffer(),
  ],
  ['broken GIF', async () => Buffer.from('GIF89a')],
  ['broken PNG', async () => (await frame('red')).subarray(0, 20)],
  ['empty file', async () => Buffer.alloc(0)],
])('a %s that does not move is not', async (_, make) => {
  expect(isMoving(await make())).toBe(false);
});
