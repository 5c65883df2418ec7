// What a reader overlooks is found by counting: nothing of it goes without a word.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { studySchema } from '../model/study.ts';
import { aboutPlan } from './about-edits.ts';
import { bundleOf } from './bundle.ts';
import { readBundle } from './readers.ts';
import { linksIn, type Node } from './source.ts';
import { proposeStudy, studyValue } from './study.ts';
import { textsIn } from './words.ts';

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
      'Markdown, as a cell too many',
      'a.md',
      '# Ferry\n\nWords.\n\n| a | b |\n| --- | --- |\n| c | d | homeward bound |\n',
      '',
      'homeward bound',
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
    ['letters that are struck out of a word', 'a.html', `<h1>A</h1><p>Colo<del>u</del>r, <s>co</s>lour</p>`],
    ['the same in Markdown', 'a.md', '# A\n\nColo~~u~~r of ~~all *of*~~ it\n'],
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
    [
      'a LinkedIn export with whole dates, and one that is now',
      'Positions.csv',
      `${LINKEDIN}\nHarbour,Lead,Led.,Halifax,"Feb 1, 2010",1er mai 2012\nPier,Guide,,,01.02.2008,aujourd’hui\n`,
    ],
  ])('%s', async (_, name, content) => {
    expect(await lost(name, content)).toEqual([]);
  });
});

test('what no block can hold is told with its words, and takes nothing else with it', () => {
  const text = (words: string): Node => ({ kind: 'paragraph', text: [{ kind: 'text', text: words }] });
  // No content file can name an address with a space in it.
  const link: Node = {
    kind: 'paragraph',
    text: [{ kind: 'link', href: 'https://a.example/a b', children: [{ kind: 'text', text: 'the map' }] }],
  };
  const heading: Node = { kind: 'heading', level: 2, text: [{ kind: 'text', text: 'Times' }] };
  const nodes = [heading, text('It leaves.'), link, text('It comes back.')];
  const source = { file: 'a.md', title: 'Ferry', facts: [], nodes, notCarried: [] };
  const study = proposeStudy(source, new Map());
  expect(study.notCarried).toMatchObject([{ what: 'a part', place: 'under “Times”', words: 'the map' }]);
  const texts = textsIn(studySchema.parse(studyValue(study).value).blocks);
  expect(texts).toEqual(['Times', 'It leaves.', 'It comes back.']);
});

test('jobs that are there already are not named, and what they say now that About does not is', () => {
  const job = { position: 'Lead', company: 'Harbour', from: '2021-05', to: 'present' };
  const people = {
    headline: undefined,
    summary: [],
    volunteering: [],
    education: [],
    languages: [],
    owner: { networks: [] },
    skills: [],
    notCarried: [],
  };
  const plan = (description: string) =>
    aboutPlan(
      { jobs: { entries: [{ ...job, from: '2021', description: 'Led all.' }] } },
      { ...people, jobs: [{ ...job, description }] },
      { replaces: false },
    ).notCarried;
  expect(plan('Led all.')).toEqual([]);
  expect(plan('Led all, and drew the map.')).toMatchObject([{ words: 'and drew the map' }]);
});

/** A page as a study: every text of it, and what is told of what was not carried. */
async function studyOf(name: string, content: string) {
  const { sources } = await readBundle(bundleOf(name, strToU8(content)), {
    word: async () => ({ html: '' }),
  });
  const studies = sources.map((source) => proposeStudy(source, new Map()));
  const values = studies.map((study) => studyValue(study));
  return {
    written: values.map(({ value }) => value),
    texts: values.flatMap(({ value }) => textsIn(studySchema.parse(value).blocks)),
    links: values.flatMap(({ value }) => linksIn(studySchema.parse(value))).map(({ href }) => href),
    kinds: studies.flatMap(({ proposals }) => proposals.flatMap(({ kinds }) => kinds)),
    told: [
      ...studies.flatMap(({ notCarried }) => notCarried),
      ...values.flatMap(({ notCarried }) => notCarried),
    ],
  };
}

const TOP = '<h1>Ferry</h1><p>At the top.</p><h2>Times</h2><p>First.</p>';

