// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { STUCK, takeEarly, takeOver } from './early.ts';
import { EARLY_SCRIPT } from './early-script.ts';

/** A locked page whose island has not come to life, at this address. */
function load(hash = '') {
  history.replaceState(null, '', `/trakt?a=1${hash}`);
  document.documentElement.removeAttribute(STUCK);
  document.body.innerHTML =
    '<astro-island><form><input></form><a data-gate-close href="#home">x</a><button data-gate-retry>again</button></astro-island>';
  // Listeners are added to the window, and go with it: one page for each test.
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
  // biome-ignore lint/security/noGlobalEval: it runs as the text it is put into the page as.
  globalThis.eval(EARLY_SCRIPT);
}

const listeners: [string, EventListener, boolean | undefined][] = [];
const add = window.addEventListener.bind(window);
vi.stubGlobal('addEventListener', (type: string, listener: EventListener, capture?: boolean) => {
  listeners.push([type, listener, capture]);
  add(type, listener, capture);
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const isStuck = () => document.documentElement.hasAttribute(STUCK);
const submit = () => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  vi.useFakeTimers();
  load();
});

describe('the head’s script', () => {
  test('takes a private link out of the address and keeps its secret', () => {
    load('#k=abc');
    expect(location.href).toMatch(/\/trakt\?a=1$/);
    expect(takeEarly('secret')).toBe('abc');
    expect(takeEarly('secret')).toBeUndefined();
  });

  test.each(['', '#', '#main', '#K=abc', '#key=abc', '#section-k=1'])('leaves “%s” alone', (hash) => {
    load(hash);
    expect(takeEarly('secret')).toBeUndefined();
    expect(location.href).toMatch(new RegExp(`a=1${hash}$`));
  });

  test('takes one that is followed later, and tells of it', () => {
    const told = vi.fn();
    addEventListener('gate-link', told);
    history.replaceState(null, '', '/trakt#k=later');
    dispatchEvent(new Event('hashchange'));
    expect(takeEarly('secret')).toBe('later');
    expect(told).toHaveBeenCalledOnce();
  });

  test('holds back a form that is sent too early, until the island looks after it', () => {
    expect(submit()).toBe(true);
    expect(takeEarly('submitted')).toBe(true);
    takeOver();
    expect(submit()).toBe(false);
  });

  test('lets Escape lead home before the island can', () => {
    const home = vi.fn();
    find('a').addEventListener('click', home);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(home).toHaveBeenCalledOnce();
  });

  test('is nothing that would end a script tag', () => {
    expect(EARLY_SCRIPT).not.toContain('</');
  });
});

describe('an island whose files do not come', () => {
  const fail = () =>
    find('astro-island').dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));

  test('is told at once when their download fails', () => {
    fail();
    expect(isStuck()).toBe(true);
  });

  test('is told after a moment when nothing is heard of them', () => {
    dispatchEvent(new Event('load'));
    expect(isStuck()).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(isStuck()).toBe(true);
  });

  test('is asked again by the button, with what was typed still there', () => {
    (find('input') as HTMLInputElement).value = 'half a pass';
    fail();
    const put = vi.spyOn(find('astro-island'), 'after');
    find('button').click();
    expect(put).toHaveBeenCalledOnce();
    expect(isStuck()).toBe(false);
    expect((find('input') as HTMLInputElement).value).toBe('half a pass');
    vi.advanceTimersByTime(10_000);
    expect(isStuck()).toBe(true);
  });

  test('is forgotten when they come after all', () => {
    fail();
    takeOver();
    expect(isStuck()).toBe(false);
    fail();
    expect(isStuck()).toBe(false);
  });
});
