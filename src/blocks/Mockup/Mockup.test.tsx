import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import type { BlockProps } from '../../model/resolved.ts';
import { examples } from './Mockup.examples.ts';

test('the picture knows its device', () => {
  expect(renderBlock(examples.plain).one('[data-device]')?.dataset.device).toBe('Laptop');
  expect(renderBlock(examples.everything).one('[data-device]')?.dataset.device).toBe('Desktop');
});

test('phones get the upright version where there is one', () => {
  expect(renderBlock(examples.everything).all('source[media]')).toHaveLength(2);
  expect(renderBlock(examples.plain).all('source[media]')).toEqual([]);
});

test('it has an alt text, and a caption where one is written', () => {
  const { alts, texts } = renderBlock(examples.everything);
  expect(alts()).toEqual(['The kiosk screen, with one large search field.']);
  expect(texts('figcaption')).toEqual(['The kiosk in the lobby']);
  expect(renderBlock(examples.plain).all('figcaption')).toEqual([]);
});

test('it can be left out on phones', () => {
  expect(renderBlock(examples.notOnPhones).root.dataset.hideOnPhone).toBe('true');
});

test('pictures of several shapes stand in a row as high as one another, those of one shape as wide', () => {
  const list = (example: BlockProps<'mockup'>) => renderBlock(example).one('[data-row] > ul')?.className;
  const { severalShapes } = examples;
  const [laptop] = severalShapes.more;
  if (!laptop) throw new Error('The example has one shape only.');
  expect(list(severalShapes)).toContain('strip');
  expect(list({ ...severalShapes, picture: laptop.picture, more: [laptop] })).not.toContain('strip');
});

test('a phone’s screenshot has its phone drawn around it, and a picture that shows one already has not', () => {
  const screen = { ...examples.plain.picture, width: 1170, height: 2532 };
  const frames = (example: BlockProps<'mockup'>) => renderBlock(example).all('figure > [data-device]').length;
  const phone = { ...examples.plain, device: 'Phone2' as const, picture: screen };
  expect(frames(phone)).toBe(1);
  expect(renderBlock({ ...phone, caption: 'Home' }).texts('figure > figcaption')).toEqual(['Home']);
  expect(frames({ ...phone, device: 'Laptop' })).toBe(0);
  expect(frames({ ...phone, picture: examples.plain.picture })).toBe(0);
});
