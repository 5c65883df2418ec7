import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { charactersOf } from './characters.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function rootSaying(text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'characters-'));
  roots.push(root);
  mkdirSync(join(root, 'content/case-studies/one'), { recursive: true });
  writeFileSync(join(root, 'content/case-studies/one/study.yaml'), text);
  return root;
}

it('holds every character the content uses, in whichever folder', () => {
  expect(charactersOf(rootSaying('title: Łódź ≠ Zürich'))).toEqual(expect.stringMatching(/.*ó.*ü.*Ł.*ź.*≠/));
});

it('leaves out what only a locked study says: its fonts are public', () => {
  const study = 'title: Ω\nlocked: true\nteaser: [Ж]\nsummary:\n  - text: Ю\n';
  const characters = charactersOf(rootSaying(study));
  expect(characters).toMatch(/Ω.*Ж/);
  expect(characters).not.toContain('Ю');
  expect(charactersOf(rootSaying(study.replace('true', 'false')))).toContain('Ю');
});

it('leaves out what only a speaker’s notes, a slide’s title or a talk says', () => {
  const root = rootSaying('title: Ω\nblocks:\n  - text: Ж\n    notes: Ю\n    slide: { title: Я }\n');
  mkdirSync(join(root, 'content/decks'));
  writeFileSync(join(root, 'content/decks/talk.yaml'), 'title: Ф\n');
  const characters = charactersOf(root);
  expect(characters).toMatch(/Ω.*Ж/);
  expect(characters).not.toMatch(/[ЮЯФ]/);
});

it('leaves out what only a draft says', () => {
  expect(charactersOf(rootSaying('title: Ω\ndraft: true\n'))).not.toContain('Ω');
});

it('leaves out what neither the content nor the interface uses', () => {
  const characters = charactersOf(rootSaying('title: Plain'));
  expect(characters).toContain('’');
  expect(characters).not.toMatch(/[ßñ€\n]/);
});

it('is the same for the same characters in another order, so that the font file keeps its name', () => {
  expect(charactersOf(rootSaying('title: éà'))).toBe(charactersOf(rootSaying('title: àé')));
});

it('follows a file that was saved anew', () => {
  const root = rootSaying('title: Ω\n');
  expect(charactersOf(root)).toContain('Ω');
  writeFileSync(join(root, 'content/case-studies/one/study.yaml'), 'title: Ж\n');
  expect(charactersOf(root)).toMatch(/^[^Ω]*Ж[^Ω]*$/);
});
