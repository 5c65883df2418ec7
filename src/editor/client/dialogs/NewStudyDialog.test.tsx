import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import type { Session } from '../session/session.ts';
import { NewStudyDialog } from './NewStudyDialog.tsx';

giveWindow(['document', 'Node', 'HTMLElement'], { isForReact: true });

test('an empty title is answered at its field in our words, once, and nothing is asked for', async () => {
  const asked: unknown[] = [];
  const session = {
    view: () => ({ state: { studies: [], shelves: [] }, notice: undefined }),
    ask: async (make: () => unknown) => asked.push(make()),
  } as unknown as Session;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(<NewStudyDialog session={session} onClose={() => {}} />));
  const [title] = place.querySelectorAll('input');
  // The browser says something of its own wherever it is not told not to.
  const events: Event[] = [];
  place.addEventListener('invalid', (event) => events.push(event), true);
  await act(async () => place.querySelector<HTMLElement>('button[type=submit]')?.click());
  const said = [...place.querySelectorAll('[role=alert]:not([hidden])')];
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'A study needs a title. A few words will do, and can be changed later.',
  ]);
  expect(title?.getAttribute('aria-invalid')).toBe('true');
  expect(title?.getAttribute('aria-describedby')?.split(' ')).toContain(said[0]?.id);
  expect(document.activeElement).toBe(title);
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).not.toContain(false);
  expect(asked).toEqual([]);
  await act(() => root.unmount());
});

/** The dialog on a site with these shelves, and what it asks for. */
async function withShelves(...shelves: { name: string; title: string }[]) {
  const asked: { answers: Record<string, string> }[] = [];
  const session = {
    view: () => ({ state: { studies: [], shelves }, notice: undefined }),
    ask: async (make: () => (typeof asked)[number]) => asked.push(make()),
  } as unknown as Session;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<NewStudyDialog session={session} onClose={() => {}} />));
  const question = [...place.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.includes('Where on the Work page'),
  );
  const list = place.querySelector<HTMLSelectElement>(`[id="${question?.htmlFor}"]`);
  return {
    ...{ question, list },
    choose: (value: string) =>
      act(async () => {
        Object.assign(list ?? {}, { value });
        list?.dispatchEvent(new window.Event('change', { bubbles: true }));
      }),
    /** Types a title and sends it; says on which shelf the study was asked for. */
    make: async () => {
      // React listens for typing only where it found a window when it was loaded: its listener is called as it would.
      const [, props] =
        Object.entries(place.querySelector('input') ?? {}).find(([key]) => key.startsWith('__reactProps')) ??
        [];
      await act(async () => props.onChange({ target: { value: 'The night bus' } }));
      await act(async () => place.querySelector<HTMLElement>('button[type=submit]')?.click());
      await act(() => root.unmount());
      return asked[0]?.answers.shelf;
    },
  };
}

const SELECTED = { name: 'featured', title: 'SELECTED WORK' };
const BEFORE = { name: 'previous', title: 'WAY BEFORE' };

test('a study goes on the one shelf there is, and nothing is asked', async () => {
  const { question, make } = await withShelves(SELECTED);
  expect(question).toBeUndefined();
  expect(await make()).toBe('featured');
});

test('of several shelves the first is chosen, and each is called by the heading that the page shows', async () => {
  const { list, make } = await withShelves(SELECTED, BEFORE);
  expect([...(list?.options ?? [])].map(({ textContent }) => textContent)).toEqual([
    'SELECTED WORK',
    'WAY BEFORE',
  ]);
  expect(await make()).toBe('featured');
});

test('another of several shelves can be chosen', async () => {
  const chosen = await withShelves(SELECTED, BEFORE);
  await chosen.choose('previous');
  expect(await chosen.make()).toBe('previous');
});
