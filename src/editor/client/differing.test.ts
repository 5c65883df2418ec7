import { expect, test } from 'vitest';
import { differing } from './differing.ts';

test.each([
  ['one word', 'The old ferry leaves', 'The new ferry leaves', 'old', 'new'],
  ['more at the end', 'The ferry', 'The ferry leaves at six', '', ' leaves at six'],
  ['other words altogether', 'Here', 'Nothing', 'Here', 'Nothing'],
  ['the same word twice', 'to and to', 'to and fro and to', '', 'fro and '],
  ['nothing', 'The ferry', 'The ferry', '', ''],
])('what differs is marked, and no more: %s', (_what, one, other, mine, theirs) => {
  const found = differing(one, other);
  expect([found.one[1], found.other[1]]).toEqual([mine, theirs]);
  expect([found.one.join(''), found.other.join('')]).toEqual([one, other]);
});
