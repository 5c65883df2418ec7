import { FontError } from '../fonts/font-error.ts';
import type { Direction } from '../model/language.ts';

/** What fontkit applies a font’s rules for letters with: which becomes which, and where each stands. */
interface Processor {
  glyphs: readonly unknown[];
  applyLookup(kind: number, rule: unknown): boolean;
}

/** A font as fontkit has it, for pdfkit. */
export interface Font {
  postscriptName: string | null;
  layout(
    text: string,
    features?: unknown,
    script?: string,
    language?: string,
    direction?: Direction,
  ): unknown;
  _layoutEngine?: { engine?: { GSUBProcessor?: Processor | null; GPOSProcessor?: Processor | null } };
}

/** For each letter of a text: no font for people comes near. Browsers have such limits too. */
const MOST_GLYPHS = 64;
const MOST_STEPS = 100_000;
/** A single letter may need as much as a short word. */
const LEAST = 16;

/**
 * A font may say that an e becomes two, and fontkit then asks again of each of them, for ever. So it is counted what a
 * text comes to, and a font that has no end is told instead of drawn.
 */
export function boundLetters(font: Font, family: string): void {
  const { GSUBProcessor, GPOSProcessor } = font._layoutEngine?.engine ?? {};
  let letters = 0;
  let steps = 0;
  for (const processor of [GSUBProcessor, GPOSProcessor]) {
    if (!processor) continue;
    const apply = processor.applyLookup.bind(processor);
    processor.applyLookup = (kind, rule) => {
      steps += 1;
      if (steps > letters * MOST_STEPS || processor.glyphs.length > letters * MOST_GLYPHS)
        throw new RangeError('letters without end');
      return apply(kind, rule);
    };
  }
  const layout = font.layout.bind(font);
  font.layout = (text, ...rest) => {
    letters = text.length + LEAST;
    steps = 0;
    try {
      return layout(text, ...rest);
    } catch (cause) {
      throw new FontError(
        `The resume cannot be set in ${family}: what it says of its letters has no end, or no sense. Name another typeface in content/look.yaml.`,
        { cause },
      );
    }
  };
}
