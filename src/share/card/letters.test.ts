import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { PEOPLE, settingsOf } from '../../../tests/helpers/people.ts';
import { readPalette } from '../../styles/palette.ts';
import { drawWords } from './draw.ts';
import { loadFaces, planCard } from './render.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

function project(settings: object): string {
  const root = mkdtempSync(join(tmpdir(), 'letters-'));
  roots.push(root);
  for (const folder of ['content/site', 'src/styles']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'content/site.yaml'), stringify(settings));
  cpSync('src/styles/tokens.css', join(root, 'src/styles/tokens.css'));
  return root;
}

const blank = { eyebrow: '', title: '', name: '', role: '', locked: false };
const outlines = (svg: string) => (svg.match(/<path /g) ?? []).length;
/** Letters that are drawn: marks may be part of one, and two may join to one. */
const letters = (text: string) => [...new Intl.Segmenter().segment(text.replaceAll(/\s/g, ''))].length;

describe('A social image', { timeout: 60_000 }, () => {
  test.each(PEOPLE)('draws every letter of $name, in capitals too', async (person) => {
    const root = project(settingsOf(person));
    const faces = await loadFaces(root);
    const draw = (words: object) =>
      outlines(drawWords({ ...blank, language: person.language, ...words }, faces, readPalette(root)));
    for (const text of [person.name, person.role, person.town]) {
      expect(draw({ name: text }), text).toBeGreaterThanOrEqual(letters(text));
      expect(draw({ title: text }), text).toBeGreaterThanOrEqual(letters(text));
      expect(draw({ eyebrow: text }), text.toLocaleUpperCase(person.language)).toBeGreaterThanOrEqual(
        letters(text),
      );
    }
  });

  test('begins at the right where the language does', async () => {
    const leftOf = async (language: string) => {
      const root = project({ language, text: 'דנה' });
      const svg = drawWords({ ...blank, name: 'דנה' }, await loadFaces(root), readPalette(root));
      return Number(/<g fill="[^"]+" transform="translate\(([\d.]+) [^)]+\)[^>]*><path/.exec(svg)?.[1]);
    };
    expect(await leftOf('en-CA')).toBe(72);
    expect(await leftOf('he')).toBeGreaterThan(400);
  });

  test('gets a new address and the new colour when a token changes', async () => {
    const root = project({ text: 'Ada' });
    const plan = () => planCard(root, { ...blank, title: 'Ada', highlight: 'Ada', stem: 'x', files: [] });
    const before = await plan();
    const file = join(root, 'src/styles/tokens.css');
    writeFileSync(file, readFileSync(file, 'utf8').replace('--yellow: #f4be35', '--yellow: teal'));
    const after = await plan();
    expect(after.file).not.toBe(before.file);
    const svg = drawWords(
      { ...blank, title: 'Ada', highlight: 'Ada' },
      await loadFaces(root),
      readPalette(root),
    );
    expect(svg).toContain('#008080');
  });
});
