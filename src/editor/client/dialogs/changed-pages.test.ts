import { expect, test } from 'vitest';
import { changedPages, sentPages } from './changed-pages.ts';

const studies = [{ route: 'bus', title: 'The night bus', locked: false, draft: false }];

test.each([
  [['content/work.yaml'], 'Work'],
  [['content/about.yaml', 'content/fun.yaml'], 'About and Fun'],
  [['content/site.yaml', 'content/look.yaml'], 'the settings of the site and the look'],
  [['content/case-studies/bus/study.yaml', 'content/case-studies/bus/stop.png'], '“The night bus”'],
  [['content/case-studies/gone/study.yaml'], 'the study at /gone'],
  [
    ['content/fun/pier.jpg', 'content/site/icon.svg', 'content/work.yaml'],
    'Work and pictures and other files',
  ],
  [[], ''],
])('of %j the owner reads “%s”', (files, words) => {
  expect(changedPages(files, studies)).toBe(words);
});

const sent = (changed: string[], deleted: { path: string; title: string }[]) =>
  sentPages({ way: 'git', places: [], head: '', changed, deleted }, studies);
const gone = (name: string, title: string) => ({ path: `content/case-studies/${name}`, title });

test('many deleted studies are a few and a number', () => {
  const all = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => gone(title.toLowerCase(), title));
  expect(sent(['content/case-studies/one/study.yaml'], all)).toEqual({
    changed: '',
    deleted: '“One”, “Two”, “Three” and 2 more',
  });
});

test('a study with another address is changed, not deleted', () => {
  const files = ['content/case-studies/tram/study.yaml', 'content/case-studies/bus/study.yaml'];
  expect(sent(files, [gone('tram', 'The night bus')])).toEqual({ changed: '“The night bus”', deleted: '' });
});

test('the Fun page that is gone is not told as changed', () => {
  expect(sent(['content/fun.yaml'], [{ path: 'content/fun.yaml', title: '' }])).toEqual({
    changed: '',
    deleted: 'the Fun page',
  });
});
