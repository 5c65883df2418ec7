import { clampChroma, converter, displayable, formatHex, interpolate, parse, wcagContrast } from 'culori';

/** What WCAG asks for: of text, and of the edges of controls, signs and focus. */
export const FOR_TEXT = 4.5;
export const FOR_EDGES = 3;

const oklch = converter('oklch');

/** How exactly lightness is found, of 1: finer than eyes see. */
const STEP = 0.002;

/** How two colours differ, as a ratio from 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** The same as it is told: rounded down, so that it never looks better than it is. */
export const toldContrast = (one: string, other: string): number =>
  Math.floor(contrast(one, other) * 100) / 100;

/** The least contrast that a colour has on any of these. */
export const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

/** Whatever CSS can say of a colour, as #rrggbb: what a screen cannot show becomes the nearest that it can. */
export function hexOf(colour: string): string {
  const { alpha: _, ...opaque } = known(colour);
  return formatHex(clampChroma(opaque, 'oklch', 'rgb'));
}

/** Whether #rrggbb says all of a colour. */
export const isOnScreen = (colour: string): boolean => displayable(known(colour));

/** So much of one colour in the other, as `color-mix(in srgb, …)` has it. */
export const mix = (colour: string, share: number, other: string): string =>
  formatHex(interpolate([other, colour], 'rgb')(share));

export const lightnessOf = (colour: string): number => oklch(known(colour)).l;

/** How colourful something is: grey is 0. */
export const chromaOf = (colour: string): number => oklch(known(colour)).c;

/** The same colour, stronger or paler. */
export const withChroma = (colour: string, c: number): string =>
  formatHex(clampChroma({ ...oklch(known(colour)), c }, 'oklch', 'rgb'));

/** The same colour, lighter or darker. */
export function withLightness(colour: string, lightness: number): string {
  const { c, h } = oklch(known(colour));
  const l = Math.min(1, Math.max(0, lightness));
  // At the ends of the scale there is black and white alone.
  if (l === 0 || l === 1) return l === 0 ? '#000000' : '#ffffff';
  return formatHex(clampChroma({ mode: 'oklch', l, c, ...(h !== undefined && { h }) }, 'oklch', 'rgb'));
}

/**
 * Moved in lightness as little as it takes to be as wanted: lighter or darker, whichever is nearer. What is wanted has to
 * be such that a colour further along on the same way is as wanted too, as it is with contrast.
 */
export function moved(colour: string, isAsWanted: (candidate: string) => boolean): string | undefined {
  if (isAsWanted(colour)) return colour;
  const from = lightnessOf(colour);
  const found = [0, 1].flatMap((end) => nearestTowards(end, from, colour, isAsWanted) ?? []);
  return found.toSorted((one, other) => one.away - other.away)[0]?.colour;
}

/** The first that is as wanted on the way to black or white, by halves. */
function nearestTowards(
  end: number,
  from: number,
  colour: string,
  isAsWanted: (candidate: string) => boolean,
) {
  let right = { away: Math.abs(end - from), colour: withLightness(colour, end) };
  if (!isAsWanted(right.colour)) return undefined;
  for (let wrong = 0; right.away - wrong > STEP; ) {
    const away = (wrong + right.away) / 2;
    const candidate = withLightness(colour, from + Math.sign(end - from) * away);
    if (isAsWanted(candidate)) right = { away, colour: candidate };
    else wrong = away;
  }
  return right;
}

/** A colour that is read or seen on all of these: itself if it can be, else the nearest that is. */
export function held(colour: string, grounds: readonly string[], ratio: number): string {
  const found = moved(colour, (candidate) => leastContrast(candidate, grounds) >= ratio);
  if (found) return found;
  // No one colour can be read on all of them: the best there is.
  const best = (one: string, other: string) =>
    leastContrast(one, grounds) >= leastContrast(other, grounds) ? one : other;
  return best('#000000', '#ffffff');
}

function known(colour: string) {
  const parsed = parse(colour);
  if (!parsed) throw new Error(`“${colour}” is no colour.`);
  return parsed;
}
