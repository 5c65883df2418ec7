import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import type { Advice, GoesAlong, PublishPlan, PushFault, PushPlace } from '../../shared/answers.ts';
import { type Ask, Fault } from '../session/api.ts';
import type { Session } from '../session/session.ts';
import { PublishDialog } from './PublishDialog.tsx';

giveWindow(['document', 'Node', 'HTMLElement'], { isForReact: true });

const ORIGIN: PushPlace = { remote: 'origin', branch: 'main', address: 'https://git.example/me/site.git' };
const BACKUP: PushPlace = { remote: 'backup', branch: 'main', address: '/mnt/backup/site.git' };
const NOTHING: GoesAlong = {
  known: 'asked',
  isBehind: false,
  count: 0,
  subjects: [],
  fileCount: 0,
  files: [],
};
const planned = (...places: (PushPlace & { along?: GoesAlong })[]): PublishPlan => ({
  way: 'git',
  places: places.map((place) => ({ along: NOTHING, ...place })),
  head: 'abc123',
  changed: ['content/site.yaml'],
  deleted: [],
});

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** The dialog over a server that has one plan after the other, and what it was asked to do. */
async function opened(
  plans: PublishPlan[],
  {
    isLocked = false,
    refuse = '',
    faults = [] as PushFault[],
    advice = [] as Advice[],
    again = Promise.resolve(),
  } = {},
) {
  const asked: Ask[] = [];
  const left = [...plans];
  const session = {
    flush: async () => {},
    fail: (error: unknown) => {
      throw error;
    },
    view: () => ({ state: { path: '/', studies: [{ route: 'a', title: 'A', locked: isLocked }] } }),
    server: {
      publishing: async () => {
        if (asked.length > 0) await again;
        return { plan: left.length > 1 ? left.shift() : left[0], advice };
      },
      build: async () => ({ isGood: true, said: 'It lies in the folder /me/dist: 2 files.' }),
      do: async (ask: Ask) => {
        asked.push(ask);
        if (refuse) throw new Error(refuse);
        const fault = faults.shift();
        if (fault) throw new Fault('It was not sent.', 'near', undefined, fault);
      },
    },
  } as unknown as Session;
  let isOpen = true;
  const onClose = () => {
    isOpen = false;
  };
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => {
    root?.render(<PublishDialog session={session} onClose={onClose} onGo={() => {}} />);
  });
  const yes = () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => /^Yes/.test(textContent ?? ''));
  return {
    asked,
    yes,
    isOpen: () => isOpen,
    fields: () => place.querySelectorAll('input').length,
    text: () => place.textContent ?? '',
    button: (name: string) =>
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name),
    choices: () => [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')],
    press: (element: HTMLElement | undefined) => act(async () => element?.click()),
  };
}

test('where the branch goes is named by its address before anything is sent, and is sent along', async () => {
  const { text, yes, press, asked, choices } = await opened([planned(ORIGIN)]);
  expect(text()).toContain('It goes to https://git.example/me/site.git, branch main (origin).');
  expect(choices()).toHaveLength(0);
  expect(asked).toEqual([]);
  expect(text()).toContain('Changed since the last time: the settings of the site.');
  await press(yes());
  expect(asked).toEqual([
    {
      ...{ kind: 'publish', message: 'Change the settings of the site', to: ORIGIN, head: 'abc123' },
      changed: ['content/site.yaml'],
    },
  ]);
  expect(text()).toContain('Sent to https://git.example/me/site.git, branch main.');
});

test.each([0, 1])(
  'where git does not know, nothing is chosen and nothing goes; choice %i goes there',
  async (at) => {
    const places = [BACKUP, ORIGIN];
    const { yes, press, asked, choices, text } = await opened([planned(...places)]);
    for (const { address } of places) expect(text()).toContain(address);
    expect(choices().map(({ checked }) => checked)).toEqual([false, false]);
    expect(yes()?.disabled).toBe(true);
    await press(yes());
    expect(asked).toEqual([]);
    await press(choices()[at]);
    await press(yes());
    expect(asked).toMatchObject([{ to: places[at] }]);
  },
);

