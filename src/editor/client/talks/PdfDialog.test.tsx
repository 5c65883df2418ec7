import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import { deckFile, FILES } from '../../../model/files.ts';
import type { PdfAnswer, PdfRequest } from '../../shared/pdf.ts';
import type { Session } from '../session/session.ts';
import { PdfDialog } from './PdfDialog.tsx';

giveWindow(['document', 'Node', 'HTMLElement', 'Event'], { isForReact: true });

const STUDIES = [
  { route: 'a', title: 'Open', locked: false, draft: false },
  { route: 'b', title: 'Secret', locked: true, draft: false },
  { route: 'c', title: 'New', locked: false, draft: true },
];

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** The dialog over a server with one answer: what that was asked for, and what was saved. */
async function opened(of: PdfRequest['of'], answer: PdfAnswer | Error = { said: '3 MB', pdf: 'JVBERg==' }) {
  const asked: PdfRequest[] = [];
  const saved: [string, string][] = [];
  const session = {
    flush: async () => {},
    view: () => ({
      state: { studies: STUDIES },
      documents: {
        [FILES.site]: { shown: { owner: { name: 'Zoë Łukaszewicz' } } },
        [deckFile('talk')]: { shown: { studies: [{ study: 'b' }, { study: 'a' }] } },
      },
    }),
    server: {
      pdf: async (request: PdfRequest) => {
        asked.push(request);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  } as unknown as Session;
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => {
    root?.render(
      <PdfDialog session={session} of={of} onClose={() => {}} save={(...given) => saved.push(given)} />,
    );
  });
  const boxes = () => [...place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  /** Each study as it stands in the list, with its number. */
  const numbers = () => [...place.querySelectorAll('fieldset label')].map(({ textContent }) => textContent);
  const make = () => place.querySelector<HTMLButtonElement>('button[type=submit]');
  return {
    asked,
    saved,
    boxes,
    numbers,
    make,
    text: () => place.textContent ?? '',
    press: (element: HTMLElement | null | undefined) => act(async () => element?.click()),
    send: () =>
      act(async () => {
        place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }),
  };
}

test('a study begins alone, others are ticked, and they go in the order of the ticks', async () => {
  const { asked, saved, boxes, numbers, press, send, text } = await opened({ studies: ['c'] });
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, true]);
  await press(boxes()[0]);
  expect(numbers()).toEqual(['Open2', 'Secret (locked)', 'New (draft)1']);
  await send();
  expect(asked).toEqual([{ of: { studies: ['c', 'a'] }, megabytes: 5, company: '', isSure: false }]);
  expect(saved).toEqual([['JVBERg==', 'zoe-lukaszewicz-portfolio.pdf']]);
  expect(text()).toContain('Your browser keeps it as zoe-lukaszewicz-portfolio.pdf: 3 MB');
});

test('a locked study goes in only after a yes, which every other choice takes back', async () => {
  const { asked, boxes, make, press, send, text } = await opened({ studies: ['a'] });
  expect(boxes()).toHaveLength(3);
  await press(boxes()[1]);
  expect(text()).toContain('whoever gets the file can read it without the password');
  expect(make()?.disabled).toBe(true);
  await send();
  expect(asked).toEqual([]);
  await press(boxes()[3]);
  await press(boxes()[2]);
  expect(make()?.disabled).toBe(true);
  await press(boxes()[3]);
  await send();
  expect(asked).toMatchObject([{ of: { studies: ['a', 'b', 'c'] }, isSure: true }]);
});

test('a talk brings its own studies, and asks for those that are locked', async () => {
  const { asked, boxes, make, press, send } = await opened({ deck: 'talk' });
  expect(boxes()).toHaveLength(1);
  expect(make()?.disabled).toBe(true);
  await press(boxes()[0]);
  await send();
  expect(asked).toMatchObject([{ of: { deck: 'talk' }, isSure: true }]);
});

test('a study that is taken out and ticked again goes to the end', async () => {
  const { asked, boxes, numbers, press, send } = await opened({ studies: ['a', 'c'] });
  await press(boxes()[0]);
  expect(numbers()).toEqual(['Open', 'Secret (locked)', 'New (draft)1']);
  await press(boxes()[0]);
  await send();
  expect(asked).toMatchObject([{ of: { studies: ['c', 'a'] } }]);
});

test('without any study nothing can be made', async () => {
  const { boxes, make, press } = await opened({ studies: ['a'] });
  await press(boxes()[0]);
  expect(make()?.disabled).toBe(true);
});

test('what keeps it from being made is told, and it can be tried again', async () => {
  for (const answer of [{ said: 'There is no Chrome.', pdf: undefined }, new Error('There is no Chrome.')]) {
    const { saved, make, send, text } = await opened({ studies: ['a'] }, answer);
    await send();
    expect(text()).toContain('There is no Chrome.');
    expect(saved).toEqual([]);
    expect(make()?.disabled).toBe(false);
    act(() => root?.unmount());
  }
});
