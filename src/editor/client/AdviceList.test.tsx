import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { giveWindow } from '../../../tests/helpers/window.ts';
import type { Advice } from '../shared/answers.ts';
import { Findings } from './AdviceList.tsx';
import type { Origin } from './page/marks.ts';
import { ledTo } from './session/lead.ts';

giveWindow(['document', 'location', 'sessionStorage', 'Node', 'HTMLElement'], { isForReact: true });

const FILE = 'content/case-studies/ferry/study.yaml';
const finding: Advice = {
  topic: 'Ferry',
  severity: 'unfinished',
  sentence: 'A sentence waits to be written.',
  file: FILE,
  field: 'blocks, item 3.picture.alt',
  page: '/ferry',
};

const ferry = { route: 'ferry', title: 'A wet pocket', locked: false, draft: false };

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

async function shown(advice: Advice[], here = '/', onGo: (to: Origin) => void = () => {}) {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root?.render(<Findings advice={advice} here={here} studies={[]} onGo={onGo} />));
  return place;
}

/** Presses the way to the place, as someone does who reads of it on a page. */
async function follow(here: string): Promise<Origin[]> {
  const gone: Origin[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root?.render(<Findings advice={[finding]} here={here} studies={[ferry]} onGo={(to) => gone.push(to)} />),
  );
  expect(place.querySelector('a')?.textContent ?? 'Open “A wet pocket”').toBe('Open “A wet pocket”');
  await act(async () => place.querySelector<HTMLElement>('button, a')?.click());
  return gone;
}

const WHERE = { file: FILE, path: ['blocks', 2, 'picture', 'alt'] };

test('what is to be mended on this page is gone to at once', async () => {
  expect(await follow('/ferry')).toEqual([WHERE]);
});

test('what is to be mended on another page is led to there, to its very place', async () => {
  expect(await follow('/about')).toEqual([]);
  expect(ledTo()).toEqual(WHERE);
});

test('nothing is said in the signs of a command line, and what the editor says otherwise is said so', async () => {
  const place = await shown([
    { ...finding, sentence: 'Write `scheme: auto`, or run `npm run x`.' },
    { ...finding, sentence: 'Give it a `title:`.', inEditor: 'Give it a title.' },
  ]);
  expect([...place.querySelectorAll('li > p:last-of-type')].map(({ textContent }) => textContent)).toEqual([
    'Write “scheme: auto”, or run “npm run x”.',
    'Give it a title.',
  ]);
});

test.each([
  ['content/site.yaml', 'Open Site'],
  ['content/look.yaml', 'Open Look'],
])('what stands in %s, on no page of its own, is led to as well', async (file, name) => {
  const gone: Origin[] = [];
  const where = { file, field: 'owner.email', page: undefined };
  const place = await shown([{ ...finding, ...where }], '/', (to) => gone.push(to));
  const button = place.querySelector('button');
  expect(button?.textContent).toBe(`${name}: owner.email`);
  await act(async () => button?.click());
  expect(gone).toEqual([{ file, path: ['owner', 'email'] }]);
});

test('of drafts a number is told at first, but of the one that is looked at everything', async () => {
  const draft = { ...finding, isOfDraft: true };
  const other = { ...finding, page: '/about' };
  const away = await shown([draft, { ...draft, sentence: 'Another.' }, other]);
  const folded = away.querySelector('details');
  expect([folded?.open, folded?.querySelector('summary')?.textContent]).toEqual([
    false,
    'In drafts, which nobody sees yet: 2',
  ]);
  expect(away.querySelectorAll('li')).toHaveLength(3);
  await act(() => root?.unmount());
  expect((await shown([draft], '/ferry')).querySelector('details')).toBeNull();
});
