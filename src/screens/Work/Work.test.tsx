import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { plainSizes } from '../../lib/sizes.ts';
import type { WorkLayout } from '../../model/look.ts';
import { lookSchema } from '../../model/look.ts';
import type { Picture } from '../../model/picture.ts';
import { COVER_SIZES } from '../../model/places.ts';
import type { ShownStudy } from '../../model/public.ts';
import { en } from '../../words/en.ts';
import { Pictured } from './heroes/Pictured.tsx';
import type { ShelfData } from './Shelf.tsx';
import { Work } from './Work.tsx';

const HEROES = lookSchema.shape.hero.unwrap().options;
const LAYOUTS = lookSchema.shape.work.unwrap().options;
const LONG = 'Lebensversicherungsgesellschaftsangestellte lesen Formulare';

const picture = (alt: string): Picture => ({
  alt,
  width: 4,
  height: 3,
  sizes: '',
  variants: [],
  fallback: `/${alt}.png`,
});
const hero = {
  greeting: 'Hi, I’m Zoë!',
  headline: 'I draw calm tools.',
  highlight: 'calm tools',
  blurb: [{ kind: 'text' as const, text: 'From Halifax.' }],
  cover: picture('A desk'),
};

/** A study of each kind in turn: open with an outcome, locked, a draft. */
const study = (index: number) =>
  ({
    route: `study_${index}`,
    title: index === 0 ? LONG : `Study ${index}`,
    description: `About ${index}`,
    outcome: index % 3 === 0 ? `Outcome ${index}` : undefined,
    tags: ['UX/UI', 'WEB'],
    cover: picture(`Cover ${index}`),
    locked: index % 3 === 1,
    draft: index % 3 === 2,
  }) as unknown as ShownStudy;

const shelvesOf = (count: number): ShelfData[] => {
  const studies = Array.from({ length: count }, (_, index) => study(index));
  const shelves = [
    { name: 'featured' as const, title: 'NOW', studies: studies.slice(0, 4) },
    { name: 'previous' as const, title: 'BEFORE', studies: studies.slice(4) },
  ];
  return shelves.filter((shelf) => shelf.studies.length > 0);
};

function drawn(layout: WorkLayout, { count = 1, tones = {}, cover = true } = {}) {
  const { document } = new Window();
  const { cover: shown, ...words } = hero;
  document.body.innerHTML = renderToStaticMarkup(
    <Work
      hero={{ ...words, ...(cover && { cover: shown }) }}
      shelves={shelvesOf(count)}
      labels={en.labels}
      contact={{ email: 'zoe@example.com', label: en.footer.emailLabel }}
      layout={layout}
      tones={tones}
    />,
  );
  return document.body;
}

describe.each(LAYOUTS)('work as %s', (work) => {
  test.each([1, 9])('says all of %i studies, and each has one link and its own cover', (count) => {
    const body = drawn({ hero: 'beside', work }, { count });
    const cards = [...body.querySelectorAll('article')];
    expect(cards).toHaveLength(count);
    for (const [index, card] of cards.entries()) {
      const { title, description, outcome } = study(index);
      expect(card.querySelector('h3')?.textContent).toBe(title);
      expect(card.textContent).toContain(description);
      if (outcome) expect(card.textContent).toContain(outcome);
      expect([...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
        `/study_${index}`,
      ]);
      expect(card.querySelector('a')?.textContent).toContain(title);
      const image = card.querySelector('img');
      expect(image?.getAttribute('alt')).toBe(`Cover ${index}`);
      expect(card.querySelector('source')?.getAttribute('sizes')).toBe(plainSizes(COVER_SIZES[work]));
    }
    expect(body.querySelectorAll('[data-locked=true]')).toHaveLength(Math.floor((count + 1) / 3));
  });

  test('asks for a password where a study is locked, marks drafts, and says how many are open', () => {
    const body = drawn({ hero: 'beside', work }, { count: 9 });
    const [, locked, draft] = [...body.querySelectorAll('article')];
    expect(locked?.textContent).toContain(en.labels.askForPassword);
    expect(draft?.textContent).toContain('Draft');
    expect(body.textContent).toContain('6 of 9');
  });

  test('can be put in order while editing, shelf by shelf', () => {
    const lists = [...drawn({ hero: 'beside', work }, { count: 9 }).querySelectorAll('[data-items]')];
    expect(lists.map((list) => [list.getAttribute('data-items'), list.children.length])).toEqual([
      ['featured/studies', 4],
      ['previous/studies', 5],
    ]);
  });

  test.each(HEROES)(
    'the first picture of the page, under a hero that is %s, has the line to itself',
    (hero) => {
      for (const cover of [true, false]) {
        const covers = [...drawn({ hero, work }, { count: 5, cover }).querySelectorAll('article img')];
        const isFirst = hero === 'statement' || !cover;
        expect(covers.map((one) => one.getAttribute('loading') === 'lazy')).toEqual([
          !isFirst,
          ...covers.slice(1).map(() => true),
        ]);
      }
    },
  );

  test('has no script and no style of its own', () => {
    const tones = { study_0: '#4e46de' };
    const { innerHTML } = drawn({ hero: 'beside', work }, { count: 9, tones });
    expect(innerHTML).not.toMatch(/<script|<style|style=/);
  });
});

