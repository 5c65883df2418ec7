import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const ROOT = join(import.meta.dirname, '../..');

test('every class of every sheet has a name of its own, in capitals or not, which CSS can read', () => {
  const nameOf = classNames(ROOT);
  const owners = new Map<string, string>();
  for (const file of globSync('src/**/*.module.css', { cwd: ROOT })) {
    const css = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    for (const name of new Set(
      [...css.matchAll(/\.([a-z][A-Za-z0-9]*)(?=[\s,.:[>{+~)])/g)].map(([, one = '']) => one),
    )) {
      const short = nameOf(name, join(ROOT, file));
      const spoken = short.toLowerCase();
      expect(owners.get(spoken), `${short} of ${file} .${name}`).toBeUndefined();
      expect(short).toMatch(/^[a-z][a-z0-9]{1,2}$/);
      expect(short, 'blockers hide what is called so').not.toMatch(/^ad/);
      owners.set(spoken, `${file} .${name}`);
    }
  }
  expect(owners.size).toBeGreaterThan(300);
});

test('a class that was written while the site is shown has a name of its own too', () => {
  const nameOf = classNames(ROOT);
  const file = join(ROOT, 'src/ui/Card/Card.module.css');
  expect(nameOf('written', file)).toMatch(/^w[\da-f]{7}$/);
  expect(nameOf('written', file)).not.toBe(nameOf('worn', file));
});

test('a class is called the same in whatever folder the project lies, and whatever is asked of its file', () => {
  const here = classNames('/home/zoë/site')('root', '/home/zoë/site/src/ui/Card/Card.module.css');
  expect(classNames('/srv/a b')('root', '/srv/a b/src/ui/Card/Card.module.css?astro&inline')).toBe(here);
  expect(classNames('/srv/a b')('link', '/srv/a b/src/ui/Card/Card.module.css')).not.toBe(here);
});
