import { expect, onTestFinished, test } from 'vitest';
import { fightsIn } from '../../../src/reader/look-fights.ts';
import { goodContent, goodFolder } from '../../../tests/helpers/good-content.ts';
import { areToldOnce } from '../../../tests/helpers/told.ts';

const LOOK = 'content/look.yaml';
const written = (colours: string) => ({
  put: ({ put }: { put(file: string, data: string): void }) => put(LOOK, `colours:\n${colours}`),
});

areToldOnce([
  {
    kind: 'text that can hardly be read on its ground',
    ...written("  ground: '#ffffff'\n  text: '#ff8800' # ours\n"),
    severity: 'advice',
    file: LOOK,
    line: 'text:',
    says: '#ff8800 on #ffffff has a contrast of 2.39 to 1, and headings and running text need 4.5 on every page to be read by everybody. The nearest that can be is "#b65f00".',
  },
  {
    kind: 'a ground on which the text of the look can hardly be read',
    ...written("  ground: '#5a5a5a'\n"),
    severity: 'advice',
    file: LOOK,
    line: 'ground:',
    says: 'Add `text: "#d9cfca"`, the nearest that can be, or change the ground.',
  },
  {
    kind: 'the same in the dark scheme',
    put: ({ put }) => put(LOOK, "scheme: dark\ndark:\n  ground: '#222222'\n  text: '#555555'\n"),
    severity: 'advice',
    file: LOOK,
    line: "text: '#555555'",
    says: '#555555 on #222222 has a contrast of 2.13 to 1',
  },
]);

test('a build says the same, with file, line and mend; and nothing of colours that hold', async () => {
  const { root, put, remove } = await goodFolder(goodContent());
  onTestFinished(remove);
  expect(fightsIn(root)).toEqual([]);
  put(LOOK, "colours:\n  text: '#ff8800'\n");
  expect(fightsIn(root)).toEqual([
    expect.stringMatching(/^content\/look\.yaml, line 2, colours\.text: #ff8800 on/),
  ]);
  put(LOOK, "colours:\n  text: '#000'\n");
  expect(fightsIn(root)).toEqual([]);
});
