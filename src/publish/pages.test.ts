import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'parse5';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { trimPages } from './pages.ts';

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro/a.js'), 'import"./b.js";x="scripted"');
  writeFileSync(join(folder, '_astro/b.js'), 'y="imported"');
});
afterEach(() => rmSync(folder, { recursive: true }));

const CSS = '.here{color:red}.scripted{color:green}.imported{color:pink}.unused{color:blue}';
const KEPT = '.here{color:red}.scripted{color:green}.imported{color:pink}';
const POLICY = `<meta http-equiv="content-security-policy" content="script-src 'self' '${hashOf('elsewhere')}'; style-src 'self' '${hashOf(CSS)}'">`;
const write = (body: string, base = '') =>
  writeFileSync(
    join(folder, 'page.html'),
    `<head><style>.unused{top:0}</style>${POLICY}<style>${CSS}</style></head>${body}<script type="module" src="${base}/_astro/a.js"></script>`,
  );
const read = () => readFileSync(join(folder, 'page.html'), 'utf8');
const trim = () => trimPages({ folder, base: '' });

describe('a page', () => {
  it('keeps the styles it can use, in one place, and its policy allows exactly those', async () => {
    write('<p class="here">');
    await trim();
    expect(read()).toContain(`<style>${KEPT}</style></head>`);
    expect(read().match(/<style>/g)).toHaveLength(1);
    expect(read()).toContain(hashOf(KEPT));
    expect(read()).not.toContain(hashOf(CSS));
    expect(read()).not.toContain(hashOf('elsewhere'));
  });

  it('carries the owner’s own sheet whole, behind everything else, with the tokens that it uses', async () => {
    const own = '.nobody{color:var(--lonely)}';
    writeFileSync(
      join(folder, 'page.html'),
      `<head>${POLICY}<style data-own>${own}</style><style>:root{--lonely:red;--unused:red}${CSS}</style></head><p class="here"><astro-island></astro-island>`,
    );
    await trim();
    const kept = `:root{--lonely:red}.here{color:red}${own}`;
    expect(read()).toContain(`<style>${kept}</style></head>`);
    expect(read()).toContain(hashOf(kept));
    // What is behind a password brings it along too.
    const [, sheet = ''] = /content="(\/_astro\/study[^"]+)"/.exec(read()) ?? [];
    expect(readFileSync(join(folder, sheet), 'utf8')).toContain(own);
  });

  it('keeps styles for what a script may draw later, under a sub-path too', async () => {
    writeFileSync(join(folder, '_astro/b.js'), 'y="imported",()=>import(`./c.js`)');
    writeFileSync(join(folder, '_astro/c.js'), 'z="unused"');
    write('<p class="here">', '/portfolio');
    await trimPages({ folder, base: '/portfolio' });
    expect(read()).toContain(`<style>.unused{top:0}${CSS}</style></head>`);
  });

  it.each([
    't=`/portfolio/_astro/c.js`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as Rolldown writes it, where the address is used but once.
    '()=>import(`/portfolio/_astro/c.js#${n}`)',
  ])('keeps styles for what a script fetches by its address, %s', async (code) => {
    writeFileSync(join(folder, '_astro/b.js'), `y="imported",${code}`);
    writeFileSync(join(folder, '_astro/c.js'), 'z="unused"');
    write('<p class="here">', '/portfolio');
    await trimPages({ folder, base: '/portfolio' });
    expect(read()).toContain(`<style>.unused{top:0}${CSS}</style></head>`);
  });

  it('has of a locked study what can be seen, and notes where the styles of the rest are', async () => {
    const FONT = '@font-face{font-family:a;src:url(a.woff2)}';
    writeFileSync(join(folder, '_astro/b.js'), 'y="imported",()=>import(`./c.js`)');
    writeFileSync(join(folder, '_astro/c.js'), 'z="unused"');
    write(
      `<astro-island component-url="/portfolio/_astro/b.js"></astro-island><p class="here"><style>${FONT}</style>`,
      '/portfolio',
    );
    await trimPages({ folder, base: '/portfolio' });
    expect(read()).toContain(`<style>${KEPT}${FONT}</style></head>`);
    const [, name = ''] =
      read().match(/<meta name="study-styles" content="\/portfolio\/(_astro\/.+?\.css)">/) ?? [];
    // All of them, in their order; but the fonts are there already.
    expect(readFileSync(join(folder, name), 'utf8')).toBe(`.unused{top:0}${CSS}`);
  });

  it('keeps its scripts where they are, and lets what can be seen go first on the line', async () => {
    write('<p class="here"><script type="module">inside()</script>');
    await trim();
    expect(read()).toContain('<script type="module">inside()</script>');
    expect(read()).toContain('<script type="module" fetchpriority="low" src="/_astro/a.js"></script>');
  });

  it.each([
    'Where the </head> of a page ends',
    'How a <style> tag and a <script> tag of ours were read',
    'The <style>body{background:red}</style> tag',
    '<script>console.log("unused")</script> and </body>',
    'A page</head><meta http-equiv=refresh content="1;url=//e">',
    "It's 1 > 2 & <b>3</b>",
  ])('takes words for words, whatever they are about: %s', async (words) => {
    const attribute = words.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const meta = `<meta name="description" content="${attribute}"><meta name=other content='${words.replaceAll("'", '')}'>`;
    write(`<p class="here" title="${attribute}">`);
    const page = read();
    writeFileSync(join(folder, 'page.html'), page.replace('<head>', `<head>${meta}`));
    await trim();
    const found = parse(read());
    const [html] = found.childNodes.flatMap((node) => ('tagName' in node ? node : []));
    const elements: { tagName: string; attrs: { name: string; value: string }[] }[] = [];
    const walk = (node: object) => {
      if ('tagName' in node) elements.push(node as (typeof elements)[number]);
      if ('childNodes' in node) for (const child of node.childNodes as object[]) walk(child);
    };
    if (html) walk(html);
    expect(elements.map(({ tagName }) => tagName)).toEqual([
      ...['html', 'head', 'meta', 'meta', 'meta', 'style', 'body', 'p', 'script'],
    ]);
    const value = (at: number, name: string) => elements[at]?.attrs.find((one) => one.name === name)?.value;
    expect(value(2, 'content')).toBe(words);
    expect(value(7, 'title')).toBe(words);
    expect(read()).toContain(`<style>${KEPT}</style></head>`);
    expect(read()).not.toContain(hashOf(CSS));
  });
});
