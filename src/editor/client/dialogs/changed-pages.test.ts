import { expect, test } from 'vitest';
import { changedPages } from './changed-pages.ts';

const studies = [{ route: 'bus', title: 'The night bus', locked: false, draft: false }];

test.each([
  [['content/work.yaml'], 'Work'],
  [['content/about.yaml', 'content/fun.yaml'], 'About and Fun'],
  [['content/site.yaml', 'content/look.yaml'], 'the settings of the site and the look'],
  [['content/case-studies/bus/study.yaml', 'content/case-studies/bus/stop.png'], '“The night bus”'],
  [['content/case-studies/gone/study.yaml'], '“gone”'],
  [
    ['content/fun/pier.jpg', 'content/site/icon.svg', 'content/work.yaml'],
    'Work and pictures and other files',
  ],
  [[], ''],
])('of %j the owner reads “%s”', (files, words) => {
  expect(changedPages(files, studies)).toBe(words);
});
