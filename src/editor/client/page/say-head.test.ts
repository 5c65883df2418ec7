import { beforeEach, expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import { FILES, studyFile } from '../../../model/files.ts';
import type { PageState } from '../../shared/answers.ts';
import { sayHead } from './say-head.ts';

giveWindow(['document']);

const BUS = studyFile('bus');
const site = { baseTitle: 'Ada', language: 'en-CA', notFound: { title: 'Nothing here' } };

beforeEach(() => {
  document.title = 'As it was built';
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
});

/** What stands around a page once its files show this. */
function saidOf(screen: PageState['screen'], file: string, shown: unknown, language = 'en-CA') {
  const files = { [file]: { shown }, [FILES.site]: { shown: { ...site, language } } };
  sayHead({ screen, file } as PageState, files as unknown as PageState['documents']);
  const { lang, dir, dataset } = document.documentElement;
  return { title: document.title, lang, dir, isMirrored: dataset.mirrored !== undefined };
}

test('a study’s new title is the tab’s at once, unless the study has one of its own for that', () => {
  expect(saidOf('study', BUS, { title: 'The night tram' }).title).toBe('Ada | The night tram');
  expect(saidOf('study', BUS, { title: 'Bus', tabTitle: 'Trams by night' }).title).toBe('Trams by night');
  // A title that has just been taken out is empty until the server has answered.
  expect(saidOf('study', BUS, { title: 'Bus', tabTitle: '' }).title).toBe('Ada | Bus');
});

test.each([
  ['work', FILES.work, { pageName: 'Portfolio' }, 'Ada | Portfolio'],
  ['about', FILES.about, { pageName: 'Me' }, 'Ada | Me'],
  ['fun', FILES.fun, { pageName: 'Play' }, 'Ada | Play'],
  ['notFound', FILES.site, undefined, 'Nothing here'],
] as const)('the tab of the page %s is called as the built page calls it', (screen, file, shown, title) => {
  expect(saidOf(screen, file, shown).title).toBe(title);
});

test('another language is the page’s at once, and its direction with it', () => {
  const bus = { title: 'Bus' };
  expect(saidOf('study', BUS, bus, 'ar')).toMatchObject({ lang: 'ar', dir: 'rtl', isMirrored: true });
  expect(saidOf('study', BUS, bus, 'fr-CA')).toMatchObject({ lang: 'fr-CA', dir: 'ltr', isMirrored: false });
});

test('the tab of a page that cannot be shown yet is called as before', () => {
  expect(saidOf('study', BUS, undefined)).toMatchObject({ title: 'As it was built', lang: 'en-CA' });
});
