import { Window } from 'happy-dom';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { solveLook } from '../../../look/solved.ts';
import { otherOnRoot, wear } from './wear.ts';

const study = { matches: (selector: string) => [':root', ':root[data-read]'].includes(selector) };
const work: typeof study = { matches: (selector) => selector === ':root' };
const css = (given: Parameters<typeof solveLook>[0]) => solveLook(given).css;
const names = (before: string, after: string, root = work) =>
  [...(otherOnRoot(before, after, root)?.keys() ?? ['all of it'])].toSorted();

test('of a look whose corners are others nothing else is said on the root', () => {
  expect(names(css({ corners: 20 }), css({ corners: 24 }))).toEqual(['--corners']);
  expect(names(css({ textSize: 100 }), css({ textSize: 105 }))).toEqual(['--text-size']);
  expect(names(css({ spacing: 'even' }), css({ spacing: 'airy' }))).toEqual(['--air']);
});

test('a colour takes along what is worked out from it', () => {
  const other = otherOnRoot(css({}), css({ colours: { accent: '#2244ff' } }), work);
  expect(other?.get('--accent')).toBe('#24f');
  expect(other?.has('--text')).toBe(false);
  expect(other?.size).toBeGreaterThan(1);
});

test('where pages that are read have calmer colours, these are meant there', () => {
  const [before, after] = [css({ look: 'poster' }), css({ look: 'poster', colours: { accent: '#00ff88' } })];
  const [onWork, onStudy] = [otherOnRoot(before, after, work), otherOnRoot(before, after, study)];
  const calm = /:root\[data-read\]\{[^}]*?--accent-line:([^;}]*)/.exec(after)?.[1];
  expect(onWork?.get('--accent')).toBe('#0f8');
  for (const [name, value] of onStudy ?? [])
    expect(after.split(':root[data-read]')[1]).toContain(`${name}:${value}`);
  expect(calm && onStudy?.get('--accent-line')).toBe(calm);
});

test('what is said later of the same root goes before, though it is as it was', () => {
  const sheet = (first: string) => `@layer tokens{:root{--a:${first};--b:${first}}:root[data-read]{--a:9}}`;
  expect(otherOnRoot(sheet('1'), sheet('2'), study)).toEqual(new Map([['--b', '2']]));
  expect(otherOnRoot(sheet('1'), sheet('2'), work)).toEqual(
    new Map([
      ['--a', '2'],
      ['--b', '2'],
    ]),
  );
});

test('paper is not seen; other rules, other lines and other conditions need the whole sheet', () => {
  const all = ['all of it'];
  expect(names(':root{--a:1}@media print{:root{--b:1}}', ':root{--a:1}@media print{:root{--b:2}}')).toEqual(
    [],
  );
  expect(names(css({}), css({ depth: 'flat' }))).toEqual(all);
  expect(names(css({}), css({ hero: 'statement' }))).toEqual(all);
  expect(names('.a{b:c}', '.a{b:d}')).toEqual(all);
  expect(names('@media (x){:root{--a:1}}', '@media (x){:root{--a:2}}')).toEqual(all);
  expect(names(':root{--a:"1"}', ':root{--a:"};2"}')).toEqual(all);
  expect(names(':root{--a:1}', '')).toEqual(all);
});

const window = new Window();
let sheet: HTMLStyleElement;
const root = () => document.documentElement.getAttribute('style') ?? '';
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('dispatchEvent', vi.fn());
  sheet = document.createElement('style');
  sheet.textContent = ':root{--a:1;--b:1}';
});
afterEach(() => {
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterAll(() => window.close());

test('while a hand moves the root says it, and the sheet follows when it rests', () => {
  expect(wear(sheet, ':root{--a:1;--b:1}')).toBe(false);
  expect(wear(sheet, ':root{--a:2;--b:1}')).toBe(true);
  vi.advanceTimersByTime(150);
  expect(wear(sheet, ':root{--a:1;--b:3}')).toBe(true);
  expect(wear(sheet, ':root{--a:1;--b:3}')).toBe(false);
  vi.advanceTimersByTime(150);
  expect(root()).toContain('--b: 3');
  expect(root()).not.toContain('--a');
  expect(sheet.textContent).toBe(':root{--a:1;--b:1}');
  vi.advanceTimersByTime(100);
  expect(sheet.textContent).toBe(':root{--a:1;--b:3}');
  expect(root()).toBe('');
  expect(dispatchEvent).toHaveBeenCalledTimes(1);
});

test('back where it was, and then another look: nothing is left on the root', () => {
  wear(sheet, ':root{--a:2;--b:1}');
  wear(sheet, ':root{--a:1;--b:1}');
  expect(root()).toBe('');
  wear(sheet, ':root{--a:5;--b:1}');
  wear(sheet, ':root{--c:1}');
  expect(root()).toBe('');
  expect(sheet.textContent).toBe(':root{--c:1}');
  vi.runAllTimers();
  expect(sheet.textContent).toBe(':root{--c:1}');
});
