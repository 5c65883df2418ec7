// Colour lives in OKLab: mixing there keeps hues clean the way good pigment
// does, where mixing in sRGB goes grey and in linear light goes chalky.

export type Lab = readonly [L: number, a: number, b: number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

export const toSrgb = (c: number): number =>
  c <= 0.0031308 ? 12.92 * Math.max(0, c) : 1.055 * Math.min(1, c) ** (1 / 2.4) - 0.055;

export const hex = (s: string): Lab => {
  const n = parseInt(s.replace('#', ''), 16);
  const r = toLinear(((n >> 16) & 255) / 255);
  const g = toLinear(((n >> 8) & 255) / 255);
  const b = toLinear((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const k = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * k,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * k,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * k,
  ];
};

/** Writes linear RGB for one OKLab colour into out[0..2]. */
export const labToLinear = (L: number, a: number, b: number, out: Float64Array): void => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  out[0] = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  out[1] = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  out[2] = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
};

export const clamp = (x: number, lo = 0, hi = 1): number => (x < lo ? lo : x > hi ? hi : x);

export const smooth = (e0: number, e1: number, x: number): number => {
  const t = clamp((x - e0) / (e1 - e0));
  return t * t * (3 - 2 * t);
};

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const mix = (p: Lab, q: Lab, t: number): Lab => [
  p[0] + (q[0] - p[0]) * t,
  p[1] + (q[1] - p[1]) * t,
  p[2] + (q[2] - p[2]) * t,
];

/** Lightness and chroma nudges, for designing shifts within one palette. */
export const shift = (c: Lab, dL: number, da = 0, db = 0): Lab => [c[0] + dL, c[1] + da, c[2] + db];

/** Scales chroma; below 1 greys, above 1 saturates. */
export const chroma = (c: Lab, k: number): Lab => [c[0], c[1] * k, c[2] * k];

/** A palette laid along 0..1, evenly, or at given stops. */
export const ramp = (colours: readonly string[], stops?: readonly number[]): ((t: number) => Lab) => {
  const labs = colours.map(hex);
  const at = stops ?? labs.map((_, i) => i / (labs.length - 1));
  return (t) => {
    const x = clamp(t, at[0] as number, at[at.length - 1] as number);
    let i = 0;
    while (i < at.length - 2 && x > (at[i + 1] as number)) i++;
    const lo = at[i] as number;
    const hi = at[i + 1] as number;
    return mix(labs[i] as Lab, labs[i + 1] as Lab, hi > lo ? (x - lo) / (hi - lo) : 0);
  };
};
