import { type Colours, isMarkedBehind } from '../../look/colours.ts';
import { ICON_PATHS } from '../../ui/Icon/paths.ts';
import { type Box, social, WIDE } from './boxes.ts';
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
  /** What it is written in. */
  language?: string;
  /** There is no picture beside them. */
  isAlone?: boolean;
}

export interface Faces {
  /** Where something begins in a room: at its left, or at its right where the language runs that way. */
  start(room: number, width: number, before?: number): number;
  title: Face;
  name: Face;
  lead: Face;
  eyebrow: Face;
  role: Face;
}

const LARGE_SIZES = [96, 90, 84, 78, 72, 66];
const TITLE_SIZES = [60, 57, 54, 51, 48, 45, 42, 39, 36, 33, 30, 27];
const LEADING = 1.14;
/** Shown only where at least two lines have room. */
const LEAD = { sizes: [32, 30, 28, 26, 24], leading: 1.36, height: 96 };

/** Everything but the ground and the picture, as one SVG with the letters as outlines. */
export function drawWords(words: CardWords, faces: Faces, colours: Colours): string {
  const { width, height } = social.size;
  const room = (box: Box): Box => (words.isAlone ? { ...box, width: WIDE } : box);
  const parts = [
    line(words.eyebrow.toLocaleUpperCase(words.language), faces, 'eyebrow', room(social.eyebrow), {
      size: 19,
      fill: colours.textSoft,
    }),
    ...title(words, faces, colours),
    line(words.name, faces, 'name', room(social.name), { size: 30, fill: colours.text }),
    line(words.role, faces, 'role', room(social.role), { size: 22, fill: colours.textSoft }),
    words.locked ? lock(colours) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

function title({ title, highlight, lead, isAlone }: CardWords, faces: Faces, colours: Colours): string[] {
  const { x, y, height } = social.title;
  const width = isAlone ? WIDE : social.title.width;
  const face = faces.title;
  const { size, lines } = fitWhole(title, highlight, face.width, isAlone);
  const marked = markedParts(lines, highlight, title);
  const drawn = lines.flatMap((text, index) => {
    const baseline = y + face.capHeight(size) + index * size * LEADING;
    const whole = face.width(text, size);
    const left = x + faces.start(width, whole);
    const words = face.draw(text, { x: left, y: baseline, size, fill: colours.text });
    const part = marked[index];
    if (!part) return [words];
    const before = face.width(text.slice(0, part.from), size);
    const across = face.width(text.slice(0, part.to), size) - before;
    const stroke = { x: left + faces.start(whole, before + across, before), baseline, width: across, size };
    return [marker({ ...stroke, fill: colours.accentLine, isBehind: isMarkedBehind(colours) }), words];
  });
  const used = lines.length * size * LEADING;
  const room = { x, y: y + used + 6, width, height: height - used };
  return lead && room.height >= LEAD.height
    ? [...drawn, ...paragraph(lead, faces, room, colours.textSoft)]
    : drawn;
}

/** The marked phrase stays on one line wherever that has room for it: bound by spaces that no line ends at. */
export function fitWhole(title: string, phrase: string | undefined, measure: Face['width'], isAlone = false) {
  const width = isAlone ? WIDE : social.title.width;
  const sizes = isAlone ? [...LARGE_SIZES, ...TITLE_SIZES] : TITLE_SIZES;
  const room = { width, height: social.title.height, sizes, leading: LEADING };
  const smallest = TITLE_SIZES.at(-1) ?? 1;
  if (!phrase || measure(phrase, smallest) > width) return fitText(title, measure, room);
  const loose = (text: string) => text.replaceAll('\u00a0', ' ');
  const bound = title.replace(phrase, phrase.replaceAll(' ', '\u00a0'));
  const { size, lines } = fitText(bound, (text, at) => measure(loose(text), at), room);
  return { size, lines: lines.map(loose) };
}

function paragraph(text: string, faces: Faces, { x, y, width, height }: Box, fill: string): string[] {
  const face = faces.lead;
  const { size, lines } = fitText(text, face.width, {
    width,
    height,
    sizes: LEAD.sizes,
    leading: LEAD.leading,
  });
  return lines.map((line, index) => {
    const left = x + faces.start(width, face.width(line, size));
    return face.draw(line, {
      x: left,
      y: y + face.capHeight(size) + index * size * LEAD.leading,
      size,
      fill,
    });
  });
}

interface Marker {
  x: number;
  baseline: number;
  width: number;
  size: number;
  fill: string;
  isBehind: boolean;
}

/** The stroke of a highlighter, low on the letters, so that they stay sharp; below them where they could not be read on it. */
function marker({ x, baseline, width, size, fill, isBehind }: Marker): string {
  const top = baseline + size * (isBehind ? -0.34 : 0.1);
  const height = size * (isBehind ? 0.44 : 0.09);
  return `<rect x="${x - size * 0.08}" y="${top}" width="${width + size * 0.16}" height="${height}" rx="${size * 0.06}" fill="${fill}"/>`;
}

/** Which letters of each line belong to the phrase; it may run over a line’s end. */
export function markedParts(lines: readonly string[], phrase: string | undefined, text = lines.join(' ')) {
  const start = phrase ? text.indexOf(phrase) : -1;
  let passed = 0;
  return lines.map((line) => {
    // A line is a part of the text as it is written, unless it was shortened.
    const at = Math.max(passed, text.indexOf(line, passed));
    const from = Math.max(0, start - at);
    const to = Math.min(line.length, start + (phrase?.length ?? 0) - at);
    passed = at + line.length;
    return start >= 0 && from < to ? { from, to } : undefined;
  });
}

interface LineStyle {
  size: number;
  fill: string;
}

/** One line that shrinks until it fits. */
function line(
  text: string,
  faces: Faces,
  voice: 'eyebrow' | 'name' | 'role',
  box: Box,
  { size, fill }: LineStyle,
): string {
  const face = faces[voice];
  const sizes = Array.from({ length: 8 }, (_, step) => size * (1 - step * 0.05));
  // A box of one line’s height takes one line at every size.
  const fitted = fitText(text, face.width, { width: box.width, height: size, sizes, leading: 1 });
  const [words = ''] = fitted.lines;
  const x = box.x + faces.start(box.width, face.width(words, fitted.size));
  const y = box.y + (box.height + face.capHeight(fitted.size)) / 2;
  return face.draw(words, { x, y, size: fitted.size, fill });
}

/** The sign of a locked study, on the corner of its picture. */
function lock(colours: Colours): string {
  const { x, y, height } = social.picture;
  const at = { x: x + 14, y: y + height - 14 };
  return `<g transform="translate(${at.x} ${at.y})"><circle r="46" fill="${colours.groundSoft}"/><circle r="38" fill="${colours.groundStrong}"/><path transform="scale(1.75) translate(-12 -12.4)" d="${ICON_PATHS.lock}" fill="none" stroke="${colours.accentOnStrong}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}
