import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { giveWindow } from '../../../tests/helpers/window.ts';
import { PageChoice } from './PageChoice.tsx';
import type { Session } from './session/session.ts';

giveWindow(['document', 'location', 'Node', 'HTMLElement'], { isForReact: true });

/** The list as it comes from the server, each time anew; counts how often it is drawn. */
let drawn = 0;
function studies(title: string) {
  const list = Array.from({ length: 400 }, (_, index) => ({
    route: `study_${index}`,
    title: index === 0 ? title : `Study ${index}`,
    locked: false,
    draft: false,
  }));
  const map = list.map.bind(list);
  return Object.assign(list, {
    map: (...given: Parameters<typeof map>) => {
      drawn += 1;
      return map(...given);
    },
  });
}

test('the names of four hundred studies are drawn when one of them changes, and not on every key', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const draw = (title: string) =>
    act(() =>
      root.render(
        <PageChoice
          session={{} as Session}
          screen="study"
          path="/study_3"
          studies={studies(title)}
          hasFun
          onTalks={() => {}}
          onOpen={() => {}}
        />,
      ),
    );
  await draw('Alpha');
  for (let key = 0; key < 5; key++) await draw('Alpha');
  expect(drawn).toBe(1);
  expect(place.querySelectorAll('optgroup option')).toHaveLength(402);
  await draw('Beta');
  expect(drawn).toBe(2);
  expect(place.querySelector('optgroup option')?.textContent).toBe('Beta');
  await act(() => root.unmount());
});

test('every page of the list is gone to once everything is written, and what is to be made opens', async () => {
  const went: string[] = [];
  const opened: string[] = [];
  Object.assign(globalThis, { location: { assign: (path: string) => went.push(path) } });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let written = () => {};
  const session = { flush: () => new Promise<void>((resolve) => (written = resolve)) };
  await act(() =>
    root.render(
      <PageChoice
        session={session as unknown as Session}
        screen="study"
        path="/open"
        studies={[
          { route: 'open', title: 'Open', locked: false, draft: false },
          { route: 'shut', title: 'Shut', locked: true, draft: false },
          { route: 'begun', title: 'Begun', locked: false, draft: true },
        ]}
        hasFun={false}
        onTalks={() => opened.push('talks')}
        onOpen={({ kind }) => opened.push(kind)}
      />,
    ),
  );
  const list = place.querySelector('select') as HTMLSelectElement;
  const names = [...list.options].map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Work',
    'About',
    'Open',
    'Shut (locked)',
    'Begun (draft)',
    'New study …',
    'Bring a study in …',
    'Page not found',
    'Add a Fun page …',
    'Talks …',
  ]);
  for (const { value } of [...list.options]) {
    await act(async () => {
      list.value = value;
      list.dispatchEvent(new window.Event('change', { bubbles: true }));
    });
    // Until then the list says where one is.
    expect(list.value).toBe('/open');
    await act(async () => written());
  }
  expect(went).toEqual(['/', '/about', '/open', '/shut', '/begun', '/404']);
  expect(opened).toEqual(['study', 'bring', 'fun', 'talks']);
  await act(() => root.unmount());
});
