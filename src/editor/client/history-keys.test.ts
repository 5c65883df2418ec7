import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { giveWindow } from '../../../tests/helpers/window.ts';
import { onHistoryKeys } from './history-keys.ts';

const window = giveWindow(['document', 'addEventListener']);
const ended = new AbortController();
const [onUndo, onRedo] = [vi.fn(), vi.fn()];
beforeAll(() => onHistoryKeys(ended.signal, { onUndo, onRedo }));
beforeEach(() => {
  document.body.innerHTML =
    '<button>Add</button><input><textarea></textarea><select></select><p contenteditable tabindex="0"></p>';
  vi.clearAllMocks();
});
afterAll(() => ended.abort());

const find = (name: string) => document.querySelector(name) as HTMLElement;
const type = (name: string) =>
  find(name).dispatchEvent(new window.Event('input', { bubbles: true }) as unknown as Event);
function press(name: string, held: object = { ctrlKey: true }, key = 'z') {
  const event = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  find(name).dispatchEvent(event as unknown as Event);
  return event.defaultPrevented;
}

test.each(['button', 'input', 'textarea', 'select', 'p'])(
  'in a %s that nobody has typed into, the last step of the editor is taken back',
  (name) => {
    find(name).focus();
    expect(press(name)).toBe(true);
    expect(press(name, { metaKey: true, shiftKey: true })).toBe(true);
    expect([onUndo.mock.calls.length, onRedo.mock.calls.length]).toEqual([1, 1]);
  },
);

test.each(['input', 'textarea', 'p'])('letters typed in a %s are taken back by the browser', (name) => {
  find(name).focus();
  type(name);
  expect(press(name)).toBe(false);
  expect(press(name, { ctrlKey: true }, 'y')).toBe(false);
  expect(onUndo).not.toHaveBeenCalled();
  // Elsewhere, and back where nothing was typed since, the editor’s steps are meant again.
  find('button').focus();
  expect(press('button')).toBe(true);
  find(name).focus();
  expect(press(name)).toBe(true);
  expect(onUndo).toHaveBeenCalledTimes(2);
});

test('nothing behind a dialog is taken back, wherever the focus is', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button id="in">Delete</button></dialog>');
  expect(press('#in')).toBe(false);
  expect(press('body')).toBe(false);
  expect(onUndo).not.toHaveBeenCalled();
  document.querySelector('dialog')?.close();
  expect(press('body')).toBe(true);
  expect(onUndo).toHaveBeenCalledTimes(1);
});

test('other keys are left alone', () => {
  expect(press('button', {})).toBe(false);
  expect(press('button', { ctrlKey: true, altKey: true })).toBe(false);
  expect(press('button', { ctrlKey: true }, 'a')).toBe(false);
  expect(onUndo).not.toHaveBeenCalled();
});
