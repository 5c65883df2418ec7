import { beforeEach, describe, expect, test } from 'vitest';
import { Door } from './door.ts';

let door: Door;
let printed: string[];
beforeEach(() => {
  printed = [];
  door = new Door((next) => printed.push(next));
});

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  door.admit({ url, method, headers: { host: '127.0.0.1:5120', ...headers } });

describe('the door of a talk', () => {
  test('lets in whoever has the address, once', () => {
    const { token } = door;
    expect(ask(`/open/${token}/talk/ledger`)).toEqual({ goTo: `${door.base}talk/ledger` });
    // The answer was lost; asked again, it opens.
    expect(ask(`/open/${token}/`)).toEqual({ goTo: door.base });
    expect(ask(`${door.base}talk/ledger`)).toEqual({ path: 'talk/ledger' });
    expect(() => ask(`/open/${token}/`)).toThrow(/opens nothing any more/);
    expect(printed).toEqual([door.token]);
    expect(ask(`${door.base}media/a.webp?x`)).toEqual({ path: 'media/a.webp' });
    expect(printed).toHaveLength(1);
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
    door = new Door(() => {}, { isOpenedByEditor: true });
    const tab = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(ask(`/open/${door.token}/talk/ledger`, tab)).toEqual({ goTo: `${door.base}talk/ledger` });
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
