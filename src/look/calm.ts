import type { Four } from './colours.ts';
import { chromaOf, FOR_TEXT, held, hexOf, lightnessOf, withChroma, withLightness } from './contrast.ts';

/** More colourful than this, a ground is a colour of its own: for a headline, and not for a page of text. */
const LOUD = 0.1;
/** A ground darker than this stays dark when it is calmed. */
const DEEP = 0.4;
const CALM = {
  light: { ground: 0.975, chroma: 0.012, text: 0.27 },
  dark: { ground: 0.2, chroma: 0.03, text: 0.94 },
} as const;

/**
 * The four for pages that are read. On a loud ground nobody reads a study: there it becomes the panels that stand out,
 * and the text stands on its palest tint. Any other ground is calm as it is.
 */
export function calmFour(four: Four): Four {
  const loud = hexOf(four.ground);
  if (chromaOf(loud) <= LOUD) return four;
  const calm = CALM[lightnessOf(loud) < DEEP ? 'dark' : 'light'];
  const ground = withLightness(withChroma(loud, calm.chroma), calm.ground);
  const letters = withLightness(withChroma(loud, Math.min(chromaOf(loud), 0.09)), calm.text);
  return { ground, text: held(letters, [ground], FOR_TEXT), accent: four.accent, strong: four.ground };
}
