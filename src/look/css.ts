import { PAGE_MAX } from '../styles/measures.ts';
import { calmFour } from './calm.ts';
import { type Colours, type Four, isDark, isMarkedBehind, solveColours } from './colours.ts';
import { isOnScreen } from './contrast.ts';
import { dialTokens } from './dials.ts';
import { PAPER, paperFour } from './paper.ts';
import { shownFours, type WholeLook } from './whole.ts';

/** The tokens that a page begins with, as a style sheet in its layer. */
export function lookCss(look: WholeLook): string {
  const [first, second] = shownFours(look);
  const lines = schemeLines(first, second);
  const tokens = [
    ...colourTokens(first, second, lines.isBehind),
    ...dialTokens(look).map(([name, value]) => `${name}:${value}`),
    ...(look.scheme === 'dark' ? [PICTURES.dark] : []),
  ];
  const chosen = second ? chosenCss(lines) : '';
  const inDark = darkCss(look, first, second);
  const wide = look.hero === 'statement' ? WIDE : '';
  return `@layer tokens{:root{${tokens.join(';')}}${readCss(first, second)}${chosen}${wide}${inDark}${paperCss(look, lines.light)}}`;
}

function colourTokens(
  first: Four,
  second: Four | undefined,
  isBehind = isBehindAll(first, second),
): string[] {
  return [
    ...(second ? ['color-scheme:light dark'] : schemeOf(first)),
    ...(second ? inBoth(coloursOf(first), coloursOf(second)) : coloursOf(first)).map(
      ([name, value]) => `${name}:${value}`,
    ),
    ...markCss(isBehind),
  ];
}

const isBehindAll = (...fours: readonly (Four | undefined)[]) =>
  fours.every((four) => !four || isMarkedBehind(solveColours(four)));

/** Pages that are read, where the ground is too loud for that. */
function readCss(first: Four, second: Four | undefined): string {
  const [calm, calmDark] = [calmFour(first), second && calmFour(second)];
  if (calm === first && calmDark === second) return '';
  // The other ground may have said that it is dark.
  const scheme = second || isDark(solveColours(calm)) ? [] : ['color-scheme:light'];
  return `:root[data-read]{${[...scheme, ...colourTokens(calm, calmDark)].join(';')}}`;
}

/**
 * On a dark ground a shadow is not seen: there covers glow a little instead, and pictures on pages that are read are
 * dimmed, since a white one among dark text is a lamp in the eyes.
 */
function darkCss({ depth }: WholeLook, first: Four, second: Four | undefined): string {
  if (!second && !isDark(first)) return '';
  const light = 'color-mix(in srgb,var(--accent) 32%,transparent)';
  const glow = second ? `light-dark(transparent,${light})` : light;
  // What lies over a page has an edge there.
  const edge = `--dark-edge:${second ? 'light-dark(transparent,var(--line-strong))' : 'var(--line-strong)'}`;
  const glowing = `:root{${edge}${depth === 'soft' ? `;--glow:0 0 5rem -1rem ${glow}` : ''}}`;
  const dim = (root: string) => `${root}[data-read] main img{filter:brightness(.92)}`;
  if (!second) return isDark(calmFour(first)) ? `${glowing}@media screen{${dim(':root')}}` : glowing;
  const device = `@media screen and (prefers-color-scheme:dark){${dim(':root:not([data-scheme=light])')}}`;
  return `${glowing}${device}@media screen{${dim(':root[data-scheme=dark]')}}`;
}

/** A statement hangs on one edge, and all else with it. It fills wide windows; bar and footer keep to its edges. */
const WIDE = `:root{--hang:start;--width-page:${PAGE_MAX}px}body>.behind{--width-image:${PAGE_MAX}px}`;

/**
 * Which version of a picture is shown, where it has one for the dark scheme. The other has no box, so it is not fetched
 * (Picture.tsx): whatever decides about the scheme decides about pictures, and nothing else has to know.
 */
const PICTURES = {
  light: '--light-picture:contents;--dark-picture:none',
  dark: '--light-picture:none;--dark-picture:contents',
};

interface SchemeLines {
  light: string;
  dark: string;
  /** Whether a highlighter runs behind the letters where nothing else is said. */
  isBehind: boolean;
}

