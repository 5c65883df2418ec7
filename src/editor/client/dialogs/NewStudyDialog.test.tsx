import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import type { Session } from '../session/session.ts';
import { NewStudyDialog } from './NewStudyDialog.tsx';

giveWindow(['document', 'Node', 'HTMLElement'], { isForReact: true });

test('an empty title is answered at its field in our words, once, and nothing is asked for', async () => {
  const asked: unknown[] = [];
  const session = {
    view: () => ({ state: { studies: [] }, notice: undefined }),
    ask: async (make: () => unknown) => asked.push(make()),
  } as unknown as Session;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(<NewStudyDialog session={session} onClose={() => {}} />));
  const [title] = place.querySelectorAll('input');
  // The browser says something of its own wherever it is not told not to.
  const events: Event[] = [];
  place.addEventListener('invalid', (event) => events.push(event), true);
  await act(async () => place.querySelector<HTMLElement>('button[type=submit]')?.click());
  const said = [...place.querySelectorAll('[role=alert]:not([hidden])')];
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'A study needs a title. A few words will do, and can be changed later.',
  ]);
  expect(title?.getAttribute('aria-invalid')).toBe('true');
  expect(title?.getAttribute('aria-describedby')?.split(' ')).toContain(said[0]?.id);
  expect(document.activeElement).toBe(title);
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).not.toContain(false);
  expect(asked).toEqual([]);
  await act(() => root.unmount());
});
