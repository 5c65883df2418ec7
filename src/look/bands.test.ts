import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trimSheet } from '../publish/styles.ts';
import { bandColours, bandsCss } from './bands.ts';
import { chromaOf, contrast, FOR_EDGES, FOR_TEXT, lightnessOf } from './contrast.ts';
import { comesAlong } from './looks.ts';
import { shownFours, wholeLook } from './whole.ts';

const workshop = comesAlong('workshop');
const POSTER = { ground: '#1f3bff', text: '#ffffff', accent: '#ffe14d', strong: '#0b1a8c' };
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('a band in the colour of a cover', () => {
  test('has letters that can be read on it, whatever the colour and the look, in light and dark', () => {
    fc.assert(
      fc.property(colour, colour, colour, (tone, ground, accent) => {
        for (const four of shownFours({
          ...workshop,
          scheme: 'auto',
          colours: { ...POSTER, ground, accent },
        })) {
          if (!four) continue;
          const band = bandColours(tone, four);
          expect(contrast(band.text, band.ground)).toBeGreaterThanOrEqual(FOR_TEXT);
          expect(contrast(band.textSoft, band.ground)).toBeGreaterThanOrEqual(FOR_TEXT);
          expect(contrast(band.lineStrong, band.ground)).toBeGreaterThanOrEqual(FOR_EDGES);
          expect(contrast(band.focus, band.ground)).toBeGreaterThanOrEqual(FOR_EDGES);
        }
      }),
      { seed: 25, numRuns: 400 },
    );
  }, 60_000);

  test('has the site’s own letters where those can be read', () => {
    expect(bandColours('#f2f2f2', workshop.colours).text).toBe(workshop.colours.text);
    expect(bandColours('#122649', workshop.colours).text).toBe(workshop.colours.ground);
    expect(bandColours('#ffe14d', POSTER).text).toBe(POSTER.ground);
  });

  test('is darker at night, and of the same hue; on a ground that is a colour it stays as it is', () => {
    const [, night] = shownFours({ ...workshop, scheme: 'auto' });
    if (!night) throw new Error('There is no dark scheme.');
    const { ground } = bandColours('#fba38b', night);
    expect(lightnessOf(ground)).toBeLessThan(0.36);
    expect(chromaOf(ground)).toBeGreaterThan(0.05);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(ground.slice(at, at + 2), 16),
    );
    expect(red > green && green > blue).toBe(true);
    expect(bandColours('#122649', night).ground).toBe('#122649');
    expect(bandColours('#fba38b', POSTER).ground).toBe('#fba38b');
  });
});

describe('the sheet of the bands', () => {
  test('says each colour once, for screens alone', () => {
    const css = bandsCss(workshop, ['#4e46de', '#fba38b', '#4e46de']);
    expect(css.match(/\[data-tone='\w+'\]/g)).toEqual(["[data-tone='4e46de']", "[data-tone='fba38b']"]);
    expect(css).toContain('--ground:#4e46de;--text:#fff;');
    expect(css).toMatch(/^@layer tokens\{@media screen\{/);
  });

  test('turns with the visitor’s device where the look does', () => {
    const css = bandsCss(wholeLook({ scheme: 'auto' }, workshop), ['#fba38b']);
    expect(css).toMatch(/--ground:light-dark\(#fba38b,#\w+\)/);
  });

  test('stays in a page that shows them, and goes from one that does not', async () => {
    const css = `${bandsCss(workshop, ['#4e46de', '#052b21'])}article{background:var(--ground)}`;
    const [first = '', second = ''] = ['#4e46de', '#052b21'].map(
      (tone) => `<article data-tone="${tone.slice(1)}"></article>`,
    );
    const kept = await trimSheet(css, { markup: first + second, code: '' });
    expect(kept).toContain('--ground:#4e46de');
    expect(kept).toContain('--ground:#052b21');
    expect(await trimSheet(css, { markup: second, code: '' })).not.toContain('#4e46de');
  });

  test('is empty where there are none', () => {
    expect(bandsCss(workshop, [])).toBe('');
  });
});
