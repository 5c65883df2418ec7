// Lists that stand apart from what they list, and that no type can hold together.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../src/lib/files.ts';
import { routeProblems } from '../../src/reader/checks.ts';

const root = process.cwd();
const read = (file: string) => readFileSync(file, 'utf8');

describe('an element of our own', () => {
  const elements = [...read('src/ui/custom-elements.d.ts').matchAll(/'([a-z]+-[a-z-]+)': Plain/g)].map(
    ([, name = '']) => name,
  );
  const clients = listFiles('src/{ui,blocks}/**/*.client.ts', root);

  test('there are some', () => {
    expect(elements.length).toBeGreaterThan(2);
  });

  test.each(elements)('<%s> is brought to life by one script, and has no box of its own', (name) => {
    expect(clients.filter((file) => read(file).includes(`customElements.define('${name}'`))).toHaveLength(1);
    expect(read('src/styles/base.css')).toMatch(new RegExp(`^${name}[ ,]`, 'm'));
  });

  test('what may stand in a study comes with its page’s script', () => {
    const loaded = read('src/screens/moving.client.ts');
    const inStudies = clients.filter((file) => !file.includes('/Nav/'));
    for (const file of inStudies) expect(loaded).toContain(posix.basename(file));
  });
});

test('no case study can take the address of a page', () => {
  const pages = listFiles('src/pages/**/*.{astro,ts}', root)
    .map((file) => file.slice('src/pages/'.length).replace(/\.(astro|ts)$/, ''))
    .map((file) => file.split('/')[0] ?? '')
    .filter((route) => !route.includes('.') && !route.startsWith('['));
  expect(pages).toContain('about');
  for (const route of pages) expect(routeProblems([route]), route).toHaveLength(1);
});
