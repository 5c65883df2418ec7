// Files that were made to hang whoever reads them, or to fill all memory: they end in a sentence, and soon.
import { Worker } from 'node:worker_threads';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { bundleOf } from '../bundle.ts';
import { CannotBring, type Node } from '../source.ts';
import { type Limits, proposeApart, readApart } from './apart.ts';

const HELPERS = { word: async () => ({ html: '' }) };

const read = (name: string, text: string, limits: Partial<Limits> = { page: 400 }) =>
  readApart(bundleOf(name, strToU8(text)), HELPERS, limits);

const listOf = (depth: number) =>
  Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');

describe('a file that takes for ever', () => {
  test.each([
    ['100 KB of quotation marks', '>'.repeat(100_000)],
    ['a list of 1500 levels', listOf(1500)],
  ])('is left after a while: %s', async (_, text) => {
    let turns = 0;
    const turning = setInterval(() => turns++, 20);
    await expect(read('deep.md', text)).rejects.toThrow(
      /^deep\.md could not be read in time: it is nested too deeply, or damaged\. Export it again/,
    );
    clearInterval(turning);
    // Everybody else went on meanwhile.
    expect(turns).toBeGreaterThan(5);
  });

  test('is told by its own name where it came with others, and the others come in', async () => {
    const zip = zipSync({ 'a/fine.md': strToU8('# Fine\n\nWords.\n'), 'b/deep.md': strToU8(listOf(1500)) });
    const { sources, notCarried } = await readApart(bundleOf('all.zip', zip), HELPERS, { page: 400 });
    expect(sources.map(({ title }) => title)).toEqual(['Fine']);
    expect(notCarried).toMatchObject([
      {
        what: 'a page',
        place: 'b/deep.md',
        why: expect.stringMatching(/^deep\.md could not be read in time/),
      },
    ]);
  });

  test('and one that takes more memory than there is keep nobody from reading the next', async () => {
    await expect(read('large.html', '<p>a</p>'.repeat(1_000_000), { memory: 40 })).rejects.toThrow(
      /^large\.html could not be read: it is nested too deeply, or damaged/,
    );
    expect((await read('fine.md', '# Fine\n\nWords.\n', {})).sources).toMatchObject([{ title: 'Fine' }]);
  });
});

test('50,000 brackets in a line are read, and proposed, where they keep nobody waiting', async () => {
  const { sources } = await read('brackets.md', `# A\n\n## B\n\n${'['.repeat(50_000)}\n`, {});
  const [source] = sources;
  if (!source) throw new Error('There is no source.');
  const given = { source, widths: new Map(), faults: new Map() };
  expect((await proposeApart('brackets.md', [given])).studies).toHaveLength(1);
  const paragraphs = Array.from({ length: 5000 }, (_, index) => `${index} [*_`);
  const nodes = paragraphs.map((text): Node => ({ kind: 'paragraph', text: [{ kind: 'text', text }] }));
  const endless = { ...given, source: { ...source, nodes } };
  await expect(proposeApart('brackets.md', [endless], { page: 20 })).rejects.toThrow(
    /^brackets\.md could not be read in time/,
  );
  // Beside others it keeps none of them from coming.
  const short = { ...given, source: { ...source, file: 'short.md', nodes: [] } };
  const { studies, left } = await proposeApart('all.zip', [endless, short], { page: 20 });
  expect([studies.map(({ file }) => file), left.map(({ place }) => place)]).toEqual([
    ['short.md'],
    ['brackets.md'],
  ]);
});

test.each([
  ['page.html', '20,000 boxes in each other', '<div>'.repeat(20_000)],
  ['page.html', '5000 lists in each other', '<ul>'.repeat(5000)],
  ['page.html', '5000 lists in items of each other', '<ul><li>'.repeat(5000)],
  ['page.html', '20,000 bold words in each other', '<b>'.repeat(20_000)],
  ['page.md', '5000 quotations in each other', '>'.repeat(5000)],
])('%s with %s is read or refused in a sentence', async (name, _, text) => {
  const error = await read(name, `${text} Words.`, {}).catch((one: unknown) => one);
  if (error instanceof Error) {
    expect(error).toBeInstanceOf(CannotBring);
    expect(error.message).toMatch(/could not be read: it is nested too deeply, or damaged\. Export it again/);
  }
});

test('a thread waits for the next file, and one that has grown over a long text gives its memory back', async () => {
  const ended = vi.spyOn(Worker.prototype, 'terminate');
  await read('fine.md', '# Fine\n\n## Part\n\nWords.\n', {});
  expect(ended).not.toHaveBeenCalled();
  await read('long.md', `# Long\n\n## Part\n\n${'Words and **more** words.\n\n'.repeat(20_000)}`, {});
  expect(ended).toHaveBeenCalledOnce();
  ended.mockRestore();
});

test('a file is read in its thread as it is read anywhere: its refusals and its pictures come back', async () => {
  await expect(read('a.pdf', '%PDF-1.7')).rejects.toThrow(/a\.pdf is a PDF/);
  const bundle = bundleOf('a.html', strToU8('<h1>A</h1>'));
  bundle.beside = (path) => (path === 'b.png' ? () => Uint8Array.of(7) : undefined);
  bundle.files.set('a.html', () =>
    strToU8('<h1>A</h1><img src="data:image/png;base64,AAEC"><img src="b.png"><img src="c.png">'),
  );
  const { sources } = await readApart(bundle, HELPERS);
  const paths = sources[0]?.nodes.flatMap((node) => (node.kind === 'picture' ? [node.picture.path] : []));
  expect(paths).toEqual(['a.html/picture-1.png', 'b.png']);
  expect(paths?.map((path) => [...(bundle.files.get(path)?.() ?? [])])).toEqual([[0, 1, 2], [7]]);
});

test('what goes wrong while a file is fetched is told as what it is', async () => {
  const bundle = bundleOf('a.md', strToU8('# A'));
  bundle.files.set('a.md', () => {
    throw new CannotBring('a.md in a.zip is damaged.');
  });
  await expect(readApart(bundle, HELPERS)).rejects.toThrow(new CannotBring('a.md in a.zip is damaged.'));
});
