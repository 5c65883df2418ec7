// Pages as other programs write them: what a reader of theirs would see is carried or told, and nothing is told that is there.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Inline } from '../model/inline.ts';
import { studySchema } from '../model/study.ts';
import { bundleOf } from './bundle.ts';
import { readBundle } from './readers.ts';
import { paragraph } from './shapes/texts.ts';
import { proposeStudy, studyValue } from './study.ts';
import { textsIn } from './words.ts';

/** A page with a few pictures beside it: its texts as they are written, and what is told. */
async function brought(name: string, page: string) {
  const pictures = ['a.png', 'b.png', 'the-harbour-at-night.png', 'assets/a.png'];
  const files = Object.fromEntries(pictures.map((path) => [path, Uint8Array.of(1)]));
  const bundle = bundleOf('all.zip', zipSync({ ...files, [name]: strToU8(page) }));
  const { sources } = await readBundle(bundle, { word: async () => ({ html: '' }) });
  const widths = new Map(pictures.map((path) => [path, 2000]));
  const [study] = sources.map((source) => proposeStudy(source, widths));
  if (!study) throw new Error(`${name} is no study`);
  const { value, notCarried } = studyValue(study);
  return {
    title: study.title,
    texts: textsIn(studySchema.parse(value).blocks),
    quotes: (value.blocks as { quote?: string[] }[]).flatMap(({ quote }) => (quote ? [quote] : [])),
    told: [...study.notCarried, ...notCarried].map(({ what, words }) => `${what}: ${words}`.trim()),
  };
}

const html = (body: string) =>
  `<h1>Ferry</h1><p>At the top.</p><h2>Times</h2><p>First.</p>${body}<p>Last.</p>`;
const markdown = (body: string) => `# Ferry\n\nAt the top.\n\n## Times\n\nFirst.\n\n${body}\n\nLast.\n`;

/** What stands between the first words and the last. */
const between = ({ texts }: { texts: string[] }) =>
  texts.slice(texts.indexOf('First.') + 1, texts.lastIndexOf('Last.'));

describe('what is said of a picture comes along', () => {
  test.each([
    ['![The harbour at night](the-harbour-at-night.png)', ['The harbour at night']],
    ['![A hall](a.png "The hall at noon")', ['A hall', 'The hall at noon']],
    ['![A hall](a.png "A hall")', ['A hall']],
    ['![A hall][a]\n\n[a]: a.png "The hall at noon"', ['A hall', 'The hall at noon']],
    ['<img src="a.png" alt="A hall" title="The hall at noon">', ['A hall', 'The hall at noon']],
    ['<img src="a.png" alt="A hall" title="a">', ['A hall']],
    ['![[a.png|A hall]]', ['A hall']],
    ['![[a.png|A hall|300]]', ['A hall']],
    ['![A hall|300x200](a.png)', ['A hall']],
    ['{{< figure src="a.png" alt="A hall" title="Noon" attr="Ana" >}}', ['A hall', 'Noon – Ana']],
    ['{% include image.html url="/a.png" description="A hall" %}', ['A hall']],
    ['/a.png "A hall"', ['A hall']],
    ['{% image "a.png", "A hall" %}', ['A hall']],
    ['[caption id="x" width="3"]<img src="a.png" alt="A hall"> At noon[/caption]', ['A hall', 'At noon']],
    ['[caption]![A hall](a.png) At noon[/caption]', ['A hall', 'At noon']],
    ['/a.png (A hall) 300x200', ['A hall']],
    ['![A hall](a.png =300x)', ['A hall']],
    [
      '<figure><img src="a.png" title="A hall"><figcaption>At noon</figcaption></figure>',
      ['A hall', 'At noon'],
    ],
    ['![A hall]({{ site.baseurl }}/assets/a.png)', ['A hall']],
    ['![A hall]({{ "/assets/a.png" | relative_url }})', ['A hall']],
  ])('%s', async (written, words) => {
    const page = await brought('a.md', markdown(written));
    expect([between(page), page.told]).toEqual([words, []]);
  });

  test.each(['![[a.png|300]]', '![[a.png|300x200]]', '![a](a.png "a.png")'])(
    'and nothing that is none: %s',
    async (written) => {
      const page = await brought('a.md', markdown(written));
      expect([between(page), page.told]).toEqual([[], []]);
    },
  );

  test('and what its title says beside a caption is told', async () => {
    const page = await brought(
      'a.html',
      html(
        '<figure><img src="a.png" alt="A hall" title="By night"><figcaption>The hall</figcaption></figure>',
      ),
    );
    expect(between(page)).toEqual(['A hall', 'The hall']);
    expect(page.told).toEqual(['the title of a picture: By night']);
  });
});

