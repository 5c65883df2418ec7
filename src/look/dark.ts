import { type Four, isDark } from './colours.ts';
import {
  chromaOf,
  contrast,
  FOR_EDGES,
  FOR_TEXT,
  held,
  hexOf,
  lightnessOf,
  withChroma,
  withLightness,
} from './contrast.ts';

/** Lightness of a dark scheme’s ground and letters; and how far a panel is lifted from the ground. */
const GROUND = 0.19;
const LETTERS = 0.93;
const LIFTED = 0.07;
/** What is more colourful than this is a colour of its own and not a tint. */
const COLOURFUL = 0.04;
const TINT = 0.06;
/** Two colours that differ less than this are one to the eye. */
const ALIKE = 1.2;

/** The four of the dark scheme: those that are given, and the rest from the light ones. */
export function darkFour(light: Four, given: Partial<Four> = {}): Four {
  // What is dark as it is needs no other.
  if (isDark(light)) return { ...light, ...given };
  const ground = given.ground ?? darkGround(light);
  const text = given.text ?? held(withLightness(hexOf(light.ground), LETTERS), [hexOf(ground)], FOR_TEXT);
  return {
    ground,
    text,
    accent: given.accent ?? darkAccent(light, { ground, text }),
    strong: given.strong ?? withLightness(hexOf(ground), lightnessOf(ground) + LIFTED),
  };
}

/** Tinted as the light ground is, if that is a colour; else as its letters are. */
function darkGround({ ground, text }: Four): string {
  const tint = hexOf(chromaOf(ground) > COLOURFUL ? ground : text);
  return withLightness(withChroma(tint, Math.min(chromaOf(tint), TINT)), GROUND);
}

/** A brand’s colour stays; one that is the colour of the letters stays that. */
function darkAccent(light: Four, { ground, text }: Pick<Four, 'ground' | 'text'>): string {
  if (contrast(light.accent, light.text) < ALIKE) return text;
  const isSeen = contrast(light.accent, ground) >= FOR_EDGES;
  return isSeen ? light.accent : held(hexOf(light.accent), [hexOf(ground)], FOR_EDGES);
}
