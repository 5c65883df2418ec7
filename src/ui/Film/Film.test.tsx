import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { giveWindow } from '../../../tests/helpers/window.ts';
import type { Picture } from '../../model/picture.ts';
import { en } from '../../words/en.ts';
import { LabelsProvider } from '../Labels/Labels.ts';
import { Film } from './Film.tsx';

giveWindow(['document', 'Node', 'HTMLElement'], { isForReact: true });

const poster: Picture = {
  ...{ alt: 'A boat leaves.', width: 1280, height: 720, sizes: '100vw' },
  ...{ variants: [], fallback: '/media/still.jpeg' },
};

test('a film that is gone while somebody edits leaves what says so, and nothing that would play', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const gone = { ...poster, alt: '', width: 800, height: 500, fallback: 'data:image/svg+xml,gone' };
  await act(async () =>
    root.render(
      <LabelsProvider value={en.labels}>
        <Film film={{ poster, mp4: 'data:,', gone }} device="Laptop" caption="The ferry" />
      </LabelsProvider>,
    ),
  );
  const shown = [...place.querySelectorAll('img')].map(({ src, alt, width }) => [src, alt, width]);
  expect(shown).toEqual([[gone.fallback, poster.alt, poster.width]]);
  expect(place.querySelector('figcaption')?.textContent).toBe('The ferry');
  expect(place.querySelectorAll('video, button, a, film-player')).toHaveLength(0);
  await act(async () => root.unmount());
});

test('a film that takes the place of another has a player of its own, and the same one stays in it', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const draw = async (film: string, alt = poster.alt) => {
    const video = { poster: { ...poster, alt }, mp4: `/media/${film}.mp4`, webm: `/media/${film}.webm` };
    await act(async () =>
      root.render(
        <LabelsProvider value={en.labels}>
          <Film film={video} device="Laptop" />
        </LabelsProvider>,
      ),
    );
    return place.querySelector('video');
  };
  const first = await draw('ferry');
  expect(await draw('ferry', 'A boat comes back.')).toBe(first);
  const second = await draw('pier');
  expect(second).not.toBe(first);
  expect([...(second?.querySelectorAll('source') ?? [])].map((one) => one.getAttribute('src'))).toEqual([
    '/media/pier.webm',
    '/media/pier.mp4',
  ]);
  await act(async () => root.unmount());
});
