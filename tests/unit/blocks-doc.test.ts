import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksDoc } from '../../tools/blocks-doc.ts';

test('docs/blocks.md says what the schemas say (else run `npm run docs`)', () => {
  expect(readFileSync('docs/blocks.md', 'utf8')).toBe(blocksDoc());
});
