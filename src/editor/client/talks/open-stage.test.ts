import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fault } from '../session/api.ts';
import { openStage } from './open-stage.ts';

beforeEach(() => vi.stubGlobal('location', { hostname: 'localhost' }));
afterEach(() => vi.unstubAllGlobals());

function opened(present: (name: string) => Promise<{ address: string }>) {
  const steps: string[] = [];
  const tab = {
    opener: {} as unknown,
    document: { title: '', body: { textContent: '' } },
    location: { replace: (to: string) => steps.push(`to ${to}`) },
    close: () => steps.push('closed'),
  };
  const session = {
    flush: async () => steps.push('saved'),
    fail: (error: unknown) => steps.push((error as Error).message),
    refuse: (text: string) => steps.push(text),
    server: { present },
  };
  return { session, tab, steps };
}

test('the stage opens in the tab of the press, with all that was typed, and cannot reach back', async () => {
  const { session, tab, steps } = opened(async (name) => ({
    address: `http://127.0.0.1:5170/open/t/talk/${name}`,
  }));
  await openStage(session, 'interview', () => tab as unknown as Window);
  expect(steps).toEqual(['saved', 'to http://localhost:5170/open/t/talk/interview']);
  expect(tab.opener).toBeNull();
  expect(tab.document.title).toBe('Setting the stage …');
});

test('where the stage cannot be set the tab goes again, and it is said why', async () => {
  const { session, tab, steps } = opened(async () => {
    throw new Fault('There is no talk or study called it.');
  });
  await openStage(session, 'it', () => tab as unknown as Window);
  expect(steps).toEqual(['saved', 'closed', 'There is no talk or study called it.']);
});

test('a browser that opens no tab is told of', async () => {
  const { session, steps } = opened(async () => ({ address: '' }));
  await openStage(session, 'it', () => null);
  expect(steps.join()).toContain('Let this page open tabs');
});
