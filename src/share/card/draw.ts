import { ICON_PATHS } from '../../ui/Icon/paths.ts';
import { palette } from '../palette.ts';
import { type Box, social } from './boxes.ts';
import type { Face } from './face.ts';
import { fitText } from './fit.ts';

/** The words of a social image. */
export interface CardWords {
  /** What kind of page it is, in a few words. */
  eyebrow: string;
  title: string;
  /** A phrase of the title to mark, as the Work page does. */
  highlight?: string | undefined;
  /** A sentence under a short title. */
  lead?: string | undefined;
  name: string;
  role: string;
  locked: boolean;
}

export interface Faces {
  title: Face;
  name: Face;
  lead: Face;
  eyebrow: Face;
  role: Face;
}

/** Black at 78% on white: the soft text of the pages. */
const SOFT = '#5a5451';
const TITLE_SIZES = [60, 57, 54, 51, 48, 45, 42, 39, 36, 33, 30, 27];
const LEADING = 1.14;
/** Shown only where at least two lines have room. */
const LEAD = { sizes: [32, 30, 28, 26, 24], leading: 1.36, height: 96 };

/** Everything but the ground and the picture, as one SVG with the letters as outlines. */
export function drawWords(words: CardWords, faces: Faces): string {
  const { width, height } = social.size;
  const parts = [
    line(words.eyebrow.toLocaleUpperCase('en-CA'), faces.eyebrow, social.eyebrow, { size: 19, fill: SOFT }),
    ...title(words, faces),
    line(words.name, faces.name, social.name, { size: 30, fill: palette.black }),
    line(words.role, faces.role, social.role, { size: 22, fill: SOFT }),
    words.locked ? lock() : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

function title({ title, highlight, lead }: CardWords, faces: Faces): string[] {
  const { x, y, width, height } = social.title;
  const face = faces.title;
  const { size, lines } = fitText(title, face.width, { width, height, sizes: TITLE_SIZES, leading: LEADING });
  const marked = markedParts(lines, highlight);
  const drawn = lines.flatMap((text, index) => {
    const baseline = y + face.capHeight(size) + index * size * LEADING;
    const words = face.draw(text, { x, y: baseline, size, fill: palette.black });
    const part = marked[index];
    if (!part) return [words];
    const before = face.width(text.slice(0, part.from), size);
    const across = face.width(text.slice(0, part.to), size) - before;
    return [marker(x + before, baseline, across, size), words];
  });
  const used = lines.length * size * LEADING;
  const room = { x, y: y + used + 6, width, height: height - used };
  return lead && room.height >= LEAD.height ? [...drawn, ...paragraph(lead, faces.lead, room)] : drawn;
}

function paragraph(text: string, face: Face, { x, y, width, height }: Box): string[] {
  const { size, lines } = fitText(text, face.width, {
    width,
    height,
    sizes: LEAD.sizes,
    leading: LEAD.leading,
  });
  return lines.map((line, index) =>
    face.draw(line, { x, y: y + face.capHeight(size) + index * size * LEAD.leading, size, fill: SOFT }),
  );
}

/** The stroke of a highlighter, low on the letters, so that they stay sharp. */
function marker(x: number, baseline: number, width: number, size: number): string {
  const top = baseline - size * 0.34;
  return `<rect x="${x - size * 0.08}" y="${top}" width="${width + size * 0.16}" height="${size * 0.44}" rx="${size * 0.06}" fill="${palette.yellow}"/>`;
}

/** Which letters of each line belong to the phrase; it may run over a line’s end. */
export function markedParts(lines: readonly string[], phrase: string | undefined) {
  const start = phrase ? lines.join(' ').indexOf(phrase) : -1;
  let passed = 0;
  return lines.map((line) => {
    const from = Math.max(0, start - passed);
    const to = Math.min(line.length, start + (phrase?.length ?? 0) - passed);
    passed += line.length + 1;
    return start >= 0 && from < to ? { from, to } : undefined;
  });
}

/** One line that shrinks until it fits. */
function line(text: string, face: Face, box: Box, { size, fill }: { size: number; fill: string }): string {
  const sizes = Array.from({ length: 8 }, (_, step) => size * (1 - step * 0.05));
  // A box of one line’s height takes one line at every size.
  const fitted = fitText(text, face.width, {
    width: box.width,
    height: size,
    sizes,
    leading: 1,
  });
  const y = box.y + (box.height + face.capHeight(fitted.size)) / 2;
  return face.draw(fitted.lines[0] ?? '', { x: box.x, y, size: fitted.size, fill });
}

/** The sign of a locked study, on the corner of its picture. */
function lock(): string {
  const { x, y, height } = social.picture;
  const at = { x: x + 14, y: y + height - 14 };
  return `<g transform="translate(${at.x} ${at.y})"><circle r="46" fill="${palette.greyLight}"/><circle r="38" fill="${palette.black}"/><path transform="scale(1.75) translate(-12 -12.4)" d="${ICON_PATHS.lock}" fill="none" stroke="${palette.yellow}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}
