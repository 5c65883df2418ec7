import { expect, test } from 'vitest';
import { areToldOnce, told, withBlocks } from '../../../tests/helpers/told.ts';

const table = (rows: number, more = {}) => ({
  type: 'comparison',
  title: 'Lamps compared',
  subjects: ['Desk', 'Floor', 'Wall', 'Pocket'],
  rows: Array.from({ length: rows }, (_, index) => ({
    aspect: `Aspect ${index + 1}`,
    values: ['Bright near the paper', 'Bright in the room', 'Even along the wall', 'Only where it points'],
  })),
  ...more,
});

areToldOnce([
  {
    kind: 'a table that no slide has room for',
    ...withBlocks(table(8)),
    severity: 'advice',
    file: 'content/case-studies/alpha/study.yaml',
    line: 'rows:',
    says: 'This table is too large for a slide, where those at the back could not read it',
  },
]);

test.each([
  ['of one that has room there', table(4)],
  ['of one that is kept off the stage', table(8, { slide: false })],
])('%s there is nothing to say', async (_, block) => {
  const { findings } = await told(withBlocks(block));
  expect(findings.map(({ sentence }) => sentence)).toEqual([]);
});
