import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const FILES = 'node_modules/@fontsource-variable';
const PLAIN = Array.from({ length: 0x5f }, (_, code) => String.fromCodePoint(0x20 + code)).join('');
const LATIN = `${PLAIN}–—‘’“”…·×ÀÉàéèêçü«»`;

interface Made {
  /** Its letters; plain Latin if nothing is said. */
  letters?: string;
  /** One weight; a variable font if nothing is said. */
  weight?: number;
  isItalic?: boolean;
  /** What its maker allows. */
  fsType?: number;
  form?: 'woff2' | 'woff' | 'truetype';
}

/** A font as an owner has one, made of Hanken Grotesk. */
export async function madeFont({
  letters = LATIN,
  weight,
  isItalic,
  fsType,
  form = 'woff2',
}: Made = {}): Promise<Buffer> {
  const part = `hanken-grotesk/files/hanken-grotesk-latin-wght-${isItalic ? 'italic' : 'normal'}.woff2`;
  const plain = await subsetFont(readFileSync(`${FILES}/${part}`), letters, {
    targetFormat: 'truetype',
    ...(weight && { variationAxes: { wght: weight } }),
  });
  const os2 = tableAt(plain, 'OS/2');
  if (fsType !== undefined) plain.writeUInt16BE(fsType, os2 + 8);
  if (weight !== undefined) plain.writeUInt16BE(weight, os2 + 4);
  return form === 'truetype' ? plain : subsetFont(plain, letters, { targetFormat: form });
}

/** Where a table begins in a font. */
function tableAt(font: Buffer, name: string): number {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8);
  }
  throw new Error(`This font has no ${name}.`);
}
