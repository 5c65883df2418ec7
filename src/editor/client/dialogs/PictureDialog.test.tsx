import { act, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import { comesAlong } from '../../../look/looks.ts';
import { FILES } from '../../../model/files.ts';
import type { Schema } from '../../../model/json-schema.ts';
import type { Look } from '../../../model/look.ts';
import { studySchema } from '../../../model/study.ts';
import { changed, type Edit, valueAt } from '../../shared/value.ts';
import type { UploadOptions } from '../session/api.ts';
import type { Session, View } from '../session/session.ts';
import { PictureDialog } from './PictureDialog.tsx';

const { Event, KeyboardEvent } = giveWindow(['document', 'Node', 'HTMLElement', 'HTMLTextAreaElement'], {
  isForReact: true,
});

const FILE = 'content/case-studies/ferry/study.yaml';
const ALT = ['hero', 'alt'];
const OLD = 'The old sign with forty equal rows.';
const REFUSED = 'Far too long.';
const TO_WRITE = 'Write here — what the picture shows';
const study = z.toJSONSchema(studySchema, { io: 'input', unrepresentable: 'any' }) as Schema;

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** The dialog of a picture with these words, over a file that takes what is typed at once. */
async function opened(
  alt: string,
  {
    given = true,
    others = [] as File[],
    isNew = false,
    look = {} as Look,
    versions = {} as object,
    size = [] as number[],
  } = {},
) {
  const told: string[] = [];
  let written: unknown = { hero: { file: 'sign.webp', alt, ...versions } };
  const [width, height] = size;
  let view = {} as View;
  const listeners = new Set<() => void>();
  const write = (edits: readonly Edit[]) => {
    written = edits.reduce(changed, written);
    const drawn = { hero: { ...(valueAt(written, ['hero']) as object), width, height } };
    const document_ = { file: FILE, written, shown: drawn };
    const documents = { [FILE]: document_, [FILES.look]: { file: FILES.look, written: look, shown: look } };
    view = { state: { path: '/ferry' }, documents } as unknown as View;
    for (const listener of listeners) listener();
  };
  write([]);
  const session = {
    schemas: { study, places: {}, looks: { workshop: comesAlong('workshop') } },
    view: () => view,
    problemsOf: () => (valueAt(written, ALT) === REFUSED ? ['This is too long.'] : []),
    problemsAt: () => [],
    value: ({ path }: { path: string[] }) => valueAt(written, path),
    flush: async () => {},
    tell: (text: string) => told.push(text),
    dismiss: () => told.splice(0),
    // What the reader refuses is not in the file.
    type: (_: unknown, value: string) => write([{ op: 'set', path: ALT, value }]),
    edit: async (_: string, edits: Edit[]) => {
      write(edits);
      return true;
    },
    upload: async ({ path }: { path: string[] }, { name }: File, { also = [] }: UploadOptions) => {
      if (name.startsWith('small')) return [`${name} is too small.`];
      write([...also, { op: 'set', path, value: name }]);
      return [];
    },
  } as unknown as Session;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  let isOpen = true;
  const Drawn = () => {
    const now = useSyncExternalStore(subscribe, () => view);
    const origin = { file: FILE, path: ['hero'] };
    const onClose = () => {
      isOpen = false;
    };
    const file = given ? { given: new File([], 'new.jpg') } : {};
    return <PictureDialog {...{ session, view: now, origin, onClose, isNew, others, ...file }} />;
  };
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root?.render(<Drawn />));
  const field = () => place.querySelector('textarea') as HTMLTextAreaElement;
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
  return {
    told,
    field,
    button,
    hero: () => valueAt(written, ['hero']),
    text: () => place.textContent ?? '',
    /** A file chosen by one of the buttons for that. */
    choose: (name: string) =>
      act(async () => {
        const input = button(name)?.nextElementSibling as HTMLInputElement;
        const props = Object.entries(input).find(([key]) => key.startsWith('__reactProps'))?.[1];
        props.onChange({ target: { files: [new File([], 'night.png')], value: '' } });
      }),
    drop: (...names: string[]) =>
      act(async () => {
        const box = place.querySelector('dialog p')?.parentElement as HTMLElement;
        const props = Object.entries(box).find(([key]) => key.startsWith('__reactProps'))?.[1];
        const files = names.map((name) => new File([], name));
        props.onDrop({ preventDefault: () => {}, dataTransfer: { files } });
      }),
    press: (name: string) => act(async () => button(name)?.click()),
    isOpen: () => isOpen,
    type: (words: string) =>
      act(async () => {
        // React listens for typing only where it found a window when it was loaded: its listener is called as it would.
        const props = Object.entries(field()).find(([name]) => name.startsWith('__reactProps'))?.[1];
        props.onChange({ target: { value: words, selectionStart: words.length } });
      }),
    key: (key: string) =>
      act(async () => {
        const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        field().dispatchEvent(pressed as unknown as globalThis.Event);
      }),
    leave: (by: 'Escape' | '×') =>
      act(async () => {
        if (by === '×') button('Close')?.click();
        else {
          const cancel = new Event('cancel', { cancelable: true });
          place.querySelector('dialog')?.dispatchEvent(cancel as unknown as globalThis.Event);
        }
      }),
  };
}

