import { expect, test } from 'vitest';
import { UPRIGHT_MAX } from '../styles/measures.ts';
import {
  isSmallIn,
  isStill,
  type Place,
  type PlaceName,
  PORTRAIT_SHOWN,
  PORTRAIT_SIZES,
  places,
  tallIn,
} from './places.ts';

/** The parts of a list; a comma inside brackets parts nothing. */
function parts(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const piece of list.split(', ')) {
    if (depth > 0) found.push(`${found.pop()}, ${piece}`);
    else found.push(piece);
    depth += piece.split('(').length - piece.split(')').length;
  }
  return found;
}

/** How wide `sizes` shows a picture in a window, as a browser works it out. */
function shownIn(sizes: string, window: number): number {
  const fitting = parts(sizes).find(
    (part) => window <= Number(/max-width: (\d+)px/.exec(part)?.[1] ?? window),
  );
  const sum = String(fitting)
    .replace(/^\(max-width: \d+px\) /, '')
    .replaceAll('calc', '')
    .replaceAll('min', 'Math.min')
    .replaceAll(/([\d.]+)vw/g, `($1 * ${window / 100})`)
    .replaceAll('px', '');
  return new Function(`return ${sum}`)();
}

const WINDOWS = [390, 520, 600, 768, 900, 1055, 1280, 1349, 1350, 1920, 2560];
const widest = (sizes: string) => Math.max(...WINDOWS.map((window) => shownIn(sizes, window)));

test.each(Object.entries(places as Record<string, Place>).filter(([name]) => !isStill(name as PlaceName)))(
  'the place %s is as wide as its sizes say',
  (_, { sizes, shown }) => {
    expect(Math.abs(widest(sizes) - shown)).toBeLessThanOrEqual(2);
  },
);

test('an upright version is as wide as its sizes say, on a phone', () => {
  expect(shownIn(PORTRAIT_SIZES, UPRIGHT_MAX)).toBe(PORTRAIT_SHOWN);
});

test('a screenshot of 1440 pixels is neither small nor tall in the widest place', () => {
  expect(isSmallIn('wide', { width: 1440, height: 900 })).toBe(false);
  expect(tallIn('wide', { width: 1440, height: 900 })).toBeUndefined();
});

test.each([
  ['a whole page is cut', 'wide', 1440, 9000, 'page'],
  ['a phone’s screen is shown whole where it would be wide', 'wide', 1170, 2532, 'screen'],
  ['at the top of a study too', 'studyHero', 1080, 2400, 'screen'],
  ['a poster is, too', 'wide', 1280, 1800, 'screen'],
  ['and neither is tall where it is narrow', 'third', 1170, 2532, undefined],
  ['as beside a feature', 'phone', 1170, 2532, undefined],
] as const)('%s', (_, place, width, height, tall) => {
  expect(tallIn(place, { width, height })).toBe(tall);
});
