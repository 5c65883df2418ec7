import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { isSample } from '../../tests/helpers/sample.ts';
import { lookSchema } from '../model/look.ts';
import { trimSheet } from '../publish/styles.ts';
import { readLibrary } from '../reader/read.ts';
import { contrast } from './contrast.ts';
import { heldTo } from './css.ts';
import { solveLook } from './solved.ts';
import { FIRST_LOOK } from './whole.ts';

const tokensOf = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]),
  );

describe('the looks that come along', () => {
  const names = readdirSync('src/look/looks').map((file) => file.replace('.yaml', ''));

  it('are those that a file can name', () => {
    expect(names.toSorted()).toEqual(lookSchema.shape.look.unwrap().options.toSorted());
    expect(names).toContain(FIRST_LOOK);
  });

  it.each(lookSchema.shape.look.unwrap().options)('%s says every line', (look) => {
    const said = Object.keys(parse(readFileSync(`src/look/looks/${look}.yaml`, 'utf8')));
    // Its own name is no line of it, and what is not said of the dark is worked out.
    const lines = Object.keys(lookSchema.shape).filter((line) => line !== 'look' && line !== 'dark');
    expect(said.filter((line) => line !== 'dark').toSorted()).toEqual(lines.toSorted());
    expect(solveLook({ look }).css).not.toMatch(/undefined|NaN/);
  });
});