test('a place that changed meanwhile is shown anew, and has to be said yes to again', async () => {
  const other = { ...ORIGIN, address: 'https://elsewhere.example/site.git' };
  const { text, yes, press, choices } = await opened([planned(BACKUP, ORIGIN), planned(BACKUP, other)], {
    refuse: 'Nothing was sent.',
  });
  await press(choices()[1]);
  await press(yes());
  expect(text()).toContain('Nothing was sent.');
  expect(text()).toContain('https://elsewhere.example/site.git');
  expect(choices().map(({ checked }) => checked)).toEqual([false, false]);
  expect(yes()?.disabled).toBe(true);
});

test('once it is sent, nothing is left but what went where, and Done', async () => {
  const { text, yes, press, button, fields, isOpen } = await opened([
    planned({ ...ORIGIN, along: { ...NOTHING, count: 2 } }),
  ]);
  await press(yes());
  expect(text()).toContain('Changed: the settings of the site. 2 earlier changes went along.');
  expect(text()).not.toContain('since the last time');
  expect([yes(), fields()]).toEqual([undefined, 0]);
  await press(button('Done'));
  expect(isOpen()).toBe(false);
});

test('once it is built, it is said where it lies and how it is uploaded, and nothing of before is', async () => {
  const stale: Advice = {
    severity: 'unfinished',
    topic: 'The build',
    sentence: 'There is no build yet: run it.',
  };
  const { text, yes, press, button } = await opened([{ ...planned(), way: 'build' }], {
    advice: [{ ...stale, mendedBy: 'build' }],
  });
  expect(text()).toContain('There is no build yet.');
  await press(yes());
  expect(text()).toContain('Your site is built');
  expect(text()).toContain('It lies in the folder /me/dist: 2 files.');
  expect(text()).toContain('public_html');
  expect(text()).not.toContain('There is no build yet.');
  expect([yes(), button('Done') === undefined]).toEqual([undefined, false]);
});

test('studies that are deleted are told by their titles, and not as changed', async () => {
  const gone = { path: 'content/case-studies/ferry', title: 'Three boats' };
  const changed = ['content/work.yaml', `${gone.path}/study.yaml`, `${gone.path}/boat.png`];
  const { text, yes, press, asked } = await opened([{ ...planned(ORIGIN), changed, deleted: [gone] }]);
  expect(text()).toContain('Changed since the last time: Work. Deleted: “Three boats”.');
  await press(yes());
  expect(text()).toContain('Changed: Work. Deleted: “Three boats”.');
  expect(asked).toMatchObject([{ message: 'Change Work; delete “Three boats”', changed }]);
});

test('what git says is folded below the sentence, and goes with it', async () => {
  const { text, yes, press } = await opened([planned(ORIGIN)], { faults: [{ told: 'pre-receive hook' }] });
  await press(yes());
  expect(text()).toContain('It was not sent.What git says');
  const folded = [...document.querySelectorAll('details')].find((one) =>
    one.textContent?.includes('git says'),
  );
  expect([folded?.open, folded?.textContent]).toEqual([false, 'What git sayspre-receive hook']);
  await press(yes());
  expect(text()).not.toContain('What git says');
});

test('what somebody else sent meanwhile is brought in, and what then goes is shown before another yes', async () => {
  const later = { ...planned({ ...ORIGIN, along: { ...NOTHING, count: 2 } }), head: 'def456', changed: [] };
  const { text, yes, press, button, asked } = await opened([planned(ORIGIN), later], {
    faults: [{ told: 'fetch first', isBehind: true }],
  });
  await press(yes());
  expect(yes()).toBeUndefined();
  await press(button('Bring it in first'));
  expect(asked.slice(1)).toEqual([
    { kind: 'bringIn', to: ORIGIN, head: 'def456', changed: [], tip: undefined },
  ]);
  expect(text()).toContain('nothing was sent yet');
  await press(yes());
  expect(asked.at(-1)).toMatchObject({ kind: 'publish', head: 'def456' });
});

