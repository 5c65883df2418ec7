import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../lib/files.ts';
import { isToWrite, toWrite } from '../model/starter.ts';
import { bundleOf } from './bundle.ts';
import { readMarkdown } from './markdown.ts';
import { startersIn } from './starters.ts';
import { proposeStudy, studyValue } from './study.ts';

const brought = (lines: string[], language: string) => {
  const source = readMarkdown(bundleOf('a.md', Buffer.from(lines.join('\n\n'))), 'a.md');
  return startersIn(studyValue(proposeStudy(source, new Map())).value, language);
};

test('what a source does not say is asked for in the language of a French site, its headings too', () => {
  const study = brought(
    ['# Le bac de nuit', '## Objectifs', '- Attendre moins', '- Lire l’horaire'],
    'fr-CA',
  );
  expect(study).toMatchObject({
    title: 'Le bac de nuit',
    description: 'Écrivez ici — de quoi il s’agit, en une ou deux phrases.',
    tags: ['Écrivez ici'],
    info: [{ title: 'Mon rôle', items: ['Écrivez ici — votre part du travail.'] }],
    summary: [{ title: 'Le problème' }, { title: 'Ce que j’ai fait' }, { title: 'Ce que cela a donné' }],
  });
  expect(JSON.stringify(study)).not.toContain('Write here');
});

test('in any other language it is English, and a heading of the source’s own stays whatever it is', () => {
  for (const language of ['en-CA', 'pl', 'no language'])
    expect(brought(['# One', 'Text.'], language)).toMatchObject({ tags: ['Write here'] });
  const own = { title: 'Needs', lines: ['More light.'] };
  expect(startersIn(own, 'fr')).toEqual(own);
});

test('every sentence that an import leaves to be written has its French', () => {
  const code = listFiles('src/import/{study,shapes/*}.ts', process.cwd())
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const asked = [...code.matchAll(/(?:toWrite|coverOf|listed|pointsOf)\([^()]*'([^']+)'\)/g)].map(
    ([, words = '']) => words,
  );
  expect(asked.length).toBeGreaterThan(20);
  const french = asked.map((words) => startersIn(toWrite(words), 'fr'));
  expect(french.every(isToWrite)).toBe(true);
  expect(french.filter((words) => words.startsWith('Write here'))).toEqual([]);
});
