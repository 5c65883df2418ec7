// What lies beside a page or a resume is brought in too, or named: no file is passed over.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bundleOf } from './bundle.ts';
import { readBundle } from './readers.ts';

const RESUME = JSON.stringify({ basics: { name: 'Noor', label: 'Designer' } });
const PAGE = '# Ferry\n\n## Times\n\nIt leaves.\n';
const POSITIONS = 'Company Name,Title,Started On\nHarbour,Lead,May 2023\n';

const read = (files: Record<string, string>) => {
  const packed = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
  const word = async () => ({ html: '' });
  return readBundle(bundleOf('all.zip', zipSync(Object.fromEntries(packed))), { word });
};

describe('a resume and a study in one ZIP both come in', () => {
  test.each([
    ['resume.json', RESUME],
    ['Positions.csv', POSITIONS],
  ])('%s', async (file, text) => {
    const drawn = '![A](data:image/png;base64,AAEC)';
    const { sources, people, notCarried } = await read({ [file]: text, 'study.md': PAGE + drawn });
    expect(sources.map(({ title }) => title)).toEqual(['Ferry']);
    expect(people).toBeDefined();
    expect(notCarried).toEqual([]);
  });

  test('and a study that cannot be read keeps no resume from coming', async () => {
    const { people, notCarried } = await read({
      'resume.json': RESUME,
      'a.html': '<div>'.repeat(20_000),
    });
    expect(people?.headline).toBe('Designer');
    expect(notCarried).toMatchObject([{ what: 'a page', place: 'a.html' }]);
  });

  test('and what is neither is named', async () => {
    const { notCarried } = await read({ 'resume.json': RESUME, 'notes.txt': 'Mind the gap.' });
    expect(notCarried).toMatchObject([{ what: 'a file', place: 'notes.txt' }]);
  });

  test('of a LinkedIn export without its articles, which are named', async () => {
    const { sources, notCarried } = await read({
      'Positions.csv': POSITIONS,
      'Articles/Articles/mine.html': '<h1>Mine</h1>',
      'messages.csv': 'a,b',
    });
    expect(sources).toEqual([]);
    expect(notCarried).toMatchObject([{ place: 'mine.html, messages.csv' }]);
  });
});

describe('what only has a field called work is no resume', () => {
  test.each([
    '{"work":"/work"}',
    '{"work":[{"title":"Ferry","url":"/ferry"}]}',
    '{"basics":"/basics","skills":[]}',
    '[{"work":[{"position":"Lead"}]}]',
  ])('%s', async (json) => {
    const { sources, people, notCarried } = await read({ '_data/nav.json': json, 'study.md': PAGE });
    expect([sources.length, people]).toEqual([1, undefined]);
    expect(notCarried).toMatchObject([{ what: 'a file', place: 'nav.json' }]);
  });

  test.each([
    RESUME,
    '{"work":[{"name":"Harbour","position":"Lead"}]}',
    '{"education":[],"skills":[{"name":"Maps"}]}',
  ])('but this is one: %s', async (json) => {
    expect((await read({ 'me.json': json })).people).toBeDefined();
  });

  test('and of several, that which is called so', async () => {
    const { people, notCarried } = await read({
      'a.json': '{"basics":{"label":"Somebody else"}}',
      'old/cv.json': RESUME,
    });
    expect(people?.headline).toBe('Designer');
    expect(notCarried).toMatchObject([{ what: 'a file', place: 'a.json' }]);
  });
});

describe('in the folder of pictures beside a saved page', () => {
  const saved = (name: string) =>
    `<h1>Ferry</h1><p>It leaves.</p><img src="./${name}/a.png"><script src="./${name}/b.js"></script>`;
  const told = async (files: Record<string, string>) => {
    const { sources, notCarried } = await read(files);
    return [sources.map(({ file }) => file), notCarried.map(({ place, words }) => `${place}: ${words}`)];
  };

  test('what makes the page look and move is nothing to tell, and what it shows of others is, with its words', async () => {
    expect(
      await told({
        'Ferry.html': saved('Ferry%20_files'),
        'Ferry _files/b.js': 'x()',
        'Ferry _files/c.css': 'a{}',
        'Ferry _files/saved_resource.html': '<p>A tide table.</p>',
        'Ferry _files/empty.html': '<script>x()</script>',
      }),
    ).toEqual([['Ferry.html'], ['Ferry _files/saved_resource.html: A tide table.']]);
  });

  test.each([
    ['Ferry_files/notes.txt', 'notes.txt: '],
    ['Ferry_files/notes.docx', 'notes.docx: '],
  ])('a document is named: %s', async (path, line) => {
    expect(await told({ 'Ferry.html': saved('Ferry_files'), [path]: 'Mind the gap.' })).toEqual([
      ['Ferry.html'],
      [line],
    ]);
  });

  test('a page that the other leads to is a page', async () => {
    const page = `${saved('Ferry_files')}<a href="Ferry_files/bus.html">The bus</a>`;
    expect((await told({ 'Ferry.html': page, 'Ferry_files/bus.html': '<p>By night.</p>' }))[0]).toEqual([
      'Ferry.html',
      'Ferry_files/bus.html',
    ]);
  });

  test('and a folder that no page knows is one like any other', async () => {
    const files = { 'index.html': '<h1>Ferry</h1>', 'case_files/bus.html': '<h1>Bus</h1>' };
    expect((await told(files))[0]).toEqual(['case_files/bus.html', 'index.html']);
  });
});
