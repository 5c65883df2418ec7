import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/lib/files.ts';

test.each(listFiles('tests/e2e/*.spec.ts', process.cwd()))('%s runs on any host', (file) => {
  const [, fromPlaywright = ''] =
    /import ({[^}]*}) from '@playwright\/test'/.exec(readFileSync(file, 'utf8')) ?? [];
  const advice = 'Import `test` and `expect` from ../helpers/test.ts, which knows about sub-paths.';
  expect(fromPlaywright, advice).not.toMatch(/\b(test|expect)\b/);
});
