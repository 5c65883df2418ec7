import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/lib/files.ts';
import { MARKS, markOf } from '../helpers/marks.ts';

const files = listFiles('tests/e2e/*.ts', process.cwd());

test.each(MARKS)(
  'a test that is not run in $engine is there, and has a reason: $test',
  ({ file, test: name, reason }) => {
    const texts = files
      .filter((one) => !file || one.endsWith(`/${file}.spec.ts`))
      .map((one) => readFileSync(one, 'utf8').replaceAll(/\$\{way\}/g, 'tap'));
    expect(texts.some((text) => text.includes(name.replace(/ ›$/, '')))).toBe(true);
    expect(reason).toMatch(/^[A-Z].+\.$/);
  },
);

test('a mark holds for its engine, its file and its test, and for no other', () => {
  const path = ['e2e/film.spec.ts', 'where playing by itself is refused, with a tap', 'it shows controls'];
  expect(markOf('firefox', path)?.reason).toBeDefined();
  expect(markOf('chromium', path)).toBeUndefined();
  expect(markOf('firefox', ['e2e/gate.spec.ts', ...path.slice(1)])).toBeUndefined();
  expect(markOf('firefox', ['e2e/film.spec.ts', 'with a click', 'it shows controls'])).toBeUndefined();
});
