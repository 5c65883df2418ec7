// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { SCHEME_SCRIPT } from './scheme-script.ts';

const root = document.documentElement;
const press = () => document.querySelector<HTMLElement>('[data-scheme-switch] span')?.click();
const barIs = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.scheme;
  document.head.innerHTML =
    '<meta name="theme-color" data-for="light"><meta name="theme-color" data-for="dark">';
  document.body.innerHTML = '<button data-scheme-switch><span>Colours</span></button><p>Words</p>';
});

test('is at most 500 bytes', () => {
  expect(Buffer.byteLength(SCHEME_SCRIPT)).toBeLessThanOrEqual(500);
});

test('goes round from the device’s own to light, dark and back, is remembered, and takes the browser’s bar along', () => {
  // biome-ignore lint/security/noGlobalEval: as the page runs it.
  globalThis.eval(SCHEME_SCRIPT);
  expect(root.dataset.scheme).toBeUndefined();
  expect(barIs()).toEqual(['(prefers-color-scheme:light)', '(prefers-color-scheme:dark)']);
  press();
  expect([root.dataset.scheme, localStorage.scheme, barIs()]).toEqual(['light', 'light', ['all', 'not all']]);
  press();
  expect([root.dataset.scheme, localStorage.scheme, barIs()]).toEqual(['dark', 'dark', ['not all', 'all']]);
  document.querySelector('p')?.click();
  expect(root.dataset.scheme).toBe('dark');
  press();
  expect([root.dataset.scheme, localStorage.scheme]).toEqual([undefined, '']);
});
