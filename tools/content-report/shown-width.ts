import { type PlaceName, places } from '../../src/model/places.ts';

/** The phone that most people hold, in CSS pixels. */
export const PHONE = 390;

/** How wide a place shows its picture on a screen of this width, worked out from its `sizes`. */
export function shownWidth(place: PlaceName, screen: number): number {
  const choices = splitOutside(places[place].sizes).map((choice) => choice.trim());
  for (const choice of choices) {
    const [, limit, size = choice] = /^\(max-width: (\d+)px\)\s*(.+)$/.exec(choice) ?? [];
    if (limit === undefined || screen <= Number(limit)) return Math.round(evaluate(size, screen));
  }
  return screen;
}

/** `min(…)`, `calc(…)` and sums of vw and px: all that the places are written in. */
function evaluate(size: string, screen: number): number {
  const [, name, inside = ''] = /^(min|calc)\((.*)\)$/.exec(size.trim()) ?? [];
  if (name === 'min') return Math.min(...splitOutside(inside).map((part) => evaluate(part, screen)));
  if (name === 'calc') return evaluate(inside, screen);
  return [...size.matchAll(/([+-]?)\s*(\d+(?:\.\d+)?)(vw|px)/g)].reduce((sum, [, sign, number, unit]) => {
    const pixels = unit === 'vw' ? (Number(number) * screen) / 100 : Number(number);
    return sign === '-' ? sum - pixels : sum + pixels;
  }, 0);
}

/** Splits at commas that stand in no bracket. */
function splitOutside(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
