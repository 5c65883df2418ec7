import { readdirSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { lookSchema } from '../model/look.ts';
import { readLibrary } from '../reader/read.ts';
import { contrast } from './contrast.ts';
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
    const { css } = solveLook({ look });
    expect(css).not.toMatch(/undefined|NaN/);
  });
});

describe('a look', () => {
  it('that is not there is the one the site begins with', () => {
    expect(solveLook()).toEqual(solveLook({ look: FIRST_LOOK }));
    expect(solveLook({ colours: {} })).toEqual(solveLook());
  });

  it('is, in the sample, the one the site begins with', async () => {
    const { site, look } = await readLibrary(process.cwd());
    // Whoever has made the site theirs may have made the look theirs too.
    if (site.url.endsWith('.example')) expect(solveLook(look)).toEqual(solveLook());
  });

  it('changes what it names and nothing else that does not follow from it', () => {
    const before = tokensOf(solveLook().css);
    const after = tokensOf(solveLook({ colours: { strong: 'navy' } }).css);
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(changed.toSorted()).toEqual([
      '--ground-strong',
      '--line-on-strong',
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

  it('with a dark ground has dark scrollbars and fields, and white paper', () => {
    const { css, paper } = solveLook({ colours: { ground: '#0d1014', text: '#e8ecf1', strong: '#161b22' } });
    expect(css).toContain('color-scheme:dark');
    expect(solveLook().css).not.toContain('color-scheme');
    expect([paper.ground, paper.text, paper.accent]).toEqual(['#ffffff', '#0d1014', '#f4be35']);
  });

  it('underlines words with a highlighter that they could not be read on', () => {
    expect(tokensOf(solveLook({ colours: { accent: '#2b2420' } }).css)['--mark-low']).toBe('96%');
    expect(solveLook().css).not.toContain('--mark');
  });
});

test('letters are printed in a colour that is read on white, whatever they are on a screen', () => {
  const { paper } = solveLook({ colours: { ground: '#fff600', text: '#ffa500' } });
  expect(contrast(paper.text, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});
