import { posix } from 'node:path';
import { fontFileOf } from '../fonts/chosen.ts';
import { ownFamily } from '../fonts/own.ts';
import { nearest } from '../lib/nearest.ts';
import type { Look } from '../model/look.ts';
import { FONT_FOLDER, isFontFile, isTypefaceName, TYPEFACES } from '../model/typefaces.ts';
import { type Checked, place } from './checks.ts';
import { mendedLine } from './mend.ts';
import type { Problem } from './problem.ts';

/** A typeface is one that comes along, or a font of the owner’s that can be read and may be used. */
export async function typefaceProblems(root: string, { source, data }: Checked<Look>): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const role of ['heading', 'text'] as const) {
    const value = data.typefaces?.[role];
    if (value === undefined || isTypefaceName(value)) continue;
    const at = place(source, ['typefaces', role]);
    const line = source.source.lines[(at.line ?? 0) - 1] ?? '';
    const fault = isFontFile(value) ? await fileFault(root, value) : nameFault(value);
    const guess = isFontFile(value) ? undefined : guessOf(value);
    const mended =
      guess &&
      mendedLine(
        line,
        line.replace(value, () => guess),
      );
    // Two lines that name the same file are one mistake.
    if (fault && !problems.some(({ message }) => message === fault))
      problems.push({ ...at, message: fault, ...mended });
  }
  return problems;
}

function nameFault(value: string): string {
  const guess = guessOf(value);
  const mend = guess
    ? `Did you mean ${guess}?`
    : `Write ${TYPEFACES.slice(0, -1).join(', ')} or ${TYPEFACES.at(-1)}; or put a font of yours into ${FONT_FOLDER} and name its file, such as look/${value.replaceAll(' ', '')}.woff2.`;
  return `There is no typeface called ${value} here. ${mend}`;
}

const guessOf = (value: string) => nearest(value, TYPEFACES);

async function fileFault(root: string, value: string): Promise<string | undefined> {
  const path = posix.join('content', value.replaceAll('\\', '/'));
  if (!path.startsWith(`${FONT_FOLDER}/`)) {
    return `${path} is not in the folder ${FONT_FOLDER}. Put the font there, and write look/${posix.basename(path)}.`;
  }
  if (value.includes('\\')) return `Folders are parted by slashes here. Write look/${posix.basename(path)}.`;
  const file = fontFileOf(root, value);
  if (!file) return `There is no font ${path}. Put it there, or correct its name.`;
  const family = await ownFamily(root, file);
  return 'fault' in family ? family.fault : undefined;
}
