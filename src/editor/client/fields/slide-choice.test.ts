import { expect, test } from 'vitest';
import { SLIDE_CHOICES, type SlideChoice, slideChoice, slideEdit } from './slide-choice.ts';

test.each(Object.keys(SLIDE_CHOICES) as SlideChoice[])('“%s” is read as it was written', (choice) => {
  const edit = slideEdit(choice, { type: 'text', title: 'It was hard' }, []);
  expect(slideChoice(edit.op === 'set' ? { type: 'text', slide: edit.value } : { type: 'text' })).toBe(
    choice,
  );
});

test.each([
  [{ type: 'text', title: 'It was hard', section: 'Problem' }, 'It was hard'],
  [{ type: 'text', section: 'Problem' }, 'Problem'],
  [{ type: 'beforeAfter' }, 'Before and after'],
])('a shorter heading begins as what stands over the block: %j', (block, title) => {
  expect(slideEdit('shorter', block, ['blocks', 2])).toEqual({
    op: 'set',
    path: ['blocks', 2, 'slide'],
    value: { title },
  });
});
