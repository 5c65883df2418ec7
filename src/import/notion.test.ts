import { expect, test } from 'vitest';
import { bundleOf } from './bundle.ts';
import { leftOver } from './left-over.ts';
import { readNotionPage } from './notion.ts';

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