/**
 * What `light-dark()` cannot say: which pictures are shown, and where a highlighter runs. Light letters cannot be read
 * on yellow, and the light page is not to lose its band for that. A ground that is calmed has one way for both.
 */
function schemeLines(first: Four, second: Four | undefined): SchemeLines {
  const isBehind = isBehindAll(first, second);
  const isCalmed = calmFour(first) !== first || (second && calmFour(second) !== second);
  if (!second || isCalmed || isBehindAll(first) === isBehindAll(second)) return { ...PICTURES, isBehind };
  const lines = (scheme: 'light' | 'dark', four: Four) =>
    [PICTURES[scheme], ...markCss(isBehindAll(four))].join(';');
  return { light: lines('light', first), dark: lines('dark', second), isBehind: isBehindAll(first) };
}

/** What the visitor’s device says of that, and what they have chosen by the switch (scheme-script.ts). */
const chosenCss = (lines: SchemeLines) =>
  [
    `@media (prefers-color-scheme:dark){:root{${lines.dark}}}`,
    ...(['light', 'dark'] as const).map(
      (scheme) => `:root[data-scheme=${scheme}]{color-scheme:${scheme};${lines[scheme]}}`,
    ),
  ].join('');

/** A sheet for both schemes, held to one of them. */
export function heldTo(scheme: 'light' | 'dark', css: string): string {
  const [, lines] = new RegExp(`\\[data-scheme=${scheme}\\]\\{color-scheme:\\w+;([^}]*)`).exec(css) ?? [];
  const held = css.replaceAll(/(?<!-)color-scheme:(?:light dark|light|dark)\b/g, `color-scheme:${scheme}`);
  return `${held}@layer tokens{:root:root{${lines ?? PICTURES[scheme]}}}`;
}

/** Paper is white, whatever the ground of the screen and whatever was chosen. What is the same there is said once. */
function paperCss(look: WholeLook, light: string): string {
  const [first] = shownFours(look);
  const isWhite = solveColours(first).ground === PAPER;
  if (isWhite && look.scheme !== 'auto') return '';
  const onScreen = [first, calmFour(first)].map((four) => new Map(coloursOf(four)));
  const colours = coloursOf(paperFour(look))
    .filter(([name, value]) => !isWhite && onScreen.some((screen) => screen.get(name) !== value))
    .map(([name, value]) => `${name}:${value}`);
  const lines = look.scheme === 'auto' ? [light] : [];
  return `@media print{:root:root{${['color-scheme:light', ...lines, ...colours].join(';')}}}`;
}

/** Dark scrollbars and fields on a dark ground, whatever the scheme is called. */
const schemeOf = (four: Four): string[] => (isDark(solveColours(four)) ? ['color-scheme:dark'] : []);

export type Token = [name: string, value: string];

function coloursOf(four: Four): Token[] {
  const asGiven: Partial<Colours> = {
    ground: four.ground,
    text: four.text,
    accent: four.accent,
    groundStrong: four.strong,
  };
  return Object.entries(solveColours(four)).map(([role, hex]): Token => {
    const given = asGiven[role as keyof Colours];
    // What has more colour than #rrggbb can say is left to the screens that can show it.
    if (given !== undefined && !isOnScreen(given)) return [tokenOf(role, hex)[0], given];
    return tokenOf(role, hex);
  });
}

/** `groundSoft`, `#ffcc00` → `--ground-soft`, `#fc0` */
export const tokenOf = (role: string, hex: string): Token => [`--${kebab(role)}`, short(hex)];

/** One sheet for both schemes: the browser takes the one or the other. */
export const inBoth = (light: Token[], dark: Token[]): Token[] =>
  light.map(([name, value], at): Token => {
    const other = dark[at]?.[1] ?? value;
    return [name, other === value ? value : `light-dark(${value},${other})`];
  });

/** A highlighter’s stroke: where letters could not be read on it, it runs below them, and thinner. */
const markCss = (isBehind: boolean): string[] =>
  isBehind ? ['--mark-low:0%', '--mark-share:1'] : ['--mark-low:96%', '--mark-share:.2'];

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `#ffcc00` → `#fc0` */
const short = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
