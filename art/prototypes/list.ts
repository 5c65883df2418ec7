import type { Size } from '../board.ts';

/** Gzipped: what a visitor waits for after the press. */
export const MOST_KB = 60;

export type Face = { family: string; file: string; weights: { min: number; max: number } };

/** A prototype: what is compiled into `prototype.html` of the study of its name. */
export type Prototype = {
  study: string;
  title: string;
  faces: Face[];
  /** Code of others besides Preact, under the MIT licence. */
  carries?: string[];
  /** The windows it is made for, and the stills that are shot of it in them. */
  windows: { still: string; size: Size; scale: number }[];
};

const face = (family: string, min: number, max: number): Face => {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return { family: `${family} Variable`, file, weights: { min, max } };
};

const phone = { still: 'prototype-still.png', size: { width: 390, height: 760 }, scale: 2 };
/** In a window, and on a phone as high as what is to be seen there at first. */
const wide = (high = 760) => [
  { still: 'prototype-still.png', size: { width: 1120, height: 700 }, scale: 2 },
  // Upright pictures are at least 800 pixels wide.
  { still: 'prototype-still-portrait.png', size: { width: 390, height: high }, scale: 2.5 },
];

export const prototypes: Prototype[] = [
  {
    study: 'eztax',
    title: 'EZTax: a quiz that explains itself',
    faces: [face('Fredoka', 500, 600), face('Nunito', 500, 800)],
    windows: [phone],
  },
  {
    study: 'crypto_insights',
    title: 'Crypto Insights: an order you can leave',
    faces: [face('Sora', 500, 600), face('Figtree', 400, 650)],
    windows: [phone],
  },
  {
    study: 'pledgx',
    title: 'WIP report: from a red contract to its cell',
    faces: [face('IBM Plex Sans', 400, 650)],
    windows: wide(),
  },
  {
    study: 'interac',
    title: 'Emulator: hand the demo to another bank',
    faces: [face('Figtree', 400, 750)],
    windows: wide(),
  },
  {
    study: 'trakt',
    title: 'Attribution platform: a tagged link',
    faces: [face('Plus Jakarta Sans', 400, 750), face('JetBrains Mono', 400, 650)],
    carries: ['qrcode-generator, © Kazuhiko Arase'],
    // Down to the links; the code comes in view with what is typed.
    windows: wide(608),
  },
];
