import { expect, test } from 'vitest';
import { changedAt, followed, type Marked, markedBy, marking, phraseOf } from './phrase.ts';

const HEADLINE = 'I make waiting rooms kinder.';
const before = markedBy(HEADLINE, 'waiting rooms');

/** The headline with a caret (|) or the letters that are replaced ([…]), and what is typed there. */
function typed(where: string, words: string, start: Marked = before): Marked {
  const [head = '', gone, tail] = /^(.*?)(?:\||\[(.*?)\])(.*)$/.exec(where)?.slice(1) ?? [];
  expect(head + (gone ?? '') + tail).toBe(start.text);
  return followed(start, head + words + tail, head.length + words.length);
}

test.each([
  ['before it', '|I make waiting rooms kinder.', 'Today ', 'waiting rooms'],
  ['right before it', 'I make |waiting rooms kinder.', 'all ', 'waiting rooms'],
  ['inside it', 'I make waiting |rooms kinder.', 'and sitting ', 'waiting and sitting rooms'],
  ['inside a word of it', 'I make wait|ing rooms kinder.', 'x', 'waitxing rooms'],
  ['at the end of its last word', 'I make waiting rooms| kinder.', 'es', 'waiting roomses'],
  ['a full stop behind it', 'I make waiting rooms| kinder.', '.', 'waiting rooms'],
  ['another word behind it', 'I make waiting rooms| kinder.', ' and halls', 'waiting rooms'],
  ['after it', 'I make waiting rooms kinder|.', ' still', 'waiting rooms'],
  ['over a part of it', 'I make [waiting] rooms kinder.', 'living', 'living rooms'],
  ['over all of it', 'I make [waiting rooms] kinder.', 'ferries', 'ferries'],
  ['over its start and what was before', 'I [make waiting] rooms kinder.', 'paint', 'rooms'],
  ['over its end and what was after', 'I make waiting [rooms kinder].', 'easy', 'waiting'],
  ['a deletion of one of its words', 'I make [waiting ]rooms kinder.', '', 'rooms'],
  ['a deletion of all of it', 'I make [waiting rooms] kinder.', '', ''],
  ['a deletion of more than it', 'I [make waiting rooms kinder].', '', ''],
  ['words over more than it', 'I [make waiting rooms kinder].', 'draw', ''],
])('the mark moves with its words: typed %s', (_, where, words, phrase) => {
  expect(phraseOf(typed(where, words))).toBe(phrase);
});

test('a letter beside a like one is told from it by the caret', () => {
  const mark = markedBy('a room', 'room');
  expect(followed(mark, 'a rroom', 3)).toMatchObject({ from: 3, to: 7 });
  expect(followed(mark, 'a rooom', 6)).toMatchObject({ from: 2, to: 7 });
});

test('a space behind the phrase is on its way to another word, letter by letter', () => {
  let mark = markedBy('A Designer', 'Designer');
  for (const letter of 's of boats') {
    const text = mark.text + letter;
    mark = followed(mark, text, text.length);
  }
  expect(phraseOf(mark)).toBe('Designers');
});

test('words that are selected are marked instead, without the spaces around them; those of the mark lose it', () => {
  const at = (words: string) => ({
    from: HEADLINE.indexOf(words),
    to: HEADLINE.indexOf(words) + words.length,
  });
  expect(phraseOf(marking(before, at(' rooms kinder')))).toBe('rooms kinder');
  expect(phraseOf(marking(before, at('waiting rooms')))).toBe('');
  expect(phraseOf(marking(before, at('rooms')))).toBe('');
  // Without a selection the word under the caret is meant.
  expect(phraseOf(marking(markedBy(HEADLINE, ''), { from: 9, to: 9 }))).toBe('waiting');
});

test.each([
  ['letters that come back', 'one three', 'one six three', 'one six '],
  ['letters that go again', 'one six three', 'one three', 'one '],
  ['another word', 'one two three', 'one six three', 'one six'],
  ['all of it', '', 'one', 'one'],
])('the caret stands where the change was: %s', (_what, before, after, behind) => {
  expect(after.slice(0, changedAt(before, after))).toBe(behind);
});
