import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { PEOPLE, settingsOf } from '../../../tests/helpers/people.ts';
import { solveLook } from '../../look/solved.ts';
import { TYPEFACES } from '../../model/typefaces.ts';
import { iconSource } from '../icon/source.ts';
import { drawWords } from './draw.ts';
import { loadFaces, planCard } from './render.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

function project(settings: object): string {
  const root = mkdtempSync(join(tmpdir(), 'letters-'));
  roots.push(root);
  mkdirSync(join(root, 'content/site'), { recursive: true });
  writeFileSync(join(root, 'content/site.yaml'), stringify(settings));
  return root;
}

const { colours } = solveLook();
const blank = { eyebrow: '', title: '', name: '', role: '', locked: false };
const outlines = (svg: string) => (svg.match(/<path /g) ?? []).length;
/** Letters that are drawn: marks may be part of one, and two may join to one. */
const letters = (text: string) => [...new Intl.Segmenter().segment(text.replaceAll(/\s/g, ''))].length;

describe('A social image', { timeout: 60_000 }, () => {
  test.each(PEOPLE)('draws every letter of $name, in capitals too', async (person) => {
    const root = project(settingsOf(person));
    const faces = await loadFaces(root);
    const draw = (words: object) =>
      outlines(drawWords({ ...blank, language: person.language, ...words }, faces, colours));
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
      const svg = drawWords({ ...blank, name: 'דנה' }, await loadFaces(root), colours);
      return Number(/<g fill="[^"]+" transform="translate\(([\d.]+) [^)]+\)[^>]*><path/.exec(svg)?.[1]);
    };
    expect(await leftOf('en-CA')).toBe(72);
    expect(await leftOf('he')).toBeGreaterThan(400);
  });

  test.each(TYPEFACES)('is drawn in %s where the look says so, its icon’s letter too', async (name) => {
    const plain = project({ text: 'Ada' });
    const root = project({ text: 'Ada' });
    writeFileSync(join(root, 'content/look.yaml'), `typefaces:\n  heading: ${name}\n  text: ${name}\n`);
    const card = { ...blank, title: 'Ada', role: 'Ada', stem: 'x', files: [] };
    const [before, after] = [await planCard(plain, card, colours), await planCard(root, card, colours)];
    expect(after.file).not.toBe(before.file);
    const width = async (folder: string) => (await loadFaces(folder)).lead.width('Ada, designer', 20);
    expect(await width(root)).toBeGreaterThan(80);
    const icon = async (folder: string) => String((await iconSource(folder, 'Ada', colours)).bytes);
    const isSame = (await icon(root)) === (await icon(plain));
    expect(isSame).toBe(name === 'Lexend');
  });

  test('gets a new address and the new colour when the look changes', async () => {
    const root = project({ text: 'Ada' });
    const words = { ...blank, title: 'Ada', highlight: 'Ada' };
    const plan = (look = {}) => planCard(root, { ...words, stem: 'x', files: [] }, solveLook(look).colours);
    const teal = { colours: { accent: 'teal' } };
    expect((await plan(teal)).file).not.toBe((await plan()).file);
    expect(drawWords(words, await loadFaces(root), solveLook(teal).colours)).toContain('#008080');
  });
});