describe('what looks like a mark and is none comes along', () => {
  test.each([
    ['Use `p {#id code}`, `[^1]` and `==a==`.', ['Use p {#id code}, [^1] and ==a==.']],
    ['    a {#id code} <!-- b --> [[c]]', ['a {#id code} <!-- b --> [[c]]']],
    ['```\n## A {#b}\n[^1]: c\n```', ['## A {#b} [^1]: c']],
    ['We wrote {#launch day} on the wall', ['We wrote {#launch day} on the wall']],
    ['see the chart ^above', ['see the chart ^above']],
    ['[Tools]: Figma/Maze', ['[Tools]: Figma/Maze']],
    ['[Date]:\nMay.2024', ['[Date]: May.2024']],
    ['```js title="src/app.js"\nlet a\n```', ['src/app.js', 'let a']],
    ['> [!warning]\n> Mind it', ['Warning', 'Mind it']],
    [':::tip Take care\nMind it\n:::', ['Take care', 'Mind it']],
  ])('%s', async (written, words) => {
    const page = await brought('a.md', markdown(written));
    expect([between(page), page.told]).toEqual([words, []]);
  });

  test('and remarks are told, but for those of programs', async () => {
    const remarks = '[//]: # (Ask Ana)\n\n%%\nOr Ben\n%%\n\n<!-- Or Cleo of `the` bay -->';
    const page = await brought(
      'a.md',
      markdown(`${remarks}\n\n<!-- {"width":300} --><!--more--><!-- wp:list -->`),
    );
    expect([between(page), page.told]).toEqual([
      [],
      ['a remark: Ask Ana', 'a remark: Or Ben', 'a remark: Or Cleo of `the` bay'],
    ]);
  });
});

describe('what shows only under the pointer of a mouse is told once', () => {
  test.each([
    [
      'a.md',
      markdown(
        'See [the map](https://a.example "Of all boats") and [it][k].\n\n[k]: https://k.example "Drawn anew"',
      ),
    ],
    [
      'a.html',
      html(
        '<p>See <a href="https://a.example" title="Of all boats">the map</a> and <abbr title="Drawn anew">it</abbr>.',
      ),
    ],
  ])('%s', async (name, page) => {
    expect((await brought(name, page)).told).toEqual(['2 titles: Of all boats · Drawn anew']);
  });

  test('and not where it says nothing more', async () => {
    const page = html(
      '<p>See <a href="https://a.example" title="The map!">the map</a>, <time title="5/1/2024">then</time>, <a href="https://a.example" title="https://a.example">it</a><a href="#a" title="Jump back to it">↩</a> and <a href="https://a.example" title="A hall"><img src="a.png" alt="A hall"></a>.',
    );
    const { told } = await brought('a.html', page);
    expect(told.filter((one) => one.includes('title'))).toEqual([]);
  });
});

