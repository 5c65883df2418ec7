import { expect, test } from 'vitest';
import { isFileName } from './file-name.ts';

test.each([
  ['', 'a.png'],
  ['a.png', 'b.png'],
  ['IMG_2034', 'img-2034.jpg'],
  ['harbour-at-night', 'harbour-at-night.png'],
  ['hero', 'images/hero.png?w=3'],
  ['Untitled', 'x.png'],
  ['Image 3', 'x.png'],
  ['Desktop - 1', 'Desktop%20-%201.png'],
  ['Screenshot 2024-05-01 at 10.12.13', 'Screenshot%202024-05-01%20at%2010.12.13.png'],
  ['Capture d’écran 2024-05-01 à 10.12.13', 'Capture d’écran 2024-05-01 à 10.12.13.png'],
])('“%s” is but the name of %s', (alt, address) => {
  expect(isFileName(alt, address)).toBe(true);
});

test.each([
  ['The harbour at night', 'the-harbour-at-night.png'],
  ['The harbour at night', 'The%20harbour%20at%20night.png'],
  ['Harbour', 'harbour.png'],
  ['夜の港', '夜の港.png'],
  ['Гавань ночью', 'гавань-ночью.png'],
  ['مرفأ الليل', 'مرفأ-الليل.png'],
  ['A hall', 'b.png'],
])('“%s” are words, whatever the file is called: %s', (alt, address) => {
  expect(isFileName(alt, address)).toBe(false);
});
