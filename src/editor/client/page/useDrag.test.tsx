import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import { type PageList, type Spot, sideOf } from './lists.ts';
import { useDrag } from './useDrag.ts';

const window = giveWindow(
  [
    ...[
      'document',
      'Node',
      'Element',
      'HTMLElement',
      'addEventListener',
      'removeEventListener',
      'innerHeight',
    ],
    ...['requestAnimationFrame', 'scrollBy'],
  ],
  { isForReact: true },
);

/** Four blocks, each a hundred high, on a page that scrolls below a window of 768. */
const HEIGHT = 100;
const BAR = 700;
let scrolled = 0;
let frames: (() => void)[] = [];
let dropped: [number, number][] = [];
let target: Spot | undefined;
let root: Root;

const list = (): PageList => ({
  ...{ file: 'content/x.yaml', path: ['blocks'], one: 'block', kind: 'blocks' },
  elements: Array.from({ length: 4 }, (_, at) => {
    const top = at * HEIGHT - scrolled;
    const box = { left: 0, right: 900, top, bottom: top + HEIGHT };
    return { getBoundingClientRect: () => box } as HTMLElement;
  }),
});

function Handle() {
  const drag = useDrag(
    () => [list()],
    (from, to) => dropped.push([from.at, to.at]),
  );
  target = drag.target;
  return <button type="button" {...drag.handle({ list: list(), at: 0 })} />;
}

const frame = (times = 1) =>
  act(async () => {
    for (let one = 0; one < times; one++) for (const draw of frames.splice(0)) draw();
  });
const pointer = (type: string, y: number) =>
  act(async () => {
    const event = new window.PointerEvent(type, { clientX: 50, clientY: y, pointerId: 1, bubbles: true });
    document.querySelector('button')?.dispatchEvent(event as never);
  });
const pressEscape = () =>
  act(async () => {
    document.body.dispatchEvent(
      new window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }) as never,
    );
  });

beforeEach(async () => {
  [scrolled, frames, dropped, target] = [0, [], [], undefined];
  Object.assign(globalThis, {
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    scrollBy: ({ top }: { top: number }) => {
      scrolled = Math.max(0, scrolled + top);
    },
  });
  document.body.innerHTML = '<div id="place"></div><div data-edit-bar></div>';
  const bar = document.querySelector('[data-edit-bar]') as HTMLElement;
  bar.getBoundingClientRect = () => ({ top: BAR }) as DOMRect;
  root = createRoot(document.querySelector('#place') as HTMLElement);
  await act(async () => root.render(<Handle />));
  const button = document.querySelector('button') as HTMLButtonElement;
  button.setPointerCapture = () => {};
});
afterEach(() => act(() => root.unmount()));

test('what is let go over another takes its place', async () => {
  await pointer('pointerdown', 20);
  await pointer('pointermove', 250);
  expect(target?.at).toBe(2);
  await pointer('pointerup', 250);
  expect(dropped).toEqual([[0, 2]]);
  expect(target).toBeUndefined();
});

test('Escape leaves everything as it was, and is heard by nobody else', async () => {
  const heard: string[] = [];
  document.body.addEventListener('keydown', ({ key }) => heard.push(key));
  await pointer('pointerdown', 20);
  await pointer('pointermove', 250);
  await pressEscape();
  expect(target).toBeUndefined();
  await pointer('pointermove', 260);
  expect(target).toBeUndefined();
  await pointer('pointerup', 260);
  expect([dropped, heard]).toEqual([[], []]);
  await pressEscape();
  expect(heard).toEqual(['Escape']);
});

test('at the edge of the window the page moves along while the pointer rests, as far as the bar leaves room', async () => {
  await pointer('pointerdown', 300);
  await pointer('pointermove', BAR - 30);
  await frame(10);
  const [slow, at] = [scrolled, target?.at];
  expect(slow).toBeGreaterThan(50);
  expect(at).toBe(3);
  await pointer('pointermove', BAR + 40);
  await frame(10);
  expect(scrolled - slow).toBeGreaterThan(slow);
  await pointer('pointermove', 300);
  const there = scrolled;
  await frame(10);
  expect(scrolled).toBe(there);
  await pointer('pointermove', 5);
  await frame(40);
  expect(scrolled).toBe(0);
  await pressEscape();
  await frame(3);
  expect(frames).toEqual([]);
});

test('a handle at the edge of the window moves nothing until it is moved', async () => {
  await pointer('pointerdown', 790);
  await pointer('pointermove', 792);
  await frame(10);
  expect(scrolled).toBe(0);
});

const boxes = (...all: [left: number, top: number][]): PageList => ({
  ...list(),
  path: ['a'],
  elements: all.map(([left, top]) => {
    const box = { left, right: left + 90, top, bottom: top + 90 };
    return { getBoundingClientRect: () => box } as HTMLElement;
  }),
});
const column = boxes([0, 0], [0, 100], [0, 200]);
const grid = boxes([0, 0], [100, 0], [0, 100]);

test.each([
  ['up its own list', column, 2, 0, 'above'],
  ['down its own list', column, 0, 2, 'below'],
  ['nowhere', column, 1, 1, undefined],
  ['on in a grid', grid, 0, 1, 'right'],
  ['back in a grid', grid, 2, 0, 'left'],
  ['on where lines run the other way', boxes([100, 0], [0, 0]), 0, 1, 'left'],
] as const)('what goes %s is shown to come beside the one it is let go on', (_, own, from, to, side) => {
  expect(sideOf({ list: own, at: from }, { list: own, at: to })).toBe(side);
});

test('what comes from another list stands before the one it is let go on, and after the last below it', () => {
  const from = { list: { ...column, path: ['b'] }, at: 0 };
  expect(sideOf(from, { list: column, at: 2 })).toBe('above');
  expect(sideOf(from, { list: column, at: 3 })).toBe('below');
});
