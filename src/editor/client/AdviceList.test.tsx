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

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** Presses the way to the place, as someone does who reads of it on a page. */
async function follow(here: string): Promise<Origin[]> {
  const gone: Origin[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root?.render(<Findings advice={[finding]} here={here} onGo={(to) => gone.push(to)} />),
  );
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
