import { expect, test } from 'vitest';
import { blockSchema } from '../../model/blocks/any.ts';
import { studySchema } from '../../model/study.ts';
import { inPhone } from './in-phone.ts';
import { changed, type Path, valueAt } from './value.ts';

const picture = { file: 'home.png', alt: 'The first screen, with three buttons.' };
const study = {
  hero: picture,
  blocks: [
    { type: 'picture', section: 'App', figure: { picture, caption: 'As shipped' } },
    { type: 'picture', figure: { picture }, points: [{ title: 'One', text: 'Why.' }] },
    { type: 'mockup', device: 'Laptop', picture, more: [{ device: 'Phone2', picture }] },
    { type: 'gallery', figures: [{ picture }, { picture }] },
  ],
};
const after = (path: Path) => inPhone(study, path)?.reduce(changed, study as unknown);

test('a picture with its words becomes a mockup of a phone', () => {
  const block = valueAt(after(['blocks', 0, 'figure', 'picture']), ['blocks', 0]);
  expect(block).toEqual({ type: 'mockup', section: 'App', device: 'Phone', picture, caption: 'As shipped' });
  expect(blockSchema.safeParse(block).success).toBe(true);
});

test('the top of a study is drawn in a phone', () => {
  const hero = valueAt(after(['hero']), ['hero']);
  expect(hero).toEqual({ ...picture, device: 'Phone' });
  expect(studySchema.shape.hero.safeParse(hero).success).toBe(true);
  expect(studySchema.shape.cover.safeParse(hero).success).toBe(false);
  expect(inPhone({ hero }, ['hero'])).toBeUndefined();
});

test('a mockup on a laptop becomes one on a phone', () => {
  const path = ['blocks', 2, 'device'];
  expect(valueAt(after(['blocks', 2, 'picture']), path)).toBe('Phone');
});

test.each<[string, Path]>([
  ['a phone is there already', ['blocks', 2, 'more', 0, 'picture']],
  ['words would be lost', ['blocks', 1, 'figure', 'picture']],
  ['several stand side by side', ['blocks', 3, 'figures', 0, 'picture']],
  ['it is the cover of a page', ['cover']],
])('nothing is offered where %s', (_, path) => {
  expect(inPhone(study, path)).toBeUndefined();
});
