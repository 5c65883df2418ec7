import { expect, test } from 'vitest';
import { z } from 'zod';
import { rightContent } from '../../../../tests/helpers/content-folder.ts';
import { asWritten } from '../../../blocks/as-written.ts';
import { examples } from '../../../blocks/examples.ts';
import { type BlockType, blockSchema } from '../../../model/blocks/any.ts';
import type { Schema } from '../../../model/json-schema.ts';
import { isToWrite } from '../../../model/starter.ts';
import { studySchema } from '../../../model/study.ts';
import { changed, type Edit, type Path, valueAt } from '../../shared/value.ts';
import { editsAlong, listAround, startAlong } from './along.ts';
import { neededFile, schemaAt, startValue } from './schema.ts';

const root = z.toJSONSchema(studySchema, { io: 'input', unrepresentable: 'any' }) as Schema;
const study = rightContent()['case-studies/alpha/study.yaml'] as object;

/** A study with one block: the example of its kind. */
function studyWith(type: BlockType) {
  const [example] = Object.values(examples[type]);
  const block = asWritten(example, ({ alt }) => ({ file: 'a.png', alt })) as object;
  return { ...study, blocks: [{ section: 'One', title: 'One', ...block }] };
}
const table = studyWith('comparison');
const subjects: Path = ['blocks', 0, 'subjects'];
const after = (written: object, path: Path, edit: Edit) =>
  editsAlong({ root, written }, path, edit).reduce((now, one) => changed(now, one), written);
const faults = (written: unknown) => studySchema.safeParse(written).error?.issues ?? [];
const cells = (written: unknown) =>
  (valueAt(written, ['blocks', 0, 'rows']) as { values: string[] }[]).map(({ values }) => values);

test('a new subject has a cell to be written in every row', () => {
  const count = (valueAt(table, subjects) as string[]).length;
  const wider = after(table, subjects, { op: 'insert', path: subjects, at: count, value: 'Paper' });
  expect(faults(wider)).toEqual([]);
  for (const [index, row] of cells(wider).entries()) {
    expect(row.slice(0, count)).toEqual(cells(table)[index]);
    expect(isToWrite(row[count] ?? '')).toBe(true);
  }
});

test('a subject that moves or goes takes its cells along', () => {
  const moved = after(table, subjects, { op: 'move', path: subjects, from: 0, to: 1 });
  expect(cells(moved).map(([first]) => first)).toEqual(cells(table).map(([, second]) => second));
  const wider = after(table, subjects, { op: 'insert', path: subjects, at: 0, value: 'Paper' });
  const back = after(wider, subjects, { op: 'remove', path: [...subjects, 0] });
  expect(back).toEqual(table);
});

test('a new row has a cell for each subject', () => {
  const rows: Path = ['blocks', 0, 'rows'];
  const item = schemaAt(root, rows, table)?.items ?? {};
  const value = startAlong({ root, written: table }, rows, item);
  expect(valueAt(value, ['values'])).toHaveLength((valueAt(table, subjects) as string[]).length);
  expect(faults(changed(table, { op: 'insert', path: rows, at: 1, value }))).toEqual([]);
});

test('a row knows the names of its columns', () => {
  expect(listAround(table, ['blocks', 0, 'rows', 1, 'values'], 'subjects')).toEqual(valueAt(table, subjects));
});

/** Every list in a block, with its schema. */
function listsIn(written: unknown, path: Path = ['blocks', 0]): { path: Path; schema: Schema }[] {
  const schema = schemaAt(root, path, written);
  const value = valueAt(written, path);
  const own = Array.isArray(value) && schema?.items ? [{ path, schema }] : [];
  const inside = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return [...own, ...inside.flatMap((key) => (schema ? listsIn(written, [...path, step(key)]) : []))];
}

test('in every kind of block, one more or one less of anything leaves nothing to be mended by hand', () => {
  for (const { shape } of blockSchema.options) {
    const written = studyWith(shape.type.value);
    for (const { path, schema } of listsIn(written)) {
      const { items = {}, minItems = 1, maxItems = 99, along } = schema;
      const count = (valueAt(written, path) as unknown[]).length;
      if (along !== undefined) continue; // changed with the list it goes along with, and never alone
      const where = `${shape.type.value} ${path.join('/')}`;
      if (count < maxItems) {
        const more: Edit = neededFile(items, root)
          ? { op: 'duplicate', path, at: count - 1 }
          : { op: 'insert', path, at: count, value: startAlong({ root, written }, path, items) };
        expect(faults(after(written, path, more)), `${where}, one more`).toEqual([]);
      }
      if (count > minItems && count > 1)
        expect(
          faults(after(written, path, { op: 'remove', path: [...path, 0] })),
          `${where}, one less`,
        ).toEqual([]);
    }
  }
  expect(startValue({ type: 'string', description: 'A word.' }, root)).toMatch(/^Write here/);
});
