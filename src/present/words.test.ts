import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prose } from '../blocks/example-media.ts';
import { plainText } from '../model/inline.ts';
import { countWords, MOST_WORDS, sharedOut } from './words.ts';

const shared = (...texts: string[]) => {
  const { shown, said } = sharedOut(texts.map(prose));
  return { shown: shown.map(plainText), said: said.map(plainText) };
};
const words = (count: number) => Array.from({ length: count }, (_, index) => `Word${index}`).join(' ');

describe('of running text a slide shows', () => {
  test('all, where that is little', () => {
    expect(shared('One sentence.', 'And another.')).toEqual({
      shown: ['One sentence.', 'And another.'],
      said: [],
    });
  });

  test('whole sentences while they fit; the rest is said', () => {
    const long = `${words(20)}. `;
    expect(shared(`${long}${long}`.trim())).toEqual({ shown: [long.trim()], said: [long.trim()] });
  });

  test('of a first sentence that is too long, its beginning, up to the end of a clause; then it is said whole', () => {
    const sentence = `${words(12)}, ${words(30)}.`;
    expect(shared(sentence)).toEqual({ shown: [`${words(12)} …`], said: [sentence] });
    const breathless = `${words(60)}.`;
    expect(shared(breathless)).toEqual({ shown: [`${words(30)} …`], said: [breathless] });
  });

  test('of such a sentence no half phrase: without a sign it ends before a word that begins another clause', () => {
    const joined = `${words(20)} and ${words(20)}.`;
    expect(shared(joined)).toEqual({ shown: [`${words(20)} …`], said: [joined] });
    const early = `${words(7)}, ${words(15)} because ${words(20)}.`;
    expect(shared(early).shown).toEqual([`${words(7)}, ${words(15)} …`]);
    const dashed = `${words(18)} – ${words(20)}.`;
    expect(shared(dashed).shown).toEqual([`${words(18)} …`]);
  });

  test('no half sentence where other words take the room: it is said', () => {
    for (const most of [8, 20])
      expect(sharedOut([prose(`${words(24)}.`)], most)).toEqual({
        shown: [],
        said: [prose(`${words(24)}.`)],
      });
  });

  test('no sentence that ends only by its look', () => {
    const text = `Prices such as $3.50 or e.g. five dollars are short. ${words(29)}.`;
    expect(shared(text).shown).toEqual(['Prices such as $3.50 or e.g. five dollars are short.']);
  });

  test('emphasis and links as they are, in both halves', () => {
    const { shown, said } = sharedOut([prose(`*${words(20)}. ${words(20)}.*`)]);
    expect([shown[0]?.[0]?.kind, said[0]?.[0]?.kind]).toEqual(['emphasis', 'emphasis']);
  });

  test('words of a script without spaces, counted as people do', () => {
    expect(countWords('図書館のアプリ')).toBeGreaterThan(2);
    const sentence = '図書館のアプリは質問に答える前に五つのことを話す。';
    expect(shared(sentence.repeat(6)).shown[0]?.length).toBeLessThan(sentence.length * 4);
  });
});

test('whatever the text: thirty words at most, and none is lost', () => {
  const sentence = fc
    .array(fc.constantFrom('desk', 'a', 'shelf,', 'in', '*now*', '**here**', '[there](/about)', 'e.g.'), {
      minLength: 1,
      maxLength: 50,
    })
    .map((some) => `The ${some.join(' ')} end.`);
  const paragraph = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));
  fc.assert(
    fc.property(
      fc.array(paragraph, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0, max: 40 }),
      (texts, most) => {
        const { shown, said } = sharedOut(texts.map(prose), most);
        const shownWords = shown.reduce((sum, text) => sum + countWords(plainText(text)), 0);
        expect(shownWords).toBeLessThanOrEqual(most);
        const all = [...shown, ...said].map((text) => plainText(text).replace(/ …$/, '')).join(' ');
        const wanted = texts.map((text) => plainText(prose(text))).join(' ');
        // What was broken off is said again from its beginning.
        expect(all.endsWith(said.map(plainText).join(' '))).toBe(true);
        if (!shown.some((text) => plainText(text).endsWith(' …'))) expect(all).toBe(wanted);
        else expect(said.map(plainText).join(' ')).toBe(wanted);
      },
    ),
  );
  expect(MOST_WORDS).toBe(30);
});