test('where something is there that is not here, it is brought in before anything is tried', async () => {
  const incoming = {
    ...{ tip: 'fed321', count: 2, subjects: ['A typo on About', 'Two boats'], strange: [] },
    files: ['content/about.yaml', 'content/case-studies/a/boats.png'],
  };
  const behind = planned({ ...ORIGIN, along: { ...NOTHING, isBehind: true, incoming } });
  const { text, yes, press, button, asked } = await opened([behind, planned(ORIGIN)]);
  expect(text()).toContain('Something is there that is not here');
  expect(text()).toContain('It changes: About and “A”.');
  expect(text()).toContain('What was sent there: 2 changesA typo on AboutTwo boats');
  expect(text()).not.toContain('wait to be sent');
  expect(yes()).toBeUndefined();
  await press(button('Bring it in first'));
  expect(asked).toMatchObject([{ kind: 'bringIn', to: ORIGIN, tip: 'fed321' }]);
  expect(yes()?.disabled).toBe(false);
});

test('what would run on this machine is named, and cannot be brought in from here', async () => {
  const strange = ['astro.config.ts', 'content/.gitattributes', 'content/way-out.png'];
  const incoming = { tip: 'fed321', count: 1, subjects: ['A typo'], files: ['content/fun.yaml'], strange };
  const { text, press, button, asked } = await opened([
    planned({ ...ORIGIN, along: { ...NOTHING, isBehind: true, incoming } }),
  ]);
  expect(text()).toContain('what runs on this machine or leads elsewhere');
  for (const file of strange) expect(text()).toContain(file);
  expect(button('Bring it in first')?.disabled).toBe(true);
  await press(button('Bring it in first'));
  expect(asked).toEqual([]);
});

test('nothing can be pressed again before it is known what goes now', async () => {
  let answer = () => {};
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { yes, press, button } = await opened([planned(ORIGIN)], {
    faults: [{ told: 'fetch first', isBehind: true }],
    again: waits,
  });
  await press(yes());
  expect(button('Bring it in first')).toBeUndefined();
  expect(button('Sending it …')?.disabled).toBe(true);
  await act(async () => answer());
  expect(button('Bring it in first')?.disabled).toBe(false);
});

test.each([
  [[1], 'One saved change still waits to be sent.'],
  [[3], '3 saved changes still wait to be sent.'],
  [[3, 0], 'Saved changes still wait to be sent.'],
  [[0, 0], 'Nothing has changed since the last time.'],
])('what was saved and never sent is said to wait: %j', async (counts, sentence) => {
  const places = counts.map((count, at) => ({
    ...(at === 0 ? ORIGIN : BACKUP),
    along: { ...NOTHING, count },
  }));
  expect((await opened([{ ...planned(...places), changed: [] }])).text()).toContain(sentence);
});

test('on no branch the owner hears what to do, and nothing can be sent', async () => {
  const { text, yes } = await opened([{ ...planned(), unclear: 'Switch to your branch.' }]);
  expect(text()).toContain('Switch to your branch.');
  expect(yes()?.disabled).toBe(true);
});

test('where a study is locked, the dialog says that the repository must be private', async () => {
  expect((await opened([planned(ORIGIN)], { isLocked: true })).text()).toContain('must be private');
  expect((await opened([planned(ORIGIN)])).text()).not.toContain('must be private');
});

test.each<[Partial<GoesAlong>, string]>([
  [{ count: 1, subjects: ['One'] }, 'One earlier change that was not sent yet goes along.'],
  [
    { count: 2, subjects: ['Two', 'One'], fileCount: 1, files: ['tools/x.ts'] },
    '2 earlier changes that were not sent yet go along, and with them a file outside of your content.',
  ],
  [
    { known: 'empty', count: 2, subjects: ['Two', 'One'], fileCount: 300, files: ['.env', 'b'] },
    'Nothing is there yet, so the whole project goes: 2 earlier changes, and with them 300 files outside of your content.',
  ],
  [{ known: 'remembered' }, 'The place did not answer just now, so what goes along is told from memory.'],
])('what goes along is named before anything is sent: %j', async (along, sentence) => {
  const all = { ...NOTHING, ...along };
  const { text, press, choices } = await opened([planned({ ...ORIGIN, along: all }, BACKUP)]);
  // Each place lacks something else.
  expect(text()).not.toContain(sentence);
  await press(choices()[0]);
  expect(text()).toContain(sentence);
  for (const name of [...all.subjects, ...all.files]) expect(text()).toContain(name);
  if (all.fileCount > all.files.length) expect(text()).toContain('… and 298 more');
  await press(choices()[1]);
  expect(text()).not.toContain(sentence);
});
