import { type Four, solveColours } from '../../../look/colours.ts';
import { hexOf, toldContrast } from '../../../look/contrast.ts';

/** Letters on a ground, as pages have them. */
export interface Pair {
  name: string;
  letters: string;
  ground: string;
  ratio: number;
  /** The colour that was worked out, where it is not one of the four. */
  workedOut?: string;
}

/** The pairs that people read, and how well they can. All but the first are worked out to hold. */
export function pairsOf(four: Four): Pair[] {
  const { ground, text, accent, accentText, textOnAccent, groundStrong, textOnStrong } = solveColours(four);
  const given = Object.values(four).map(hexOf);
  const pair = (name: string, letters: string, on: string): Pair => ({
    name,
    letters,
    ground: on,
    ratio: toldContrast(letters, on),
    ...(!given.includes(letters) && { workedOut: letters }),
  });
  return [
    pair('Text on ground', text, ground),
    pair('Accent, where it is read', accentText, ground),
    pair('Text on accent', textOnAccent, accent),
    pair('Text on strong', textOnStrong, groundStrong),
  ];
}
