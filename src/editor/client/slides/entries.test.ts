import { expect, test } from 'vitest';
import type { AnyBlock } from '../../../model/resolved.ts';
import type { Slide } from '../../../present/talk.ts';
import { entriesOf, saidBeside } from './entries.ts';

const slide = (id: string, block?: number): Slide => ({
  id,
  name: id,
  notes: '',
  reading: { passages: [] },
  from: { study: 'alpha', ...(block !== undefined && { block }) },
  form: { kind: 'statement', title: id },
});
const block = (title: string, isShown = true): AnyBlock => ({
  type: 'text',
  title,
  hideOnPhone: false,
  ...(!isShown && { slide: false }),
});

test('what is left out stands where it would be, and has no number', () => {
  const blocks = [block('a'), block('b', false), block('c'), block('d', false)];
  const entries = entriesOf([slide('title'), slide('a', 0), slide('c', 2), slide('c2', 2)], blocks);
  expect(
    entries.map((one) => (one.kind === 'slide' ? `${one.number} ${one.slide.name}` : `– ${one.name}`)),
  ).toEqual(['1 title', '2 a', '– b', '3 c', '4 c2', '– d']);
  // A block’s notes are said once, at its first slide.
  expect(entries.map((one) => one.kind === 'slide' && one.isFirstOfBlock)).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('a study of which everything is left out keeps its title, and says what is missing', () => {
  expect(entriesOf([slide('title')], [block('a', false)]).map(({ kind }) => kind)).toEqual([
    'slide',
    'left out',
  ]);
});

test('beside the owner’s notes stands what the slide has no room for', () => {
  const one = { ...slide('a', 0), notes: 'Pause.\n\nThe rest of the text.' };
  expect(saidBeside(one, 'Pause.\n')).toBe('The rest of the text.');
  expect(saidBeside({ ...one, notes: 'The rest.' }, undefined)).toBe('The rest.');
  // Typed, and not in the file yet.
  expect(saidBeside({ ...one, notes: 'The rest.' }, 'Pau')).toBe('The rest.');
});
