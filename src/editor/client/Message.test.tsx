import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { giveWindow } from '../../../tests/helpers/window.ts';
import { Dialog } from './dialogs/Dialog.tsx';
import { ToldIn } from './dialogs/ToldIn.tsx';
import { Message } from './Message.tsx';
import type { SaveState } from './session/save-state.ts';
import type { Session, View } from './session/session.ts';

giveWindow(['document', 'Node', 'HTMLElement'], { isForReact: true });

const released = vi.fn();
const session = { dismiss: vi.fn(), keepMine: vi.fn(), dropDraft: vi.fn(), hold: () => released };
const notice = { text: 'site.yaml was changed outside the editor.', isFault: false, at: 0 };
async function drawn(save: SaveState, news: View['notice'] = notice) {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(() =>
    root.render(
      <Message session={session as unknown as Session} save={save} notice={news} studies={studies} />,
    ),
  );
  const said = [...place.querySelectorAll('[data-state]')].map(({ textContent }) => textContent);
  return { place, said, leave: () => act(() => root.unmount()) };
}
const studies = [{ route: 'bus', title: 'The night bus', locked: false, draft: false }];
const draft = {
  file: 'content/site.yaml',
  path: ['owner', 'location'],
  edits: [{ op: 'set', path: ['owner', 'location'], value: 'Halifax and Cork' }],
  state: { kind: 'contested', there: 'Halifax and Lund' },
};
const problem = { file: 'content/site.yaml', message: 'This cannot be read.' };
const contested = { kind: 'contested', draft } as unknown as SaveState;

test.each<[string, SaveState, RegExp]>([
  ['an editor that is away', { kind: 'away', isWaiting: true }, /not running/],
  ['a broken file', { kind: 'broken', problem, isShown: true, isWaiting: false }, /cannot be read/],
  ['words that two have written', contested, /Which stay/],
])('one thing is said at a time: %s comes before any news', async (_what, save, words) => {
  const { said, leave } = await drawn(save);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(words);
  await leave();
});

test.each([
  ['/', 'waiting', /^There are words on the Work page .* to save them\.Open the Work page/],
  ['/bus', 'refused', /^Something on “The night bus” is to be mended.*Open “The night bus”/],
])('what waits on %s and is %s is told by the name of its page', async (page, kind, words) => {
  const save = { kind: 'elsewhere', draft: { ...draft, page, state: { kind, problems: [] } } };
  const { said, leave } = await drawn(save as unknown as SaveState);
  expect(said[0]).toMatch(words);
  await leave();
});

test('what had no place is a list to open, each with where it stood', async () => {
  const one = {
    what: '“Location” of Designer, Pier',
    place: 'in your jobs',
    why: 'No place.',
    words: 'Lund',
  };
  const left = [one, { what: 'Education', place: 'in Education.csv', why: 'No place.', words: '' }];
  const { place, leave } = await drawn({ kind: 'saved' }, { ...notice, left });
  expect(place.querySelector('summary')?.textContent).toBe('Had no place: 2 things');
  // A browser quotes as the language around does: on a French page with « and ».
  expect(place.querySelector('q')?.closest('[lang]')?.getAttribute('lang')).toBe('en-CA');
  expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '“Location” of Designer, Pier in your jobs. No place.Lund',
    'Education in Education.csv. No place.',
  ]);
  await leave();
});

test('news is told once nothing stands in the way, and can be put away', async () => {
  const { place, said, leave } = await drawn({ kind: 'saved' });
  expect(said).toEqual([notice.text]);
  await act(() => place.querySelector('button')?.click());
  expect(session.dismiss).toHaveBeenCalledTimes(1);
  await leave();
});

/** The page with a dialog on it, what was told in it, and what is seen where. */
async function withDialog(at: number, isFault = false) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (isOpen: boolean, news?: typeof notice) =>
    act(async () =>
      root.render(
        <ToldIn>
          {isOpen && (
            <Dialog title="Picture" onClose={() => {}}>
              A picture
            </Dialog>
          )}
          <Message
            session={session as unknown as Session}
            save={{ kind: 'saved' }}
            notice={news}
            studies={studies}
          />
        </ToldIn>,
      ),
    );
  const told = { text: 'boat.svg held more than a drawing.', isFault, at };
  await draw(true);
  await draw(true, told);
  const dialog = place.querySelector('dialog');
  const seen = {
    inDialog: dialog?.querySelector('[role=status]')?.textContent,
    times: (place.textContent ?? '').split(told.text).length - 1,
  };
  return { place, seen, close: () => draw(false, told), leave: () => act(() => root.unmount()) };
}

test.each([false, true])(
  'what is told in a dialog is read there, and nowhere behind it: a fault (%s) too',
  async (isFault) => {
    const { seen, leave } = await withDialog(Date.now() + 1000, isFault);
    expect(seen).toEqual({ inDialog: 'boat.svg held more than a drawing.', times: 1 });
    await leave();
  },
);

test('it stays as long as the dialog is open, and what nobody has had time to read is on the page after it', async () => {
  released.mockClear();
  const { place, close, leave } = await withDialog(Date.now() + 1000);
  expect(released).not.toHaveBeenCalled();
  await close();
  expect(released).toHaveBeenCalledTimes(1);
  expect(place.textContent).toContain('boat.svg held more than a drawing.');
  await leave();
});

test('what was told before a dialog opened is not about what is in it', async () => {
  const { seen, leave } = await withDialog(0);
  expect(seen).toEqual({ inDialog: '', times: 1 });
  await leave();
});

test('a broken file is told here, so the list of mistakes need not say it too', async () => {
  const isTold = () => document.documentElement.hasAttribute('data-edit-told');
  const broken = await drawn({ kind: 'broken', problem, isShown: true, isWaiting: false });
  expect(isTold()).toBe(true);
  await broken.leave();
  await (await drawn({ kind: 'saved' })).leave();
  expect(isTold()).toBe(false);
});

test('of two versions, what differs is marked; either can stay, or both', async () => {
  const { place, leave } = await drawn(contested);
  expect([...place.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Cork', 'Lund']);
  for (const button of place.querySelectorAll('button')) await act(() => button.click());
  expect(session.keepMine.mock.calls).toEqual([[draft], [draft, 'Halifax and Lund Halifax and Cork']]);
  expect(session.dropDraft.mock.calls).toEqual([[draft]]);
  await leave();
});

test('of two colours one stays: they cannot stand one after the other', async () => {
  const colour = {
    ...draft,
    file: 'content/look.yaml',
    path: ['colours', 'accent'],
    edits: [{ op: 'set', path: ['colours', 'accent'], value: '#ff0066' }],
    state: { kind: 'contested', there: '#0066ff' },
  };
  const { place, said, leave } = await drawn({ kind: 'contested', draft: colour } as unknown as SaveState);
  expect(said[0]).toMatch(/^This was changed meanwhile/);
  expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Keep mine',
    'Keep what is in the file',
  ]);
  await leave();
});
