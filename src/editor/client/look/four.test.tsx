import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fightOf } from '../../../look/fight.ts';
import { comesAlong } from '../../../look/looks.ts';
import { asColour, Contrasts } from './Four.tsx';

test('the list shows the number that the fight below it is told with', () => {
  // 4.478 to 1: to one place it would read as the 4.5 that it lacks.
  const four = { ...comesAlong('workshop').colours, ground: '#ffffff', text: '#777777' };
  const shown = renderToStaticMarkup(<Contrasts name="colours" four={four} />);
  expect(shown).toContain('<strong data-held="false">4.47 : 1</strong>');
  expect(fightOf(four)?.ratio).toBe(4.47);
});

test.each([
  ['F5EBDD', '#F5EBDD'],
  ['ffffff', '#ffffff'],
  ["'#fff'", '#fff'],
  ['"teal"', 'teal'],
  ['#123', '#123'],
  ['oklch(0.8 0.15 85)', 'oklch(0.8 0.15 85)'],
  ['f5e', 'f5e'],
  ['color(', 'color('],
  ['', ''],
])('%s in a field is the colour %s', (typed, colour) => {
  expect(asColour(typed)).toBe(colour);
});
