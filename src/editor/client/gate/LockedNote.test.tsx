import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import type { GateState } from '../../shared/gate.ts';
import type { Session } from '../session/session.ts';
import { LockedNote } from './LockedNote.tsx';

giveWindow(['document', 'Node', 'HTMLElement'], { isForReact: true });

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

async function noteOf(hasPassword: boolean): Promise<HTMLElement> {
  const state: GateState = { hasPassword, links: [], nowhere: undefined, origin: '', hosts: [] };
  const session = { server: { gate: async () => ({ kind: 'state', state }) } } as unknown as Session;
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root?.render(<LockedNote session={session} />));
  return place;
}

test('whoever locks a study without a password of their own hears of it, and is led to it', async () => {
  const place = await noteOf(false);
  expect(place.textContent).toContain('The demo one, which anyone can read, is in use');
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toContain('Set the password');
});

test('whoever has set one is told nothing', async () => {
  expect((await noteOf(true)).textContent).toBe('');
});
