import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import { TextTools } from './TextTools.tsx';

const window = giveWindow(
  [
    ...['document', 'Node', 'Element', 'HTMLElement', 'addEventListener', 'removeEventListener'],
    ...['getSelection', 'innerHeight', 'innerWidth', 'scrollX', 'scrollY'],
  ],
  { isForReact: true },
);

/** What a paragraph says once its selected words were given a link, as it was typed after Ctrl + K. */
async function linked(typed: string, { hasSelection }: { hasSelection: boolean }): Promise<string> {
  const text = document.createElement('p');
  text.setAttribute('role', 'textbox');
  text.append('Write to me');
  const place = document.createElement('div');
  document.body.append(text, place);
  const root = createRoot(place);
  const nothing = () => {};
  await act(async () =>
    root.render(
      <TextTools
        {...{ field: { current: text }, isRich: true, highlight: undefined, note: undefined, missing: [] }}
        {...{ problems: [], id: 'text', onChange: nothing, onDone: nothing, onBeside: nothing }}
        onPutBack={nothing}
      />,
    ),
  );
  const range = document.createRange();
  range.selectNodeContents(text);
  if (!hasSelection) range.collapse(false);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  await act(async () => {
    text.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'k', ctrlKey: true }) as never);
  });
  const input = place.querySelector('input') as HTMLInputElement;
  input.value = typed;
  await act(async () => place.querySelector<HTMLElement>('[aria-label="Set the link"]')?.click());
  await act(async () => root.unmount());
  const { innerHTML } = text;
  text.remove();
  place.remove();
  return innerHTML;
}

test.each([
  ['www.ada.example ', 'https://www.ada.example'],
  ['ada@ada.example', 'mailto:ada@ada.example'],
  ['/about', '/about'],
])('words that are linked to %s lead to %s', async (typed, href) => {
  expect(await linked(typed, { hasSelection: true })).toBe(`<a href="${href}">Write to me</a>`);
});

test('where no words were selected the link is called as it was typed', async () => {
  expect(await linked('ada@ada.example', { hasSelection: false })).toBe(
    'Write to me<a href="mailto:ada@ada.example">ada@ada.example</a>',
  );
});
