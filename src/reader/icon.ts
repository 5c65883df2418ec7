import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { asOnDisk, listFiles } from '../lib/files.ts';
import { cleanDrawing } from '../media/drawing/clean.ts';
import type { IsKnown } from './checks.ts';
import type { Problem } from './problem.ts';

const FORMS = ['svg', 'png'];

/** The one file that all icons are made from must be a drawing or a picture that can be read. */
export async function iconProblems(root: string, isKnown: IsKnown = () => false): Promise<Problem[]> {
  const wanted = FORMS.map((form) => asOnDisk(root, `content/site/icon.${form}`)).find(Boolean);
  if (!wanted) {
    const [other] = listFiles('content/site/icon.*', root);
    if (!other) return [];
    return [
      { file: other, message: 'An icon is made from icon.svg or icon.png. Save it as one of the two.' },
    ];
  }
  if (isKnown(wanted)) return [];
  try {
    // First: what would never be drawn to its end is not drawn.
    if (wanted.endsWith('.svg')) cleanDrawing(readFileSync(`${root}/${wanted}`));
    await sharp(`${root}/${wanted}`).resize(32).toBuffer();
    return [];
  } catch {
    return [
      { file: wanted, message: 'This icon is not a picture that can be read. Save it again as SVG or PNG.' },
    ];
  }
}
