import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AboutPage } from '../../../model/about.ts';
import type { FunPage } from '../../../model/fun.ts';
import type { Picture } from '../../../model/picture.ts';
import type { Resolved } from '../../../model/resolved.ts';
import { About } from '../../../screens/About/About.tsx';
import { Fun } from '../../../screens/Fun/Fun.tsx';
import { Work } from '../../../screens/Work/Work.tsx';
import { en } from '../../../words/en.ts';
import { listsOf } from './lists.ts';

const before = globalThis.document;
beforeAll(() => Object.assign(globalThis, { document: new Window().document }));
afterAll(() => Object.assign(globalThis, { document: before }));

const { labels } = en;
const picture: Picture = { alt: 'A boat.', width: 4, height: 3, sizes: '', variants: [], fallback: 'a.png' };
const text = [{ kind: 'text' as const, text: 'Words' }];
const entry = { position: 'Designer', from: '2020-01', to: 'present' as const, description: text };

/** The lists of a screen: where each stands in the file, what its items are, and how each begins. */
function listsIn(screen: 'work' | 'fun' | 'about', drawn: React.ReactNode) {
  document.body.innerHTML = `<main>${renderToStaticMarkup(drawn)}</main>`;
  return listsOf({ screen, file: 'a.yaml' }).map(({ path, one, elements }) => [
    path.join('/'),
    one,
    ...elements.map((element) => element.textContent?.match(/Card \d|Boat \d|Company \d/)?.[0]),
  ]);
}

test('the Work page’s cards are known by their shelves', () => {
  const study = (title: string) => ({
    route: title,
    title,
    description: 'About it',
    tags: ['A'],
    cover: picture,
    locked: false,
    draft: false,
  });
  const hero = { greeting: 'Hi', headline: 'I draw', highlight: 'draw', blurb: text, cover: picture };
  const shelves = [
    { name: 'featured' as const, title: 'Now', studies: [study('Card 1'), study('Card 2')] },
    { name: 'previous' as const, title: 'Then', studies: [study('Card 3')] },
  ];
  const drawn = (
    <Work
      hero={hero}
      shelves={shelves as never}
      labels={labels}
      contact={{ email: 'a@example.com', label: 'Mail' }}
      layout={{ hero: 'beside', work: 'cards' }}
    />
  );
  expect(listsIn('work', drawn)).toEqual([
    ['featured/studies', 'card', 'Card 1', 'Card 2'],
    ['previous/studies', 'card', 'Card 3'],
  ]);
});

test('the Fun page’s paintings are known', () => {
  const fun: Resolved<FunPage> = {
    pageName: 'Fun',
    description: '',
    title: 'Fun',
    intro: [text],
    paintings: [
      { title: 'Boat 1', picture },
      { title: 'Boat 2', picture: { ...picture, fallback: 'b.png' } },
    ],
  };
  expect(listsIn('fun', <Fun fun={fun} labels={labels} />)).toEqual([
    ['paintings', 'painting', 'Boat 1', 'Boat 2'],
  ]);
});

test('the About page’s jobs, roles, schools and languages are known apart, and nothing else that is a list', () => {
  const about: Resolved<AboutPage> = {
    pageName: 'About',
    description: '',
    photo: picture,
    intro: ['Hi'],
    values: { title: 'I value', lines: ['Company 9'] },
    bio: [text],
    jobs: { title: 'Jobs', entries: [{ ...entry, company: 'Company 1' }] },
    volunteering: { title: 'Roles', entries: [{ ...entry, company: 'Company 2' }] },
    education: { title: 'Schools', entries: [{ diploma: 'Company 3' }] },
    languages: { title: 'Languages', entries: [{ name: 'Company 4' }] },
  };
  expect(listsIn('about', <About about={about} labels={labels} language="en" />)).toEqual([
    ['jobs/entries', 'entry', 'Company 1'],
    ['volunteering/entries', 'entry', 'Company 2'],
    ['education/entries', 'entry', 'Company 3'],
    ['languages/entries', 'entry', 'Company 4'],
  ]);
});
