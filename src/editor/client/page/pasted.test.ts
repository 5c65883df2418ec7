import { expect, test } from 'vitest';
import { pasted } from './pasted.ts';

test.each([
  [
    'several paragraphs, after a word',
    'It was obvious.',
    'Pasted one.\n\nPasted two.\n',
    '',
    ' Pasted one. Pasted two.',
  ],
  ['several paragraphs, after a space', 'It was obvious. ', '\nOne.\r\n\r\nTwo.', '', 'One. Two.'],
  ['several lines before a word', '', 'One\ntwo', 'three', 'One two '],
  ['several lines before a full stop', 'See ', 'one\ntwo', '.', 'one two'],
  ['a sentence after a sentence', 'It was obvious.', 'Pasted.', '', ' Pasted.'],
  ['a sentence after one that is quoted', 'She said “no.”', 'Pasted.', '', ' Pasted.'],
  ['a sentence before a sentence', '', 'Pasted.', 'Then more.', 'Pasted. '],
  ['a part of a word', 'un', 'happi', 'ness', 'happi'],
  ['a part of an address', 'example.', 'com', '', 'com'],
  ['words with a space of their own', 'A title', ' pasted\twords', '', ' pasted words'],
  ['words at the start', '', 'Pasted', '', 'Pasted'],
])('%s', (_, before, words, after, wanted) => {
  expect(pasted(words, { before, after })).toBe(wanted);
});
