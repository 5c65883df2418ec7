import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Font, Face as FontFace, shape } from 'harfbuzzjs';

/** One weight of a typeface that can be measured and drawn; sizes and widths are in pixels. */
export interface Face {
  width(text: string, size: number): number;
  /** The letters as one SVG element, their baseline starting at x, y. */
  draw(text: string, at: { x: number; y: number; size: number; fill: string }): string;
  /** Of a capital letter, for a size. */
  capHeight(size: number): number;
}

/** Letters become outlines here, shaped and kerned, so that no font of the machine plays a part. */
export async function loadFace(file: string, tracking = 0): Promise<Face> {
  const face = new FontFace(new Blob(await readFile(file)));
  const font = new Font(face);
  const shaped = (text: string) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const advance = face.upem * tracking;
    let x = 0;
    const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const at = x + xOffset;
      x += xAdvance + advance;
      return { codepoint, at };
    });
    return { glyphs, width: Math.max(0, x - advance) };
  };
  // Fitting asks for the same words at many sizes, and a width only scales.
  const widths = new Map<string, number>();
  const widthOf = (text: string) => {
    const width = widths.get(text) ?? shaped(text).width;
    widths.set(text, width);
    return width;
  };
  const capital = font.glyphExtents(shaped('H').glyphs[0]?.codepoint ?? 0)?.yBearing ?? face.upem * 0.7;
  return {
    width: (text, size) => (widthOf(text) * size) / face.upem,
    capHeight: (size) => (capital * size) / face.upem,
    draw(text, { x, y, size, fill }) {
      const scale = size / face.upem;
      // Glyph 0 is the box of a letter the font does not have: a gap reads better.
      const paths = shaped(text).glyphs.flatMap(({ codepoint, at }) => {
        const outline = codepoint === 0 ? '' : font.glyphToPath(codepoint);
        return outline ? [`<path transform="translate(${at} 0)" d="${outline}"/>`] : [];
      });
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}
