import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { trimPages, trimSheet } from './pages.ts';

const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`;

describe('a sheet', () => {
  it('loses the classes that nothing names', async () => {
    const css = await trimSheet('.card{color:red}.quiz{color:blue}', ['<div class="card">']);
    expect(css).toBe('.card{color:red}');
  });

  it('keeps a class that only a script names', async () => {
    expect(await trimSheet('.quiz{color:blue}', ['<p>', 'let a="quiz"'])).toBe('.quiz{color:blue}');
  });

  it('keeps what depends on a state, whatever value it has now', async () => {
    const css = '.menu[data-state=open]{display:block}dialog[open]{inset:0}.menu:popover-open{top:0}';
    expect(await trimSheet(css, ['<dialog></dialog><ul class="menu" data-state="closed">'])).toBe(css);
  });

  it('keeps layers, tokens and queries in their order', async () => {
    const css = '@layer a,b;@layer a{:root{--x:1px}@media (width<=768px){.card{top:var(--x)}}}';
    expect(await trimSheet(css, ['<div class="card">'])).toBe(css);
  });
});

describe('a page', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pages-'));
    mkdirSync(join(folder, '_astro'));
    writeFileSync(join(folder, '_astro/a.js'), 'x="scripted"');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const CSS = '.here{color:red}.scripted{color:green}.unused{color:blue}';
  const KEPT = '.here{color:red}.scripted{color:green}';
  const write = (body: string, base = '') =>
    writeFileSync(
      join(folder, 'page.html'),
      `<meta http-equiv="content-security-policy" content="script-src 'self' '${hashOf('elsewhere')}'; style-src 'self' '${hashOf(CSS)}'"><style>${CSS}</style>${body}<script type="module" src="${base}/_astro/a.js"></script>`,
    );
  const read = () => readFileSync(join(folder, 'page.html'), 'utf8');

  it('keeps the styles it can use, and its policy allows exactly those', async () => {
    write('<p class="here">');
    await trimPages(folder, '');
    expect(read()).toContain(`<style>${KEPT}</style>`);
    expect(read()).toContain(hashOf(KEPT));
    expect(read()).not.toContain(hashOf(CSS));
    expect(read()).not.toContain(hashOf('elsewhere'));
  });

  it('lets its scripts come after what is seen', async () => {
    write('<p class="here">');
    await trimPages(folder, '');
    const [, code = ''] = read().match(/<script type="module">(.+?)<\/script>/) ?? [];
    expect(code).toContain('import("/_astro/a.js")');
    expect(read()).not.toContain('src="/_astro/a.js"');
    expect(read()).toContain(`script-src 'self' '${hashOf(code)}'`);
  });

  it('has no sheet beside it while it is open to all', async () => {
    write('<p class="here">');
    await trimPages(folder, '');
    expect(readdirSync(join(folder, '_astro'))).toEqual(['a.js']);
  });

  it('has the whole sheet waiting beside it while it is locked, under a sub-path too', async () => {
    write('<form class="here" data-gate-form>', '/portfolio');
    await trimPages(folder, '/portfolio');
    const [, address = ''] = read().match(/<link rel="stylesheet" href="([^"]+)" media="not all"/) ?? [];
    expect(address).toMatch(/^\/portfolio\/_astro\/study\.[0-9a-f]{10}\.css$/);
    expect(readFileSync(join(folder, address.slice('/portfolio'.length)), 'utf8')).toBe(CSS);
  });
});
