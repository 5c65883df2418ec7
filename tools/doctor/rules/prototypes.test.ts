import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areToldOnce, GOOD_ALT, told, withBlocks } from '../../../tests/helpers/told.ts';

const prototype = (width: number, height: number) => ({
  type: 'prototype',
  device: 'Laptop',
  task: 'Find the lamp that is on',
  file: 'lamps.html',
  width,
  height,
  still: { file: '../../good.png', alt: `${GOOD_ALT}, one of them on` },
});

/** The starter’s own would be told as a starter. */
const html = readFileSync('src/blocks/example-files/prototype.html', 'utf8').replaceAll('book', 'lamp');
const put = ({ put }: { put(file: string, data: string): void }) =>
  put('content/case-studies/alpha/lamps.html', html);

// The good picture is 2600 × 1700.
areToldOnce([
  {
    kind: 'a still of another shape than its prototype',
    ...withBlocks(prototype(1280, 800)),
    put,
    severity: 'advice',
    file: 'content/case-studies/alpha/study.yaml',
    line: 'file: ../../good.png',
    says: 'content/good.png is 2600 × 1700, another shape than its prototype, which would stand in a gap: use a still of 2560 × 1600.',
  },
]);

test('of a prototype with a still of its own shape there is nothing to say', async () => {
  const { findings } = await told({ ...withBlocks(prototype(1300, 850)), put });
  expect(findings.map(({ sentence }) => sentence)).toEqual([]);
});
