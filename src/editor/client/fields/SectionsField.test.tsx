import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import type { Edit } from '../../shared/value.ts';
import type { Session } from '../session/session.ts';
import { SectionsField } from './SectionsField.tsx';

giveWindow(['document', 'Node', 'HTMLElement'], { isForReact: true });

const path = ['studies', 0, 'sections'];

test.each([
  [
    'the first tick that goes names the others',
    undefined,
    1,
    { op: 'set', path, value: ['Problem', 'Impact'] },
  ],
  ['a tick stands in the study’s order', ['Impact'], 0, { op: 'set', path, value: ['Problem', 'Impact'] }],
  ['all of them is nothing to say', ['Impact', 'Problem'], 1, { op: 'remove', path }],
  ['the last one stays', ['Impact'], 2, undefined],
])('%s', async (_, value, at, wanted) => {
  const asked: Edit[] = [];
  const session = {
    value: () => 'alpha',
    view: () => ({ state: { sections: { alpha: ['Problem', 'Research', 'Impact'] } } }),
    change: async (_: unknown, edits: Edit[]) => asked.push(...edits),
  } as unknown as Session;
  const context = { session, file: 'content/decks/both.yaml', root: {}, onPicture: () => {} };
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(<SectionsField {...{ context, path, value }} name="sections" schema={{}} />),
  );
  const boxes = [...place.querySelectorAll('input')];
  expect(boxes.map(({ checked }) => checked)).toEqual(
    ['Problem', 'Research', 'Impact'].map((one) => value?.includes(one) ?? true),
  );
  await act(async () => boxes[at]?.click());
  expect(asked).toEqual(wanted ? [wanted] : []);
  await act(() => root.unmount());
});
