import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Board } from '../board.ts';
import { findBoards, idOf, picks } from '../render/studio.ts';

const CONTENT = join(import.meta.dirname, '../../content');

const modules = import.meta.glob<{ board: Board }>('../boards/**/*.board.tsx', { eager: true });
const boards = Object.entries(modules).map(([path, { board }]) => ({
  file: path.replace('../boards/', ''),
  board,
}));

/** Every picture of a board: its file, and what its component is given. */
function picturesOf(board: Board) {
  if ('states' in board) return Object.values(board.states).map(({ out, props }) => ({ out, props }));
  return [{ out: board.out, props: 'film' in board ? { t: 0 } : {} }];
}

describe('an id', () => {
  test.each([
    ['trakt/Cover.board.tsx', 'trakt/cover'],
    ['trakt/LeadDrawer.board.tsx', 'trakt/lead-drawer'],
    ['crypto_insights/Film.board.tsx', 'crypto_insights/film'],
    ['site/QRCode.board.tsx', 'site/qr-code'],
    ['eztax/Top10List.board.tsx', 'eztax/top10-list'],
  ])('of %s is %s: the path, its name in kebab case', (file, id) => {
    expect(idOf(file)).toBe(id);
  });
});

describe('a name on the command line', () => {
  test.each([
    ['trakt', 'trakt/cover', null, true],
    ['trakt/cover', 'trakt/cover', 'dark', true],
    ['trakt/cover:dark', 'trakt/cover', 'dark', true],
    ['trakt/cover:dark', 'trakt/cover', 'light', false],
    ['trakt/cover', 'trakt/cover-two', null, false],
    ['tra', 'trakt/cover', null, false],
  ])('%s asks for %s in the state %s: %s', (name, id, state, isPicked) => {
    expect(picks(name, id, state)).toBe(isPicked);
  });
});

describe('the boards', () => {
  test('are found by the command, all of them and nothing else', async () => {
    const found = await findBoards();
    expect(found.map(({ file }) => file).toSorted()).toEqual(boards.map(({ file }) => file).toSorted());
  });

  test('have each an id of its own', () => {
    const ids = boards.map(({ board }) => board.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('write each to files of their own', () => {
    const outs = boards.flatMap(({ board }) => picturesOf(board).map(({ out }) => out));
    expect(outs.filter((out, index) => outs.indexOf(out) !== index)).toEqual([]);
  });

  test('have all been rendered into the content folder', () => {
    // The world `demo` shows the kits and writes nothing there.
    const outs = boards
      .filter(({ file }) => !file.startsWith('demo/'))
      .flatMap(({ board }) => picturesOf(board).map(({ out }) => out));
    expect(outs.filter((out) => !existsSync(join(CONTENT, out)))).toEqual([]);
  });

  test('that are films have even sides in device pixels, or no encoder takes them', () => {
    const films = boards.flatMap(({ board }) => ('film' in board ? [board] : []));
    expect(films.length).toBeGreaterThan(0);
    const odd = films.filter(({ size, scale = 2 }) => (size.width * scale) % 2 || (size.height * scale) % 2);
    expect(odd.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(boards)('$file', ({ file, board }) => {
  test('has the id its path gives it', () => {
    expect(board.id).toBe(idOf(file));
  });

  test('draws every state, the same each time', () => {
    const Component = board.Component as ComponentType<object>;
    for (const { out, props } of picturesOf(board)) {
      const once = renderToStaticMarkup(createElement(Component, props));
      expect(once.length, out).toBeGreaterThan(200);
      expect(renderToStaticMarkup(createElement(Component, props)), out).toBe(once);
    }
  });
});
