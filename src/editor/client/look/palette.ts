import { converter, formatHex } from 'culori';

const oklab = converter('oklab');

const HUES = 2;

/** Colours that are nearer than this are one to the eye. */
const ALIKE = 0.07;

interface Heap {
  red: number;
  green: number;
  blue: number;
  count: number;
}

/** The colours that a picture lives of, by how much of it they are and how much they differ from each other. */
export function paletteOf(pixels: Uint8ClampedArray, most = 8): string[] {
  const heaps = heapsOf(pixels).map(({ red, green, blue, count }) => {
    const hex = formatHex({
      mode: 'rgb',
      r: red / count / 255,
      g: green / count / 255,
      b: blue / count / 255,
    });
    const { l, a, b } = oklab(hex) ?? { l: 0, a: 0, b: 0 };
    // That a colour is another one counts more than that it is lighter: shades of grey are many in any picture.
    return { hex, l, a: a * HUES, b: b * HUES, count };
  });
  type Colour = (typeof heaps)[number];
  const between = (one: Colour, other: Colour) =>
    Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
  const chosen: Colour[] = [];
  while (chosen.length < most) {
    const rest = heaps
      .map((heap) => ({ heap, away: Math.min(1, ...chosen.map((one) => between(heap, one))) }))
      .filter(({ away }) => away > ALIKE)
      // Much of a picture counts less than that it is another colour: an accent is small as a rule.
      .toSorted((one, other) => other.away * other.heap.count ** 0.4 - one.away * one.heap.count ** 0.4);
    const [next] = rest;
    if (!next) break;
    chosen.push(next.heap);
  }
  return chosen.map(({ hex }) => hex);
}

/** Pixels that are nearly the same, together. What is seen through is no colour. */
function heapsOf(pixels: Uint8ClampedArray): Heap[] {
  const heaps = new Map<number, Heap>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 250) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const heap = heaps.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    heaps.set(key, {
      red: heap.red + red,
      green: heap.green + green,
      blue: heap.blue + blue,
      count: heap.count + 1,
    });
  }
  // Edges between two colours make many that are hardly there.
  const least = (pixels.length / 4) * 0.002;
  return [...heaps.values()].filter(({ count }) => count > least);
}