describe('what a component has drawn is read as it is shown', () => {
  const shadow = (inside: string, mode = 'shadowrootmode="open"') => `<template ${mode}>${inside}</template>`;
  test.each([
    [`<my-card>${shadow('<style>a{}</style><p>Boats leave</p>')}</my-card>`, ['Boats leave']],
    [`<my-card>${shadow('<p>Boats leave</p>', 'shadowroot="closed"')}</my-card>`, ['Boats leave']],
    [
      `<my-card>${shadow('<h3><slot name="top">No name</slot></h3><p>Boats <slot></slot></p>')}leave <b>late</b><i slot="top">By night</i></my-card>`,
      ['By night', 'Boats leave late'],
    ],
    [`<my-card>\n${shadow('<p><slot>Boats leave</slot></p>')}\n</my-card>`, ['Boats leave']],
    [
      `<my-card>${shadow(`<my-box>${shadow('<p>Boats <slot></slot></p>')}<slot></slot></my-box>`)}leave</my-card>`,
      ['Boats leave'],
    ],
  ])('%s', async (written, words) => {
    const page = await brought('a.html', html(written));
    expect([between(page), page.told]).toEqual([words, []]);
  });

  test('and what it does not show is told, if it stands on the page', async () => {
    const page = html(`<my-card>${shadow('<p>Boats</p>')}leave</my-card><template>Never</template>`);
    expect((await brought('a.html', page)).told).toEqual(['something hidden: leave']);
  });
});

describe('what components of MDX are given is read', () => {
  test.each([
    ['<Quote author="Mina" text="It works at night"/>', ['It works at night', 'Mina']],
    ['<Callout title="Mind the gap">\n    Words **in** it\n</Callout>', ['Mind the gap', 'Words in it']],
    ['import hall from "./a.png"\n\n<Image src={hall} alt="A hall" />', ['A hall']],
    ['<div style={{ color: 1 }}>\n  Red **words**\n</div>', ['Red words']],
  ])('%s', async (written, words) => {
    const page = await brought('a.mdx', markdown(written));
    expect([between(page), page.told]).toEqual([words, []]);
  });

  test('and what is no word of the page is told', async () => {
    const page = await brought(
      'a.mdx',
      markdown("{/* Ask Ana */}\n\nexport const meta = {\n  by: 'Ben',\n};"),
    );
    expect([between(page), page.told]).toEqual([
      [],
      ['a remark: Ask Ana', "lines of a program: export const meta = {\n  by: 'Ben',\n};"],
    ]);
  });

  test('and those of a saved page, which draw themselves, are told', async () => {
    const page = html(
      '<my-quote class="a b" author="Mina Al" text="It works"></my-quote><my-x data="{a b}"><p>Boats</p></my-x>',
    );
    expect((await brought('a.html', page)).told).toEqual(['2 components: Mina Al · It works']);
  });
});

