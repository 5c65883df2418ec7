import { type Colours, type Four, isDark, isMarkedBehind, solveColours } from './colours.ts';
import { isOnScreen } from './contrast.ts';
import { dialTokens } from './dials.ts';
import { PAPER, paperFour } from './paper.ts';
import { shownFour, type WholeLook } from './whole.ts';

/** The tokens that a page begins with, as a style sheet in its layer. */
export function lookCss(look: WholeLook): string {
  const four = shownFour(look);
  const colours = solveColours(four);
  const dials = dialTokens(look).map(([name, value]) => `${name}:${value}`);
  const tokens = [...coloursCss(colours, four), ...markCss(colours), ...dials];
  const paper = colours.ground === PAPER ? '' : `@media print{:root{${paperCss(look)}}}`;
  return `@layer tokens{:root{${tokens.join(';')}}${paper}}`;
}

/** Paper is white, whatever the ground of the screen. */
function paperCss({ colours }: WholeLook): string {
  const four = paperFour(colours);
  return ['color-scheme:light', ...coloursCss(solveColours(four), four)].join(';');
}

function coloursCss(colours: Colours, four: Four): string[] {
  const asGiven: Partial<Colours> = {
    ground: four.ground,
    text: four.text,
    accent: four.accent,
    groundStrong: four.strong,
  };
  return [
    ...(isDark(colours) ? ['color-scheme:dark'] : []),
    ...Object.entries(colours).map(([role, hex]) => {
      const given = asGiven[role as keyof Colours];
      // What has more colour than #rrggbb can say is left to the screens that can show it.
      return `--${kebab(role)}:${given !== undefined && !isOnScreen(given) ? given : short(hex)}`;
    }),
  ];
}

/** A highlighter’s stroke: where letters could not be read on it, it runs below them, and thinner. */
const markCss = (colours: Colours): string[] =>
  isMarkedBehind(colours) ? ['--mark-low:0%', '--mark-share:1'] : ['--mark-low:96%', '--mark-share:.2'];

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `#ffcc00` → `#fc0` */
const short = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
