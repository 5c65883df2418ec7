import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { EXAMPLE_FILES } from '../../src/blocks/example-files.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');

/** Large enough for a painting, and full of detail: a flat colour would survive being cut off. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const frame = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const drawing = (attributes: string, inside = '') =>
  Buffer.from(
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="24" height="16" fill="#f00"/>${inside}</svg>`,
  );
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.8));

/** A PNG that says it is this large. Nobody gets to see more of it than its first bytes. */
async function claiming(side: number): Promise<Buffer> {
  const bytes = await frame(8, 8, '#888888');
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** An iPhone’s photo. The decoder that comes with the project reads its size, and no more. */
export const heic = (): Buffer => readFileSync(join(FIXTURES, 'photo.heic'));

/** Two frames, the first red and the second blue. */
export async function moving(format: 'gif' | 'webp', [width, height] = [600, 400]): Promise<Buffer> {
  const frames = [await frame(width, height, '#ff0000'), await frame(width, height, '#0000ff')];
  return sharp(frames, { join: { animated: true } })
    [format]()
    .toBuffer();
}

/** What people drop in and can be shown. */
export const SHOWN: Record<string, () => Promise<Buffer> | Buffer> = {
  'drawing.svg': () => drawing('width="24" height="16" viewBox="0 0 24 16"'),
  'only-a-viewbox.svg': () => drawing('viewBox="0 0 24 16"'),
  'no-size.svg': () => drawing(''),
  'percent.svg': () => drawing('width="100%" height="100%" viewBox="0 0 24 16"'),
  'moving.gif': () => moving('gif'),
  'moving.webp': () => moving('webp'),
  'print.jpg': () => noise(600, 400).toColourspace('cmyk').jpeg().toBuffer(),
  'deep.png': () => noise(600, 400).toColourspace('rgb16').png().toBuffer(),
  'wide-gamut.png': () => noise(600, 400).withIccProfile('p3').png().toBuffer(),
  'turned.jpg': () => noise(400, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'see-through.png': () => noise(600, 400).ensureAlpha(0.4).png().toBuffer(),
  'scan.tiff': () => noise(600, 400).tiff().toBuffer(),
  'new.avif': () => noise(600, 400).avif({ effort: 0 }).toBuffer(),
  'very-tall.png': () => frame(600, 20_000, '#ff0000'),
};

/** What cannot be shown: the file, and the words it is refused with. */
export const REFUSED: Record<string, [make: () => Promise<Buffer> | Buffer, says: string, mend: string]> = {
  'IMG_2041.HEIC': [heic, 'is a HEIC photo, and cannot be shown.', 'on a Mac in Preview, File → Export'],
  'photo.jpg': [heic, 'is a HEIC photo, and cannot be shown.', 'Formats → Most Compatible'],
  'half.png': [async () => cut(await noise(600, 400).png().toBuffer()), 'is cut off or damaged', 'download'],
  'half.jpg': [async () => cut(await noise(600, 400).jpeg().toBuffer()), 'is cut off or damaged', 'download'],
  'half.webp': [async () => cut(await noise(600, 400).webp().toBuffer()), 'is cut off', 'download'],
  'half.avif': [
    async () => cut(await noise(600, 400).avif({ effort: 0 }).toBuffer()),
    'is an AVIF that cannot be read to its end',
    'download',
  ],
  'half.svg': [() => cut(drawing('width="24" height="16"')), 'is a drawing (SVG) with a mistake', 'as PNG'],
  'no-width.svg': [
    () => drawing('width="0" height="0"'),
    'is a drawing (SVG) with a mistake',
    'with a width',
  ],
  'nothing.png': [() => Buffer.alloc(0), 'is empty.', 'Copy or download it again'],
  'brochure.png': [() => Buffer.from('%PDF-1.7\n'), 'is a PDF', 'Export it as PNG'],
  'Screens.fig': [
    () => Buffer.from('fig-kiwi'),
    'is a Figma file',
    'In Figma, select the frame, Export, PNG 2x.',
  ],
  'saved.fig': [() => Buffer.from('PK\x03\x04'), 'is a Figma file', 'Export, PNG 2x.'],
  'app.sketch': [() => Buffer.from('PK\x03\x04'), 'is a Sketch file', 'Make Exportable'],
  'logo.ai': [() => Buffer.from('%PDF-1.7\n'), 'is an Illustrator file', 'Export As'],
  'design.png': [() => Buffer.from('8BPS\0\x01'), 'is a Photoshop file', 'Export it as PNG'],
  'page.png': [
    () => Buffer.from('<!DOCTYPE html><p>Sign in'),
    'is a web page',
    'Download the picture itself',
  ],
  'pointer.png': [
    () => Buffer.from('version https://git-lfs.github.com/spec/v1\n'),
    'is a note of Git LFS',
    'git lfs pull',
  ],
  'words.png': [
    () => Buffer.from('not a picture'),
    'is not a picture that can be read.',
    'Save it again as PNG',
  ],
  'film.png': [() => readFileSync(join(EXAMPLE_FILES, 'film.mp4')), 'is a film', 'Use a `film` block'],
  'huge.png': [
    () => claiming(17_000),
    'has more pixels than can be worked with.',
    'no more than 16,000 pixels',
  ],
  'dot.png': [() => frame(1, 1, '#ff0000'), 'is 1 pixel wide, too small for', 'Use one at least 224 wide'],
};
