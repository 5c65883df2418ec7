import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/lib/files.ts';
import { buildHost, HOST_MARKS } from '../../src/vault/host.ts';
import { forgetSettings } from '../helpers/shell.ts';

/** As on a host: every variable is set, and to something odd. */
const names = new Set([
  ...HOST_MARKS,
  ...listFiles(['src/**/*.ts', 'tools/**/*.{ts,mjs}'], process.cwd())
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(?:GATE_[A-Z\d]+|SITE_(?!ROOT)[A-Z]+)\b/g)])
    .map(([name]) => name),
]);

test('what the shell of a host says does not reach the tests', () => {
  const env = Object.fromEntries([...names].map((name) => [name, 'nonsense']));
  expect(names.size).toBeGreaterThan(HOST_MARKS.length + 4);
  expect(buildHost(env)).toBeDefined();
  forgetSettings(env);
  expect(env).toEqual({});
});

test('nor is it here now', () => {
  for (const name of names) expect(process.env[name], name).toBeUndefined();
  expect(buildHost()).toBeUndefined();
});
