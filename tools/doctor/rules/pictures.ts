import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { pixels } from '../../../src/lib/pixels.ts';
import { comesAlong } from '../../../src/look/looks.ts';
import { FIRST_LOOK } from '../../../src/look/whole.ts';
import { readMaster } from '../../../src/media/master.ts';
import { PICTURE_FILES, type PictureRef } from '../../../src/model/fields.ts';
import type { Scheme } from '../../../src/model/look.ts';
import {
  HEAVY,
  isStill,
  leastWidth,
  type Place,
  PORTRAIT_SHARP_FROM,
  PORTRAIT_SHOWN,
  places,
  sharpFrom,
  tallIn,
} from '../../../src/model/places.ts';
import { picturesOf } from '../../../src/reader/checks.ts';
import { advice, type Finding, type Rule } from '../finding.ts';

const MEGABYTE = 1_000_000;
/** PNG keeps flat colours well and photographs badly: past this it is surely the latter. */
const HEAVY_PNG = 3 * MEGABYTE;

/** One file a picture is made from, and the widths that matter for it. */
interface Master {
  file: string;
  field: (typeof PICTURE_FILES)[number];
  where: string;
  /** How wide the page shows it, in CSS pixels. */
  shown: number;
  /** The widest version the page asks for. */
  wanted: number;
  /** Its place, unless it is an upright version. */
  place?: PictureRef['place'];
}

/** Pictures a little too small to be sharp, far too heavy, too tall, or of a kind that is shown otherwise than it is. */
export const picturesRule: Rule = async ({ root, pages, look }) => {
  const findings: Finding[] = [];
  const scheme = look?.data.scheme ?? comesAlong(look?.data.look ?? FIRST_LOOK).scheme;
  for (const page of pages) {
    for (const { ref, path } of picturesOf(page.data)) {
      for (const master of mastersOf(ref)) {
        const file = posix.join(posix.dirname(page.source.file), master.file);
        const found = existsSync(`${root}/${file}`) ? await readMaster(`${root}/${file}`) : undefined;
        if (!found) continue;
        const faults = [
          soft(file, found.width, master),
          heavy(file, statSync(`${root}/${file}`).size, master),
          moving(file, found.isMoving),
          tall(file, found, master),
          lettered(root, file),
          unseen(file, scheme, master),
        ].filter((fault) => fault !== undefined);
        findings.push(...faults.map((fault) => advice(page, [...path, master.field], fault)));
      }
    }
  }
  return findings;
};

function mastersOf({ place, ...ref }: PictureRef): Master[] {
  const { name, shown } = places[place];
  // A film’s still is as wide as its film, whatever the place could show.
  const wanted = isStill(place) ? 0 : sharpFrom(place);
  const wide = { where: name, shown, wanted, place };
  const upright = { where: `${name} on phones`, shown: PORTRAIT_SHOWN, wanted: PORTRAIT_SHARP_FROM };
  const rooms = { file: wide, portrait: upright, dark: wide, darkPortrait: upright };
  return PICTURE_FILES.flatMap((field) => {
    const file = ref[field];
    return file === undefined ? [] : [{ file, field, ...rooms[field] }];
  });
}

function soft(file: string, width: number, { shown, wanted, where }: Master): string | undefined {
  // What is narrower still, the reader refuses.
  if (width < leastWidth(shown) || width >= wanted) return undefined;
  if (width < shown) {
    return `${file} is ${pixels(width)} wide, and so is shown smaller than ${where} could: that is up to ${shown} wide, and sharp on every screen from ${wanted}. Export it larger if you can.`;
  }
  return `${file} is ${pixels(width)} wide, a little soft for ${where} on a sharp screen: export it ${wanted} wide or more.`;
}

function heavy(file: string, bytes: number, { wanted }: Master): string | undefined {
  const weight = `${file} weighs ${(bytes / MEGABYTE).toFixed(1)} MB`;
  if (file.toLowerCase().endsWith('.png') && bytes > HEAVY_PNG) {
    return `${weight}, far too much for a PNG: it is probably a photo, so save it as a JPEG or WebP.`;
  }
  if (bytes <= HEAVY) return undefined;
  return `${weight}, far more than it needs: export it ${Math.max(wanted, 2560)} pixels wide and it will look the same.`;
}

function moving(file: string, isMoving: boolean): string | undefined {
  if (!isMoving) return undefined;
  return `${file} moves, and visitors see its first frame only: use a PNG, or a \`film\` block for what moves.`;
}

/** Where a picture opens large, all of it can be seen there. */
function tall(file: string, size: { width: number; height: number }, { place, where }: Master) {
  if (!place || tallIn(place, size) !== 'page' || (places[place] as Place).fullWidth) return undefined;
  return `${file} is so tall that ${where} shows its upper part only: crop it yourself, so that you choose what stays.`;
}

/** Letters in a drawing are drawn with the fonts of the machine that builds, and hosts have few. */
function lettered(root: string, file: string): string | undefined {
  if (!file.toLowerCase().endsWith('.svg')) return undefined;
  if (!/<text[\s>]/.test(readFileSync(`${root}/${file}`, 'utf8'))) return undefined;
  return `${file} holds text, which looks different on a machine without its fonts: turn it into outlines and export it again.`;
}

function unseen(file: string, scheme: Scheme, { field }: Master): string | undefined {
  if (scheme !== 'light' || (field !== 'dark' && field !== 'darkPortrait')) return undefined;
  return `${file} is for the dark scheme, which the site does not have: write \`scheme: auto\` into content/look.yaml, or take this line out.`;
}
