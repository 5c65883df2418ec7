import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { giveWindow } from '../../../tests/helpers/window.ts';
import { listFiles } from '../../lib/files.ts';
import { focusOn, moveFocus, watchHands, wish } from './focus.ts';

const window = giveWindow(['document', 'addEventListener']);
beforeAll(() => {
  document.body.innerHTML = '<button>Add</button><input id="one"><input id="two">';
  watchHands();
});

const button = () => document.querySelector('button') as HTMLElement;
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const happen = (type: string, element: Element = field('one')) =>
  element.dispatchEvent(new window.Event(type, { bubbles: true }) as unknown as Event);

test('a wish holds as long as the person waits', () => {
  button().click();
  const isWished = wish();
  expect(isWished()).toBe(true);
  happen('scroll');
  happen('pointermove');
  // Keys that go nowhere are for what is on its way.
  happen('keydown', document.body);
  expect(isWished()).toBe(true);
});

test.each(['pointerdown', 'click', 'beforeinput', 'input', 'focusin'])('a wish is dropped on %s', (type) => {
  focusOn(button());
  const isWished = wish();
  happen(type);
  expect(isWished()).toBe(false);
});

test('letting go of what was dragged is the end of one act, not another', () => {
  happen('pointerdown');
  const isWished = wish();
  field('one').dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, detail: 1 }) as unknown as MouseEvent,
  );
  expect(isWished()).toBe(true);
});

test('what the editor does to the focus itself drops no wish', () => {
  const isWished = wish();
  focusOn(field('two'));
  moveFocus(() => field('one').focus());
  expect(document.activeElement).toBe(field('one'));
  expect(isWished()).toBe(true);
});

test('whoever comes back to the window has done nothing else', () => {
  focusOn(field('one'));
  const isWished = wish();
  happen('focusin', field('one'));
  expect(isWished()).toBe(true);
  happen('focusin', field('two'));
  expect(isWished()).toBe(false);
});

test('nothing in the editor moves the focus but by way of this', () => {
  const moves = /\.focus\(|autoFocus|\.showModal\(/;
  const files = listFiles('src/editor/client/**/*.{ts,tsx}', process.cwd()).filter(
    (file) => !/\.test\.|client\/focus\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.filter((file) => moves.test(readFileSync(file, 'utf8')));
  // The dialog opens in moveFocus.
  expect(found).toEqual(['src/editor/client/dialogs/Dialog.tsx']);
});
