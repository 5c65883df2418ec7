import { existsSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { masterSize } from '../../../src/media/master.ts';
import type { PictureRef } from '../../../src/model/fields.ts';
import { PORTRAIT_MIN_WIDTH, PORTRAIT_WIDTHS, places } from '../../../src/model/places.ts';
import { picturesOf } from '../../../src/reader/checks.ts';
import { advice, type Finding, type Rule } from '../finding.ts';

const MEGABYTE = 1_000_000;
/** A master is never sent to visitors, but it is to git and to every build. */
const HEAVY = 6 * MEGABYTE;
/** PNG keeps flat colours well and photographs badly: past this it is surely the latter. */
const HEAVY_PNG = 3 * MEGABYTE;

/** One file a picture is made from, and the widths that matter for it. */
interface Master {
  file: string;
  field: 'file' | 'portrait';
  where: string;
  /** Narrower than this, the reader refuses it already. */
  least: number;
  /** The widest version the page shows. */
  wanted: number;
}

/** Pictures a little too small to be sharp, far too heavy, or of the wrong kind. */
export const picturesRule: Rule = async ({ root, pages }) => {
  const findings: Finding[] = [];
  for (const page of pages) {
    for (const { ref, path } of picturesOf(page.data)) {
      for (const master of mastersOf(ref)) {
        const file = posix.join(posix.dirname(page.source.file), master.file);
        const size = existsSync(`${root}/${file}`) ? await masterSize(`${root}/${file}`) : undefined;
        if (!size) continue;
        const faults = [
          soft(file, size.width, master),
          heavy(file, statSync(`${root}/${file}`).size, master),
          moving(file),
        ].filter((fault) => fault !== undefined);
        findings.push(...faults.map((fault) => advice(page, [...path, master.field], fault)));
      }
    }
  }
  return findings;
};

function mastersOf({ file, portrait, place }: PictureRef): Master[] {
  const { name, minWidth, widths } = places[place];
  // A film’s still is as wide as its film, whatever the place could show.
  const wanted = place === 'film' ? 0 : Math.max(...widths);
  const wide: Master = { file, field: 'file', where: name, least: minWidth, wanted };
  if (!portrait) return [wide];
  const upright: Master = {
    file: portrait,
    field: 'portrait',
    where: `${name} on phones`,
    least: PORTRAIT_MIN_WIDTH,
    wanted: Math.max(...PORTRAIT_WIDTHS),
  };
  return [wide, upright];
}

function soft(file: string, width: number, { least, wanted, where }: Master): string | undefined {
  if (width < least || width >= wanted) return undefined;
  return `${file} is ${width} pixels wide, a little soft for ${where} on a sharp screen: export it ${wanted} wide or more.`;
}

function heavy(file: string, bytes: number, { wanted }: Master): string | undefined {
  const weight = `${file} weighs ${(bytes / MEGABYTE).toFixed(1)} MB`;
  if (file.toLowerCase().endsWith('.png') && bytes > HEAVY_PNG) {
    return `${weight}, far too much for a PNG: it is probably a photo, so save it as a JPEG or WebP.`;
  }
  if (bytes <= HEAVY) return undefined;
  return `${weight}, far more than it needs: export it ${Math.max(wanted, 2560)} pixels wide and it will look the same.`;
}

function moving(file: string): string | undefined {
  if (!file.toLowerCase().endsWith('.gif')) return undefined;
  return `${file} is a GIF, of which visitors see the first frame only: use a PNG, or a \`film\` block for what moves.`;
}
