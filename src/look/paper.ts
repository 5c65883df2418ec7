import { type Four, isDark } from './colours.ts';
import { FOR_TEXT, held, hexOf } from './contrast.ts';

export const PAPER = '#ffffff';

/** The same look on paper, which is white: the darker of ground and text is what letters are printed in. */
export function paperFour(four: Four): Four {
  const letters = hexOf(isDark(four) ? four.ground : four.text);
  return { ...four, ground: PAPER, text: held(letters, [PAPER], FOR_TEXT) };
}