describe('what a page says of itself', () => {
  const headed = (head: string) => `<head>${head}</head><body>${html('')}</body>`;
  test.each([
    ['<title>Ferry</title><meta property="og:title" content="FERRY">', []],
    [
      '<title>Boats by night</title><meta property="og:title" content="Ferry">',
      ['the title of the tab: Boats by night'],
    ],
    [
      '<title>Ferry – Mina Al</title><meta property="og:title" content="Ferry – Mina Al">',
      ['the title of the tab: Ferry – Mina Al'],
    ],
    [
      '<title>Ferry – Mina</title><meta property="og:title" content="Late boats">',
      ['the title of the tab: Late boats · Ferry – Mina'],
    ],
  ])('in its tab is told, if it is more than its heading: %s', async (head, told) => {
    expect((await brought('a.html', headed(head))).told).toEqual(told);
  });

  test.each([
    '<a class="anchor" href="#x">#</a>',
    '<a class="headerlink" href="#x" title="Permalink to this heading">¶</a>',
    '<a href="#x">§</a>',
    '<a href="#x">🔗</a>',
    '<a class="hash-link" href="#x" aria-label="Direct link to Scope" title="Direct link to Scope">\u200B</a>',
    '<a href="#x"><svg viewBox="0 0 16 16"><path d="M0"/></svg></a>',
    '<a class="header-anchor" href="#x"><span class="sr-only">Permalien vers Scope</span></a>',
    '<a href="/page#x">Permalink to “Scope”</a>',
  ])('beside a heading, only to lead to it, is no part of it: %s', async (link) => {
    const page = await brought('a.html', html(`<h2>Scope${link}</h2><p>Boats`));
    expect([between(page), page.told]).toEqual([['Scope', 'Boats'], []]);
    expect((await brought('a.html', html(`<h2>${link}Scope</h2><p>Boats`))).texts).toContain('Scope');
  });

  test('and a heading that is such a link stays one', async () => {
    const page = await brought('a.html', html('<h2><a class="anchor" href="#x">Scope</a></h2><p>Boats'));
    expect([between(page), page.told]).toEqual([['Scope', 'Boats'], []]);
  });

  test.each([
    '<blockquote><p>It works</p><footer>— Mina, <cite>harbour</cite></footer></blockquote>',
    '<blockquote><p>It works</p><div class="comment-author">— Mina, harbour</div></blockquote>',
    '<figure><blockquote><p>It works</p></blockquote><figcaption>— Mina, harbour</figcaption></figure>',
    '<figure><blockquote>It works</blockquote><footer>— Mina, harbour</footer></figure>',
  ])('of whoever is quoted stands in the quotation: %s', async (written) => {
    const { quotes, told } = await brought('a.html', html(written));
    expect([quotes, told]).toEqual([[['It works', '— Mina, harbour']], []]);
  });

  test('around the article is told with its pictures and titles', async () => {
    const { told } = await brought(
      'a.html',
      `<nav><a href="/" title="To the harbour"><img src="x.png" alt="A gull over water"></a><button title="Dark or light">☾</button></nav><main>${html('')}</main>`,
    );
    expect(told).toEqual(['a menu: ☾ A gull over water To the harbour Dark or light']);
  });

  test('in a field of a form is told', async () => {
    const { told } = await brought(
      'a.html',
      html('<p>Boats <input type="text" value="Leave late"> <input type="hidden" value="No word"></p>'),
    );
    expect(told).toEqual(['a part of a form: Leave late']);
  });

  test.each([
    ['<ol start="7"><li>Draw</li><li>Test</li></ol>', ['7. Draw', '8. Test']],
    ['<ol><li value="7">Draw</li><li>Test</li></ol>', ['7. Draw', '8. Test']],
    ['<ol reversed><li>Draw</li><li>Test</li></ol>', ['2. Draw', '1. Test']],
    ['<ol start="x"><li>Draw</li><li>Test</li></ol>', ['Draw', 'Test']],
  ])('of the numbers of a list is kept: %s', async (written, words) => {
    expect(between(await brought('a.html', html(written)))).toEqual(words);
  });
});

describe('the lines before a text are read', () => {
  const fields = async (front: string) => {
    const page = await brought('a.md', `${front}\n\nFirst.\n\n## Times\n\nLast.\n`);
    return [page.title, page.told];
  };
  test.each([
    [
      '[[resources]]\nsrc = "a.png"\ntitle = "The hall"\n[[resources]]\nsrc = "b.png"',
      '“resources”: resources src: a.png, title: The hall, src: b.png',
    ],
    [
      '[params]\ntitle = "Boats"\n[author]\ntitle = "Captain"',
      '“title”: title Boats; “author”: author title: Captain',
    ],
    ['description = """\nBy night,\nand late"""\ntags = [\n "a", # one\n "b",\n]', ''],
    ['lastmod = 2024-05-01\nweight = 3 # "no word"', '“lastmod”: lastmod 2024-05-01; “weight”: weight 3'],
    ['[extra]\nby = \'Ana "A." Al\'', '“by”: by Ana "A." Al'],
  ])('in TOML: %j', async (lines, told) => {
    expect(await fields(`+++\ntitle = "Ferry"\n${lines}\n+++`)).toEqual([
      'Ferry',
      told ? told.split('; ') : [],
    ]);
  });

  test.each([
    ['title: "Ferry"\nlayout: Boats: by night', ['“layout”: layout Boats: by night']],
    ['title: Ferry\nby: @ana\ntags:\n  - Maps\n', ['“by”: by @ana']],
    ['title: Ferry\nlayout: one\nlayout: two', ['“layout”: layout one', '“layout”: layout two']],
    ['title: Ferry\nparams:\n  by: Ana', ['“by”: by Ana']],
  ])('in YAML, and one that is none takes no other with it: %j', async (lines, told) => {
    expect(await fields(`---\n${lines}\n---`)).toEqual(['Ferry', told]);
  });

  test.each([
    ['Title: Ferry\nLayout: one: two\n', ['“Layout”: Layout one: two']],
    ['% Ferry\n% Ana; Ben\n', ['“author”: author Ana; Ben']],
    ['---\ntitle: Ferry\n---\n\nFerry\n=====', []],
    ['Title: Ferry\n\n# Ferry {#top}', []],
  ])('as MultiMarkdown, Pandoc and others have them: %j', async (front, told) => {
    expect(await fields(front)).toEqual(['Ferry', told]);
  });

  test('or told as a whole, where none of it is a field', async () => {
    expect(await fields('+++\ntitle = Ferry and more\n+++')).toEqual([
      'a',
      ['the lines before the text: title = Ferry and more'],
    ]);
  });
});

