// Documents that nobody wrote: whatever they hold, the study is one that may be saved, and no word is lost.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { studySchema } from '../model/study.ts';
import { bundleOf } from './bundle.ts';
import { readMarkdown } from './markdown.ts';
import { readBundle } from './readers.ts';
import { CannotBring, linksIn, textsOfNode } from './source.ts';
import { startersIn } from './starters.ts';
import { proposeStudy, studyValue } from './study.ts';
import { missingWords, textsIn, wordsOf } from './words.ts';

const WORDS =
  'Goals Insights before after Persona Role: Tools: Team 42% 3x How might we Summary **bold** *soft* [link](https://a.example) `code` <b>x</b> & < 1. # – é 日本 \\* _'.split(
    ' ',
  );
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 7 }).map((all) => all.join(' '));

const line = fc.oneof(
  words,
  words.map((text) => `# ${text}`),
  words.map((text) => `## ${text}`),
  words.map((text) => `### ${text}`),
  words.map((text) => `- ${text}`),
  words.map((text) => `  - ${text}`),
  words.map((text) => `> ${text}`),
  words.map((text) => `| ${text} | ${text} | b |\n| --- | --- | --- |\n| 1 | | 2 |\n| 3 | 4 | 5 |`),
  fc.constantFrom(
    '![](a.png)',
    '![A wide hall](b.png)',
    '![before](before.png)',
    '![after](after.png)',
    '![s](small.png)',
    '',
    '',
  ),
);

const WIDTHS = new Map([
  ['a.png', 2000],
  ['b.png', 700],
  ['before.png', 900],
  ['after.png', 900],
  ['small.png', 90],
]);

test('any document becomes a study that may be saved, without losing a word or a picture', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 14 }), fc.nat(), (lines, turn) => {
      const bundle = bundleOf('a.md', Buffer.from(`${lines.join('\n\n')}\n`));
      for (const name of WIDTHS.keys()) bundle.files.set(name, () => new Uint8Array());
      const source = readMarkdown(bundle, 'a.md');
      const study = proposeStudy(source, WIDTHS);
      const { value, notCarried } = studyValue(
        study,
        study.proposals.map(({ kinds }) => kinds[turn % kinds.length]),
      );
      expect(studySchema.safeParse(value).error).toBeUndefined();
      // What it leaves to be written is French on a French site, down to the last line.
      const french = startersIn(value, 'fr-CA');
      expect(studySchema.safeParse(french).error).toBeUndefined();
      expect(JSON.stringify(french)).not.toContain('Write here');
      const told = [...study.notCarried, ...notCarried];
      const said = [
        source.title ?? '',
        ...source.facts.map(({ value: fact }) => fact),
        ...source.nodes.flatMap(textsOfNode),
      ];
      expect(missingWords(said, [...textsIn(value), ...told.map(({ words: one }) => one)])).toEqual([]);
      const pictures = source.nodes.flatMap((node) => (node.kind === 'picture' ? [node.picture.path] : []));
      const text = JSON.stringify(value) + JSON.stringify(told);
      expect(pictures.filter((path) => !text.includes(path))).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

/** A text as somebody wrote it, the words that people read in it, and where its links lead. */
interface Written {
  source: string;
  text: string;
  hrefs: string[];
}
const together = (all: readonly Written[]): Written => ({
  source: all.map(({ source }) => source).join(''),
  text: all.map(({ text }) => text).join(''),
  hrefs: all.flatMap(({ hrefs }) => hrefs),
});

const LETTERS =
  'clumsiness button W 設計 日本語 كتاب हिन्दी Привет école straße 42 3x how might we Goals Role:'.split(' ');
const SIGNS =
  '" \' “ ” « » ‘ ’ ( ) [ ] { } \\ / * ** _ ~ ` # & < > | ! ? . , : ; – — + = $ % @ 1. &amp;'.split(' ');
const ADDRESSES = ['b_(c)', ')', '(', '?q="x"&lt;=1', 'a\\)', 'a b', '*x*_y_', 'é日', '[x]#y'].map(
  (path) => `https://a.example/${path}`,
);
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const said = fc.constantFrom(...LETTERS, ...SIGNS);

/** A line of a page: emphasis, links and breaks begin and end wherever they like. */
const { inline } = fc.letrec<{ piece: Written; inline: Written }>((tie) => ({
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: said.map((text) => ({ source: escaped(text), text, hrefs: [] })) },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(' ', ' ', '\n', '<br>', '&nbsp;', '<img src="a.png" alt="">')
        .map((source) => ({ source, text: ' ', hrefs: [] })),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom('b', 'i', 'em', 'strong', 'q', 'code', 'span'), tie('inline'))
        .map(([tag, { source, text, hrefs }]) => ({ source: `<${tag}>${source}</${tag}>`, text, hrefs })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...ADDRESSES), said).map(([href, word]) => ({
        source: `<a href="${escaped(href)}">x${escaped(word)}</a>`,
        text: `x${word}`,
        hrefs: [href.replace(' ', '%20')],
      })),
    },
  ),
  inline: fc.array(tie('piece'), { minLength: 1, maxLength: 6 }).map(together),
}));

