import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { giveWindow } from '../../../tests/helpers/window.ts';
import type { PageState } from '../shared/answers.ts';
import { PageChoice } from './PageChoice.tsx';
import type { Session } from './session/session.ts';

const window = giveWindow(['document', 'location', 'Node', 'HTMLElement', 'KeyboardEvent', 'MouseEvent'], {
  isForReact: true,
});

const STUDIES = [
  { route: 'open', title: 'Open', locked: false, draft: false },
  { route: 'shut', title: 'Shut', locked: true, draft: false },
  { route: 'begun', title: 'Ébauche', locked: true, draft: true },
];

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** The list on a page, with the popover of a browser, which is not in this window. */
async function shown(
  path: string,
  { screen = 'study' as PageState['screen'], hasFun = true, studies = STUDIES } = {},
) {
  const went: string[] = [];
  const opened: string[] = [];
  let written = () => {};
  const session = { flush: () => new Promise<void>((resolve) => (written = resolve)) } as unknown as Session;
  Object.assign(globalThis, { location: { assign: (to: string) => went.push(to) } });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <PageChoice
        {...{ session, screen, path, hasFun, studies }}
        onTalks={() => opened.push('talks')}
        onOpen={({ kind }) => opened.push(kind)}
      />,
    ),
  );
  const opener = place.querySelector('button') as HTMLButtonElement;
  const list = place.querySelector('nav') as HTMLElement;
  const toggle = async (newState: string) => {
    for (const name of ['beforetoggle', 'toggle'])
      await act(
        async () => void list.dispatchEvent(Object.assign(new window.Event(name), { newState }) as never),
      );
  };
  /** What a browser does after what was done. */
  const due: string[] = [];
  const toggled = async () => {
    for (const newState of due.splice(0)) await toggle(newState);
  };
  list.hidePopover = () => {
    if (list.contains(document.activeElement)) opener.focus();
    due.push('closed');
  };
  opener.addEventListener('click', () => due.push('open'));
  const items = () => [...list.querySelectorAll<HTMLElement>('a, button')];
  return {
    ...{ opener, list, items, went, opened },
    names: () => items().map(({ textContent }) => textContent),
    open: () => toggle('open'),
    toggled,
    write: () => act(async () => written()),
    /** At a moment, in milliseconds: letters that follow each other soon are one word. */
    press: async (key: string, { at = 0, ...more }: { at?: number; ctrlKey?: boolean } = {}) => {
      await act(async () => {
        const event = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
        Object.defineProperty(event, 'timeStamp', { value: at });
        document.activeElement?.dispatchEvent(event as never);
      });
      await toggled();
      return document.activeElement?.textContent;
    },
    click: async (item: HTMLElement | undefined, more: object = {}) => {
      const event = new window.MouseEvent('click', { bubbles: true, cancelable: true, ...more });
      await act(async () => void item?.dispatchEvent(event as never));
      await toggled();
      return event.defaultPrevented;
    },
  };
}

