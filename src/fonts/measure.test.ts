import { expect, test } from 'vitest';
import { headingMeasure } from './measure.ts';

const root = process.cwd();
const words = 'Product Designer';

test('words are as wide as their letters, with the room between these', async () => {
  const [plain, tight] = await Promise.all([
    headingMeasure(root, words, 0),
    headingMeasure(root, words, -0.1),
  ]);
  expect(plain(words)).toBeGreaterThan(7);
  expect(plain(words)).toBeLessThan(10);
  expect(tight(words)).toBeLessThan(plain(words));
  expect(plain('aa')).toBeCloseTo(2 * plain('a'), 5);
  expect(plain('WW')).toBeGreaterThan(2 * plain('ii'));
});

test('words in another typeface are of another width', async () => {
  const widthIn = async (heading: string) =>
    (await headingMeasure(root, words, 0, { typefaces: { heading } }))(words);
  const [lexend, fraunces] = [await widthIn('Lexend'), await widthIn('Fraunces')];
  expect(lexend / fraunces).toBeGreaterThan(1.02);
});

test('letters that the typeface lacks are measured too', async () => {
  const measure = await headingMeasure(root, 'Дизайн', 0);
  expect(measure('Дизайн')).toBeGreaterThan(2);
});
