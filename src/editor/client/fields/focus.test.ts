import { afterEach, expect, test, vi } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import { focusField, placeOf } from './focus.ts';

giveWindow([
  'document',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'CSS',
  'requestAnimationFrame',
]);

afterEach(() => document.body.replaceChildren());

/** Leads the focus to a field that was just added; gives whether its value is selected. */
async function isSelected(type: string, value: string): Promise<boolean> {
  const [file, path] = ['content/decks/talk.yaml', ['minutes']] as const;
  const place = document.createElement('div');
  place.dataset.field = placeOf(file, [...path]);
  const field = document.createElement('input');
  Object.assign(field, { type, value });
  place.append(field);
  document.body.append(place);
  const select = vi.spyOn(field, 'select');
  focusField(() => true, file, [...path]);
  await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  expect(document.activeElement).toBe(field);
  return select.mock.calls.length > 0;
}

test.each([
  ['a number', 'number', '45', true],
  ['words that are still to be written', 'text', 'Write here — whom it is for.', true],
  ['words of the owner’s', 'text', 'Ada', false],
])('%s that the focus is led to: typing writes over it, %s %s %s', async (_, type, value, wanted) =>
  expect(await isSelected(type, value)).toBe(wanted),
);
