import { expect, test } from 'vitest';
import { isToWrite } from '../model/starter.ts';
import { bundleOf } from './bundle.ts';
import { readMarkdown } from './markdown.ts';
import { proposeStudy, studyValue } from './study.ts';

/** What becomes of two pictures below a heading. */
function told(pictures: string, names: string[]) {
  const bundle = bundleOf('a.md', Buffer.from(`# A\n\n## B\n\n${pictures}\n`));
  for (const name of names) bundle.files.set(name, () => new Uint8Array());
  const widths = new Map(names.map((name) => [name, 2000]));
  const { value, notCarried } = studyValue(proposeStudy(readMarkdown(bundle, 'a.md'), widths));
  const [block] = value.blocks as { type: string; pairs: Record<'before' | 'after', { alt: string }>[] }[];
  return { block, words: notCarried.map(({ words }) => words) };
}

test.each([
  ['a.png', 'b.png', ['avant après']],
  ['avant.png', 'apres.png', ['après']],
  ['avant.png', 'b.png', ['après']],
])('“avant” and “après” at %s and %s are an alternative text of neither', (before, after, left) => {
  const { block, words } = told(`![avant](${before})\n![après](${after})`, [before, after]);
  expect(block?.type).toBe('beforeAfter');
  expect(
    [block?.pairs[0]?.before.alt, block?.pairs[0]?.after.alt].map((alt) => alt && isToWrite(alt)),
  ).toEqual([true, true]);
  expect(words).toEqual(left);
});

test('what says more than before and after is the alternative text', () => {
  const { block } = told('![Before: a full timetable](a.png)\n![After: three lines](b.png)', [
    'a.png',
    'b.png',
  ]);
  expect(block?.pairs[0]).toMatchObject({
    before: { alt: 'Before: a full timetable' },
    after: { alt: 'After: three lines' },
  });
});

test.each([
  '### Avant\n\n![One](a.png)\n\n### Après\n\n![Two](b.png)',
  '**Avant**\n\n![One](a.png)\n\n**Après**\n\n![Two](b.png)',
  'Avant\u00a0:\n\n![One](a.png)\n\nApres\u00a0:\n\n![Two](b.png)',
  'Before\n\n![One](a.png)\n\nAfter\n\n![Two](b.png)',
  '| Avant | Après |\n| --- | --- |\n| ![One](a.png) | ![Two](b.png) |',
  '![One](a.png)\n\n*Avant*\n\n![Two](b.png)\n\n*Après*',
])('pictures that are called before and after above them or below are a pair: %s', (pictures) => {
  expect(told(pictures, ['a.png', 'b.png']).block).toMatchObject({
    type: 'beforeAfter',
    pairs: [{ before: { alt: 'One' }, after: { alt: 'Two' } }],
  });
});
