import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
const readSheet = (name = '') => readFileSync(join(folder, name), 'utf8');
const trim = (base = '') => trimPages({ folder, base });

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

  it('lets its scripts come after what is seen, those in the HTML too', async () => {
    write('<p class="here"><script type="module">inside()</script>');
    await trim();
    const [[, code = ''] = [], ...others] = read().matchAll(/<script type="module">(.+?)<\/script>/g);
    expect(others).toEqual([]);
    const [, file] =
      code.match(/import\("(\/_astro\/page\.[0-9a-f]{10}\.js)"\),import\("\/_astro\/a\.js"\)/) ?? [];
    expect(readSheet(file)).toBe('inside()');
    expect(read()).not.toContain('src="/_astro/a.js"');
    expect(read()).toContain(`script-src 'self' '${hashOf(code)}'`);
  });

  it('keeps its few lines inside if it fetches no script', async () => {
    writeFileSync(join(folder, 'page.html'), `<head>${POLICY}</head><script type="module">inside()</script>`);
    await trim();
    expect(read()).toContain('<script type="module">inside()</script>');
  });

  it('has no sheet beside it while it is open to all and fits into one round trip', async () => {
    write('<p class="here"><section data-starts="section"></section>');
    await trim();
    expect(readdirSync(join(folder, '_astro'))).toEqual(['a.js', 'b.js']);
  });

  it('has the whole sheet waiting beside it while it is locked, under a sub-path too', async () => {
    write('<form class="here" data-gate-form>', '/portfolio');
    await trim('/portfolio');
    const [, address = ''] = read().match(/<link rel="stylesheet" href="([^"]+)" media="not all"/) ?? [];
    expect(address).toMatch(/^\/portfolio\/_astro\/study\.[0-9a-f]{10}\.css$/);
    expect(readSheet(address.slice('/portfolio'.length))).toBe(`.unused{top:0}${CSS}`);
  });
});

describe('a study too long for the first round trip', () => {
  /** So many bytes, once it is compressed. */
  const words = (bytes: number) => randomBytes(bytes).toString('hex');
  const block = (name: string, bytes = 0) =>
    `<section class="${name}" data-starts="section">${words(bytes)}</section>`;
  /** A sheet in which each of the classes takes so many bytes. */
  const sheet = (names: string[], bytes: number) =>
    names.map((name) => `.${name}{content:"${words(bytes)}"}`).join('');
  const writeStudy = (css: string, body: string) =>
    writeFileSync(
      join(folder, 'page.html'),
      `<head>${POLICY}<style>@font-face{font-family:"A"}${css}</style></head><h1 class="top">${body}`,
    );
  const late = () =>
    read().match(
      /<noscript><link rel="stylesheet" href="([^"]+)"><\/noscript><script>(.+?)<\/script>(.{20})/,
    );

  it('keeps the styles for what is above, and has all of them in a file before the blocks they are for', async () => {
    const css = sheet(['top', 'one', 'two', 'three'], 6000);
    writeStudy(css, block('one') + block('two') + block('three'));
    await trim();
    const [, address, script = '', after] = late() ?? [];
    expect(after).toBe('<section class="two"');
    expect(read()).toContain('.one{');
    expect(read()).not.toContain('.two{');
    expect(readSheet(address)).toContain(css);
    expect(readSheet(address)).not.toContain('@font-face');
    expect(read()).toContain(`script-src 'self' '${hashOf(script)}'`);
  });

  it('keeps as many as fit', async () => {
    writeStudy(sheet(['top', 'one', 'two', 'three'], 4200), block('one') + block('two') + block('three'));
    await trim();
    expect(late()?.[3]).toBe('<section class="three"'.slice(0, 20));
  });

  it('keeps everything inside if its words alone are too long', async () => {
    writeStudy(sheet(['top', 'one'], 100), block('one', 20_000));
    await trim();
    expect(late()).toBeNull();
    expect(read()).toContain('.one{');
  });
});
