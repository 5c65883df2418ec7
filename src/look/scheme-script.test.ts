// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCHEME_SCRIPT } from './scheme-script.ts';

afterEach(() => vi.restoreAllMocks());

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

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
])(
  'on a %s device the first press shows the other, the next what the device has; then the device decides again',
  (device, other) => {
    const isDark = device === 'dark';
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: isDark } as MediaQueryList);
    const bar = (scheme: string) => ['light', 'dark'].map((one) => (one === scheme ? 'all' : 'not all'));
    // biome-ignore lint/security/noGlobalEval: as the page runs it.
    globalThis.eval(SCHEME_SCRIPT);
    expect(root.dataset.scheme).toBeUndefined();
    expect(barIs()).toEqual(['(prefers-color-scheme:light)', '(prefers-color-scheme:dark)']);
    press();
    expect([root.dataset.scheme, localStorage.scheme, barIs()]).toEqual([other, other, bar(other)]);
    press();
    expect([root.dataset.scheme, localStorage.scheme, barIs()]).toEqual([device, device, bar(device)]);
    document.querySelector('p')?.click();
    expect(root.dataset.scheme).toBe(device);
    press();
    expect([root.dataset.scheme, localStorage.scheme]).toEqual([undefined, '']);
  },
);
