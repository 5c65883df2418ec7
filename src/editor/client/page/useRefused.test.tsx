import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import { formOf, schemas as models } from '../../../model/schemas.ts';
import type { Schemas } from '../fields/schema.ts';
import type { Draft } from '../session/drafts.ts';
import type { Session } from '../session/session.ts';
import { marked } from './marks.ts';
import { scan } from './scan.ts';
import { useRefused } from './useRefused.ts';

giveWindow(
  ['document', 'Node', 'NodeFilter', 'HTMLElement', 'Event', 'addEventListener', 'removeEventListener'],
  { isForReact: true },
);

const FILE = 'content/case-studies/alpha/study.yaml';
const form = formOf(models.study);
const schemas = { study: form } as unknown as Schemas;

const refusal = (...path: Draft['path']): Draft =>
  ({ file: FILE, path, state: { kind: 'refused', problems: [{ message: 'No.' }] } }) as unknown as Draft;

/** A page of a study, and its texts that are marked as refused. */
async function drawn(written: object, drafts: Draft[]) {
  document.body.innerHTML = '<main></main><aside></aside>';
  const [main, aside] = document.body.children as unknown as [HTMLElement, HTMLElement];
  const shown = marked({ title: '', description: '', ...written }, FILE, form);
  for (const [tag, text] of [
    ['h1', shown.title],
    ['p', shown.description],
  ] as const) {
    const element = document.createElement(tag);
    element.textContent = text;
    main.append(element);
  }
  scan(main);
  const session = { schemas, view: () => ({ documents: { [FILE]: { written } } }) } as unknown as Session;
  const Marks = ({ left }: { left: Draft[] }) => {
    useRefused(session, left);
    return null;
  };
  const root = createRoot(aside);
  await act(() => root.render(<Marks left={drafts} />));
  const refused = () => [...main.querySelectorAll('[data-refused]')].map(({ tagName }) => tagName);
  return { main, refused, become: (left: Draft[]) => act(() => root.render(<Marks left={left} />)) };
}

test('a refused text is marked at its place on the page, until it is mended or given up', async () => {
  const { refused, become } = await drawn({ title: 'A'.repeat(300), description: 'Of it.' }, [
    refusal('title'),
  ]);
  expect(refused()).toEqual(['H1']);
  await become([]);
  expect(refused()).toEqual([]);
});

test('a text that was emptied says on the page what belongs there', async () => {
  const { main, refused } = await drawn({ title: '', description: 'Of it.' }, [refusal('title')]);
  const [title, description] = main.children;
  expect((title as HTMLElement).dataset.empty).toBe('Title');
  expect((description as HTMLElement).dataset.empty).toBeUndefined();
  expect(refused()).toEqual(['H1']);
});
