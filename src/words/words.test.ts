import { describe, expect, it, test } from 'vitest';
import { wordsSchema } from '../model/words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { hasWords, SOUGHT, wordsFor } from './words.ts';

const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(Object.entries({ en, fr }))('The words in %s', (_, words) => {
  it('are whole, one line each', () => {
    expect(wordsSchema.safeParse(words).error).toBeUndefined();
  });

  it('leave the same gaps for names and numbers as the English ones', () => {
    for (const group of ['labels', 'footer', 'notFound', 'gate', 'mail'] as const)
      for (const [name, text] of Object.entries(en[group]))
        expect(slots((words[group] as Record<string, string>)[name] ?? ''), `${group}.${name}`).toEqual(
          slots(text),
        );
  });
});

describe('French', () => {
  it('has its own apostrophes and no-break spaces', () => {
    const all = JSON.stringify(fr);
    expect(all).not.toMatch(/\w'\w/);
    expect(all.match(/[^\u00a0] ?:(?!\/\/|[“"])/g)?.filter((at) => !at.startsWith('"')) ?? []).toEqual([]);
    expect(all).not.toMatch(/« | »|«(?!\u00a0)|(?<!\u00a0)»/);
  });
});

describe('A language', () => {
  it('is chosen without its country, and English stands in for one that has no words', () => {
    expect(wordsFor('fr-CA')).toBe(fr);
    expect(wordsFor('en-GB')).toBe(en);
    expect(hasWords('pl')).toBe(false);
    expect(wordsFor('pl')).toBe(en);
  });
});

test.each(SOUGHT.map((words) => [words] as const))(
  'What an import looks for is said in every language',
  (words) => {
    const lists = (value: object): unknown[] =>
      Object.values(value).flatMap((one) => (Array.isArray(one) ? [one] : lists(one)));
    expect(lists(words).length).toBeGreaterThan(25);
    for (const list of lists(words)) expect(list).not.toEqual([]);
    expect(words.months).toHaveLength(12);
  },
);
