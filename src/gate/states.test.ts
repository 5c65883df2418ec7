import { describe, expect, test } from 'vitest';
import { type GateEvent, type GateState, transition } from './states.ts';

const states = {
  locked: { name: 'locked' },
  'checking a password': { name: 'checking', way: 'password' },
  'checking a link': { name: 'checking', way: 'link' },
  wrong: { name: 'wrong' },
  linkRevoked: { name: 'linkRevoked' },
  'failed with a password': { name: 'failed', way: 'password' },
  'failed with a link': { name: 'failed', way: 'link' },
  altered: { name: 'altered' },
  insecure: { name: 'insecure' },
  open: { name: 'open' },
} as const satisfies Record<string, GateState>;
type Name = keyof typeof states;

const events = {
  password: { type: 'submitted', way: 'password' },
  link: { type: 'submitted', way: 'link' },
  typed: { type: 'typed' },
  refused: { type: 'refused' },
  downloadFailed: { type: 'downloadFailed' },
  alterationFound: { type: 'alterationFound' },
  opened: { type: 'opened' },
  retried: { type: 'retried' },
  foundInsecure: { type: 'foundInsecure' },
  left: { type: 'left' },
} as const satisfies Record<string, GateEvent>;

const submits = { password: 'checking a password', link: 'checking a link' } as const;
const always = { foundInsecure: 'insecure' } as const;

/** Every change there is. Whatever is not named here leaves the state as it was. */
const changes: Record<Name, Partial<Record<keyof typeof events, Name>>> = {
  locked: { ...always, ...submits },
  wrong: { ...always, ...submits, typed: 'locked', left: 'locked' },
  linkRevoked: { ...always, ...submits, typed: 'locked', left: 'locked' },
  'checking a password': {
    ...always,
    refused: 'wrong',
    downloadFailed: 'failed with a password',
    alterationFound: 'altered',
    opened: 'open',
    left: 'locked',
  },
  'checking a link': {
    ...always,
    refused: 'linkRevoked',
    downloadFailed: 'failed with a link',
    alterationFound: 'altered',
    opened: 'open',
    left: 'locked',
  },
  'failed with a password': {
    ...always,
    ...submits,
    retried: 'checking a password',
    typed: 'locked',
    left: 'locked',
  },
  'failed with a link': {
    ...always,
    ...submits,
    retried: 'checking a link',
    typed: 'locked',
    left: 'locked',
  },
  altered: { ...always, left: 'locked' },
  insecure: {},
  open: { ...always, alterationFound: 'altered', left: 'locked' },
};

describe.each(Object.entries(states))('the gate, %s,', (name, state) => {
  test.each(Object.entries(events))('on %s', (event, value) => {
    const expected = changes[name as Name][event as keyof typeof events] ?? (name as Name);
    expect(transition(state, value)).toEqual(states[expected]);
  });
});

describe('the gate', () => {
  test('opens from checking alone', () => {
    const before = Object.values(states).filter((state) => transition(state, events.opened).name === 'open');
    expect(before.map(({ name }) => name)).toEqual(['checking', 'checking', 'open']);
  });

  test('says “incorrect” of a refused password alone', () => {
    for (const state of Object.values(states)) {
      for (const event of Object.values(events)) {
        const after = transition(state, event);
        if (after.name === 'wrong' && state.name !== 'wrong') {
          expect([state, event.type]).toEqual([states['checking a password'], 'refused']);
        }
      }
    }
  });
});
