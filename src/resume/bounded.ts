import type { Font } from '@react-pdf/renderer';
import { FontError } from '../fonts/font-error.ts';

type Fontkit = NonNullable<NonNullable<ReturnType<typeof Font.getFont>>['data']>;

/** What fontkit applies a font’s rules for letters with: which becomes which, and where each stands. */
interface Processor {
  glyphs: readonly unknown[];
  applyLookup(kind: number, rule: unknown): boolean;
}
interface Inside {
  _layoutEngine?: { engine?: { GSUBProcessor?: Processor | null; GPOSProcessor?: Processor | null } };
  layout(text: string, ...rest: unknown[]): unknown;
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
export function boundLetters(font: Fontkit, family: string): void {
  const inside = font as unknown as Inside;
  const { GSUBProcessor, GPOSProcessor } = inside._layoutEngine?.engine ?? {};
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
  const layout = inside.layout.bind(font);
  inside.layout = (text, ...rest) => {
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
