import hydrate from '@astrojs/react/client.js';
import { Window } from 'happy-dom';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Gate } from '../../../gate/Gate.tsx';
import type { LockedPage } from '../../../model/sealed.ts';
import { en } from '../../../words/en.ts';
import { putToRest } from './put-to-rest.ts';

const window = new Window({ url: 'http://localhost/locked' });
const went: string[] = [];
const given = {
  window,
  document: window.document,
  Node: window.Node,
  HTMLElement: window.HTMLElement,
  Event: window.Event,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  location: { assign: (path: string) => went.push(path), hash: '' },
  IS_REACT_ACT_ENVIRONMENT: true,
};
const globals = globalThis as unknown as Record<string, unknown>;
const before = Object.keys(given).map((name) => [name, globals[name]] as const);
beforeAll(() => void Object.assign(globalThis, given));
afterAll(() => {
  for (const [name, value] of before) globals[name] = value;
});

const pressEscape = () =>
  document.body.dispatchEvent(
    new window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }) as unknown as Event,
  );

test('a gate that has come to life leads home on Escape, and no more once the editor has the page', async () => {
  const props = {
    page: { folder: '/vault' } as LockedPage,
    title: 'Locked',
    words: en.gate,
    email: 'me@example.com',
    loadDrawing: async () => () => null,
    children: null,
  };
  document.body.innerHTML = `<main><astro-island ssr>${renderToString(<Gate {...props} />)}</astro-island></main>`;
  const island = document.querySelector('astro-island') as HTMLElement;
  await act(async () => hydrate(island)(Gate, props, {}, { client: 'idle' }));
  pressEscape();
  expect(went).toEqual(['/']);
  await act(async () => putToRest());
  document.querySelector('main')?.replaceChildren();
  pressEscape();
  expect(went).toEqual(['/']);
});

test('no page is drawn ahead: it would be older than the next edit', () => {
  document.head.innerHTML = '<script type="speculationrules">{}</script><script type="module"></script>';
  putToRest();
  expect(document.querySelectorAll('script')).toHaveLength(1);
});
