// What a reader overlooks is found by counting: nothing of it goes without a word.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { aboutPlan } from './about-edits.ts';
import { bundleOf } from './bundle.ts';
import { readBundle } from './readers.ts';
import { proposeStudy, studyValue } from './study.ts';

const document = (body: string) =>
  zipSync({
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });

/** The words that are neither written nor told with a reason, as the owner is told of them. */
async function lost(name: string, content: string | Uint8Array, html = ''): Promise<string[]> {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  const { sources, people } = await readBundle(bundleOf(name, bytes), { word: async () => ({ html }) });
  const told = [
    ...sources.flatMap((source) => studyValue(proposeStudy(source, new Map())).notCarried),
    ...(people ? aboutPlan({}, people, { replaces: false }).notCarried : []),
  ];
  return told.filter(({ place }) => place.startsWith('somewhere in')).map(({ words }) => words);
}

const LINKEDIN = 'Company Name,Title,Description,Location,Started On,Finished On';

describe('words that the reader of a format passes over are named', () => {
  test.each([
    [
      'Markdown, as an address that is none',
      'a.md',
      '# Ferry\n\nWords.\n\n[Role]: Designer\n',
      '',
      'role designer',
    ],
    [
      'a page, as a sign',
      'a.html',
      '<h1>Ferry</h1><p>Words <span class="icon">homeward</span></p>',
      '',
      'homeward',
    ],
    [
      'a Word document that came in half',
      'a.docx',
      document(
        '<w:p><w:r><w:t>Ferry times</w:t></w:r></w:p><w:p><w:r><w:t>Nobody wai</w:t></w:r><w:r><w:t>ts</w:t></w:r></w:p>',
      ),
      '<h1>Ferry times</h1>',
      'nobody waits',
    ],
    [
      'a LinkedIn export with a column more',
      'Positions.csv',
      `${LINKEDIN},Employment Type\nHarbour,Lead,Led the team.,,May 2023,,Apprenticeship\n`,
      '',
      'apprenticeship',
    ],
    [
      'a resume in which a list is a sentence',
      'resume.json',
      JSON.stringify({ basics: { label: 'Designer' }, work: 'Sailed for years' }),
      '',
      'sailed for years',
    ],
  ])('%s', async (_, name, content, html, words) => {
    expect(await lost(name, content, html)).toEqual([words]);
  });
});

describe('nothing is named that is there', () => {
  test.each([
    [
      'Markdown',
      'a.md',
      `---\ntitle: Ferry\ntags: [Maps, Straße]\ncover: images/a.png\n---\n\n# Ferry\n\nA snake_case, \\*star\\* and 5*3*2 &amp; caf&eacute; in [a map](https://a.example/b_c "Tip")s of **all** [kinds][k].\n\n1. First\n2. [x] Second: <b>b</b>old <https://a.example>\n\n![A wide hall](gone.png)\n\n\`\`\`js\nif (a < b) run("<div>");\n\`\`\`\n\n[k]: https://k.example "Kinds"\n`,
    ],
    [
      'a page',
      'a.html',
      '<title>Tab</title><nav>Menu</nav><h1>Ferry</h1><p><b>W</b>hen&nbsp;the<br>tide<!-- x --><style>a{}</style> co&shy;mes</p><dl><dt>Role<dd>Lead</dl>',
    ],
    [
      'a resume',
      'resume.json',
      JSON.stringify({
        $schema: 'x',
        basics: { label: 'Designer', name: 'Noor', location: { city: 'Halifax' } },
        work: [{ name: 'Harbour', position: 'Lead', startDate: '2021-05-03', summary: 'Led *all* of_it.' }],
        skills: [{ name: 'Tools', keywords: ['Figma'] }],
      }),
    ],
    [
      'a LinkedIn export',
      'Positions.csv',
      `${LINKEDIN}\nHarbour,Lead,"Led, and ""how"".",Halifax,May 2023,\n`,
    ],
  ])('%s', async (_, name, content) => {
    expect(await lost(name, content)).toEqual([]);
  });
});

test('jobs that are there already are not named, and what they say now that About does not is', () => {
  const job = { position: 'Lead', company: 'Harbour', from: '2021-05', to: 'present' };
  const people = { headline: undefined, summary: [], volunteering: [], skills: [], notCarried: [] };
  const plan = (description: string) =>
    aboutPlan(
      { jobs: { entries: [{ ...job, from: '2021', description: 'Led all.' }] } },
      { ...people, jobs: [{ ...job, description }] },
      { replaces: false },
    ).notCarried;
  expect(plan('Led all.')).toEqual([]);
  expect(plan('Led all, and drew the map.')).toMatchObject([{ words: 'and drew the map' }]);
});
