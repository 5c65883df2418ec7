import { join } from 'node:path';
import sharp from 'sharp';
import { printFont } from '../../src/fonts/print.ts';
import { STARTER_MARK } from '../../src/media/master.ts';

/** Where the fonts’ cache is. */
const HOME = join(import.meta.dirname, '../..');

const BLACK = '#2b2420';
const YELLOW = '#f4be35';
const GROUND = '#fdf3d7';

export interface StarterPicture {
  /** The file’s name, which its replacement keeps. */
  file: string;
  width: number;
  height: number;
  /** Where it stands, in words. */
  place: string;
}

/** Those that were drawn: every new study has the same ones. */
const drawn = new Map<string, Promise<Buffer>>();

/** A card that says which picture goes here and how large: nobody takes it for a real one. */
export function starterPicture({ file, width, height, place }: StarterPicture): Promise<Buffer> {
  const starter = { file, width, height, place };
  const key = JSON.stringify(starter);
  const picture = drawn.get(key) ?? draw(starter);
  drawn.set(key, picture);
  // One that could not be drawn is tried again.
  picture.catch(() => drawn.delete(key));
  return picture;
}

async function draw({ file, width, height, place }: StarterPicture): Promise<Buffer> {
  const unit = Math.sqrt(width * height) / 100;
  const heading = await printFont(HOME, 'Lexend', 600);
  const body = await printFont(HOME, 'Kumbh Sans', 400);
  const room = Math.round(width - unit * 24);
  const lines = [
    await line('Starter picture', body, unit * 3.4, room),
    await line(file, heading, unit * 9, room),
    await line(`${width} × ${height}`, body, unit * 4.6, room),
    await line(`for ${place}`, body, unit * 3.8, room),
  ];
  const gap = unit * 3;
  const total = lines.reduce((sum, { info }) => sum + info.height, 0) + gap * (lines.length - 1);
  let top = (height - total + unit * 6) / 2;
  const bar = top - unit * 6;
  const layers = lines.map(({ data, info }) => {
    const layer = { input: data, left: Math.round(unit * 12), top: Math.round(top) };
    top += info.height + gap;
    return layer;
  });
  return (
    sharp(Buffer.from(frame(width, height, unit, bar)))
      .composite(layers)
      .withExif({ IFD0: { ImageDescription: STARTER_MARK } })
      // Finding a palette would take many times as long, for a file that is soon replaced.
      .png()
      .toBuffer()
  );
}

/** A dashed edge, a folded corner and a yellow bar: the site’s colours, and clearly a form to be filled. */
function frame(width: number, height: number, unit: number, barTop: number): string {
  const edge = unit * 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="${GROUND}"/>
  <path d="M${width} ${height * 0.42}V${height}H${width * 0.42}Z" fill="${YELLOW}" opacity=".32"/>
  <rect x="${edge}" y="${edge}" width="${width - edge * 2}" height="${height - edge * 2}" rx="${unit * 3}" fill="none" stroke="${BLACK}" stroke-width="${unit * 0.5}" stroke-dasharray="${unit * 2} ${unit * 1.6}"/>
  <rect x="${unit * 12}" y="${barTop}" width="${unit * 14}" height="${unit * 1.6}" rx="${unit * 0.8}" fill="${YELLOW}"/>
</svg>`;
}

/** One line of type from the site’s own font file: the machine’s fonts do not matter. Long names shrink to fit. */
async function line(text: string, fontfile: string, size: number, room: number) {
  const family = fontfile.includes('lexend') ? 'Lexend' : 'Kumbh Sans';
  const markup = `<span foreground="${BLACK}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`;
  const inSize = (points: number) =>
    sharp({ text: { text: markup, fontfile, font: `${family} ${points}`, rgba: true, dpi: 72 } })
      .png()
      .toBuffer({ resolveWithObject: true });
  const first = await inSize(Math.round(size));
  if (first.info.width <= room) return first;
  return inSize(Math.floor((size * room) / first.info.width));
}
