import { expect, test } from 'vitest';
import { gapsIn, piecesOf } from './gaps.ts';

test('a gap is shown with what the page fills in', () => {
  expect(piecesOf('{minutes} min read', '4 min read')).toEqual({
    lead: '',
    pieces: [
      { kind: 'gap', name: '{minutes}', shown: '4' },
      { kind: 'words', text: ' min read' },
    ],
  });
  expect(piecesOf('Made by {name} (in {year})', 'Made by Zoë (in 2026)').pieces).toEqual([
    { kind: 'words', text: 'Made by ' },
    { kind: 'gap', name: '{name}', shown: 'Zoë' },
    { kind: 'words', text: ' (in ' },
    { kind: 'gap', name: '{year}', shown: '2026' },
    { kind: 'words', text: ')' },
  ]);
});

test('what stands before a text is not of the text', () => {
  expect(piecesOf('Tell me now.', '“Tell me now.')).toEqual({
    lead: '“',
    pieces: [{ kind: 'words', text: 'Tell me now.' }],
  });
});

test('a gap that the page does not show stands there by its name, never in braces', () => {
  expect(piecesOf('Hello {name}', 'Something else').pieces[1]).toEqual({
    kind: 'gap',
    name: '{name}',
    shown: 'name',
  });
  expect(gapsIn('{a} and {b}, not {c d}')).toEqual(['{a}', '{b}']);
});
