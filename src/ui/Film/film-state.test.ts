import { describe, expect, test } from 'vitest';
import { type FilmEvent, type FilmState, nextFilmState } from './film-state.ts';

const stateAfter = (...events: FilmEvent[]) =>
  events.reduce<FilmState>((state, event) => nextFilmState(state, event), 'waiting');

describe('a film', () => {
  test('plays when it comes into view and waits when it leaves', () => {
    expect(stateAfter('enter')).toBe('playing');
    expect(stateAfter('enter', 'leave')).toBe('waiting');
    expect(stateAfter('enter', 'leave', 'enter')).toBe('playing');
  });

  test('that the reader paused stays paused, in view or not, until they play it', () => {
    expect(stateAfter('enter', 'toggle')).toBe('paused');
    expect(stateAfter('enter', 'toggle', 'leave', 'enter')).toBe('paused');
    expect(stateAfter('enter', 'toggle', 'toggle')).toBe('playing');
  });

  test('that was refused, or that should keep still, is left to the reader for good', () => {
    for (const event of ['refused', 'calm'] as const) {
      expect(stateAfter('enter', event)).toBe('manual');
      expect(stateAfter('enter', event, 'leave', 'enter', 'toggle')).toBe('manual');
    }
  });
});
