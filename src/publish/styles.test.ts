import { describe, expect, it } from 'vitest';
import { trimSheet } from './styles.ts';

const trim = (css: string, markup: string, code = '') => trimSheet(css, { markup, code });

describe('a sheet', () => {
  it('loses the classes that nothing names', async () => {
    expect(await trim('.card{color:red}.quiz{color:blue}', '<div class="card">')).toBe('.card{color:red}');
  });

  it('keeps a class that only a script names', async () => {
    expect(await trim('.quiz{color:blue}', '<p>', 'let a="quiz"')).toBe('.quiz{color:blue}');
  });

  it('takes no word of a text, and no variable of a script, for a class', async () => {
    const css = '.go{color:blue}.b2{color:red}.ok{color:green}';
    expect(await trim(css, '<p class="ok">Where to go next</p>', 'let go=1,b2=go+2')).toBe(
      '.ok{color:green}',
    );
    expect(await trim(css, '<p>', 'let m={a:"go",b:"b2 ok"}')).toBe(css);
  });

  it('keeps what depends on a state that a script or the browser changes, whatever it is now', async () => {
    const css = '.menu[data-is-open=yes]{display:block}dialog[open]{inset:0}.menu:popover-open{top:0}';
    const markup = '<dialog></dialog><ul class="menu" data-is-open="no">';
    expect(await trim(css, markup, 'menu.dataset.isOpen="yes"')).toBe(css);
    expect(await trim(css, markup, 'menu.setAttribute("data-is-open","yes")')).toBe(css);
  });

  it('loses the variants that this page does not show and nothing changes', async () => {
    const css = '.device[data-device=Phone]{width:1px}.device[data-device=Laptop]{width:2px}';
    expect(await trim(css, '<div class="device" data-device="Phone">')).toBe(
      '.device[data-device=Phone]{width:1px}',
    );
  });

  it('keeps layers, tokens and queries in their order, and nothing empty', async () => {
    const css =
      '@layer c{.quiz{top:0}}@layer a{:root{--x:1px}@media (width<=768px){.card{top:var(--x)}}}@layer b{@media print{.quiz{top:0}}}@layer c{.card{top:0}}';
    expect(await trim(css, '<div class="card">')).toBe(
      '@layer c,a,b;@layer a{:root{--x:1px}@media (width<=768px){.card{top:var(--x)}}}@layer c{.card{top:0}}',
    );
  });

  it('loses tokens that nothing uses, but not one a script reads', async () => {
    const css = ':root{--used:1px;--unused:2px;--read:3px}p{top:var(--used)}';
    expect(await trim(css, '<p>', 'get("--read")')).toBe(':root{--used:1px;--read:3px}p{top:var(--used)}');
  });
});
