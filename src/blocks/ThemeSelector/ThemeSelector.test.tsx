import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './ThemeSelector.examples.ts';

test('it is a named radio group, in the order of the study’s own list', () => {
  const { one, all } = renderBlock(examples.everything);
  expect(one('[role="radiogroup"]')?.getAttribute('aria-label')).toBe('See the catalogue as');
  const options = all('[role="radiogroup"] label').map(
    (option) => `${option.querySelector('input')?.getAttribute('value')} ${option.textContent}`,
  );
  expect(options).toEqual(['0 No branch', '1 Harbour', '2 Hill', '3 Mill', '4 Station', '5 Yard']);
});

test('the radios share one name and the first is chosen', () => {
  const radios = renderBlock(examples.everything).all('input[type="radio"]');
  expect(new Set(radios.map((radio) => radio.getAttribute('name'))).size).toBe(1);
  expect(radios.map((radio) => radio.hasAttribute('checked'))).toEqual([true, ...Array(5).fill(false)]);
});

test('every theme has a picture of its own, and its colour where it says one', () => {
  const { all, alts } = renderBlock(examples.everything);
  expect(alts()).toEqual(examples.everything.themes.map(({ picture }) => picture.alt));
  expect(all('label circle').map((circle) => circle.getAttribute('fill'))).toEqual(
    examples.everything.themes.slice(1).map(({ hex }) => hex),
  );
  expect(renderBlock(examples.plain).all('circle')).toEqual([]);
});

test('the first is left out on tablets only where the study says so', () => {
  const says = (example: (typeof examples)[keyof typeof examples]) =>
    renderBlock(example).one('[data-leave-first-out]') !== undefined;
  expect([says(examples.everything), says(examples.plain)]).toEqual([true, false]);
});
