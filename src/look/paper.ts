import { type Four, isDark } from './colours.ts';
import { FOR_TEXT, held, hexOf } from './contrast.ts';
import { shownFours, type WholeLook } from './whole.ts';

export const PAPER = '#ffffff';

/**
 * The same look on paper, which is white: the darker of ground and text is what letters are printed in. The accent is
 * the one that people know from the screen.
 */
export function paperFour(look: WholeLook): Four {
  const { colours } = look;
  const [{ accent }] = shownFours(look);
  const letters = hexOf(isDark(colours) ? colours.ground : colours.text);
  return { ...colours, accent, ground: PAPER, text: held(letters, [PAPER], FOR_TEXT) };
}