describe('a look', () => {
  it('that is not there is the one the site begins with', () => {
    expect(solveLook()).toEqual(solveLook({ look: FIRST_LOOK }));
    expect(solveLook({ colours: {} })).toEqual(solveLook());
  });

  it('is, in the sample, the one the site begins with', async ({ skip }) => {
    skip(!isSample, 'Whoever has made the site theirs may have made the look theirs too.');
    const { look } = await readLibrary(process.cwd());
    expect(solveLook(look)).toEqual(solveLook());
  });

  it('changes what it names and nothing else that does not follow from it', () => {
    const before = tokensOf(solveLook().css);
    const after = tokensOf(solveLook({ colours: { strong: 'navy' } }).css);
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(changed.toSorted()).toEqual([
      '--ground-strong',
      '--line-on-strong',
      '--stage',
      '--text-on-strong-faint',
      '--text-on-strong-soft',
    ]);
    expect(after['--ground-strong']).toBe('#000080');
  });

  it('leaves a colour that only some screens can show as it is written', () => {
    const red = 'color(display-p3 1 0 0)';
    const { css, colours } = solveLook({ colours: { accent: red } });
    expect(tokensOf(css)['--accent']).toBe(red);
    expect(colours.accent).toBe('#ff3428');
  });

  it('gives what lies over a dark page an edge, where a shadow is not seen', () => {
    const edge = '--dark-edge';
    expect(solveLook({ lines: 'none' }).css).not.toContain(edge);
    expect(solveLook({ look: 'night' }).css).toContain(`${edge}:var(--line-strong)`);
    expect(solveLook({ scheme: 'auto' }).css).toContain(`${edge}:light-dark(transparent,var(--line-strong))`);
  });

  it('with a dark ground has dark scrollbars and fields, and white paper', () => {
    const { css, paper } = solveLook({ colours: { ground: '#0d1014', text: '#e8ecf1', strong: '#161b22' } });
    expect(css).toContain('color-scheme:dark');
    expect(solveLook().css).not.toContain('color-scheme');
    expect([paper.ground, paper.text, paper.accent]).toEqual(['#ffffff', '#0d1014', '#f4be35']);
  });

  it('in the dark scheme is worked out from the light one, but for what is said of it', () => {
    const { colours, css } = solveLook({ scheme: 'dark', dark: { ground: '#171412' } });
    expect(colours).toMatchObject({ ground: '#171412', accent: '#f4be35' });
    expect(contrast(colours.text, colours.ground)).toBeGreaterThan(10);
    expect(css).toContain('color-scheme:dark');
    expect(solveLook({ dark: { ground: '#171412' } })).toEqual(solveLook());
  });

  it('that follows the visitor’s device holds both schemes in one sheet, and is chosen by hand too', () => {
    const { css, colours, darkGround } = solveLook({ scheme: 'auto' });
    const [light, dark] = [solveLook(), solveLook({ scheme: 'dark' })];
    expect(css).toContain('color-scheme:light dark');
    expect(tokensOf(css)['--ground']).toBe(`light-dark(#fff,${dark.colours.ground})`);
    expect(tokensOf(css)['--accent']).toBe('#f4be35');
    expect(css).toContain(':root[data-scheme=dark]{color-scheme:dark;');
    expect(css).toContain('@media print{:root:root{color-scheme:light;');
    expect([colours, darkGround]).toEqual([light.colours, dark.colours.ground]);
    expect(light.darkGround).toBeUndefined();
  });

  it('says which version of a picture is shown, by device, by hand and on paper', () => {
    const [LIGHT, DARK] = [
      '--light-picture:contents;--dark-picture:none',
      '--light-picture:none;--dark-picture:contents',
    ];
    const { css } = solveLook({ scheme: 'auto' });
    expect(css).toContain(`@media (prefers-color-scheme:dark){:root{${DARK};`);
    expect(css).toContain(`:root[data-scheme=light]{color-scheme:light;${LIGHT};`);
    expect(css).toContain(`:root[data-scheme=dark]{color-scheme:dark;${DARK};`);
    expect(css).toContain(`@media print{:root:root{color-scheme:light;${LIGHT};`);
    expect(solveLook({ scheme: 'dark' }).css).toContain(DARK);
    expect(solveLook().css).not.toContain('-picture');
    const held = heldTo('dark', css);
    expect(held).toContain('@media (prefers-color-scheme:dark)');
    expect(held).not.toContain('{color-scheme:light');
    expect(held).toMatch(new RegExp(`:root:root\\{${DARK}[^}]*\\}\\}$`));
  });

  it('keeps its highlighter’s band where it is light, though light letters on dark need a line below', () => {
    const BAND = '--mark-low:0%;--mark-share:1';
    const LINE = '--mark-low:96%;--mark-share:.2';
    const { css } = solveLook({ scheme: 'auto' });
    expect(solveLook({ scheme: 'light' }).css).toContain(BAND);
    expect(solveLook({ scheme: 'dark' }).css).toContain(LINE);
    expect(css.slice(0, css.indexOf('@media'))).toContain(BAND);
    expect(/@media \(prefers-color-scheme:dark\)\{:root\{[^}]*/.exec(css)?.[0]).toContain(LINE);
    for (const [scheme, mark] of [
      ['light', BAND],
      ['dark', LINE],
    ] as const) {
      expect(new RegExp(`data-scheme=${scheme}\\][^}]*`).exec(css)?.[0]).toContain(mark);
      expect(heldTo(scheme, css).split(':root:root{').at(-1), scheme).toContain(mark);
    }
    expect(/@media print\{[^}]*/.exec(css)?.[0]).toContain(BAND);
  });

  it('says nothing of pictures on a page that has none with two versions', async () => {
    const { css } = solveLook({ scheme: 'auto' });
    const sheet = `${css}@layer ui{.dark{display:var(--dark-picture,none)}}`;
    const kept = (markup: string) => trimSheet(sheet, { markup, code: 'e.dataset.scheme=v' });
    const [without, having] = await Promise.all([kept('<picture>'), kept('<picture class="dark">')]);
    expect(without).not.toMatch(/-picture|prefers-color-scheme/);
    expect(without).toContain('[data-scheme=dark]{color-scheme:dark}');
    expect(having).toContain('[data-scheme=dark]{color-scheme:dark;--dark-picture:contents}');
  });

  it('is printed on white: a page says so where its ground is another', () => {
    const printed = (look: Parameters<typeof solveLook>[0]) =>
      tokensOf(/@media print\{(.*)/.exec(solveLook(look).css)?.[1] ?? '');
    expect(printed({})).toEqual({});
    const night = printed({ scheme: 'dark' });
    expect([night['--ground'], night['--text']]).toEqual(['#fff', '#2b2420']);
    expect(night['--accent'], 'the same on screen and paper').toBeUndefined();
    const pink = solveLook({ look: 'night', dark: { accent: '#ff5ca8' } });
    expect(pink.paper.accent, 'an accent of the dark scheme alone').toBe('#ff5ca8');
    expect(tokensOf(solveLook({ scheme: 'dark' }).css)['--accent']).toBe('#f4be35');
    expect(printed({ colours: { ground: '#faf6ef' } })['--ground']).toBe('#fff');
  });

  it('with a dark ground has covers that glow where they would have shadows', () => {
    const glow = (look: Parameters<typeof solveLook>[0]) => tokensOf(solveLook(look).css)['--glow'];
    expect(glow({ scheme: 'dark' })).toContain('var(--accent)');
    expect(glow({ scheme: 'auto' })).toContain('light-dark(transparent,');
    expect(glow({ scheme: 'dark', depth: 'flat' })).toBeUndefined();
    expect(glow({})).toBeUndefined();
  });

  it('dims pictures among dark text, on screens alone, and not where the visitor has chosen light', () => {
    const dim = '[data-read] main img{filter:brightness(.92)}';
    expect(solveLook().css).not.toContain('brightness');
    expect(solveLook({ scheme: 'dark' }).css).toContain(`@media screen{:root${dim}}`);
    expect(solveLook({ scheme: 'auto' }).css).toContain(
      `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light])${dim}}@media screen{:root[data-scheme=dark]${dim}}`,
    );
    // A loud ground is dark, but what is read stands on its palest tint.
    expect(solveLook({ look: 'poster' }).css).not.toContain('brightness');
  });

  it('underlines words with a highlighter that they could not be read on', () => {
    expect(tokensOf(solveLook({ colours: { accent: '#2b2420' } }).css)['--mark-low']).toBe('96%');
    expect(tokensOf(solveLook().css)['--mark-low']).toBe('0%');
  });
});

test('a statement fills wide windows, and bar and footer keep to its edges', () => {
  expect(solveLook({ hero: 'statement' }).css).toContain(
    ':root{--hang:start;--width-page:2160px}body>.behind{--width-image:2160px}',
  );
  expect(solveLook({ hero: 'centred' }).css).toBe(solveLook().css);
  expect(solveLook({ hero: 'centred', work: 'list' }).layout).toEqual({ hero: 'centred', work: 'list' });
});

test('letters are printed in a colour that is read on white, whatever they are on a screen', () => {
  const { paper } = solveLook({ colours: { ground: '#fff600', text: '#ffa500' } });
  expect(contrast(paper.text, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

describe('the dials', () => {
  const changed = (look: Parameters<typeof solveLook>[0]) => {
    const [before, after] = [tokensOf(solveLook().css), tokensOf(solveLook(look).css)];
    return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));
  };

  it('stand, where nothing is said, where everything was drawn', () => {
    expect(solveLook().css).toContain(
      '--corners:16px;--radius-control:999px;--radius-round:50%;--air:1;--rule-width:1px;--rule-colour:var(--line);--rule-heavy:2px;--text-size:1',
    );
  });

  it('make corners round or square, of buttons and numbers too', () => {
    expect(changed({ corners: 0 })).toEqual({
      '--corners': '0px',
      '--radius-control': '0px',
      '--radius-round': '0',
    });
    expect(changed({ corners: 32 })).toEqual({ '--corners': '32px' });
    const controls = [4, 8, 12, 15].map((corners) => changed({ corners })['--radius-control']);
    expect(controls).toEqual(['4px', '8px', '16px', '27px']);
  });

  it('give more room or less', () => {
    expect(changed({ spacing: 'tight' })).toEqual({ '--air': '0.8' });
    expect(changed({ spacing: 'airy' })).toEqual({ '--air': '1.3' });
  });

  it('draw rules, or none', () => {
    expect(changed({ lines: 'none' })).toMatchObject({
      '--rule-width': '0px',
      '--rule-colour': 'transparent',
    });
    expect(changed({ lines: 'none' })['--card-ground'], 'nor frames').toBe('transparent');
    expect(changed({ lines: 'strong' })).toMatchObject({
      '--rule-width': '2px',
      '--rule-colour': 'var(--text)',
    });
    expect(changed({ lines: 'strong' })['--repeated'], 'what comes again is drawn like them').toBe(
      'var(--text)',
    );
  });

  it('take shadows away, and give what lies over a page an edge instead', () => {
    expect(changed({ depth: 'flat' })).toEqual({ '--shade': 'transparent', '--edge': 'var(--line-strong)' });
  });

  it('make running text larger or smaller', () => {
    expect(changed({ textSize: 125 })).toEqual({ '--text-size': '1.25' });
    const tokens = readFileSync('src/styles/tokens.css', 'utf8');
    const scaled = [...tokens.matchAll(/--size-(\w+): calc\(.*var\(--text-size\)\)/g)].map(
      ([, name]) => name,
    );
    expect(scaled).toEqual(['small', 'body', 'lead', 'body']);
  });
});
