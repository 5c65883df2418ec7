import { afterEach, describe, expect, test } from 'vitest';
import { contentFolder, rightContent, study } from '../../tests/helpers/content-folder.ts';
import { ContentError } from './problem.ts';
import { readLibrary } from './read.ts';

const HEAD = '<meta charset="utf-8"><title>Try it</title>';
const page = (body: string, head = HEAD, open = '<html lang="en-CA">') =>
  `<!doctype html>\n${open}<head>${head}</head>\n<body>${body}</body></html>`;

let remove = () => {};
afterEach(() => remove());

/** What an owner is told whose study has this prototype, a line per problem. */
async function told(html: string): Promise<string[]> {
  const block = {
    type: 'prototype',
    device: 'Laptop',
    task: 'Try it',
    file: 'demo.html',
    width: 1280,
    height: 800,
    still: { file: '../../wide.png', alt: 'A screen' },
  };
  const blocks = [...(study('Alpha').blocks as object[]), block];
  const folder = await contentFolder({
    ...rightContent(),
    'case-studies/alpha/study.yaml': { ...study('Alpha'), blocks },
    'case-studies/alpha/demo.html': html,
  });
  remove = folder.remove;
  try {
    await readLibrary(folder.root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n').slice(1);
  }
}

test('a prototype with everything inside is read without complaint', async () => {
  const inside = [
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><a href="https://example.com">a link asks for nothing</a>',
    '<svg xmlns="http://www.w3.org/2000/svg"><title>not the page’s</title><use href="#one"/></svg>',
    '<style>@font-face{src:url("data:font/woff2;base64,AA==")} a{background:url(#one)} /* url(old.png) */</style>',
    '<script>const name = "<img src=\'http://e.example\'>"; const ns = "http://www.w3.org/2000/svg"; import.meta</script>',
    '<link rel="canonical" href="https://example.com/"><p style="background: url(data:image/gif;base64,AA==)">Hello</p>',
  ];
  expect(await told(page(inside.join('\n')))).toEqual([]);
});

describe('a prototype that asks for something outside itself is told, with the line of its file:', () => {
  test.each([
    ['a script', '<script src="https://cdn.example/react.js"></script>', 'https://cdn.example/react.js'],
    ['a style sheet', '<link rel="stylesheet" href="style.css">', 'style.css'],
    ['a picture', '<img src=logo.png>', 'logo.png'],
    ['a picture in several sizes', '<img srcset="a.png 1x, b.png 2x">', 'a.png'],
    ['a picture inside a drawing', '<svg><image xlink:href="map.png"/></svg>', 'map.png'],
    ['a font', '<style>@font-face{src:url(//fonts.example/a.woff2)}</style>', '//fonts.example/a.woff2'],
    ['an imported style sheet', '<style>@import "more.css";</style>', 'more.css'],
    ['a picture in a style attribute', '<p style="background:url(\'bg.png\')">', 'bg.png'],
    ['a module', '<script type="module">import { x } from "./x.js"</script>', './x.js'],
    ['a module on demand', '<script>import("https://cdn.example/x.js")</script>', 'https://cdn.example/x.js'],
    ['data', '<script>fetch("/api/data.json")</script>', '/api/data.json'],
    ['another page', '<iframe src="https://www.example.com"></iframe>', 'https://www.example.com'],
    ['a film', '<video poster="data:,x"><source src="film.mp4"></video>', 'film.mp4'],
    ['something in a template', '<template><img src="later.png"></template>', 'later.png'],
    [
      'another address after a while',
      '<meta http-equiv="refresh" content="3; url=https://e.example">',
      'https://e.example',
    ],
  ])('%s', async (_, body, address) => {
    const [problem, ...more] = await told(page(`\n\n${body}`));
    expect(problem).toMatch(/content\/case-studies\/alpha\/study\.yaml, line \d+, blocks, item 2, file: /);
    expect(problem).toContain(
      `content/case-studies/alpha/demo.html, line 5, asks for ${address}, and a prototype may ask for nothing outside itself.`,
    );
    expect(more.length).toBe(_ === 'a picture in several sizes' ? 1 : 0);
  });
});

test.each([
  ['no title', page('', '<meta charset="utf-8">'), 'has no title'],
  ['an empty title', page('', '<title> </title>'), 'has no title'],
  ['no language', page('', HEAD, '<html>'), 'does not say its language'],
  [
    'more than 400 KB',
    page('x'.repeat(420_000)),
    'demo.html weighs 411 KB. Make it 400 KB at most: smaller pictures, fewer letters in its fonts.',
  ],
])('a prototype with %s is told in one sentence', async (_, html, says) => {
  const problems = await told(html);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(says);
});
