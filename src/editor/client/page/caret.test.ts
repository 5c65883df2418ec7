import { expect, test } from 'vitest';
import { carried } from './caret.ts';

test.each([
  ['words that come behind it leave it where it is', 'I draw. ONE|', 'I draw. ONE| TWO'],
  ['so do words that go', 'I draw.| ONE', 'I draw.|'],
  ['words that come before it push it along', 'I| draw.', 'Now and then I| draw.'],
  ['in words that became others it is behind those', 'I dr|aw it.', 'I paint| it.'],
  ['a text that is gone has one place', 'I dr|aw.', '|'],
])('the caret stays with its words: %s', (_, before, now) => {
  const [caret, wanted] = [before.indexOf('|'), now.indexOf('|')];
  const words = (text: string) => text.replace('|', '');
  expect(carried({ from: caret, to: caret }, words(before), words(now))).toEqual({
    from: wanted,
    to: wanted,
  });
});