test('a phone’s screenshot goes into a phone with one press, and out of it with another', async () => {
  const versions = { size: [1170, 2532], given: false };
  const first = await opened(OLD, versions);
  await first.press('In a phone');
  expect(first.hero()).toEqual({ file: 'sign.webp', alt: OLD, device: 'Phone' });
  expect(first.isOpen()).toBe(false);
  const again = await opened(OLD, { ...versions, versions: { device: 'Phone' } });
  expect(again.button('In a phone')).toBeUndefined();
  await again.press('Without the phone');
  expect(again.hero()).toEqual({ file: 'sign.webp', alt: OLD });
});

test('a wide picture is not offered a phone, and an upright one is as soon as it was dropped', async () => {
  expect((await opened(OLD, { size: [1440, 900] })).button('In a phone')).toBeUndefined();
  const dropped = await opened(OLD, { size: [1080, 2400] });
  await dropped.press('In a phone');
  expect(dropped.hero()).toMatchObject({ file: 'new.jpg', device: 'Phone' });
});

const WAYS = ['Escape', '×'] as const;

test.each([OLD, TO_WRITE])(
  'the field and the file agree from the start, whatever was there: %s',
  async (before) => {
    const { field, hero, text } = await opened(before);
    expect(text()).toContain('Taken in. What does it show?');
    expect(field().value).toBe(before);
    expect(hero()).toEqual({ file: 'new.jpg', alt: before });
    expect(document.activeElement).toBe(field());
    expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe(before);
  },
);

test.each(WAYS)('what was typed of a new picture is kept by %s', async (way) => {
  const { type, leave, hero, isOpen, told } = await opened(OLD);
  await type('A pier at noon.');
  await leave(way);
  expect(isOpen()).toBe(false);
  expect(hero()).toEqual({ file: 'new.jpg', alt: 'A pier at noon.' });
  expect(told).toEqual([]);
});

test.each(WAYS)('words that nobody touched stay at %s, and it is said whose they were', async (way) => {
  const { leave, hero, told } = await opened(OLD);
  await leave(way);
  expect(hero()).toEqual({ file: 'new.jpg', alt: OLD });
  expect(told).toEqual([expect.stringContaining('still describe the one that was there before')]);
});

test.each(WAYS)('where there were no words before, they are still to be written after %s', async (way) => {
  const { leave, hero, told } = await opened(TO_WRITE);
  await leave(way);
  expect(hero()).toEqual({ file: 'new.jpg', alt: TO_WRITE });
  expect(told).toEqual([expect.stringContaining('still to be written')]);
});

test.each(WAYS)('an emptied field says nothing: at %s the words from before are there again', async (way) => {
  const { type, leave, hero, told } = await opened(OLD);
  await type('');
  await leave(way);
  expect(hero()).toEqual({ file: 'new.jpg', alt: OLD });
  expect(told).toHaveLength(1);
});

