import { posix } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { FONT_FOLDER } from '../model/typefaces.ts';
import type { Range } from './families.ts';
import { type FontFault, type FontFile, readFont } from './read-font.ts';

/** A typeface of the owner’s: the file they named, and those beside it that are of the same family. */
export interface OwnFamily {
  named: FontFile;
  /** The named one first. */
  files: readonly FontFile[];
}

const ENDINGS = '{woff2,woff,ttf,otf}';

/** The family that a file of content/look begins; what is wrong with it or with one of its own, if anything is. */
export async function ownFamily(root: string, file: string): Promise<OwnFamily | FontFault> {
  const named = await readFont(root, file);
  if ('fault' in named) return named;
  const files = [named];
  for (const other of listFiles(`${FONT_FOLDER}/**/*.${ENDINGS}`, root)) {
    if (other === file) continue;
    const read = await readFont(root, other);
    const isCalledSo = stemOf(other) === stemOf(file);
    if ('fault' in read) {
      // Whoever puts a bold beside it wants to see it.
      if (isCalledSo) return read;
    } else if (isCalledSo || read.family === named.family) files.push(read);
  }
  return { named, files };
}

/** `Inter-Bold.woff2`, `Inter[wght].ttf` → `inter` */
const stemOf = (file: string) => posix.basename(file, posix.extname(file)).split(/[-[]/)[0]?.toLowerCase();

/** The file of a family that is nearest to a weight; the named one where it is as near, and for plain text. */
export function nearestFile(
  { named, files }: OwnFamily,
  weight: number | 'plain',
  isItalic = false,
): FontFile | undefined {
  if (weight === 'plain' && named.isItalic === isItalic) return named;
  const wanted = weight === 'plain' ? 400 : weight;
  // A family of italics alone is taken as it is: its running text is slanted.
  const isAllItalic = files.every((one) => one.isItalic);
  if (weight === 'plain' && isAllItalic) return named;
  return files
    .filter((one) => one.isItalic === isItalic || isAllItalic)
    .toSorted(
      (a, b) => Math.abs(within(wanted, a.weights) - wanted) - Math.abs(within(wanted, b.weights) - wanted),
    )[0];
}

export const within = (value: number, [least, most]: Range): number => Math.min(most, Math.max(least, value));
