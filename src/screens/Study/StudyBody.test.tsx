import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examplePicture } from '../../blocks/example-media.ts';
import { examples as goals } from '../../blocks/Goals/Goals.examples.ts';
import { examples as prototypes } from '../../blocks/Prototype/Prototype.examples.ts';
import type { AnyBlock } from '../../model/resolved.ts';
import { en } from '../../words/en.ts';
import { fr } from '../../words/fr.ts';
import { StudyBody } from './StudyBody.tsx';

/** The summary’s link, and what it leads to. */
function tryLink(blocks: AnyBlock[], { labels } = en) {
  const { document } = new Window();
  const study = { hero: examplePicture('wide', 'The hero.'), summary: [], facts: [], blocks };
  document.body.innerHTML = renderToStaticMarkup(<StudyBody document={study} labels={labels} />);
  const link = document.querySelector('section[aria-labelledby="summary"] p a');
  const target = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  return { link, target };
}

const [goal] = Object.values(goals) as AnyBlock[];
const all = Object.values(prototypes) as (AnyBlock & { type: 'prototype' })[];

test.each(
  all.filter(({ hideOnPhone }) => !hideOnPhone).map((prototype, index) => [index, prototype] as const),
)('in thirty seconds, a link leads to the prototype, wherever it stands: %i', (_, prototype) => {
  if (!goal) throw new Error('There is no example of goals.');
  for (const blocks of [
    [prototype, goal],
    [goal, prototype],
  ]) {
    const { link, target } = tryLink(blocks);
    expect(link?.textContent).toBe('Try it');
    expect(target?.querySelector('prototype-player')).not.toBeNull();
  }
  expect(tryLink([prototype], fr).link?.textContent).toBe('Essayer');
});

test('without a prototype there is no such link, nor to one that phones leave out', () => {
  for (const prototype of all) expect(tryLink([{ ...prototype, hideOnPhone: true }]).link).toBeNull();
  expect(tryLink(goal ? [goal] : []).link).toBeNull();
});

test('the section list leads to every section, whatever it is called and however often', () => {
  const names = ['Summary', 'Main', 'Research', 'Research', '研究', 'الأهداف', '🎉', '👋'];
  const blocks = names.map(
    (section): AnyBlock => ({ type: 'text', section, title: section, hideOnPhone: false }),
  );
  const { document } = new Window();
  const study = { hero: examplePicture('wide', 'The hero.'), summary: [], facts: [], blocks };
  document.body.innerHTML = renderToStaticMarkup(<StudyBody document={study} labels={en.labels} />);
  const links = [...document.querySelectorAll('section-list a')];
  const targets = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
  expect(targets.map((target) => target?.querySelector('h2')?.textContent)).toEqual(names);
  expect(new Set(targets).size).toBe(names.length);
});

test('the large picture stands in its phone, where it has one', () => {
  const hero = examplePicture('phone', 'The first screen.');
  const drawn = (picture: typeof hero) =>
    renderToStaticMarkup(
      <StudyBody document={{ hero: picture, summary: [], facts: [], blocks: [] }} labels={en.labels} />,
    );
  expect(drawn({ ...hero, device: 'Phone3' })).toMatch(/data-device="Phone3".*alt="The first screen\."/);
  expect(drawn(hero)).not.toContain('data-device');
});
