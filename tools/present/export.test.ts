import { expect, test } from 'vitest';
import type { Talk } from '../../src/present/talk.ts';
import { heldIn, sizeWords, withoutNotes } from './export.ts';

test('without notes nothing is left that is only said', () => {
  const talk: Talk = {
    title: 'Talk',
    by: 'Ada',
    language: 'en-CA',
    direction: 'ltr',
    parts: [
      {
        name: 'Part',
        slides: [
          {
            id: 'a/0/0',
            name: 'One',
            notes: 'Whispered.',
            from: { study: 'a', block: 0 },
            reading: { passages: [{ kind: 'prose', text: [{ kind: 'text', text: 'Whispered too.' }] }] },
            form: { kind: 'statement', title: 'One' },
          },
        ],
      },
    ],
  };
  expect(JSON.stringify(withoutNotes(talk))).not.toContain('Whispered');
  expect(withoutNotes(talk).parts[0]?.slides[0]).toMatchObject({ name: 'One', form: { title: 'One' } });
});

test('its size and what it holds are told', () => {
  expect(sizeWords(12_449_000)).toBe('12.4 MB');
  expect(sizeWords(1_000_000)).toBe('1.0 MB');
  expect(sizeWords(999_900)).toBe('1.0 MB');
  expect(sizeWords(130_400)).toBe('130 KB');
  expect(heldIn({ bytes: 0, slides: 18, pictures: 1, films: 2, prototypes: 0 })).toBe(
    '18 slides, 1 picture, 2 films',
  );
});
