import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Colours } from '../../look/colours.ts';
import type { IconSource } from './source.ts';

/** How an icon is cut: whole on nothing, on a ground of its own colour, or inside what a phone’s mask leaves. */
interface Cut {
  size: number;
  shape: 'whole' | 'filled' | 'maskable';
}

/** Every icon that is made, by its address. */
export const ICONS = {
  'favicon-32': { size: 32, shape: 'whole' },
  'apple-touch-icon': { size: 180, shape: 'filled' },
  'icon-192': { size: 192, shape: 'whole' },
  'icon-512': { size: 512, shape: 'whole' },
  'icon-maskable-512': { size: 512, shape: 'maskable' },
} as const satisfies Record<string, Cut>;

export type IconName = keyof typeof ICONS;

/** A mask may leave a circle of four fifths. What has a ground of its own has air in it already. */
const INSIDE_MASK = { withGround: 0.72, withoutGround: 0.56 };
const CLEAR = '#ffffff00';

/** The bytes of one icon. A file of the same name that the owner put into public wins. */
export async function makeIcon(
  root: string,
  name: IconName,
  source: IconSource,
  colours: Pick<Colours, 'ground'>,
): Promise<Buffer> {
  const own = `${root}/public/${name}.png`;
  if (existsSync(own)) return readFile(own);
  const { size, shape } = ICONS[name];
  if (shape === 'whole') return (await drawn(source, size)).png().toBuffer();
  const ground = await groundOf(source);
  const share = ground ? INSIDE_MASK.withGround : INSIDE_MASK.withoutGround;
  const inner = shape === 'maskable' ? Math.round(size * share) : size;
  const picture = await (await drawn(source, inner)).png().toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 3, background: ground ?? colours.ground },
  })
    .composite([{ input: picture }])
    .png()
    .toBuffer();
}

/** The picture in a square, whole; a drawing is drawn at that size, not blown up to it. */
async function drawn({ bytes, isVector }: IconSource, size: number): Promise<Sharp> {
  const { width = size, height = size } = await sharp(bytes).metadata();
  const density = isVector ? Math.min(72_000, Math.max(1, (72 * size) / Math.max(width, height))) : 72;
  return sharp(bytes, { density }).resize(size, size, { fit: 'contain', background: CLEAR });
}

/** The colour at the middle of each side, if it is one and the same: then the picture stands on a ground. */
async function groundOf(source: IconSource): Promise<string | undefined> {
  const size = 64;
  const pixels = await (await drawn(source, size)).ensureAlpha().raw().toBuffer();
  const at = (x: number, y: number) => [...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)];
  const [first = [], ...others] = [at(1, 32), at(62, 32), at(32, 1), at(32, 62)];
  const isSame = others.every((other) =>
    other.every((value, index) => Math.abs(value - (first[index] ?? 0)) < 12),
  );
  if (!isSame || (first[3] ?? 0) < 250) return undefined;
  return `#${first
    .slice(0, 3)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
