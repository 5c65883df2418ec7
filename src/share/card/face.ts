import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Direction, Font, Face as FontFace, shape } from 'harfbuzzjs';
import type { PrintFace } from '../../fonts/print.ts';
import { faceRuns } from '../../fonts/runs.ts';
import type { Direction as TextDirection } from '../../model/language.ts';
import { type DirectedRun, inVisualOrder } from './order.ts';

/** One voice of a social image that can be measured and drawn; sizes and widths are in pixels. */
export interface Face {
  width(text: string, size: number): number;
  /** The letters as one SVG element, their baseline starting at x, y. */
  draw(text: string, at: { x: number; y: number; size: number; fill: string }): string;
  /** Of a capital letter, for a size. */
  capHeight(size: number): number;
}

interface Options {
  /** Room between letters, in sizes. */
  tracking?: number;
  /** Which way the text around runs. */
  direction?: TextDirection;
}

/** A glyph in units of its size. */
interface Placed {
  outline: string;
  x: number;
  y: number;
  scale: number;
}

/**
 * Letters become outlines here, shaped and kerned, so that no font of the machine plays a part. Each stretch is set in
 * the first face that has its letters; a letter that none has (an emoji) is left out: a gap reads better than a box.
 */
export async function loadFace(
  faces: readonly PrintFace[],
  { tracking = 0, direction = 'ltr' }: Options = {},
): Promise<Face> {
  const fonts = new Map(await Promise.all(faces.map(async (face) => [face, await open(face)] as const)));
  const shaped = (text: string) => {
    const glyphs: Placed[] = [];
    let x = 0;
    let advance = 0;
    for (const run of inVisualOrder(faceRuns(text, faces), direction)) {
      const opened = run.face && fonts.get(run.face);
      if (!opened) continue;
      // Letters that join stay joined.
      advance = /\p{Script=Arabic}/u.test(run.text) ? 0 : tracking;
      for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeRun(opened.font, run)) {
        const { scale, font } = opened;
        const outline = codepoint === 0 ? '' : font.glyphToPath(codepoint);
        if (outline) glyphs.push({ outline, x: x + xOffset * scale, y: yOffset * scale, scale });
        // A mark stands on its letter, and takes no room of its own.
        x += xAdvance * scale + (xAdvance === 0 ? 0 : advance);
      }
    }
    return { glyphs, width: Math.max(0, x - advance) };
  };
  // Fitting asks for the same words at many sizes, and a width only scales.
  const widths = new Map<string, number>();
  const widthOf = (text: string) => {
    const width = widths.get(text) ?? shaped(text).width;
    widths.set(text, width);
    return width;
  };
  const capital = capitalOf([...fonts.values()][0]);
  return {
    width: (text, size) => widthOf(text) * size,
    capHeight: (size) => capital * size,
    draw(text, { x, y, size, fill }) {
      const paths = shaped(text).glyphs.map(
        (glyph) =>
          `<path transform="translate(${glyph.x} ${glyph.y}) scale(${glyph.scale})" d="${glyph.outline}"/>`,
      );
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size} ${-size})">${paths.join('')}</g>`;
    },
  };
}

async function open({ file }: PrintFace) {
  const face = new FontFace(new Blob(await readFile(file)));
  return { font: new Font(face), scale: 1 / face.upem };
}

function shapeRun(font: Font, { text, isRightToLeft }: DirectedRun) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

function capitalOf(opened: Awaited<ReturnType<typeof open>> | undefined): number {
  if (!opened) return 0.7;
  const [glyph] = shapeRun(opened.font, { text: 'H', isRightToLeft: false, face: undefined });
  return (opened.font.glyphExtents(glyph?.codepoint ?? 0)?.yBearing ?? 0.7 / opened.scale) * opened.scale;
}
