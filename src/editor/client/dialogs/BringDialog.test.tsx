import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import type { ProposedImport } from '../../shared/brought.ts';
import type { Session } from '../session/session.ts';
import { BringDialog } from './BringDialog.tsx';

const { Event } = giveWindow(['document', 'Node', 'HTMLElement'], { isForReact: true });

let root: Root | undefined;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  await act(() => root?.unmount());
  vi.useRealTimers();
});

const PROPOSED: ProposedImport = {
  ...{ id: 'one', name: 'one.md', people: undefined, notCarried: [], thumbnails: {} },
  studies: [{ title: 'One', description: undefined, info: [], cover: undefined, parts: [], notCarried: [] }],
};

/** The dialog with a file that was dropped on the page, over a server that is as slow as it is told to be. */
async function opened() {
  const asked: string[] = [];
  let progress = '';
  const reading = Promise.withResolvers<ProposedImport>();
  const taking = Promise.withResolvers<boolean>();
  const session = {
    server: {
      propose: () => reading.promise,
      progress: async () => {
        asked.push(progress);
        return { progress };
      },
    },
    ask: () => taking.promise,
  } as unknown as Session;
  const place = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(place);
  root = drawn;
  const onClose = () => drawn.render(null);
  const given = { name: 'one.md' } as File;
  await act(async () => drawn.render(<BringDialog session={session} given={given} onClose={onClose} />));
  return {
    asked,
    said: () => place.querySelector('[role="status"]')?.textContent,
    /** Waits, while the server is so far. */
    wait: (time: number, now: string) =>
      act(async () => {
        progress = now;
        await vi.advanceTimersByTimeAsync(time);
      }),
    propose: () => act(async () => reading.resolve(PROPOSED)),
    take: () =>
      act(async () => {
        place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }) as never);
      }),
    end: () => act(async () => taking.resolve(true)),
  };
}

test('who waits longer than two seconds for a file that is read sees how far it is, every two seconds', async () => {
  const { said, wait, asked, propose } = await opened();
  expect(said()).toBe('Reading one.md …');
  await wait(1999, 'Looking for the blocks of one.md: 1 of 9');
  expect([said(), asked]).toEqual(['Reading one.md …', []]);
  await wait(1, 'Looking for the blocks of one.md: 3 of 9');
  expect(said()).toBe('Looking for the blocks of one.md: 3 of 9 …');
  await wait(2000, 'Looking for the blocks of one.md: 8 of 9');
  expect(said()).toBe('Looking for the blocks of one.md: 8 of 9 …');
  // Nothing new is no reason to take away what stands there.
  await wait(2000, '');
  expect(said()).toBe('Looking for the blocks of one.md: 8 of 9 …');
  await propose();
  await wait(10_000, 'Looking for the blocks of one.md: 9 of 9');
  expect(asked).toHaveLength(3);
});

test('who takes it sees how far that is, in the same way, until it is done', async () => {
  const { said, wait, asked, propose, take, end } = await opened();
  await propose();
  const help = said();
  expect(help).toContain('Undo takes it back in one step.');
  await take();
  await wait(1999, 'Writing the studies: 1 of 2');
  expect([said(), asked]).toEqual([help, []]);
  await wait(1, 'Checking the site: 3 of 9');
  expect(said()).toBe('Checking the site: 3 of 9 …');
  await end();
  expect(said()).toBeUndefined();
  await wait(10_000, 'Checking the site: 9 of 9');
  expect(asked).toHaveLength(1);
});
