// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BY_LINK, lockedWith } from '../../tests/helpers/locked-page.ts';
import { CLICKED } from '../../tests/helpers/mangled-links.ts';
import { quickLock } from '../../tests/helpers/quick-lock.ts';
import { STUCK, takeEarly, takeOver } from './early.ts';
import { EARLY_SCRIPT, MEND_LINK_SCRIPT } from './early-script.ts';
import { unlock } from './unlock.ts';

quickLock();

/** A locked page whose island has not come to life, at this address. */
function load(hash = '', path = '/trakt?a=1') {
  history.replaceState(null, '', path + hash);
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

  test.each(['', '#', '#main', '#K=abc', '#key=abc', '#section-k=1', '#a=1&key=2'])(
    'leaves “%s” alone',
    (hash) => {
      load(hash);
      expect(takeEarly('secret')).toBeUndefined();
      expect(location.href).toMatch(new RegExp(`a=1${hash}$`));
    },
  );

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

describe('the not-found page', () => {
  const HOME = 'https://mina.example';
  afterEach(() => {
    document.documentElement.hidden = false;
  });

  /** Where it goes from an address; nowhere, where there is no link to mend. */
  function mended(address: string): URL | undefined {
    const replace = vi.fn<(to: string) => void>();
    // Not from the address of a site: a path that begins with two slashes would be one.
    const { origin, pathname, hash } = new URL(HOME + address);
    new Function('location', MEND_LINK_SCRIPT)({ origin, pathname, hash, replace });
    expect(document.documentElement.hidden).toBe(replace.mock.calls.length > 0);
    document.documentElement.hidden = false;
    const [to] = replace.mock.calls[0] ?? [];
    return to === undefined ? undefined : new URL(to, HOME + address);
  }

  test.each(Object.keys(CLICKED))('opens a study by a private link to which happened: %s', async (what) => {
    for (const route of ['/trakt', '/portfolio/trakt', '/work/2019/old-name']) {
      const { page } = await lockedWith('vélo');
      const asked = CLICKED[what]?.(route, BY_LINK.text) ?? '';
      const { pathname, search, hash } = mended(asked) ?? new URL(HOME + asked);
      expect(pathname).toBe(route);
      load(hash, pathname + search);
      const text = takeEarly('secret') ?? 'missing';
      expect(await unlock({ way: 'link', text }, page, '/vault')).toMatchObject({ result: 'opened' });
      expect(location.href).not.toMatch(/k=|%/);
    }
  });

  test.each([
    ['/%23k=KEY', '/#k=KEY'],
    ['/%2523k%253DKEY', '/#k=KEY'],
    ['/portfolio/%23k=KEY', '/portfolio#k=KEY'],
    ['/trakt%2F%23k=KEY', '/trakt#k=KEY'],
    ['/trakt%23', '/trakt'],
    ['/trakt%23k', '/trakt'],
    ['/trakt%2523k%253D', '/trakt'],
    ['/trakt%E2%80%8B', '/trakt'],
    ['/trakt%20#goals', '/trakt#goals'],
    ['/trakt%23goals', '/trakt#goals'],
    ['/trakt%23key=x', '/trakt#key=x'],
  ])('leads from %s to %s', (asked, to) => {
    expect(mended(asked)?.href).toBe(HOME + to);
  });

  test.each([
    '//evil.example/%23k=KEY',
    '///evil.example/%23k=KEY',
    '/\\evil.example/%23k=KEY',
    '/%2F%2Fevil.example%23k=KEY',
    '/%5C%5Cevil.example%23k=KEY',
    '/@evil.example/%23k=KEY',
    '/.evil.example%23k=KEY',
    '/:1@evil.example/%23k=KEY',
    '/javascript:alert(1)%23k=KEY',
    '/x%23k=https://evil.example/',
    '/%23k=//evil.example/%23k=KEY',
    '/%20/%20/evil.example/%23k=KEY',
    '/%0A/evil.example/%23k=KEY',
    '/x%23k=%23k=//evil.example',
    '/x%23//evil.example',
    '/%23@evil.example',
  ])('leads from %s to nobody else, and no further', (asked) => {
    const to = mended(asked);
    expect(to?.origin).toBe(HOME);
    expect(mended(`${to?.pathname}${to?.search}`)).toBeUndefined();
  });

  test.each(['/', '/nope', '/nope/', '/nope/#k=KEY', '/nope#goals', '/a%3Dk=x', '/caf%C3%A9'])(
    'stays where it is at %s',
    (asked) => expect(mended(asked)).toBeUndefined(),
  );

  test('pays little for it', () => {
    expect(MEND_LINK_SCRIPT.length).toBeLessThan(512);
    expect(MEND_LINK_SCRIPT).not.toContain('</');
  });
});
