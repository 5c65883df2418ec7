import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../lib/files.ts';
import { editor } from './integration.ts';
import { Door } from './server/door.ts';

const NAMES = /src\/editor|\.\/editor\/|\/editor\/integration/;
/** What the owner’s commands may take of it: its hand in their files, never what a browser gets. */
const HAND = /src\/editor\/(yaml|server|shared)\//g;

test('a build refuses the editor', () => {
  const options = {
    door: new Door(),
    gate: async () => ({ kind: 'refused' as const, says: '' }),
    present: async () => '',
    pdf: async () => ({ said: '', pdf: undefined }),
    look: async () => [],
    examine: async () => [],
    newStudy: async () => undefined,
    build: async () => ({ isGood: true, said: '' }),
  };
  const setup = editor(options).hooks['astro:config:setup'] as (given: object) => void;
  expect(() => setup({ command: 'build' })).toThrow('`npm run edit` alone');
});

test('nothing but its own command loads the editor', () => {
  const files = listFiles(['src/**/*.{ts,tsx,astro}', 'tools/**/*.{ts,mjs}', '*.config.ts'], process.cwd());
  const loading = files.filter(
    (file) =>
      !/^src\/editor\/|\.test\./.test(file) && NAMES.test(withoutHand(file, readFileSync(file, 'utf8'))),
  );
  expect(loading).toEqual(['tools/open-editor.ts']);
  const opening = files.filter((file) => /import\W+open-editor/.test(readFileSync(file, 'utf8')));
  expect(opening).toEqual(['tools/edit.ts']);
});

test('no block knows the editor', () => {
  const knowing = listFiles('src/{blocks,ui,screens}/**/*.{ts,tsx}', process.cwd()).filter((file) =>
    /data-edit|edit:drawn|\/editor\//.test(readFileSync(file, 'utf8')),
  );
  expect(knowing).toEqual([]);
});

const withoutHand = (file: string, code: string) =>
  file.startsWith('tools/') ? code.replaceAll(HAND, '') : code;
