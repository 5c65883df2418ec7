import type { RichText } from '../model/inline.ts';
import { parseInline } from '../model/markdown.ts';
import type { HtmlFile, Picture, PictureVariant, Video } from '../model/picture.ts';
import { type Place, type PlaceName, places } from '../model/places.ts';

// What examples show instead of files: drawings made here, in the site’s colours, and one small film.

/** Width and height of the drawing for each place, in the proportions studies use there. */
const SHAPES = {
  wide: [1800, 1125],
  half: [1200, 900],
  third: [900, 900],
  phone: [1000, 1200],
  persona: [600, 600],
  film: [640, 480],
  prototype: [1280, 800],
} as const satisfies Partial<Record<PlaceName, readonly [number, number]>>;

const GROUNDS = ['#f4be35', '#f9dd97', '#f7f7f7', '#c7c7c7', '#e9e6e3', '#2b2420'];

/** A picture that needs no file. Its drawing follows from its alt text, so two of them look apart. */
export function examplePicture(place: keyof typeof SHAPES, alt: string): Picture {
  const [width, height] = SHAPES[place];
  const { sizes, fullWidth }: Place = places[place];
  const src = drawing(width, height, alt);
  return {
    alt,
    width,
    height,
    sizes,
    variants: inBothFormats(src, width),
    fallback: src,
    ...(fullWidth && { full: { src, width, height } }),
  };
}

/** The same with an upright version for phones. */
export function exampleWithPortrait(place: keyof typeof SHAPES, alt: string): Picture {
  const [width, height] = [960, 1280];
  return {
    ...examplePicture(place, alt),
    portrait: { width, height, variants: inBothFormats(drawing(width, height, alt), width) },
  };
}

/** Two seconds of film, which /blocks serves from example-files while editing. */
export function exampleFilm(alt: string): Video {
  return { mp4: '/blocks/film.mp4', webm: '/blocks/film.webm', poster: examplePicture('film', alt) };
}

/** The size of the small prototype, which adapts to both. */
const WINDOWS = { wide: [1280, 800], upright: [390, 640] } as const;

/** A prototype of one button, which /blocks serves from example-files while editing. */
export function examplePrototype(shape: keyof typeof WINDOWS): {
  file: HtmlFile;
  width: number;
  height: number;
} {
  const [width, height] = WINDOWS[shape];
  return { file: { src: '/blocks/prototype.html' }, width, height };
}

/** Its still, in the same proportions. */
export function exampleStill(shape: keyof typeof WINDOWS | 'both', alt: string): Picture {
  const still = examplePicture('prototype', alt);
  const [width, height] = WINDOWS.upright.map((side) => side * 2) as [number, number];
  const portrait = { width, height, variants: inBothFormats(drawing(width, height, alt), width) };
  if (shape === 'both') return { ...still, portrait };
  return shape === 'wide' ? still : { ...still, ...portrait, fallback: drawing(width, height, alt) };
}

/** A paragraph as the schema hands it on: inline Markdown, read. */
export function prose(source: string): RichText {
  const result = parseInline(source);
  if ('refused' in result) throw new Error(`An example has a text that studies may not have: ${source}`);
  return result.text;
}

/** A browser reads what a data address says it is, whatever the `type` beside it promises. */
function inBothFormats(src: string, width: number): PictureVariant[] {
  return [
    { format: 'avif', width, src },
    { format: 'webp', width, src },
  ];
}

/** A screen on a coloured ground, with as many lines as its words suggest. */
function drawing(width: number, height: number, words: string): string {
  const sum = [...words].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const ground = GROUNDS[sum % GROUNDS.length];
  const step = height / 10;
  const lines = Array.from({ length: 3 + (sum % 3) }, (_, index) => {
    const long = width * (0.25 + ((sum >> index) % 5) * 0.07);
    return `<rect x="${width * 0.2}" y="${step * (3.2 + index)}" width="${long}" height="${step * 0.4}" rx="8" fill="#8f8c8a"/>`;
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<rect x="${width * 0.14}" y="${step}" width="${width * 0.72}" height="${step * 8}" rx="24" fill="#ffffff" stroke="#c7c7c7"/>`,
    `<rect x="${width * 0.2}" y="${step * 1.8}" width="${width * 0.3}" height="${step * 0.7}" rx="12" fill="#2b2420"/>`,
    ...lines,
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
