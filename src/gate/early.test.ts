import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { EARLY_SCRIPT } from './early.ts';

interface Page {
  location: { hash: string; pathname: string; search: string };
  gate: { secret?: string; submitted?: boolean; ready?: boolean };
}

/** Runs the head’s script on a page with this fragment. */
function load(hash: string) {
  const replaced: string[] = [];
  const told: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const page = {
    location: { hash, pathname: '/trakt', search: '?a=1' },
    history: { state: null, replaceState: (_: unknown, __: string, url: string) => replaced.push(url) },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    dispatchEvent: ({ type }: { type: string }) => told.push(type),
    Event: class {
      type: string;
      constructor(type: string) {
        this.type = type;
      }
    },
  } as unknown as Page;
  runInContext(EARLY_SCRIPT, createContext(page));
  return { page, replaced, told, listeners };
}

describe('the head’s script', () => {
  test('takes a private link out of the address and keeps its secret', () => {
    const { page, replaced } = load('#k=abc');
    expect(page.gate.secret).toBe('abc');
    expect(replaced).toEqual(['/trakt?a=1']);
  });

  test.each(['', '#', '#main', '#K=abc', '#key=abc', '#section-k=1'])('leaves %s alone', (hash) => {
    const { page, replaced } = load(hash);
    expect(page.gate).toEqual({});
    expect(replaced).toEqual([]);
  });

  test('takes one that is followed later, and tells of it', () => {
    const { page, told, listeners } = load('');
    page.location.hash = '#k=later';
    listeners.get('hashchange')?.({});
    expect(page.gate.secret).toBe('later');
    expect(told).toEqual(['gate-link']);
  });

  test('holds back a form that is sent too early, until the island looks after it', () => {
    const { page, listeners } = load('');
    let held = 0;
    const event = { target: { matches: () => true }, preventDefault: () => held++ };
    listeners.get('submit')?.(event);
    expect([held, page.gate.submitted]).toEqual([1, true]);
    page.gate = { ready: true };
    listeners.get('submit')?.(event);
    expect([held, page.gate.submitted]).toEqual([1, undefined]);
  });

  test('is small, and holds nothing that would end a script tag', () => {
    expect(EARLY_SCRIPT.length).toBeLessThan(600);
    expect(EARLY_SCRIPT).not.toContain('<');
  });
});
