import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import type { Edit } from '../../shared/value.ts';
import type { Session, View } from '../session/session.ts';
import { Frame } from './Frame.tsx';

const window = giveWindow(
  [
    ...['document', 'Node', 'Element', 'HTMLElement', 'PointerEvent', 'ResizeObserver', 'getComputedStyle'],
    ...['addEventListener', 'removeEventListener', 'requestAnimationFrame', 'scrollX', 'scrollY'],
  ],
  { isForReact: true },
);

const FILE = 'content/fun.yaml';
let root: Root;
let edits: Edit[];
let pointer = { x: 0, y: 0 };

const paintings = () => [...document.querySelectorAll('[data-items] > article')];
const tools = () => document.querySelector('[data-frame] [role=toolbar]')?.getAttribute('aria-label');
const tool = (name: string) => document.querySelector<HTMLElement>(`[data-frame] [aria-label="${name}"]`);

const dispatch = (type: string, on: Element | null | undefined) =>
  act(async () => {
    const at = { clientX: pointer.x, clientY: pointer.y, bubbles: true };
    const event = type === 'focusin' ? new window.Event(type, at) : new window.PointerEvent(type, at);
    on?.dispatchEvent(event as unknown as Event);
  });
/** A hand comes to something, and goes on a little within it. */
async function move(to: Element | null | undefined, x: number, y: number) {
  pointer = { x, y };
  await dispatch('pointerover', to);
  await dispatch('pointermove', to);
  pointer = { x: x + 3, y: y + 2 };
  await dispatch('pointermove', to);
}
/** Something else is under the pointer now, which rests: browsers tell so too. */
const slideUnder = (what: Element | undefined) => dispatch('pointerover', what);

beforeEach(async () => {
  edits = [];
  const written = { paintings: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] };
  const view = {
    state: { screen: 'fun', file: FILE, path: '/fun' },
    documents: { [FILE]: { written } },
  } as unknown as View;
  const session = {
    view: () => view,
    edit: async (_: string, asked: Edit[]) => {
      edits.push(...asked);
      for (const { op, path } of asked) if (op === 'remove') paintings()[Number(path.at(-1))]?.remove();
      return true;
    },
  } as unknown as Session;
  document.body.innerHTML =
    '<main><div data-items="paintings"><article tabindex="0">A</article><article tabindex="0">B</article><article tabindex="0">C</article></div></main><aside data-editor tabindex="0"></aside><div id="place"></div>';
  root = createRoot(document.querySelector('#place') as HTMLElement);
  await act(async () =>
    root.render(
      <Frame session={session} view={view} hasPanel={false} onSettings={() => {}} onAdd={() => {}} />,
    ),
  );
});
afterEach(() => act(() => root.unmount()));

test('the frame is around what is pointed at', async () => {
  await move(paintings()[1], 40, 40);
  expect(tools()).toBe('Painting, 2 of 3');
  await move(paintings()[0], 40, 10);
  expect(tools()).toBe('Painting, 1 of 3');
});

test('after Delete nothing offers to delete the next one until the pointer moves', async () => {
  await move(paintings()[0], 40, 10);
  await move(tool('Delete'), 90, 10);
  await act(async () => tool('Delete')?.dispatchEvent(clicked(1)));
  await slideUnder(paintings()[0]);
  expect(edits).toHaveLength(1);
  expect(tool('Delete')).toBeNull();
  // The second click of two presses on what lies there now, which takes the focus.
  await dispatch('pointerdown', paintings()[0]);
  await dispatch('focusin', paintings()[0]);
  await dispatch('pointerup', paintings()[0]);
  expect(tool('Delete')).toBeNull();
  await move(paintings()[0], 95, 14);
  expect(tools()).toBe('Painting, 1 of 2');
});

test('who deletes by keys goes on with what stands there now', async () => {
  await move(paintings()[0], 40, 10);
  await act(async () => tool('Delete')?.dispatchEvent(clicked(0)));
  expect(edits).toHaveLength(1);
  expect(document.activeElement).toBe(paintings()[0]);
  expect(tools()).toBe('Painting, 1 of 2');
});

test('the frame goes with the text that is typed in, whatever lies under a pointer that rests', async () => {
  await move(document.querySelector('aside'), 40, 10);
  paintings()[2]?.setAttribute('data-editing', '');
  await dispatch('focusin', document.querySelector('aside'));
  await slideUnder(paintings()[0]);
  expect(tools()).toBe('Painting, 3 of 3');
  await move(paintings()[0], 44, 14);
  expect(tools()).toBe('Painting, 1 of 3');
});

/** By a pointer a click counts, by a key it does not. */
const clicked = (detail: number) =>
  new window.MouseEvent('click', { bubbles: true, detail }) as unknown as Event;
