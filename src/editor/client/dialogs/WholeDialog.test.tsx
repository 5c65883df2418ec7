import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import type { Obstacle } from '../../shared/answers.ts';
import forms from '../fields/forms.module.css';
import type { Ask } from '../session/api.ts';
import type { Session, View } from '../session/session.ts';
import { FunActions, StudyActions } from './StudyActions.tsx';
import { WholeDialog, type WholeTask } from './WholeDialog.tsx';

giveWindow(['document', 'Node', 'HTMLElement'], { isForReact: true });

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

const view = {
  state: { path: '/bus', studies: [{ route: 'bus', title: 'The night bus' }] },
} as unknown as View;

/** The dialog over a server that names what stands in the way of it. */
async function opened(task: WholeTask, obstacles: Obstacle[] = []) {
  const asked: Ask[] = [];
  let isOpen = true;
  const session = {
    view: () => view,
    dismiss: () => {},
    attempt: async (make: () => Ask) => {
      asked.push(make());
      return { isDone: false, obstacles };
    },
  } as unknown as Session;
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const onClose = () => {
    isOpen = false;
  };
  await act(async () => root?.render(<WholeDialog session={session} task={task} onClose={onClose} />));
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return {
    asked,
    isOpen: () => isOpen,
    button,
    press: (name: string) => act(async () => button(name)?.click()),
  };
}

test.each<WholeTask>([
  { kind: 'delete', route: 'bus' },
  { kind: 'deleteFun', route: 'fun' },
])('whoever is asked before a page is deleted can keep it: %j', async (task) => {
  const { press, asked, isOpen } = await opened(task);
  await press('Keep it');
  expect(isOpen()).toBe(false);
  expect(asked).toEqual([]);
});

test('a button that deletes looks like one, before and after something was in the way; one that renames does not', async () => {
  const mend = 'Take “PREVIOUS” out';
  const { button, press } = await opened({ kind: 'delete', route: 'bus' }, [
    { says: 'It is the last.', mend },
  ]);
  expect(button('Delete study')?.className).toBe(forms.destructive);
  await press('Delete study');
  expect(button(`${mend} and delete`)?.className).toBe(forms.destructive);
  act(() => root?.unmount());
  const rename = await opened({ kind: 'rename', route: 'bus' });
  expect(rename.button('Rename address')?.className).toBe(forms.primary);
});

test('a button that goes as it is pressed leaves the focus in the dialog', async () => {
  const { button, press } = await opened({ kind: 'delete', route: 'bus' }, [
    { says: 'It is in a talk.', mend: 'Take it out' },
  ]);
  button('Delete study')?.focus();
  await press('Delete study');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement?.tagName).toBe('DIALOG');
  button('Keep it')?.focus();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).toBe(button('Keep it'));
});

test('what has to be mended by hand first leaves the way back', async () => {
  const { button, press } = await opened({ kind: 'delete', route: 'bus' }, [
    { says: 'The bar needs a link.' },
  ]);
  await press('Delete study');
  expect(button('Delete study')).toBeUndefined();
  expect(button('Keep it')).toBeDefined();
});

test('every dialog is called as the button that opens it', async () => {
  const session = { view: () => view, dismiss: () => {} } as unknown as Session;
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <>
        <StudyActions session={session} view={view} onSlides={() => {}} />
        <FunActions session={session} />
      </>,
    ),
  );
  const openers = [...place.querySelectorAll('button')].filter(({ textContent }) =>
    textContent?.endsWith(' …'),
  );
  expect(openers).toHaveLength(4);
  for (const opener of openers) {
    await act(async () => opener.click());
    expect(`${place.querySelector('dialog h2')?.textContent} …`).toBe(opener.textContent);
    await act(async () => place.querySelector<HTMLElement>('[aria-label=Close]')?.click());
  }
});
