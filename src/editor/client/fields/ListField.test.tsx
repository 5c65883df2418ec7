import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import { formOf, schemas } from '../../../model/schemas.ts';
import { type Edit, type Path, valueAt } from '../../shared/value.ts';
import type { Origin } from '../page/marks.ts';
import type { Session } from '../session/session.ts';
import { Field } from './Field.tsx';
import { schemaAt } from './schema.ts';

giveWindow(['document', 'Node', 'HTMLElement', 'addEventListener', 'removeEventListener'], {
  isForReact: true,
});

const FILE = 'content/case-studies/alpha/study.yaml';
const table = (subjects: string[], rows: string[][]) => ({
  blocks: [
    {
      type: 'comparison',
      title: 'Two of them',
      subjects,
      rows: rows.map((values, index) => ({ aspect: `Aspect ${index}`, values })),
    },
  ],
});

test('a row that is asked for while a new subject is on its way has a cell for it', async () => {
  const root = formOf(schemas.study);
  let written = table(['One', 'Two'], [['1', '2']]);
  const asked: Edit[][] = [];
  let arrive = () => {};
  let turn: Promise<unknown> = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const session = {
    view: () => ({ documents: { [FILE]: { written } }, state: { studies: [] }, drafts: [] }),
    value: ({ path }: Origin) => valueAt(written, path),
    problemsAt: () => [],
    problemsOf: () => [],
    // As the session has it: one after the other, each when the one before is in the file.
    change: async (_: unknown, made: Edit[] | (() => Edit[])) => {
      const now = turn.then(() => {
        asked.push(typeof made === 'function' ? made() : made);
        written = table(['One', 'Two', 'Three'], [['1', '2', '3']]);
        return false;
      });
      turn = now;
      return now;
    },
  } as unknown as Session;
  const context = { session, file: FILE, root, onPicture: () => {} };
  const place = document.createElement('div');
  document.body.append(place);
  const drawn = createRoot(place);
  const fieldOf = (name: string) => {
    const path: Path = ['blocks', 0, name];
    const schema = schemaAt(root, path, written) ?? {};
    return <Field {...{ context, name, schema, path }} value={valueAt(written, path)} />;
  };
  await act(async () =>
    drawn.render(
      <>
        {fieldOf('subjects')}
        {fieldOf('rows')}
      </>,
    ),
  );
  const press = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))?.click();
  await act(async () => {
    press('Add a subject');
    press('Add a row');
    arrive();
    await turn;
  });
  expect(asked.map((edits) => edits.map(({ op, path }) => [op, path.slice(2).join('/')]))).toEqual([
    [
      ['insert', 'subjects'],
      ['insert', 'rows/0/values'],
    ],
    [['insert', 'rows']],
  ]);
  expect(asked[1]?.[0]).toMatchObject({
    at: 1,
    value: { values: [expect.any(String), expect.any(String), expect.any(String)] },
  });
  await act(() => drawn.unmount());
});
