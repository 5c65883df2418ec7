import { expect, test } from 'vitest';
import { z } from 'zod';
import { studySchema } from '../../../model/study.ts';
import { valueAt } from '../../shared/value.ts';
import type { Session } from '../session/session.ts';
import { isOneOfMany } from './useParagraphs.ts';

const FILE = 'content/case-studies/bus/study.yaml';
const written = {
  info: [{ title: 'Tools', items: ['Figma'] }],
  blocks: [
    { type: 'text', text: ['One.', 'Two.'] },
    { type: 'strategy', nodes: [{ title: 'Draw', points: ['One flow', 'Nine screens'] }] },
    { type: 'comparison', subjects: ['Us', 'Them'], rows: [{ criterion: 'Price', values: ['Low', 'High'] }] },
  ],
};
const session = {
  schemas: { study: z.toJSONSchema(studySchema, { io: 'input', unrepresentable: 'any' }) },
  view: () => ({ documents: { [FILE]: { written } } }),
  value: ({ path }: { path: (string | number)[] }) => valueAt(written, path),
} as unknown as Session;

test.each([
  [['blocks', 0, 'text', 1], true],
  [['blocks', 1, 'nodes', 0, 'points', 0], true],
  [['info', 0, 'items', 0], true],
  [['blocks', 1, 'nodes', 0, 'title'], false],
  [['blocks', 2, 'subjects', 0], false],
  [['blocks', 2, 'rows', 0, 'values', 1], false],
])('Enter makes another of paragraphs and lines, never a cell or a column too many: %j', (path, wanted) => {
  expect(isOneOfMany(session, { file: FILE, path })).toBe(wanted);
});
