import { describe, expect, test } from 'vitest';
import {
  BEGINNING,
  elapsed,
  fitted,
  fromStage,
  nextTalkState,
  type Step,
  shownAt,
  type TalkState,
} from './state.ts';

const stateAfter = (...steps: Step[]) =>
  steps.reduce<TalkState>((state, step) => nextTalkState(state, step, { count: 5, now: 1000 }), BEGINNING);

describe('a talk', () => {
  test('goes on and back, and no further than its slides', () => {
    expect(stateAfter({ kind: 'next' }, { kind: 'next' }, { kind: 'back' }).at).toBe(1);
    expect(stateAfter({ kind: 'back' }).at).toBe(0);
    expect(stateAfter({ kind: 'last' }, { kind: 'next' }).at).toBe(4);
    expect(stateAfter({ kind: 'last' }, { kind: 'first' }).at).toBe(0);
    expect(stateAfter({ kind: 'go', to: 2 }).at).toBe(2);
    expect(stateAfter({ kind: 'go', to: 99 }).at).toBe(4);
  });

  test('is black or white, and the first turn of a page brings its slide back', () => {
    expect(stateAfter({ kind: 'black' }).screen).toBe('black');
    expect(stateAfter({ kind: 'black' }, { kind: 'white' }).screen).toBe('white');
    expect(stateAfter({ kind: 'white' }, { kind: 'white' }).screen).toBe('slide');
    expect(stateAfter({ kind: 'next' }, { kind: 'black' }, { kind: 'next' })).toMatchObject({
      at: 1,
      screen: 'slide',
    });
    expect(stateAfter({ kind: 'black' }, { kind: 'go', to: 3 })).toMatchObject({ at: 3, screen: 'slide' });
  });

  test('held, shows the audience the same slide until it is let go', () => {
    const ahead = stateAfter({ kind: 'next' }, { kind: 'hold' }, { kind: 'next' }, { kind: 'next' });
    expect(ahead.at).toBe(3);
    expect(shownAt(ahead)).toBe(1);
    expect(shownAt(nextTalkState(ahead, { kind: 'hold' }, { count: 5, now: 0 }))).toBe(3);
  });

  test('held, goes on from what the audience sees when a page is turned on the stage itself', () => {
    const ahead = stateAfter({ kind: 'next' }, { kind: 'hold' }, { kind: 'last' });
    const turned = (step: Step) => {
      const steps = fromStage(ahead, step);
      const end = steps.reduce((state, one) => nextTalkState(state, one, { count: 5, now: 0 }), ahead);
      return [shownAt(end), end.held];
    };
    expect(turned({ kind: 'next' })).toEqual([2, undefined]);
    expect(turned({ kind: 'back' })).toEqual([0, undefined]);
    expect(turned({ kind: 'go', to: 3 })).toEqual([3, undefined]);
    expect(turned({ kind: 'black' })).toEqual([1, 1]);
  });

  test('goes near a picture, and away from it with the slide', () => {
    expect(stateAfter({ kind: 'near', picture: 1 }).near).toBe(1);
    expect(stateAfter({ kind: 'near', picture: 1 }, { kind: 'far' }).near).toBeUndefined();
    expect(stateAfter({ kind: 'near', picture: 1 }, { kind: 'next' }).near).toBeUndefined();
    // There is no slide after the last: the large view closes all the same.
    expect(stateAfter({ kind: 'last' }, { kind: 'near', picture: 1 }, { kind: 'next' }).near).toBeUndefined();
  });

  test('swaps its screens and goes round its colours', () => {
    expect(stateAfter({ kind: 'swap' }).isSwapped).toBe(true);
    expect(stateAfter({ kind: 'swap' }, { kind: 'swap' }).isSwapped).toBe(false);
    expect(stateAfter({ kind: 'colours' }).colours).toBe('light');
    expect(stateAfter({ kind: 'colours' }, { kind: 'colours' }, { kind: 'colours' }).colours).toBe('auto');
  });

  test('that lost slides is at one that is there', () => {
    const state = stateAfter({ kind: 'last' }, { kind: 'hold' });
    expect(fitted(state, 3)).toMatchObject({ at: 2, held: 2 });
  });
});

describe('the time', () => {
  const at = (now: number) => ({ count: 5, now });

  test('begins as the first slide is left, rests, goes on and is set back', () => {
    const begun = nextTalkState(BEGINNING, { kind: 'next' }, at(1000));
    expect(elapsed(begun.timer, 61_000)).toBe(60_000);
    const paused = nextTalkState(begun, { kind: 'run' }, at(61_000));
    expect(elapsed(paused.timer, 999_000)).toBe(60_000);
    const further = nextTalkState(paused, { kind: 'next' }, at(99_000));
    expect(elapsed(further.timer, 999_000)).toBe(60_000);
    const on = nextTalkState(paused, { kind: 'run' }, at(100_000));
    expect(elapsed(on.timer, 110_000)).toBe(70_000);
    expect(elapsed(nextTalkState(on, { kind: 'reset' }, at(0)).timer, 5)).toBe(0);
  });

  test('does not begin by itself for somebody who opens the talk in its midst', () => {
    const jumped: TalkState = { ...BEGINNING, at: 3 };
    expect(nextTalkState(jumped, { kind: 'next' }, at(1000)).timer.kind).toBe('waiting');
  });

  test('never runs backwards when the machine’s clock was set', () => {
    expect(elapsed({ kind: 'running', since: 5000, before: 70 }, 1000)).toBe(70);
  });
});
