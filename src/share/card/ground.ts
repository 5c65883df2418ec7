import sharp from 'sharp';
import type { Colours } from '../../look/colours.ts';
import { contrast, FOR_TEXT } from '../../look/contrast.ts';
import { type Box, social } from './boxes.ts';

/** So many colours of each box are looked at, and so many of them may be in the way of a letter. */
const LOOKED_AT = 16;
const MAY_FAIL = 0.02;

const known = new Map<string, Promise<boolean>>();

/** Whether the words of a card can be read on a picture: it was made for the colours that the site had then. */
export function isReadable(file: string, hash: string, { text, textSoft }: Colours): Promise<boolean> {
  const key = [hash, text, textSoft].join();
  const verdict = known.get(key) ?? look(file, [text, textSoft]);
  known.set(key, verdict);
  return verdict;
}

async function look(file: string, inks: readonly string[]): Promise<boolean> {
  const { eyebrow, title, name, role } = social;
  const colours = (await Promise.all([eyebrow, title, name, role].map((box) => coloursIn(file, box)))).flat();
  const failing = colours.filter((colour) => inks.some((ink) => contrast(ink, colour) < FOR_TEXT));
  return failing.length <= colours.length * MAY_FAIL;
}

async function coloursIn(file: string, { x, y, width, height }: Box): Promise<string[]> {
  const { data } = await sharp(file)
    .resize(social.size.width, social.size.height, { fit: 'cover' })
    .extract({
      left: Math.round(x),
      top: Math.round(y),
      width: Math.round(width),
      height: Math.round(height),
    })
    .toBuffer()
    .then((part) =>
      sharp(part)
        .resize(LOOKED_AT, LOOKED_AT, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
  return Array.from(
    { length: data.length / 3 },
    (_, at) => `#${data.subarray(at * 3, at * 3 + 3).toString('hex')}`,
  );
}
