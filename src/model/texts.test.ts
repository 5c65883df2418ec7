import { expect, test } from 'vitest';
import { z } from 'zod';
import { language, line, month, paragraph, picture, video } from './fields.ts';
import { formOf, schemas } from './schemas.ts';
import { allTextsOf, textsOf } from './texts.ts';
import { WIDGETS } from './widgets.ts';

const schema = z.strictObject({
  title: line('A title.'),
  text: z.array(paragraph('A paragraph.')),
  family: z.enum(['heading', 'body']),
  to: z.union([z.literal('present'), month('The end.')]),
  site: z.url(),
  tongue: language('The language.'),
  cover: picture('card'),
  film: video,
  own: line('A name.').meta({ widget: 'name' }),
});

const written = {
  title: 'Paper',
  text: ['A *whole* sheet.', 'And [one](/about) more.'],
  family: 'heading',
  to: '2024-05',
  site: 'https://example.com',
  tongue: 'fr-CA',
  cover: { file: 'sheet.png', alt: 'A sheet', portrait: 'tall.png' },
  film: { mp4: 'fold.mp4', poster: { file: 'fold.png', alt: 'A fold' } },
  own: 'Behance',
};

test('what visitors read is found by the schema, with the way to it and its kind', () => {
  expect(textsOf(formOf(schema), written)).toEqual([
    { path: ['title'], text: 'Paper', kind: 'line' },
    { path: ['text', 0], text: 'A *whole* sheet.', kind: 'paragraph' },
    { path: ['text', 1], text: 'And [one](/about) more.', kind: 'paragraph' },
    { path: ['cover', 'alt'], text: 'A sheet', kind: 'alt' },
    { path: ['film', 'poster', 'alt'], text: 'A fold', kind: 'alt' },
    { path: ['own'], text: 'Behance', kind: 'name' },
  ]);
});

test('the same texts are found in what the reader hands out, in the words alone', () => {
  const texts = textsOf(formOf(schema), schema.parse(written)).map(({ text }) => text);
  expect(texts).toEqual(['Paper', 'A whole sheet.', 'And one more.', 'A sheet', 'A fold', 'Behance']);
});

test('texts for machines are there for those who ask for them', () => {
  const machines = allTextsOf(formOf(schema), written).filter(({ kind }) => kind !== 'line');
  expect(machines.map(({ kind, text }) => [kind, text])).toEqual(
    expect.arrayContaining([
      ['month', '2024-05'],
      ['link', 'https://example.com'],
      ['language', 'fr-CA'],
      ['media', 'sheet.png'],
      ['media', 'fold.mp4'],
    ]),
  );
});

test('a field of no widget is a line to read; every widget that a schema names is known', () => {
  const named = new Set<string>();
  JSON.stringify(Object.values(schemas).map(formOf), (key, value) => {
    if (key === 'widget') named.add(value);
    return value;
  });
  expect([...named].toSorted()).toEqual(Object.keys(WIDGETS).toSorted());
});

test('a widget that nobody knows does not compile', () => {
  // @ts-expect-error: there is no such widget.
  expect(line('A line.').meta({ widget: 'colr' })).toBeDefined();
});
