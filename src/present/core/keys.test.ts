import { describe, expect, test } from 'vitest';
import { type Around, commandOf, HELP, helpFor, keysOf, type Pressed, typedOn } from './keys.ts';

const AROUND: Around = { direction: 'ltr', isTyping: false, own: [] };
const press = (key: string, more: Partial<Pressed> = {}, around: Partial<Around> = {}) =>
  commandOf(
    { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more },
    { ...AROUND, ...around },
  );
const step = (kind: string) => ({ kind: 'step', step: { kind } });

describe('a key', () => {
  test.each([
    ['ArrowRight', 'next'],
    ['ArrowDown', 'next'],
    [' ', 'next'],
    ['Enter', 'next'],
    ['PageDown', 'next'],
    ['ArrowLeft', 'back'],
    ['ArrowUp', 'back'],
    ['Backspace', 'back'],
    ['PageUp', 'back'],
    ['Home', 'first'],
    ['End', 'last'],
    ['b', 'black'],
    ['B', 'black'],
    ['.', 'black'],
    ['w', 'white'],
    ['h', 'hold'],
    ['x', 'swap'],
    ['c', 'colours'],
  ])('%s does: %s', (key, kind) => expect(press(key)).toEqual(step(kind)));

  test.each([
    ['f', 'fullScreen'],
    ['s', 'presenter'],
    ['o', 'overview'],
    ['n', 'notes'],
    ['l', 'laser'],
    ['z', 'zoom'],
    ['?', 'help'],
    ['+', 'larger'],
    ['-', 'smaller'],
    ['Escape', 'escape'],
  ])('%s is for the window: %s', (key, kind) => expect(press(key)).toEqual({ kind }));

  test('Shift and Space go back', () => expect(press(' ', { shiftKey: true })).toEqual(step('back')));

  test('Shift and an arrow down or up scroll the notes, and turn no page', () => {
    expect(press('ArrowDown', { shiftKey: true })).toEqual({ kind: 'notesOn' });
    expect(press('ArrowUp', { shiftKey: true, repeat: true })).toEqual({ kind: 'notesBack' });
  });

  test('arrows follow the language', () => {
    expect(press('ArrowLeft', {}, { direction: 'rtl' })).toEqual(step('next'));
    expect(press('ArrowRight', {}, { direction: 'rtl' })).toEqual(step('back'));
    expect(press('ArrowDown', {}, { direction: 'rtl' })).toEqual(step('next'));
  });

  test('a number and Enter jump', () => {
    expect(press('7')).toEqual({ kind: 'digit', digit: '7' });
    expect(press('Enter', {}, { isTyping: true })).toEqual({ kind: 'jump' });
  });

  test('with Control, Command or Alt belongs to the browser', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey'])
      for (const key of ['s', 'ArrowLeft', '1', ' ']) expect(press(key, { [held]: true })).toBeUndefined();
  });

  describe('on a control that was reached by Tab', () => {
    const on = (control: string, key: string) =>
      press(key, {}, { own: keysOf({ closest: (names: string) => names.split(', ').includes(control) }) });

    test('is the control’s, if it works with it', () => {
      for (const key of [' ', 'Enter']) expect(on('button', key)).toBeUndefined();
      expect(on('a[href]', 'Enter')).toBeUndefined();
      for (const key of ['ArrowRight', 'ArrowUp', ' ']) expect(on('input[type=radio]', key)).toBeUndefined();
      for (const key of ['ArrowRight', ' ', 'Home']) expect(on('video[controls]', key)).toBeUndefined();
    });

    test('moves the talk otherwise', () => {
      for (const key of ['ArrowRight', 'PageDown']) expect(on('button', key)).toEqual(step('next'));
      for (const key of ['ArrowRight', ' ']) expect(on('a[href]', key)).toEqual(step('next'));
      expect(on('input[type=radio]', 'PageUp')).toEqual(step('back'));
      expect(on('button', 'b')).toEqual(step('black'));
    });

    test('jumps all the same, if it is Enter after a number', () => {
      expect(press('Enter', {}, { isTyping: true, own: ['Enter'] })).toEqual({ kind: 'jump' });
    });
  });

  test('held down turns pages, and does nothing else twice', () => {
    expect(press('ArrowRight', { repeat: true })).toEqual(step('next'));
    for (const key of ['b', 'f', 'l', '3']) expect(press(key, { repeat: true })).toBeUndefined();
  });

  test('that nobody knows does nothing, whatever objects are called', () => {
    for (const key of ['q', 'F5', 'constructor', 'Tab']) expect(press(key)).toBeUndefined();
  });
});

test('the help names no key that does nothing', () => {
  for (const [keys] of HELP.flatMap((group) => group.keys))
    for (const letter of keys.match(/\b[A-Z]\b/g) ?? []) expect(press(letter), letter).toBeDefined();
});

test('the help leaves out the change of colours where the look has one scheme', () => {
  const keys = (hasBoth: boolean) => helpFor({ hasBoth }).flatMap((group) => group.keys.map(([key]) => key));
  expect(keys(true)).toContain('C');
  expect(keys(false)).toEqual(keys(true).filter((key) => key !== 'C'));
});

test('a number grows no longer than the talk, and has no noughts before it', () => {
  expect(typedOn('1', '2', 18)).toBe('12');
  expect(typedOn('12', '3', 18)).toBe('12');
  expect(typedOn('', '0', 18)).toBe('');
});
