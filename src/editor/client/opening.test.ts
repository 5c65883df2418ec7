import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { giveWindow } from '../../../tests/helpers/window.ts';
import { onHistoryKeys } from './history-keys.ts';
import { type Opening, openEditor } from './opening.ts';

const window = giveWindow(['document', 'sessionStorage', 'addEventListener', 'KeyboardEvent']);
beforeAll(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  sessionStorage.clear();
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const place = () => document.querySelector('[role=status]');
const isBusy = () => document.querySelector('main')?.getAttribute('aria-busy') === 'true';
const never = () => new Promise<never>(() => {});
const outdated = () => Promise.reject(new Error('504 (Outdated Optimize Dep)'));

/** A page that is loaded; loaded again, it begins anew. */
async function loaded(load: Parameters<typeof openEditor>[0]) {
  document.body.innerHTML = '<main></main>';
  const reload = vi.fn();
  const opened = openEditor(load, reload);
  await vi.advanceTimersByTimeAsync(0);
  return { opened, reload };
}

// First: an opening that never ends goes on listening.
test('Undo that is pressed while the editor opens is done once it is there, and Redo after it', async () => {
  const heard: string[] = [];
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>();
  const { opened } = await loaded(async () => {
    await isThere;
    const start = async () =>
      onHistoryKeys(new AbortController().signal, {
        onUndo: () => heard.push('undo'),
        onRedo: () => heard.push('redo'),
      });
    return { start };
  });
  for (const shiftKey of [false, true]) {
    const event = new window.KeyboardEvent('keydown', {
      ...{ key: 'z', ctrlKey: true, shiftKey },
      ...{ bubbles: true, cancelable: true },
    });
    document.body.dispatchEvent(event as unknown as Event);
  }
  expect(heard).toEqual([]);
  arrive();
  await opened;
  expect(heard).toEqual(['undo', 'redo']);
});

test('before anything is loaded the page says that the editor is being opened', async () => {
  void loaded(never);
  expect(place()?.textContent).toBe('Opening the editor …');
  expect(isBusy()).toBe(true);
});

test('once the bar is there, its place is free and the page is ready', async () => {
  let isStarted = false;
  const start = async () => {
    expect(place()).not.toBeNull();
    isStarted = true;
  };
  await (await loaded(async () => ({ start }))).opened;
  expect(isStarted).toBe(true);
  expect(place()).toBeNull();
  expect(isBusy()).toBe(false);
});

test('what waits for the server says why in the same place', async () => {
  const start = (opening: Opening) => {
    opening.say('The editor is not running.');
    return never();
  };
  await loaded(async () => ({ start }));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(place()?.textContent).toBe('The editor is not running.');
});

test.each([
  ['packages that are still bundled', outdated],
  ['an editor that stumbles', async () => ({ start: outdated })],
])('%s: the page is loaded again by itself, and then it is said, with a button', async (_what, load) => {
  for (let time = 0; time < 2; time++) {
    const { reload } = await loaded(load);
    expect(place()?.textContent).toContain('Trying again');
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledTimes(1);
  }
  const { reload } = await loaded(load);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reload).not.toHaveBeenCalled();
  expect(place()?.textContent).toContain('could not be opened');
  place()?.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
  // Asked for by hand, it is tried as often again.
  expect((await loaded(load)).reload).not.toHaveBeenCalled();
  expect(place()?.textContent).toContain('Trying again');
});

test('an editor that was opened at the second try has all its tries again', async () => {
  await loaded(outdated);
  await (await loaded(async () => ({ start: async () => {} }))).opened;
  for (let time = 0; time < 2; time++) await loaded(outdated);
  expect(place()?.textContent).toContain('Trying again');
});

test('where nothing can be noted the page is not loaded for ever', async () => {
  const { sessionStorage } = globalThis;
  Object.assign(globalThis, { sessionStorage: undefined });
  const { reload } = await loaded(outdated);
  Object.assign(globalThis, { sessionStorage });
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).not.toHaveBeenCalled();
  expect(place()?.textContent).toContain('could not be opened');
});

test('whoever waits long is told so, and can load the page again', async () => {
  const { reload } = await loaded(never);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(place()?.textContent).toContain('a moment longer');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(place()?.textContent).toContain('longer than it should');
  place()?.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});
