import postcss from 'postcss';
import { expect, test } from 'vitest';
import { measures, mediaQueries } from '../styles/measures.ts';
import { stageMeasures } from './stage-measures.ts';

const made = async (css: string, from = '/site/src/ui/Card/Card.module.css') =>
  (await postcss([stageMeasures(), measures()]).process(css, { from })).css;

/** Every question about a width that style sheets may ask, as a slide answers it. */
test('a slide is as wide as its stage, in whatever window', async () => {
  const wide = Object.entries(mediaQueries).filter(([, query]) => query.includes('width'));
  const answers = await Promise.all(
    wide.map(async ([name]) => [name, await made(`@media (--${name}){a{color:red}}`)]),
  );
  const isTrue = Object.fromEntries(
    answers.map(([name = '', answer = '']) => [name, answer.includes('width >= 0px')]),
  );
  expect(isTrue).toEqual({
    phone: false,
    tablet: false,
    desktop: true,
    'tablet-up': true,
    'tablet-down': false,
    narrow: false,
    'hero-one-column': false,
    'hero-two-columns': true,
    upright: false,
    'not-upright': true,
    stacked: false,
    beside: true,
    'two-columns': false,
    'three-columns': true,
  });
});

test('other questions stay with the browser', async () => {
  expect(await made('@media (--motion-ok){a{color:red}}')).toContain('prefers-reduced-motion');
});

test('a share of the window is a share of the stage', async () => {
  expect(await made('a{width:clamp(1rem, 1.1rem + 0.35vw, 50vw);height:100dvh}')).toBe(
    'a{width:clamp(1rem, 1.1rem + 5.6px, 800px);height:900px}',
  );
});

test('what is around the slides is measured in the window', async () => {
  const from = '/site/src/present/client/Choice.module.css';
  expect(await made('a{width:50vw}', from)).toBe('a{width:50vw}');
});
