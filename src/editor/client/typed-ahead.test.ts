import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { giveWindow } from '../../../tests/helpers/window.ts';
import { watchHands } from './focus.ts';
import { fillIn, type TypedAhead, typedAhead } from './typed-ahead.ts';

const window = giveWindow(['document', 'addEventListener', 'Event']);
const watching = new AbortController();
const pressed = vi.fn();
beforeAll(() => {
  document.body.innerHTML = '<button>Add</button><input>';
  document.querySelector('button')?.addEventListener('keydown', pressed as never);
  watchHands(watching.signal);
});
let ahead: TypedAhead | undefined;
afterEach(() => {
  ahead?.take();
  pressed.mockClear();
});
afterAll(() => watching.abort());

const button = () => document.querySelector('button') as HTMLElement;
function press(keys: readonly string[], held: object = {}) {
  return keys.map((key) => {
    const options = { key, bubbles: true, cancelable: true, ...held };
    const event = new window.KeyboardEvent('keydown', options) as unknown as KeyboardEvent;
    button().dispatchEvent(event);
    return event.defaultPrevented;
  });
}

test('letters that are typed before the field is there are kept for it, spaces too, and press nothing', () => {
  ahead = typedAhead();
  const kept = press([...'My plx', 'Backspace', ...'ace', 'Enter']);
  expect(kept).not.toContain(false);
  expect(pressed).not.toHaveBeenCalled();
  expect(ahead.take()).toBe('My place');
  // Once it is there, keys are for whatever has the focus.
  expect(press(['a', ' '])).toEqual([false, false]);
  expect(ahead.take()).toBe('');
});

test('keys that lead elsewhere, and shortcuts, are left alone', () => {
  ahead = typedAhead();
  expect(press(['Tab', 'Escape', 'ArrowDown'])).toEqual([false, false, false]);
  expect(press(['z', 'v'], { ctrlKey: true })).toEqual([false, false]);
  expect(ahead.take()).toBe('');
});

test('whoever goes on to something else types there', () => {
  ahead = typedAhead();
  press(['a']);
  button().dispatchEvent(new window.Event('pointerdown', { bubbles: true }) as unknown as Event);
  expect(press(['b'])).toEqual([false]);
  expect(ahead.isWished()).toBe(false);
  // What was typed before is the new field’s all the same.
  const heard = vi.fn();
  const field = document.querySelector('input') as HTMLInputElement;
  field.addEventListener('input', heard);
  fillIn(field, ahead.take());
  expect(field.value).toBe('a');
  expect(heard).toHaveBeenCalledTimes(1);
});