test('every page is in it, and what makes another; it says which is locked or a draft, and where one is', async () => {
  const { open, names, list, opener } = await shown('/open', { hasFun: false });
  expect(opener.textContent).toBe('Page: Open');
  expect(names()).toEqual([]);
  await open();
  expect(names()).toEqual([
    'Work',
    'About',
    'Open',
    'Shut locked',
    'Ébauche locked, draft',
    'New study …',
    'Bring a study in …',
    'Page not found',
    'Add a Fun page …',
    'Talks …',
  ]);
  expect([...list.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual([
    'Open',
  ]);
  expect(document.activeElement?.textContent).toBe('Open');
});

test('a copy is told from its original, as long as both have one title', async () => {
  const copy = { route: 'open_2', title: 'Open', locked: false, draft: true };
  const { open, names, opener } = await shown('/open', { studies: [...STUDIES.slice(0, 2), copy] });
  await open();
  expect(names()).toEqual(expect.arrayContaining(['Open (/open)', 'Shut locked', 'Open (/open_2) draft']));
  expect(opener.textContent).toBe('Page: Open (/open)');
});

test('every page is gone to once everything is written, and what is to be made opens, from the list’s own button', async () => {
  const { open, items, click, write, went, opened, opener } = await shown('/open', { hasFun: false });
  const from: (string | null | undefined)[] = [];
  await open();
  for (const index of items().keys()) {
    await open();
    await click(items()[index]);
    from.push(document.activeElement?.textContent);
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await write();
  }
  // Where one is already, nothing is loaded anew.
  expect(went).toEqual(['/', '/about', '/shut', '/begun', '/404']);
  expect(opened).toEqual(['study', 'bring', 'fun', 'talks']);
  expect(new Set(from)).toEqual(new Set([opener.textContent]));
});

test('nothing is gone to before what was typed is written', async () => {
  const { open, items, click, write, went } = await shown('/');
  await open();
  await click(items()[1]);
  expect(went).toEqual([]);
  await write();
  expect(went).toEqual(['/fun']);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'with %s a page is left to the browser, which opens it beside this one',
  async (key) => {
    const { open, items, click, went } = await shown('/');
    await open();
    expect(await click(items()[1], { [key]: true })).toBe(false);
    expect(went).toEqual([]);
  },
);

test.each([
  ['/404', 'Page not found', 'notFound'],
  ['/nowhere', 'Page not found', 'notFound'],
  ['/', 'Work', 'work'],
  ['/fun', 'Fun', 'fun'],
  ['/about', 'About', 'about'],
  ['shut', 'Shut', 'study'],
] as const)('at %s it says “%s”', async (path, name, screen) => {
  const { opener, open, list } = await shown(path, { screen });
  expect(opener.textContent).toBe(`Page: ${name}`);
  await open();
  expect(list.querySelector('[aria-current] span')?.textContent).toBe(name);
});

test('keys lead through it as through a list of the system, and go nowhere by themselves', async () => {
  const { opener, press, went, opened } = await shown('/open');
  opener.focus();
  expect(await press('ArrowDown')).toBe('Open');
  expect(await press('ArrowDown')).toBe('Shut locked');
  expect(await press('ArrowUp')).toBe('Open');
  expect(await press('Home')).toBe('Work');
  expect(await press('ArrowUp')).toBe('Work');
  expect(await press('PageDown')).toBe('Page not found');
  expect(await press('End')).toBe('Talks …');
  expect(await press('ArrowDown')).toBe('Talks …');
  expect(await press('PageUp')).toBe('Fun');
  expect([went, opened]).toEqual([[], []]);
});

test('letters lead to what begins with them: one again to the next, several to that word', async () => {
  const { opener, press } = await shown('/');
  opener.focus();
  await press('ArrowDown');
  expect(await press('b', { at: 1000 })).toBe('Bring a study in …');
  expect(await press('é', { at: 2000 })).toBe('Ébauche locked, draft');
  for (const letter of 'new') await press(letter, { at: 3000 });
  expect(await press(' ', { at: 3100 })).toBe('New study …');
  expect(await press('s', { at: 3200 })).toBe('New study …');
  expect(await press('x', { at: 4000 })).toBe('New study …');
  for (const [at, name] of [
    [5000, 'About'],
    [5100, 'About'],
  ] as const)
    expect(await press('a', { at })).toBe(name);
  expect(await press('o', { at: 6000, ctrlKey: true })).toBe('About');
});

test('Space takes what the keys are on', async () => {
  const { opener, press, opened } = await shown('/');
  opener.focus();
  await press('ArrowUp');
  await press('End');
  await press(' ');
  expect(opened).toEqual(['talks']);
});

test('Escape closes it and nothing else, from wherever one looked', async () => {
  const { opener, press, list, went } = await shown('/');
  const heard: string[] = [];
  document.body.addEventListener('keydown', ({ key }) => heard.push(key));
  opener.focus();
  await press('ArrowDown');
  await press('End');
  expect(await press('Escape')).toBe('Page: Work');
  expect([went, heard]).toEqual([[], ['ArrowDown', 'End']]);
  expect(list.children).toHaveLength(0);
});

test('whoever goes on with Tab leaves it closed behind', async () => {
  const { open, list, opener, toggled } = await shown('/');
  await open();
  const other = document.body.appendChild(document.createElement('button'));
  await act(async () => other.focus());
  await toggled();
  expect(list.children).toHaveLength(0);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});