test('large titles say that they have a long word, and those on cards do not', () => {
  const isLong = (work: WorkLayout['work']) =>
    [...drawn({ hero: 'beside', work }, { count: 2 }).querySelectorAll('h3')].map((title) =>
      title.hasAttribute('data-long'),
    );
  expect(isLong('cards')).toEqual([false, false]);
  for (const work of ['grid', 'list', 'panels'] as const) expect(isLong(work)).toEqual([true, false]);
});

test('panels name the colours of their covers, where those are known', () => {
  const tones = { study_0: '#4e46de' };
  const [first, second] = drawn({ hero: 'beside', work: 'panels' }, { count: 2, tones }).querySelectorAll(
    'article',
  );
  expect(first?.getAttribute('data-tone')).toBe('4e46de');
  expect(second?.hasAttribute('data-tone')).toBe(false);
});

describe.each(HEROES)('a hero that is %s', (name) => {
  test.each([true, false])('says greeting, headline with its mark, and blurb (picture: %s)', (cover) => {
    const body = drawn({ hero: name, work: 'cards' }, { cover });
    expect(body.textContent).toContain(hero.greeting);
    expect(body.querySelector('h1')?.textContent).toBe(hero.headline);
    expect(body.querySelector('mark span')?.textContent).toBe(hero.highlight);
    expect(body.textContent).toContain('From Halifax.');
  });

  test('shows its picture, but for a statement, which is type alone', () => {
    const images = (cover: boolean) =>
      [...drawn({ hero: name, work: 'cards' }, { cover }).querySelectorAll('img')].map((image) =>
        image.getAttribute('alt'),
      );
    expect(images(true)).toEqual(name === 'statement' ? ['Cover 0'] : ['A desk', 'Cover 0']);
    expect(images(false)).toEqual(['Cover 0']);
  });
});

test.each([
  ['From Halifax.', 'short'],
  ['I draw tools for people with little time. '.repeat(6), 'long'],
])('a hero knows a blurb that would push its headline down: “%s” is %s', (text, length) => {
  const { document } = new Window();
  const { cover: _, ...words } = hero;
  document.body.innerHTML = renderToStaticMarkup(
    <Pictured hero={{ ...words, blurb: [{ kind: 'text', text }] }} layout="beside" />,
  );
  expect(document.querySelector('[data-blurb]')?.getAttribute('data-blurb')).toBe(length);
});

describe.each(LAYOUTS)('with nothing published yet, work as %s', (work) => {
  test('says that studies are on their way and whom to write to, and shows no empty shelf', () => {
    const { document } = new Window();
    const empty: ShelfData = { name: 'featured', title: 'SELECTED WORK', studies: [] };
    for (const shelves of [[], [empty]]) {
      document.body.innerHTML = renderToStaticMarkup(
        <Work
          {...{ hero, shelves }}
          labels={en.labels}
          contact={{ email: 'zoe@example.com', label: en.footer.emailLabel }}
          layout={{ hero: 'beside', work }}
        />,
      );
      expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
        en.labels.noStudies,
      ]);
      expect(document.querySelector('a[href="mailto:zoe@example.com"]')?.textContent).toBe(
        en.footer.emailLabel,
      );
      expect(document.querySelectorAll('article')).toHaveLength(0);
    }
  });
});
