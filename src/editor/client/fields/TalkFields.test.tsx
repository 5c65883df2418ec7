import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import { formOf } from '../../../model/schemas.ts';
import { studySchema } from '../../../model/study.ts';
import type { Edit } from '../../shared/value.ts';
import type { Session } from '../session/session.ts';
import { schemaAt } from './schema.ts';
import { TalkFields } from './TalkFields.tsx';

giveWindow(['document', 'Node', 'HTMLElement', 'requestAnimationFrame', 'CSS'], { isForReact: true });

const FILE = 'content/case-studies/alpha/study.yaml';
const PATH = ['blocks', 0];
const schemaRoot = formOf(studySchema);
let place: HTMLElement;
let root: Root;
let asked: Edit[];
let typed: string[];
let steps: string[];
/** Lets the file answer. */
let answer: () => void;

const session = {
  problemsAt: () => [],
  problemsOf: () => [],
  flush: async () => {},
  view: () => ({ documents: {} }),
  type: (_: unknown, text: string) => typed.push(text),
  change: (_: unknown, edits: Edit[], step: string) => {
    asked.push(...edits);
    steps.push(step);
    return new Promise((resolve) => {
      answer = () => resolve(true);
    });
  },
} as unknown as Session;

beforeEach(() => {
  [asked, typed, steps] = [[], [], []];
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => act(() => root.unmount()));

const draw = (block: Record<string, unknown>) => {
  const schema = schemaAt(schemaRoot, PATH, { blocks: [block] }) ?? {};
  const context = { session, file: FILE, root: schemaRoot, onPicture: () => {} };
  return act(async () => root.render(<TalkFields {...{ context, schema, block }} path={PATH} />));
};
const one = <T extends HTMLElement>(selector: string): T => {
  const found = place.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const write = (field: HTMLElement, value: string) =>
  act(async () => {
    // React listens for typing only where it found a window when it was loaded: its listener is called as it would.
    const props = Object.entries(field).find(([name]) => name.startsWith('__reactProps'))?.[1];
    props.onChange({ target: { value, selectionStart: value.length } });
  });

const choose = (choice: string) =>
  act(async () => {
    const list = one<HTMLSelectElement>('select');
    list.value = choice;
    list.dispatchEvent(new window.Event('change', { bubbles: true }));
  });

const block = { type: 'text', section: 'Problem', title: 'A long heading of the page', text: ['Very.'] };

test('notes can be written where there are none, over several lines, and begin with no words of ours', async () => {
  await draw(block);
  const notes = one<HTMLTextAreaElement>('textarea');
  expect(place.querySelector(`label[for="${notes.id}"]`)?.textContent).toBe('Notes for the talk');
  expect(notes.value).toBe('');
  await write(notes, 'Pause.\n\n- Then go on.');
  expect(typed).toEqual(['Pause.\n\n- Then go on.']);
});

test('emptied notes leave the file; what is typed before it has answered is written after', async () => {
  await draw({ ...block, notes: 'Pause.' });
  await write(one('textarea'), '');
  expect(asked).toEqual([{ op: 'remove', path: ['blocks', 0, 'notes'] }]);
  await write(one('textarea'), 'Smile.');
  expect(one<HTMLTextAreaElement>('textarea').value).toBe('Smile.');
  expect(typed).toEqual([]);
  await act(async () => answer());
  expect(typed).toEqual(['Smile.']);
});

test.each([
  ['left out', { op: 'set', path: ['blocks', 0, 'slide'], value: false }],
  ['shorter', { op: 'set', path: ['blocks', 0, 'slide'], value: { title: 'A long heading of the page' } }],
])('a slide is %s by a choice', async (choice, edit) => {
  await draw(block);
  expect(one<HTMLSelectElement>('select').value).toBe('shown');
  await choose(choice);
  expect(asked).toEqual([edit]);
});

test('what was chosen stands there, its heading to be written, and goes again', async () => {
  await draw({ ...block, slide: { title: 'Short' } });
  expect(one<HTMLSelectElement>('select').value).toBe('shorter');
  expect(one<HTMLInputElement>('input').value).toBe('Short');
  await write(one('input'), 'Shorter');
  expect(typed).toEqual(['Shorter']);
  await draw({ ...block, slide: false });
  expect(one<HTMLSelectElement>('select').value).toBe('left out');
  expect(place.querySelector('input')).toBeNull();
  await choose('shown');
  expect(asked).toEqual([{ op: 'remove', path: ['blocks', 0, 'slide'] }]);
});

test('each choice is a step that reads well after “Undo”', async () => {
  await draw(block);
  for (const choice of ['left out', 'shorter', 'shown']) await choose(choice);
  expect(steps).toEqual(['leaving a slide out', 'the shorter heading of a slide', 'showing a slide']);
});
