import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Door } from './door.ts';

let door: Door;
let printed: string[];
beforeEach(() => {
  printed = [];
  door = new Door({ onEntry: (next) => printed.push(next) });
});

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  door.admit({ url, method, headers: { host: '127.0.0.1:5120', ...headers } });

function enter(token: string, rest = ''): { cookie: string } {
  const entered = ask(`/open/${token}/${rest}`);
  expect(entered).toMatchObject({ goTo: `${door.base}${rest}` });
  return entered as { cookie: string };
}

describe('the door of a talk', () => {
  test('lets in whoever has the address, once', () => {
    const { token } = door;
    const { cookie } = enter(token, 'talk/ledger');
    expect(printed).toEqual([door.token]);
    expect(ask(`${door.base}talk/ledger`)).toEqual({ path: 'talk/ledger' });
    expect(ask(`${door.base}media/a.webp?x`)).toEqual({ path: 'media/a.webp' });
    // The browser that is in may open the address again, in the terminal or after a lost answer.
    expect(ask(`/open/${token}/`, { cookie: cookie.split(';')[0] ?? '' })).toEqual({
      goTo: door.base,
      cookie,
    });
    expect(printed).toHaveLength(1);
    expect(cookie).toMatch(/^talk-5120=[\w-]{32}; Path=\/open\/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(token);
    expect(door.base).not.toContain(/=([\w-]+)/.exec(cookie)?.[1]);
  });

  test('is shut to both where two come by one address within a moment', () => {
    let shut = 0;
    door = new Door({ onShared: () => shut++ });
    const { token } = door;
    enter(token);
    expect(() => ask(`/open/${token}/`)).toThrow(/opened twice within a moment/);
    expect(() => ask(door.base)).toThrow(/opened twice within a moment/);
    expect(() => ask(`/open/${door.token}/`)).toThrow(/opened twice within a moment/);
    expect(shut).toBe(1);
  });

  test('stays open to who is in when somebody tries the address much later', () => {
    vi.useFakeTimers();
    const { token } = door;
    enter(token);
    vi.advanceTimersByTime(10 * 60_000);
    expect(() => ask(`/open/${token}/`)).toThrow(/opens nothing any more/);
    vi.useRealTimers();
    expect(ask(door.base)).toEqual({ path: '' });
  });

  test.each([
    ['has no address', '/talk/ledger', {}],
    ['guesses', '/open/AAAA/', {}],
    ['guesses the folder', '/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/', {}],
  ])('stays shut to whoever %s', (_, url, headers) => {
    expect(() => ask(url, headers)).toThrow();
  });

  test.each([
    ['comes by another name', { host: 'evil.example:5120' }],
    ['comes from another site', { 'sec-fetch-site': 'cross-site' }],
    ['comes from another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ])('stays shut, with the right address too, to whoever %s', (_, headers) => {
    expect(() => ask(`/open/${door.token}/`, headers)).toThrow();
    expect(() => ask(door.base, headers)).toThrow();
  });

  test('opens a tab for the editor, which is at another port, and no more than that', () => {
    door = new Door({ isOpenedByEditor: true });
    const tab = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(ask(`/open/${door.token}/talk/ledger`, tab)).toMatchObject({ goTo: `${door.base}talk/ledger` });
    expect(ask(`${door.base}talk/ledger`, tab)).toEqual({ path: 'talk/ledger' });
    for (const other of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
      { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
    ])
      expect(() => ask(door.base, { ...tab, ...other }), JSON.stringify(other)).toThrow();
  });

  test('takes nothing in', () => {
    expect(() => ask(door.base, {}, 'POST')).toThrow(/nothing to change/);
  });
});
