import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { asOnDisk } from '../../lib/files.ts';
import type { Colours } from '../../look/colours.ts';
import { cleanDrawing } from '../../media/drawing/clean.ts';
import { loadFaces } from '../card/render.ts';

/** What all icons are made from. */
export interface IconSource {
  bytes: Buffer;
  isVector: boolean;
}

/** The owner’s file in content/site; without one, the first letter of the name they go by. */
export async function iconSource(root: string, shortName: string, colours: Colours): Promise<IconSource> {
  for (const name of ['icon.svg', 'icon.png']) {
    const file = asOnDisk(root, `content/site/${name}`);
    if (!file) continue;
    const bytes = await readFile(`${root}/${file}`);
    // The one drawing of the owner’s that is published as it is: opened by itself it must only be drawn.
    return name.endsWith('.svg')
      ? { bytes: cleanDrawing(bytes).bytes, isVector: true }
      : { bytes, isVector: false };
  }
  return { bytes: Buffer.from(await letterIcon(root, shortName, colours)), isVector: true };
}

/** Whether there is an icon that browsers can draw at any size. */
export function hasVectorIcon(root: string): boolean {
  if (existsSync(`${root}/public/favicon.svg`)) return true;
  return !!asOnDisk(root, 'content/site/icon.svg') || !asOnDisk(root, 'content/site/icon.png');
}

async function letterIcon(
  root: string,
  shortName: string,
  { groundStrong, textOnStrong }: Colours,
): Promise<string> {
  const { title: face } = await loadFaces(root);
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(shortName);
  const letter = (first?.segment ?? '').toLocaleUpperCase();
  const size = 64;
  const x = 50 - face.width(letter, size) / 2;
  const y = 50 + face.capHeight(size) / 2;
  const drawn = face.draw(letter, { x, y, size, fill: textOnStrong });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 100 100"><rect width="100" height="100" rx="22" fill="${groundStrong}"/>${drawn}</svg>`;
}
