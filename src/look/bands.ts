import { type Colours, type Four, readOn, solveColours } from './colours.ts';
import { chromaOf, hexOf, lightnessOf, withChroma, withLightness } from './contrast.ts';
import { inBoth, type Token, tokenOf } from './css.ts';
import { shownFours, type WholeLook } from './whole.ts';

/** What a band says anew of the colours around it: all that stands on it works with these roles (CardPanel.module.css). */
const ROLES = [
  'ground',
  'text',
  'textSoft',
  'lineStrong',
  'focus',
  'focusHalo',
] as const satisfies (keyof Colours)[];

/** A ground that is darker than this is night: there a band is no lighter than `DIM`, nor stronger in colour. */
const NIGHT = 0.35;
const DIM = 0.34;
const STRONGEST = 0.11;

/** The colours of the bands behind case studies, by the tones of their covers, as a style sheet. */
export function bandsCss(look: WholeLook, tones: readonly string[]): string {
  const [first, second] = shownFours(look);
  const rules = [...new Set(tones)].map((tone) => {
    const tokens = second
      ? inBoth(tokensOf(bandColours(tone, first)), tokensOf(bandColours(tone, second)))
      : tokensOf(bandColours(tone, first));
    // Without its sign, by which a page would lose the rule (src/publish/styles.ts).
    return `[data-tone='${tone.slice(1)}']{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  });
  // On paper nothing has a ground: words stand in the colours of the page.
  return rules.length === 0 ? '' : `@layer tokens{@media screen{${rules.join('')}}}`;
}

/** All colours on a band: a small look of its own, whose letters are the site’s where they can be read. */
export function bandColours(tone: string, four: Four): Colours {
  const page = { ground: hexOf(four.ground), text: hexOf(four.text) };
  const ground = lightnessOf(page.ground) < NIGHT ? dimmed(tone) : tone;
  const text = readOn(ground, [page.text, page.ground]);
  return solveColours({ ground, text, accent: four.accent, strong: ground });
}

function dimmed(tone: string): string {
  if (lightnessOf(tone) <= DIM) return tone;
  return withLightness(withChroma(tone, Math.min(chromaOf(tone), STRONGEST)), DIM);
}

const tokensOf = (colours: Colours): Token[] => ROLES.map((role) => tokenOf(role, colours[role]));