test.each(['Enter', 'Keep these words'])(
  '%s keeps the words and is done, and nothing more is said of it',
  async (by) => {
    const { key, press, hero, told, isOpen } = await opened(OLD);
    await (by === 'Enter' ? key(by) : press(by));
    expect(isOpen()).toBe(false);
    expect(hero()).toEqual({ file: 'new.jpg', alt: OLD });
    expect(told).toEqual([]);
  },
);

test('words that are refused keep the dialog open, where they can be mended', async () => {
  const { type, press, isOpen, field } = await opened(OLD);
  await type(REFUSED);
  await press('Use these words');
  expect(isOpen()).toBe(true);
  expect(field().value).toBe(REFUSED);
});

test('a painting that was just hung asks what it shows, with its sentence to write selected', async () => {
  const { field, text, button } = await opened(TO_WRITE, { given: false, isNew: true });
  expect(text()).toContain('Taken in. What does it show? Say it in a sentence.');
  expect(document.activeElement).toBe(field());
  expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe(TO_WRITE);
  expect(button('Write it later')).toBeDefined();
});

test('a version for the dark scheme is offered where the visitor’s device decides, or where there is one', async () => {
  const offers = async (look: Look, versions = {}) => {
    const { text } = await opened(OLD, { given: false, look, versions });
    const said = text();
    act(() => root?.unmount());
    return [
      /Add a version for the dark/,
      /Change the version for the dark/,
      /upright version for the dark/,
    ].map((words) => words.test(said));
  };
  expect(await offers({})).toEqual([false, false, false]);
  expect(await offers({ scheme: 'dark' })).toEqual([false, false, false]);
  expect(await offers({ scheme: 'auto' })).toEqual([true, false, false]);
  expect(await offers({ scheme: 'auto' }, { portrait: 'tall.png' })).toEqual([true, false, true]);
  expect(await offers({}, { dark: 'night.png' })).toEqual([false, true, false]);
});

test('it is added, and removed; the upright ones of both schemes go together', async () => {
  const { choose, press, hero } = await opened(OLD, { given: false, look: { scheme: 'auto' } });
  const plain = { file: 'sign.webp', alt: OLD };
  await choose('Add a version for the dark scheme …');
  expect(hero()).toEqual({ ...plain, dark: 'night.png' });
  await choose('Add an upright version for phones …');
  await choose('Add an upright version for the dark scheme …');
  expect(hero()).toEqual({ ...plain, dark: 'night.png', portrait: 'night.png', darkPortrait: 'night.png' });
  await press('Remove the upright version for phones');
  expect(hero()).toEqual({ ...plain, dark: 'night.png' });
  await press('Remove the version for the dark scheme');
  expect(hero()).toEqual(plain);
});

test('versions of the picture before are named as such, until they are others or gone', async () => {
  const versions = { portrait: 'tall.png', dark: 'night.png' };
  const { text, press, choose } = await opened(OLD, { look: { scheme: 'auto' }, versions });
  expect(text()).toContain('This is still of the picture before: phones show it.');
  expect(text()).toContain('This is still of the picture before: dark pages show it.');
  await press('Remove the version for the dark scheme');
  expect(text()).not.toContain('dark pages show it');
  await choose('Change the upright version for phones …');
  expect(text()).not.toContain('This is still of the picture before');
});

const NOT_TAKEN = 'One picture fits here: two.jpg was not taken.';

test('of two pictures that are dropped at once it is said which was not taken, as long as the one is asked about', async () => {
  const { drop, hero, text } = await opened(OLD, { given: false });
  await drop('one.jpg', 'two.jpg');
  expect(hero()).toMatchObject({ file: 'one.jpg' });
  expect(text()).toContain(NOT_TAKEN);
  await drop('three.jpg');
  expect(text()).not.toContain(NOT_TAKEN);
});

test('it is said as well where they were dropped on the picture in the page', async () => {
  const { text } = await opened(OLD, { others: [new File([], 'two.jpg')] });
  expect(text()).toContain(NOT_TAKEN);
});

test.each(['one.jpg', 'small.jpg'])(
  'what was told of the picture before goes when the next one comes: %s',
  async (next) => {
    const { drop, told } = await opened(OLD, { given: false });
    told.push('boat.svg held more than a drawing.');
    await drop(next);
    expect(told).toEqual([]);
  },
);
