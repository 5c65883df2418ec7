import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShownStudy } from '../../model/public.ts';
import { en } from '../../words/en.ts';
import { NextStudy } from './NextStudy.tsx';

const cover = {
  alt: '',
  width: 800,
  height: 600,
  sizes: '100vw',
  variants: [{ format: 'avif', width: 800, src: '/media/x.avif' }],
  fallback: '/media/x.jpeg',
};
const drawn = (locked: boolean) =>
  renderToStaticMarkup(
    <NextStudy
      next={{ route: 'ledger', title: 'One page', locked, cover } as unknown as ShownStudy}
      labels={en.labels}
    />,
  );

test('a locked study that comes next says so in words, and what to do', () => {
  expect(drawn(true)).toContain(en.labels.askForPassword);
  expect(drawn(true)).toContain(`, ${en.labels.locked}`);
});

test('an open one has nothing to say about a password', () => {
  expect(drawn(false)).toContain('One page');
  expect(drawn(false)).not.toMatch(/password/i);
});
