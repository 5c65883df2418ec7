// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockedWith } from '../../tests/helpers/locked-page.ts';
import { quickLock } from '../../tests/helpers/quick-lock.ts';
import type { LockedPage } from '../model/sealed.ts';
import { useGate } from './useGate.ts';

quickLock();

const PASSWORD = 'vélo & pluie d’avril';
const place = document.createElement('div');
let root: ReturnType<typeof createRoot>;
let gate: ReturnType<typeof useGate>;
const drawing = async () => () => null;

beforeEach(() => {
  root = createRoot(place);
});
afterEach(() => root.unmount());

function Probe({ page }: { page: LockedPage }) {
  gate = useGate(page, drawing);
  return null;
}

const submit = () => flushSync(() => gate.submit({ way: 'password', text: PASSWORD }));
const reaches = (name: string) => vi.waitFor(() => expect(gate.state.name).toBe(name), { timeout: 20_000 });

/** Whether anything that React keeps for this page, however deep, has what was typed. */
function isKept(): boolean {
  const seen = new Set<object>();
  const queue: unknown[] = Object.entries(place).flatMap(([name, value]) =>
    name.startsWith('__react') ? value : [],
  );
  for (const value of queue) {
    if (value === PASSWORD) return true;
    if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof Node) continue;
    seen.add(value);
    queue.push(...Object.values(value));
  }
  return false;
}

describe('what was typed', () => {
  test('is kept while a download that failed can be tried again, and not once it has opened', async () => {
    const { page, answers } = await lockedWith(PASSWORD);
    flushSync(() => root.render(<Probe page={page} />));
    answers['a.bin'] = () => new Response('', { status: 503 });
    submit();
    await reaches('failed');
    expect(isKept()).toBe(true);
    delete answers['a.bin'];
    flushSync(() => gate.dispatch({ type: 'retried' }));
    await reaches('open');
    expect(gate.opened?.document).toBe('the study');
    await vi.waitFor(() => expect(isKept()).toBe(false));
  });

  test('is not kept after it was refused', async () => {
    const { page } = await lockedWith('another');
    flushSync(() => root.render(<Probe page={page} />));
    submit();
    await reaches('wrong');
    await vi.waitFor(() => expect(isKept()).toBe(false));
  });
});
