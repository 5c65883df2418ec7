// What the import writes, the reader reads: through its YAML, its doubts and the schemas of the blocks.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studySchema } from '../model/study.ts';
import { judge } from '../reader/judge.ts';
import { sourceFrom } from '../reader/source.ts';
import { readYaml } from '../reader/yaml-file.ts';
import { bundleOf } from './bundle.ts';
import { readMarkdown } from './markdown.ts';
import { proposeStudy, studyValue } from './study.ts';
import { studyText } from './study-text.ts';

/** What the reader finds wrong with a study as it is written, and what it says otherwise than it was meant. */
function misread(page: string): unknown[] {
  const { value } = studyValue(
    proposeStudy(readMarkdown(bundleOf('a.md', Buffer.from(page)), 'a.md'), new Map()),
  );
  const text = studyText(value, { route: 'a', from: 'a\uFFFD\u0007.md', language: 'fr-CA' });
  const source = sourceFrom('study.yaml', Buffer.from(text));
  if ('message' in source) return [source.message];
  const file = readYaml(source);
  if ('problems' in file) return file.problems;
  expect(file.value).toEqual(value);
  return judge(file, studySchema).problems.map(({ message }) => message);
}

test('what is to be written is looked for by the word that stands there', () => {
  const head = (language: string) => studyText({ title: 'A' }, { route: 'a', from: 'a.md', language });
  expect(head('fr-CA')).toContain('What begins with “Écrivez ici”');
  expect(head('en-CA')).toContain('What begins with “Write here”');
});

describe('a text that people write is read again as they wrote it', () => {
  const SAID = ['“I never find the export.”', '‘Never again’', '„Nie wieder.“', '“One,” she said, “or two”'];
  const ODD = [
    'Note:\u00A0a space that does not break',
    'export\u00ADable',
    '\u2060word',
    'A lost letter \uFFFD in a line',
    'A line\u2028and another',
    'Night bus #1 in town',
    '- a dash, & an ampersand, ! and *',
    'yes',
    '2021-05-01',
    '---',
    '{braces}: [brackets]',
    'key: value',
    '\'single\' and "double"',
    '\u0085 and \u0090',
  ];
  const PLACES = {
    'the title': (text: string) => `# ${text}\n\n## A part\n\nWords.`,
    'a heading': (text: string) => `# A\n\n## ${text}\n\nWords.\n\n### ${text}\n\nMore words.`,
    'the description': (text: string) => `# A\n\n${text}\n\n## A part\n\nWords.`,
    'a paragraph': (text: string) => `# A\n\nFirst.\n\n## A part\n\n${text}\n\nMore.`,
    'a quotation': (text: string) => `# A\n\nFirst.\n\n## A part\n\n> ${text}`,
    'an item': (text: string) => `# A\n\nFirst.\n\n## Insights\n\n- ${text}\n- ${text}\n  - ${text}`,
    'a goal': (text: string) => `# A\n\nFirst.\n\n## Goals\n\n- ${text}: ${text}\n- Second: ${text}`,
    'a cell': (text: string) => `# A\n\n## T\n\n| | ${text} | B |\n|---|---|---|\n| ${text} | ${text} | 2 |`,
    'a figure': (text: string) => `# A\n\n## Results\n\n- 53% ${text}\n- 3x ${text}`,
    'the role': (text: string) => `---\nrole: ${JSON.stringify(text)}\n---\n# A\n\n## B\n\nWords.`,
  };
  test.each(
    Object.entries(PLACES).flatMap(([place, page]) =>
      [...SAID, ...ODD].map((text) => [place, text, page(text)] as const),
    ),
  )('as %s: %j', (_, __, page) => expect(misread(page)).toEqual([]));

  test('wherever it stands and whatever it is', () => {
    const signs = [
      ...'“”‘’„«»"\'#:-*&![]{}|>@`%?,~\u00A0\u00AD\u2028\uFFFDé日م👋 ',
      'word',
      ' word ',
      ': ',
      ' #',
    ];
    const text = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(PLACES)), text, (page, all) => {
        expect(misread(page(`a${all.join('')}`))).toEqual([]);
        expect(misread(page(`“${all.join('')}”`))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
