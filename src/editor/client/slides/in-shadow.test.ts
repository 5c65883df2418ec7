import { expect, test } from 'vitest';
import { lookCss } from '../../../look/css.ts';
import { comesAlong } from '../../../look/looks.ts';
import { FIRST_LOOK, wholeLook } from '../../../look/whole.ts';
import { inShadow } from './in-shadow.ts';

test.each([
  [':root{--a:1}', ':host{--a:1}'],
  [':root:root{--a:1}', ':host{--a:1}'],
  [':root[data-read]{--a:1}', ':host([data-read]){--a:1}'],
  [
    ':root:not([data-scheme=light])[data-read] main img{a:b}',
    ':host(:not([data-scheme=light])[data-read]) main img{a:b}',
  ],
  ['html {\n  color: red;\n}', ':host {\n  color: red;\n}'],
  ['@media print{html{a:b}}', '@media print{:host{a:b}}'],
  ['.root{a:b}.htmlish{a:b}', '.root{a:b}.htmlish{a:b}'],
])('%s is said of the host: %s', (css, wanted) => {
  expect(inShadow(css)).toBe(wanted);
});

test('nothing of a look in two schemes is left to the document', () => {
  const look = wholeLook({ scheme: 'auto' }, comesAlong(FIRST_LOOK));
  const css = inShadow(lookCss(look));
  expect(css).toContain(':host([data-scheme=dark])');
  expect(css).not.toContain(':root');
});
