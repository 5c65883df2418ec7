import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import jsQR from 'jsqr';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { activity, chequing, scenarios, transfer } from '../boards/interac/data.ts';
import { campaignOf, urlOf } from '../boards/trakt/data.ts';
import { Qr } from '../boards/trakt/ui/Qr.tsx';
import { compile } from '../prototypes/compile.ts';
import { typed } from '../prototypes/crypto_insights/App.tsx';
import { balanceOf, entriesOf, first, next, type State } from '../prototypes/interac/state.ts';
import { MOST_KB, prototypes } from '../prototypes/list.ts';
import { clean, type Draft, empty, faultsOf, linksOf, withTyped } from '../prototypes/trakt/links.ts';

const STUDIES = join(import.meta.dirname, '../../content/case-studies');

describe.each(prototypes)('the prototype of $study', (prototype) => {
  const committed = readFileSync(join(STUDIES, prototype.study, 'prototype.html'), 'utf8');

  test('is what its code compiles to, byte for byte', { timeout: 60_000 }, async () => {
    expect((await compile(prototype)) === committed).toBe(true);
  });

  test(`weighs at most ${MOST_KB} KB gzipped, and asks for nothing outside itself`, () => {
    expect(gzipSync(committed, { level: 9 }).length / 1024).toBeLessThanOrEqual(MOST_KB);
    expect(committed).not.toMatch(/(src|href)=["']?(https?:)?\/\//);
    const named = [...committed.matchAll(/url\(([^)]{0,16})/g)].map(([, at = '']) => at);
    // Besides its fonts, a drawing may name its own parts.
    expect(named.filter((at) => !at.startsWith('#'))).toEqual(prototype.faces.map(() => 'data:font/woff2;'));
  });
});

describe('the order of crypto_insights', () => {
  const keys = (text: string) => [...text].reduce(typed, '');

  test('takes an amount of dollars and cents, and nothing else', () => {
    expect(['250', '0250', '.5', '12.345', '1.2.3', '12⌫⌫⌫7'].map(keys)).toEqual([
      '250',
      '250',
      '0.5',
      '12.34',
      '1.23',
      '7',
    ]);
  });
});

describe('the emulator of interac', () => {
  const stateAfter = (...events: Parameters<typeof next>[1][]) => events.reduce<State>(next, first);

  test('keeps what was done when it is handed to another bank', () => {
    const state = stateAfter({ type: 'act' }, { type: 'bank', bank: 'rbc' });
    expect(state.handedOver).toBe(true);
    expect(balanceOf(state)).toBe(chequing.amount - transfer.amount);
    expect(entriesOf(state)).toHaveLength(activity.length + 1);
  });

  test('is not handed over before anything was done, nor when it comes back to the same bank', () => {
    expect(stateAfter({ type: 'bank', bank: 'td' }).handedOver).toBe(false);
    const back = stateAfter({ type: 'act' }, { type: 'bank', bank: 'td' }, { type: 'bank', bank: 'default' });
    expect(back.handedOver).toBe(false);
  });

  test('does nothing twice, and forgets all of it on Reset, but not the bank', () => {
    const twice = stateAfter({ type: 'act' }, { type: 'act' });
    expect(balanceOf(twice)).toBe(chequing.amount - transfer.amount);
    const reset = next(next(twice, { type: 'bank', bank: 'cibc' }), { type: 'reset' });
    expect([reset.bank, reset.done, balanceOf(reset)]).toEqual(['cibc', [], chequing.amount]);
  });

  test('has something to do in every scenario', () => {
    for (const scenario of scenarios)
      expect(stateAfter({ type: 'scenario', scenario }, { type: 'act' }).done).toEqual([scenario]);
  });
});

describe('the link builder of trakt', () => {
  const campaign = campaignOf('spring-demo-week');
  const draft: Draft = { ...empty, source: 'office-expo', medium: 'print', content: ['booth-banner'] };

  test('writes values as reports count them', () => {
    expect(['Booth Banner', 'ÉTÉ 2024', '--a', 'a&b=c'].map(clean)).toEqual([
      'booth-banner',
      'ete-2024',
      'a',
      'a-b-c',
    ]);
  });

  test('makes a link of each version, what is being typed included, and none twice', () => {
    expect(linksOf({ ...draft, typing: 'booth-card' }).map(({ content }) => content)).toEqual([
      'booth-banner',
      'booth-card',
    ]);
    expect(withTyped({ ...draft, typing: 'booth-banner' }).content).toEqual(['booth-banner']);
  });

  test('says what is missing, and nothing when all is there', () => {
    expect(Object.keys(faultsOf(empty, campaign))).toEqual(['source', 'medium', 'content']);
    expect(faultsOf({ ...draft, typing: 'booth-card' }, campaign)).toEqual({});
  });

  test('draws a code that decodes to the very link', async () => {
    const [link] = linksOf(draft);
    const url = urlOf(campaign, link!);
    const svg = renderToStaticMarkup(createElement(Qr, { text: url, size: 148 })).replace(
      '<svg',
      '<svg xmlns="http://www.w3.org/2000/svg"',
    );
    const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(url);
  });
});
