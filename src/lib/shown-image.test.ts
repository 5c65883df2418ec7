// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { shownImage } from './shown-image.ts';

test('of two versions the shown one is found, also where neither is in view', () => {
  document.body.innerHTML =
    '<figure style="display:none"><picture><img alt="light"></picture><picture><img alt="dark"></picture></figure><p></p>';
  const figure = document.querySelector('figure');
  const [light, dark] = document.querySelectorAll('picture');
  if (!figure || !light || !dark) throw new Error('The page has no pictures.');
  const shown = () => shownImage(figure)?.alt;
  dark.style.display = 'none';
  expect(shown()).toBe('light');
  light.style.display = 'none';
  dark.style.display = 'contents';
  expect(shown()).toBe('dark');
  expect(shownImage(document.querySelector('p') as Element)).toBeUndefined();
});
