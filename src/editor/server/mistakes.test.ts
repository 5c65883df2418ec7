// The table of mistakes that the build refuses, held against the editor.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../../tests/helpers/content-folder.ts';
import { type Mistake, spoilt, written } from '../../reader/mistakes/mistake.examples.ts';
import { signs } from '../../reader/mistakes/signs.examples.ts';
import { values } from '../../reader/mistakes/values.examples.ts';
import { ContentError, type Problem } from '../../reader/problem.ts';
import { readLibrary } from '../../reader/read.ts';
import type { Edit } from '../shared/value.ts';
import { Desk } from './desk.ts';
import { problemsOf } from './documents.ts';

const commands = { newStudy: async () => 'No.', build: async () => ({ isGood: true, said: '' }) };
type Folder = Awaited<ReturnType<typeof contentFolder>>;

async function buildSays(root: string): Promise<readonly Problem[]> {
  const error = await readLibrary(root).catch((caught: unknown) => caught);
  expect(error, 'The build took it').toBeInstanceOf(ContentError);
  return (error as ContentError).problems;
}

const table = [...signs, ...values];
const isInText = ({ file, change }: Mistake) => 'from' in change && file in written();
/** The others are mistakes of the keyboard in a text editor: the same value, edited here, is written so that it holds. */
const isInValue = (mistake: Mistake) =>
  isInText(mistake) && (values.includes(mistake) || /invisible|lost/.test(mistake.says));

describe('what the build refuses is refused by the editor, in the same sentence at the same line:', () => {
  let folder: Folder;
  let desk: Desk;
  beforeAll(async () => {
    folder = await contentFolder(written());
    desk = new Desk(folder.root, commands);
  });
  afterAll(() => folder.remove());

  test.each(table.filter(isInText))('$mistake', async (mistake) => {
    const file = `content/${mistake.file}`;
    const path = join(folder.root, file);
    const right = readFileSync(path, 'utf8');
    const text = String(spoilt(mistake)[mistake.file]);
    const foreseen = problemsOf(await desk.documents.read({ file, text }));
    writeFileSync(path, text);
    const told = await buildSays(folder.root);
    writeFileSync(path, right);
    expect(foreseen).toEqual(told);
    if (!isInValue(mistake)) return;

    const { version } = await desk.documents.get(file);
    const edits = editsTo(parse(right), parse(text));
    const answer = await desk.do({ kind: 'edit', page: '/', file, version, edits, label: 'a mistake' });
    expect(readFileSync(path, 'utf8')).toBe(right);
    const refused = answer.kind === 'refused' ? answer.problems.map(({ message }) => message) : [];
    // Lines, and how a line should read, depend on how it is written.
    expect(refused).toEqual(told.map(({ message }) => message));
  });

  test.each(table.filter((mistake) => !isInText(mistake)))('$mistake', async (mistake) => {
    const spoiled = await contentFolder(spoilt(mistake));
    try {
      if (typeof mistake.change === 'function') mistake.change(join(spoiled.root, 'content'));
      const told = await buildSays(spoiled.root);
      expect(problemsOf(await new Desk(spoiled.root, commands).documents.read())).toEqual(told);
    } finally {
      spoiled.remove();
    }
  });
});

/** The edits that make a file say what another says. */
function editsTo(before: Record<string, unknown>, after: Record<string, unknown>): Edit[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Edit[] => {
    if (isDeepStrictEqual(before[key], after[key])) return [];
    return key in after ? [{ op: 'set', path: [key], value: after[key] }] : [{ op: 'remove', path: [key] }];
  });
}
