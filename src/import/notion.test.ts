import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bundleOf } from './bundle.ts';
import { leftOver } from './left-over.ts';
import { readNotionPage } from './notion.ts';
import { readBundle } from './readers.ts';

const pageOf = (body: string) =>
  `<html><body><article class="page sans"><div class="page-body">${body}</div></article></body></html>`;

/** A page of Notion’s HTML, with files beside it. */
function read(body: string, files: string[] = []) {
  const bundle = bundleOf('a.html', Buffer.from(pageOf(body)));
  for (const file of files) bundle.files.set(file, () => new Uint8Array());
  const source = readNotionPage(bundle, 'a.html');
  const unused = leftOver(bundle, { sources: [source], people: undefined, notCarried: source.notCarried });
  return { ...source, told: [...source.notCarried, ...unused].map(({ what, place }) => `${what}: ${place}`) };
}

const source = (href: string) =>
  `<figure id="1"><div class="source"><a href="${href}">${href}</a></div></figure>`;

test('a file in the export lies in the export, and only what is elsewhere is shown from there', () => {
  expect(read(source('A/report%201.pdf'), ['A/report 1.pdf']).told).toEqual(['a file: A/report 1.pdf']);
  expect(read(source('A/walk.mp4'), ['A/walk.mp4']).told).toEqual(['a film: A/walk.mp4']);
  expect(read(source('https://www.loom.com/share/1')).told).toEqual(['an embed: on the page']);
});

test('icons are no pictures', () => {
  const icons =
    '<figure class="callout"><div><img class="icon" src="A/light.png"/></div><div><p>One</p></div></figure><p><img class="notion-static-icon" src="https://www.notion.so/icons/book_gray.svg"/>Two</p>';
  expect(read(icons, ['A/light.png'])).toMatchObject({
    told: [],
    nodes: [{ kind: 'paragraph' }, { kind: 'paragraph' }],
  });
});

test('lists keep their numbers, their points and their ticks apart', () => {
  const { nodes } = read(
    `<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">One</span></li></ul>
     <ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span>Two</span></li></ul>
     <ol type="1" class="numbered-list" start="1"><li>Three</li></ol><ol type="1" class="numbered-list" start="2"><li>Four</li></ol>`,
  );
  const text = (words: string) => [{ kind: 'text', text: words }];
  expect(nodes).toEqual([
    {
      kind: 'list',
      items: [
        { text: text('☑ One'), items: [] },
        { text: text('☐ Two'), items: [] },
      ],
    },
    {
      kind: 'list',
      items: [
        { text: text('Three'), items: [], number: 1 },
        { text: text('Four'), items: [], number: 2 },
      ],
    },
  ]);
});

test('a toggle’s title opens its text', () => {
  const { nodes } = read(
    '<ul class="toggle"><li><details open=""><summary>Why?</summary><p>Because.</p></details></li></ul>',
  );
  expect(nodes.map(({ kind }) => kind)).toEqual(['fold', 'paragraph', 'foldEnd']);
});

describe('a page of links', () => {
  const ID = '0123456789abcdef0123456789abcdef';
  const STUDY = '# Bus\n\nIt leaves at night, and nobody knows from where.\n';
  const page = (text: string) => `# Ferry\n\n${text}\n`;
  const LONG = `We asked ${'everybody who waits at the pier '.repeat(9)}and drew [the map](Map%20${ID}.md).`;

  const titles = async (files: Record<string, string>) => {
    const packed = Object.entries(files).map(([name, text]) => [`${name} ${ID}.md`, strToU8(text)]);
    const bundle = bundleOf('n.zip', zipSync(Object.fromEntries(packed)));
    const { sources, notCarried } = await readBundle(bundle, { word: async () => ({ html: '' }) });
    return [sources.map(({ title }) => title), notCarried.map(({ what }) => what)];
  };

  test.each([
    LONG,
    `We rode on [the bus](Bus%20${ID}.md) for a week.`,
    `- Drew [the map](Map%20${ID}.md) with [Noor](Noor%20${ID}.md), who sails\n- Tested it in rain and in snow`,
  ])('is none where it says something beside them: %s', async (text) => {
    expect(await titles({ Ferry: page(text) })).toEqual([['Ferry'], []]);
    expect(await titles({ Ferry: page(text), Bus: STUDY })).toEqual([['Bus', 'Ferry'], []]);
  });

  test.each([
    `[The bus](Bus%20${ID}.md)`,
    `## All of my case studies from 2020 to 2026\n\nHere they are:\n\n- [The night bus](Bus%20${ID}.md)\n- [The map](Map%20${ID}.md)`,
  ])('is one where it leads to others and says little else: %s', async (text) => {
    expect(await titles({ Ferry: page(text), Bus: STUDY })).toEqual([['Bus'], ['a page of links']]);
    await expect(titles({ Ferry: page(text) })).rejects.toThrow(/There is no page in n\.zip/);
  });

  test('is something else than one of which nothing but its table speaks', async () => {
    expect(await titles({ Ferry: '# Ferry\n\nStatus: Done\nTags: a, b\n', Bus: STUDY })).toEqual([
      ['Bus'],
      ['a page without a text'],
    ]);
  });

  test('or any page says of a link to another one that it came too', async () => {
    const text = page(
      `We rode on [the bus](Bus%20${ID}.md) to [the pier](Pier%20${ID}.md), and asked whoever waited there what they were told.`,
    );
    const packed = { [`Ferry ${ID}.md`]: strToU8(text), [`Bus ${ID}.md`]: strToU8(STUDY) };
    const { sources } = await readBundle(bundleOf('n.zip', zipSync(packed)), {
      word: async () => ({ html: '' }),
    });
    const told = sources.find(({ title }) => title === 'Ferry')?.notCarried.map(({ why }) => why);
    expect(told).toEqual([
      `It led to Bus ${ID}.md, which was brought in too: link to the study that it became. Its words are there.`,
      `It led to Pier ${ID}.md, which is no page of this site. Its words are there.`,
    ]);
  });
});
