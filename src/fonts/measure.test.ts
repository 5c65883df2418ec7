import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
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

test('a font that another command looks for is there whole, or not yet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  const cache = join(folder, '.cache/fonts');
  const fontsThere = () =>
    existsSync(cache)
      ? readdirSync(cache)
          .filter((name) => name.endsWith('.ttf'))
          .map((name) => readFileSync(join(cache, name)).length)
      : [];
  let isMade = false;
  const making = headingMeasure(folder, words, 0, { typefaces: { heading: 'Fraunces' } }).then(() => {
    isMade = true;
  });
  const seen: number[] = [];
  while (!isMade) {
    seen.push(...fontsThere());
    await setImmediate();
  }
  await making;
  const whole = fontsThere();
  expect(seen.filter((size) => !whole.includes(size))).toEqual([]);
  expect(whole.length).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
});
