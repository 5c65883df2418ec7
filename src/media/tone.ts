import { stat } from 'node:fs/promises';
import { openPicture } from './open.ts';

/** A picture is looked at in so many pixels: enough to know its colours by. */
const WIDE = 48;
const HIGH = 36;
/** Colours of one kind: so many hues around the circle, so many steps from dark to light. */
const HUES = 18;
const STEPS = 5;
/** What even a grey counts, beside how colourful a pixel is. */
const PLAIN = 0.02;

interface Kind {
  weight: number;
  pixels: number;
  sum: [number, number, number];
}

const known = new Map<string, { stamp: string; tone: Promise<string | undefined> }>();

/** The colour that a picture is remembered by, as #rrggbb; undefined if it cannot be read. */
export async function toneOf(path: string): Promise<string | undefined> {
  const file = await stat(path).catch(() => undefined);
  if (!file) return undefined;
  const stamp = `${file.mtimeMs}-${file.size}`;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.tone;
  const tone = look(path).catch(() => undefined);
  known.set(path, { stamp, tone });
  return tone;
}

async function look(path: string): Promise<string | undefined> {
  const picture = await openPicture(path, WIDE);
  const pixels = await picture
    .resize(WIDE, HIGH, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  return toneIn(pixels);
}

/** Of the kinds of colour in these pixels (red, green, blue, opacity), the one that takes most room for its strength. */
export function toneIn(pixels: Uint8Array): string | undefined {
  const kinds = new Map<string, Kind>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < 128) continue;
    const { name, strength } = kindOf(red, green, blue);
    const kind = kinds.get(name) ?? { weight: 0, pixels: 0, sum: [0, 0, 0] };
    kind.weight += PLAIN + strength;
    kind.pixels += 1;
    kind.sum = [kind.sum[0] + red, kind.sum[1] + green, kind.sum[2] + blue];
    kinds.set(name, kind);
  }
  const [first] = [...kinds.values()].toSorted((one, other) => other.weight - one.weight);
  if (!first) return undefined;
  const hex = first.sum.map((part) =>
    Math.round(part / first.pixels)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Hue, lightness and strength as people speak of them; exact enough to tell kinds apart. */
function kindOf(red: number, green: number, blue: number): { name: string; strength: number } {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const strength = (most - least) / 255;
  const lightness = Math.min(STEPS - 1, Math.floor(((most + least) / 510) * STEPS));
  if (strength < 0.06) return { name: `grey ${lightness}`, strength: 0 };
  const span = most - least;
  const hue =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { name: `${Math.floor((hue / 6) * HUES)} ${lightness}`, strength };
}