const PAGES = [
  '<p>①</p><p>②</p>',
  '<h2>①</h2><p>②</p><h3>k</h3>',
  '<ul><li>①</li><li>②</li></ul>',
  '<ul>①<li>②<ul>①</ul></ul>',
  '<blockquote>①<p>②</p></blockquote>',
  '<dl><dt>①</dt><dd>②</dd><dt>①</dt></dl>',
  '<dl><dt>①<dd><ul><li>②</ul></dl>',
  '<table><tr><th>①</th><th>k</th></tr><tr><td>k</td><td>②</td></tr></table>',
  '<h2>Goals</h2><ul><li>①</li><li>②</li></ul>',
  '<h2>Insights</h2><h3>①</h3><p>②</p><h3>k</h3><p>②</p>',
  '<figure><blockquote>①</blockquote><figcaption>②</figcaption></figure>',
  '<ol><li><p>①</p><p>②</p></li><li>②<table><tr><td>①</td></tr></table></li></ol>',
];

const study = async (name: string, content: string) => {
  const { sources } = await readBundle(bundleOf(name, Buffer.from(content)), {
    word: async () => ({ html: '' }),
  });
  const studies = sources.map((source) => proposeStudy(source, new Map()));
  const [value] = studies.map((one) => studyValue(one));
  const read = studySchema.parse(value?.value);
  const told = [...(studies[0]?.notCarried ?? []), ...(value?.notCarried ?? [])];
  return { read, told };
};

test('wherever emphasis, links, quotes and breaks stand on a page, no word and no address goes', async () => {
  await fc.assert(
    fc.asyncProperty(inline, inline, fc.constantFrom(...PAGES), async (one, other, page) => {
      const pieces = page.split(/([①②])/).map((part): Written => {
        if (part === '①' || part === '②') return part === '①' ? one : other;
        return { source: part, text: '', hrefs: [] };
      });
      const { source, hrefs } = together(pieces);
      const { read, told } = await study('a.html', `<h1>T</h1><p>At the top.</p>${source}`);
      const words = pieces.map(({ text }) => text);
      expect(missingWords(words, [...textsIn(read), ...told.map((left) => left.words)])).toEqual([]);
      const there = [...linksIn(read).map(({ href }) => href), ...told.map(({ why }) => why)];
      expect(hrefs.filter((href) => !there.some((left) => left.includes(href)))).toEqual([]);
      // Every word has its place: none is only told.
      expect(told.filter(({ what }) => /word|part/.test(what))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

const STARTS = [
  '',
  '',
  '- ',
  '1. ',
  '> ',
  '## ',
  '- [x] ',
  '  - ',
  '## Goals\n\n- ',
  '| a | b |\n|---|---|\n| c | ',
];
const MARKS = [
  '**',
  '*',
  '_',
  '](https://a.example/b_c)',
  '[',
  '![',
  '  \n',
  '\\\n',
  '<br>',
  '<b>',
  '</b>',
  ' ',
  ' ',
  '\n',
  '[^1]',
];
/** What programs say to themselves among the words. */
const ASIDE = [
  '`',
  '{#id}',
  '{: .x}',
  '{.x y}',
  ' ^place',
  '%%',
  '{{< x "',
  '" >}}',
  '{% x %}',
  '<Card title="a',
  '"/>',
  '</Card>',
  '{/* ',
  ' */}',
  '[//]: # (',
  '[k]: a',
  '![[a.png|',
  ']]',
  '|30]]',
  ':::tip ',
  '> [!note] ',
  '```js title="',
  '    ',
  '(a.png "',
  '")',
  '[TOC]',
];

test('wherever marks stand in Markdown, no word goes without being told', async () => {
  const written = fc.array(fc.oneof(said, fc.constantFrom(...MARKS), fc.constantFrom(...ASIDE)), {
    minLength: 1,
    maxLength: 9,
  });
  const lines = fc.array(fc.tuple(fc.constantFrom(...STARTS), written), { minLength: 1, maxLength: 5 });
  const letters = (text: string) => wordsOf(text).join('');
  await fc.assert(
    fc.asyncProperty(lines, async (all) => {
      const page = all.map(([start, parts]) => start + parts.join('')).join('\n\n');
      const { read, told } = await study('a.md', `# T\n\nAt the top.\n\n${page}\n`);
      const there = letters([...textsIn(read), ...told.map((left) => left.words)].join(' '));
      const words = all.flatMap(([, parts]) => parts.filter((part) => /^\p{L}[\p{L}\p{M}]+$/u.test(part)));
      const lost = words.filter((word) => {
        const wanted = words.filter((one) => one === word).length;
        return there.split(letters(word)).length - 1 < wanted;
      });
      expect(lost).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('any bytes are read or refused in a sentence', async () => {
  const names = fc.constantFrom('a.zip', 'a.md', 'a.html', 'a.json', 'a.csv', 'a.docx');
  await fc.assert(
    fc.asyncProperty(names, fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (name, bytes, isZip) => {
      const all = isZip
        ? Uint8Array.from([0x50, 0x4b, 3, 4, ...bytes, 0x50, 0x4b, 5, 6, ...bytes.subarray(0, 18)])
        : bytes;
      try {
        await readBundle(bundleOf(name, all), { word: async () => ({ html: '' }) });
      } catch (error) {
        expect(error).toBeInstanceOf(CannotBring);
      }
    }),
    { numRuns: 400 },
  );
});
