import { describe, expect, test } from 'vitest';
import { nextPrototypeState, type PrototypeEvent, type PrototypeState } from './prototype-state.ts';

const stateAfter = (...events: PrototypeEvent[]) =>
  events.reduce<PrototypeState>((state, event) => nextPrototypeState(state, event), 'still');

describe('a prototype', () => {
  test('is a still until it is asked for, and open once it has arrived', () => {
    expect(stateAfter('arrive', 'resize', 'escape', 'restart')).toBe('still');
    expect(stateAfter('try')).toBe('loading');
    expect(stateAfter('try', 'arrive')).toBe('open');
  });

  test('that did not arrive can be asked for again', () => {
    expect(stateAfter('try', 'fail')).toBe('failed');
    expect(stateAfter('try', 'fail', 'try', 'arrive')).toBe('open');
    expect(stateAfter('try', 'arrive', 'resize', 'restart', 'fail')).toBe('failed');
  });

  test('fills the window and comes back, by its button or by Escape', () => {
    expect(stateAfter('try', 'arrive', 'resize')).toBe('large');
    expect(stateAfter('try', 'arrive', 'resize', 'resize')).toBe('open');
    expect(stateAfter('try', 'arrive', 'resize', 'escape')).toBe('open');
    expect(stateAfter('try', 'arrive', 'escape')).toBe('open');
  });

  test('starts over where it is', () => {
    expect(stateAfter('try', 'arrive', 'restart')).toBe('open');
    expect(stateAfter('try', 'arrive', 'resize', 'restart')).toBe('large');
  });

  test('closes from anywhere, and what arrives too late is not shown', () => {
    expect(stateAfter('try', 'arrive', 'resize', 'close')).toBe('still');
    expect(stateAfter('try', 'close', 'arrive')).toBe('still');
    expect(stateAfter('try', 'close', 'fail')).toBe('still');
  });
});