describe('is carried as people read it:', () => {
  test.each([
    [
      'emphasis that ends inside a word',
      'a.md',
      '# F\n\nTop.\n\n## T\n\nThe **button**s and clumsi*ness*.\n',
      'The buttons and clumsiness.',
    ],
    ['emphasis of a first letter', 'a.html', `${TOP}<p><b>W</b>hen it leaves</p>`, 'When it leaves'],
    [
      'emphasis between a sign and a letter',
      'a.html',
      `${TOP}<p><b>Note:</b>it <i>(l</i>eaves)</p>`,
      'Note:it (leaves)',
    ],
    [
      'a link that ends inside a word',
      'a.html',
      `${TOP}<p>Two <a href="https://a.example/">map</a>s</p>`,
      'Two maps',
    ],
    [
      'a sign before a link',
      'a.html',
      `${TOP}<p>Look!<a href="https://a.example/">here</a></p>`,
      'Look!here',
    ],
    [
      'words in a list that are in no item',
      'a.html',
      `${TOP}<ul>Boats <b>leave</b><li>Early</li></ul>`,
      'Boats leave',
    ],
    ['a list in a definition', 'a.html', `${TOP}<dl><dt>Boats<dd><ul><li>Red ones</ul></dl>`, 'Red ones'],
    ['a term that nothing follows', 'a.html', `${TOP}<dl><dt>Boats<dt>Ships<dd>Large</dl>`, 'Boats'],
    [
      'a sign with words in it',
      'a.html',
      `${TOP}<p>Go <span class="icon">homeward</span></p>`,
      'Go homeward',
    ],
    [
      'words with their sounds above them',
      'a.html',
      `${TOP}<p>次の<ruby>船<rp>(</rp><rt>ふね</rt><rp>)</rp></ruby>は</p>`,
      '次の船(ふね)は',
    ],
    [
      'what is raised and lowered',
      'a.html',
      `${TOP}<p>10<sup>2</sup>, 5 m<sup><b>−3</b></sup>, x<sup>n</sup>, H<sub>2</sub>O, the 2<sup>nd</sup> of y<sub>max</sub></p>`,
      '10², 5 m⁻³, xⁿ, H₂O, the 2nd of yₘₐₓ',
    ],
    [
      'what is raised and lowered in Markdown',
      'a.md',
      '# F\n\nTop.\n\n## T\n\nA 10<sup>2</sup>, 5^2^ and H~2~O.\n',
      'A 10², 5² and H₂O.',
    ],
    [
      'a list under a figure',
      'a.html',
      `${TOP}<figure><hr><figcaption><ul><li>Red</ul></figcaption></figure>`,
      'Red',
    ],
  ])('%s', async (_, name, content, words) => {
    const { texts, told } = await studyOf(name, content);
    expect(texts).toContain(words);
    expect(told).toEqual([]);
  });

  test.each([
    'https://a.example/b_(c)',
    'https://a.example/)',
    'https://a.example/?q="x"&lt;=1',
    'https://a.example/a\\b\\)',
  ])('a link to %s', async (href) => {
    const page = `${TOP}<p>See <a href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">it</a>.</p>`;
    const { links, told } = await studyOf('a.html', page);
    expect([links, told]).toEqual([[href], []]);
  });

  test('all that stands around a formula, or around a picture that did not come along', async () => {
    const { texts, told } = await studyOf(
      'a.html',
      `${TOP}<dl><dt><dd><img src="https://a.example/f.png" alt=""></dl><p>Last words.</p>`,
    );
    expect(texts).toEqual(expect.arrayContaining(['First.', 'Last words.']));
    expect(told.map(({ what }) => what)).toEqual(['a picture']);
  });

  test('where a link led whose words stand where there are none', async () => {
    const { told } = await studyOf(
      'a.html',
      `${TOP}<h2>The <b><a href="https://a.example/">map</a></b></h2><p>x</p>`,
    );
    expect(told).toMatchObject([
      { what: 'the link of “map”', why: expect.stringContaining('https://a.example/') },
    ]);
  });

  test.each([
    [
      'a.html',
      `${TOP}<p>Ten <del>nine</del> <s>of <b>the</b></s> boats.</p><ul><li>Red<strike> ones</strike></ul>`,
    ],
    [
      'a.html',
      `${TOP}<p>Ten <span style="text-decoration: line-through">nine of the</span> boats.</p><del><p>ones</p></del><ul><li>Red</ul>`,
    ],
    [
      'a.md',
      '# Ferry\n\nAt the top.\n\n## Times\n\nFirst.\n\nTen ~~nine~~ ~~of the~~ boats.\n\n- Red ~~ones~~\n',
    ],
  ])('what is struck out, as words that nobody means: %s', async (name, content) => {
    const { texts, told } = await studyOf(name, content);
    expect(texts).toEqual(expect.arrayContaining(['Ten boats.', 'Red']));
    expect(told.map(({ words }) => words).join(' ')).toBe('nine of the ones');
    expect(new Set(told.map(({ what, place }) => `${what} ${place}`))).toEqual(
      new Set(['struck-out words under “Times”']),
    );
  });

  test('a page of Google Docs, whose classes and comments are its own', async () => {
    const head =
      '<style>@import url(x);.c1{color:#000;font-weight:700}.c2{font-style:italic}.c3{text-decoration:line-through}.c4{font-weight:400}</style>';
    const body =
      '<p class="c0 title"><span class="c4">Ferry</span></p><p class="c0 subtitle"><span>By night</span></p><h1><span>Times</span></h1><p class="c0"><span class="c4">It </span><span class="c1">leaves</span><span class="c2"> late</span><span class="c3"> early</span>, <a href="https://www.google.com/url?q=https://a.example/b_(c)%3Fa%3D1&amp;sa=D&amp;usg=x">see</a>.<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div class="c12"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Sure?</span></p></div>';
    const { written, links, told } = await studyOf(
      'a.html',
      `${head}<body class="c9 doc-content">${body}</body>`,
    );
    expect(written).toMatchObject([
      {
        title: 'Ferry',
        description: 'By night',
        blocks: [{ text: ['It **leaves** *late*, [see](https://a.example/b_(c)?a=1).'] }],
      },
    ]);
    expect(links).toEqual(['https://a.example/b_(c)?a=1']);
    expect(told).toMatchObject([
      { what: 'a comment', words: expect.stringContaining('Sure?') },
      { what: 'struck-out words', words: 'early' },
    ]);
  });

  test.each(['![[Talks#Round 2]]', '![[Talks]]', '![[Talks.md#Round 2]]'])(
    'what %s shows of another note',
    async (shown) => {
      const { texts, told } = await studyOf('a.md', `# F\n\nTop.\n\n## T\n\nBoats.\n\n${shown}\n`);
      expect(texts.join(' ')).toBe('T Boats.');
      expect(told).toMatchObject([
        { what: 'a part of another note', words: expect.stringContaining('Talks') },
      ]);
    },
  );

  test.each([
    [
      'a.md',
      '# F\n\nTop.\n\n## T\n\nBoats.\n\n> One.\n>\n> And on.\n\n> Two.\n\n> [!tip] Mind\n> The gap.\n',
    ],
    [
      'a.html',
      `${TOP}<blockquote><p>One.</p><p>And on.</p></blockquote><blockquote>Two.</blockquote><figure class="callout"><p><b>Mind</b></p><p>The gap.</p></figure>`,
    ],
  ])('a quotation as its own, and a box that stands out as none: %s', async (name, content) => {
    const { written } = await studyOf(name, content);
    const blocks = written.flatMap(({ blocks: all }) => all as { quote?: string[]; text?: string[] }[]);
    expect(blocks.flatMap(({ quote }) => (quote ? [quote] : []))).toEqual([['One.', 'And on.'], ['Two.']]);
    expect(blocks.at(-1)?.text).toEqual(['**Mind**', 'The gap.']);
  });

  test('steps below a step, which take no number of its list', async () => {
    const { written } = await studyOf(
      'a.md',
      '# F\n\nTop.\n\n## T\n\n1. Draw\n2. Test\n   1. in rain\n   2. in snow\n3. Repeat\n   - often\n',
    );
    expect(written[0]?.blocks).toMatchObject([
      { numbers: ['Draw', 'Test – 1. in rain – 2. in snow', 'Repeat – often'] },
    ]);
  });

  test('where a link around a card leads', async () => {
    const { texts, links, told } = await studyOf(
      'a.html',
      `${TOP}<figure><a class="kg-bookmark-container" href="https://a.example/"><div><div class="kg-bookmark-title">The map</div><div>Of all boats</div></div></a></figure><p>Last.</p>`,
    );
    expect(texts).toEqual(expect.arrayContaining(['The map', 'Of all boats', 'Last.']));
    expect([links, told]).toEqual([['https://a.example/'], []]);
  });

  test('a lone paragraph, which is no question', async () => {
    expect((await studyOf('a.html', '<h1>F</h1><p>Top.</p><h2>T</h2><p>It leaves.</p>')).kinds).not.toContain(
      'howMightWe',
    );
    expect((await studyOf('a.html', '<h1>F</h1><p>Top.</p><h2>T</h2><p>Does it leave?</p>')).kinds).toContain(
      'howMightWe',
    );
  });

  test('the names of a Notion page’s boxes to tick', async () => {
    const row = (name: string, cell: string) =>
      `<tr class="property-row"><th>${name}</th><td>${cell}</td></tr>`;
    const { told } = await studyOf(
      'Ferry.html',
      `<article class="page sans"><h1 class="page-title">Ferry</h1><table class="properties">${row('Published', '<div class="checkbox checkbox-on"></div>')}</table><div class="page-body"><p>Words.</p></div></article>`,
    );
    expect(told).toMatchObject([{ what: '“Published”', words: 'Published' }]);
  });
});
