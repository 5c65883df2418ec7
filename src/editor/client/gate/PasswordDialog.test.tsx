import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import type { GateAnswer, GateRequest, GateState } from '../../shared/gate.ts';
import type { Session } from '../session/session.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

giveWindow(['document', 'Node', 'HTMLElement'], { isForReact: true });

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

const MADE_UP = 'five-words-of-a-list';
const judged = { isEnough: true, says: ['Nobody guesses it.'] };
const state: GateState = { hasPassword: true, links: [], nowhere: undefined, origin: '', hosts: [] };
const ANSWERS: Partial<Record<GateRequest['kind'], GateAnswer>> = {
  judge: { kind: 'judged', judged },
  makeUp: { kind: 'madeUp', password: MADE_UP, judged },
};

/** The dialog over a gate that keeps whatever it is given. */
async function opened() {
  const gate = async ({ kind }: GateRequest) => ANSWERS[kind] ?? { kind: 'state', state };
  const session = { server: { gate } } as unknown as Session;
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root?.render(<PasswordDialog session={session} onClose={() => {}} />));
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const fields = () => [...place.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')];
  return {
    button,
    fields,
    text: () => place.textContent ?? '',
    press: (name: string) => act(async () => button(name)?.click()),
    show: () => act(async () => place.querySelector<HTMLElement>('[type=checkbox]')?.click()),
    type: (words: string) =>
      act(async () => {
        for (const field of fields()) {
          const props = Object.entries(field).find(([name]) => name.startsWith('__reactProps'))?.[1];
          props.onChange({ target: { value: words } });
        }
      }),
  };
}

test('a password that was made up can still be read and copied when it has been set', async () => {
  const { press, fields, button, text } = await opened();
  await press('Make one up');
  await press('Use this password');
  expect(text()).toContain('it cannot be shown again');
  expect(fields().map(({ value, type, readOnly }) => [value, type, readOnly])).toEqual([
    [MADE_UP, 'text', true],
  ]);
  expect(button('Copy it')).toBeDefined();
  // Whoever goes on pressing Enter closes nothing.
  expect(document.activeElement).toBe(fields()[0]);
});

test('one that was typed unseen stays unseen at the end, until it is asked for', async () => {
  const { type, press, show, fields } = await opened();
  await type(' of my own ');
  await press('Use this password');
  expect(fields().map(({ value, type }) => [value, type])).toEqual([['of my own', 'password']]);
  await show();
  expect(fields()[0]?.type).toBe('text');
});
