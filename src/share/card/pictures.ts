import sharp, { type OverlayOptions } from 'sharp';
import { openPicture } from '../../media/open.ts';
import { type Box, social } from './boxes.ts';

/** A picture to show, by its master. */
export interface CardPicture {
  /** Path from the project’s root. */
  file: string;
  hash: string;
  /** A cut-out stands whole on the card’s white; any other picture fills its box. */
  isCutOut: boolean;
}

const GAP = 8;

/** The boxes of one picture, or of four: a wide one over a row of three. */
export function pictureBoxes(count: number): Box[] {
  const { x, y, width, height } = social.picture;
  if (count < 4) return [{ x, y, width, height }];
  const top = Math.round(height * 0.7);
  const across = (width - 2 * GAP) / 3;
  const rest = { y: y + top + GAP, height: height - top - GAP };
  const left = (index: number) => x + Math.round(index * (across + GAP));
  return [
    { x, y, width, height: top },
    { ...rest, x: left(0), width: left(1) - GAP - left(0) },
    { ...rest, x: left(1), width: left(2) - GAP - left(1) },
    { ...rest, x: left(2), width: x + width - left(2) },
  ];
}

/** The pictures on their card, its corners round, ready to be laid on the ground. */
export async function layPictures(
  root: string,
  pictures: readonly CardPicture[],
  ground: string,
): Promise<OverlayOptions> {
  const { x, y, width, height, radius } = social.picture;
  const boxes = pictureBoxes(pictures.length);
  const layers = await Promise.all(
    boxes.map(async (box, index): Promise<OverlayOptions[]> => {
      const picture = pictures[index];
      if (!picture) return [];
      return [{ input: await cut(root, picture, box), left: box.x - x, top: box.y - y }];
    }),
  );
  const corners = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  const card = await sharp({ create: { width, height, channels: 4, background: ground } })
    .composite([...layers.flat(), { input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input: card, left: x, top: y };
}

async function cut(root: string, { file, isCutOut }: CardPicture, { width, height }: Box): Promise<Buffer> {
  const master = await openPicture(`${root}/${file}`, 2 * width);
  // A small cutting goes for what catches the eye; a large one keeps to the middle, as it was composed.
  const position = width < social.picture.width ? 'attention' : 'centre';
  if (!isCutOut) return master.resize(width, height, { fit: 'cover', position }).png().toBuffer();
  // Standing on the card’s lower edge, with air above.
  const air = Math.round(height * 0.05);
  return master
    .resize(width, height - air, { fit: 'contain', position: 'bottom', background: '#ffffff00' })
    .extend({ top: air, background: '#ffffff00' })
    .png()
    .toBuffer();
}