describe('a line of a saved page stays one', () => {
  test.each([
    ['<p>It was <img src="https://s.example/1f680.svg" alt="🚀" class="emoji"> late</p>', ['It was 🚀 late']],
    ['<p>We saw <x-term data-id="1">terms</x-term> in a line</p>', ['We saw terms in a line']],
    ['<p>A note. <a href="#r1" aria-label="Back">↩︎</a></p>', ['A note.']],
    ['<p>Boats <a href="https://a.example/#x">★</a></p>', ['Boats ★']],
  ])('%s', async (written, words) => {
    const page = await brought('a.html', html(written));
    expect([between(page), page.told]).toEqual([words, []]);
  });
});

test('what a frame shows is told, where a page was saved with it', async () => {
  const frame = '<iframe title="Prototype" srcdoc="<p>Boats &lt;b&gt;leave&lt;/b&gt;</p>"></iframe>';
  expect((await brought('a.html', html(frame))).told).toEqual(['an embed: Prototype Boats leave']);
});

test('a file among the pictures of a note is no picture', async () => {
  const { told, texts } = await brought('a.md', markdown('![[talk.pdf#page=3]] ![[Беседа.canvas]]'));
  expect(texts.join(' ')).not.toContain('talk');
  expect(told).toEqual(['a file:', 'a file:']);
});

test.each(['#work/ferry #ux', '**Info**', '{:toc}', '- TOC\n{:toc}'])(
  'no description is made of %j',
  async (first) => {
    const bundle = bundleOf('a.md', strToU8(`# Ferry\n\n${first}\n\n## Times\n\nWords.\n`));
    const { sources } = await readBundle(bundle, { word: async () => ({ html: '' }) });
    expect(sources.map((source) => proposeStudy(source, new Map()).description)).toEqual([undefined]);
  },
);

test('emphasis that cannot be written takes no other with it', () => {
  const text = (words: string): Inline => ({ kind: 'text', text: words });
  const strong = (words: string): Inline => ({ kind: 'strong', children: [text(words)] });
  const soft = (words: string): Inline => ({ kind: 'emphasis', children: [text(words)] });
  expect(
    paragraph([
      text('A '),
      strong('bold'),
      text(' and '),
      soft('soft'),
      text(' a'),
      strong('“b”'),
      text('c'),
    ]),
  ).toBe('A **bold** and *soft* a“b”c');
  expect(paragraph([strong('a'), soft('b'), text('c '), strong('d')])).toMatch(/ \*\*d\*\*$/);
  expect(paragraph([text('a'), strong('“b”'), text('c'), strong('“d”'), text('e '), soft('f')])).toBe(
    'a“b”c“d”e *f*',
  );
});
