// Style is for code. What the owner writes is judged by what it says, never by its quotes and blank lines.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import { readLibrary } from '../../src/reader/read.ts';
import { packageCommand } from '../../tools/run.ts';
import { contentFolder, rightContent } from '../helpers/content-folder.ts';

const UNTIDY = {
  'fun.yaml': "title:   'Fun'\n\n\n\nintro: [ \"One\" ,'Two' ]\n",
  'notes.json': '{"a":1,\n\n\n"b":2}',
  'case-studies/alpha/prototype.html': '<p>One<p>Two\n<style>a{color:red}</style><script>var a=1</script>',
  'case-studies/alpha/prototype.js': 'var a=1',
};

test('the linter judges no file of the content, and does judge code', () => {
  const root = mkdtempSync(join(tmpdir(), 'style-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const lint = () => spawnSync(...packageCommand('biome', 'check', '--error-on-warnings'), { cwd: root });
  cpSync('biome.json', join(root, 'biome.json'));
  cpSync('.gitignore', join(root, '.gitignore'));
  put('src/tidy.ts', "export const tidy = 'yes';\n");
  for (const [file, text] of Object.entries(UNTIDY)) put(`content/${file}`, text);
  expect(lint().stderr.toString()).toBe('');
  expect(lint().status).toBe(0);
  put('src/untidy.ts', 'export const untidy   = "no"\n');
  expect(lint().status).toBe(1);
});

test('quotes, blank lines, brackets and remarks change nothing of what a file says', async () => {
  const read = async (rewrite: (data: unknown) => string) => {
    const files = Object.entries(rightContent()).map(([file, data]) => [file, rewrite(data)]);
    const folder = await contentFolder(Object.fromEntries(files));
    onTestFinished(folder.remove);
    return readLibrary(folder.root);
  };
  const plain = await read((data) => stringify(data));
  for (const rewrite of [
    (data: unknown) => stringify(data, { defaultStringType: 'QUOTE_SINGLE' }),
    (data: unknown) => stringify(data, { defaultStringType: 'QUOTE_DOUBLE', indent: 4 }),
    (data: unknown) => stringify(data, { collectionStyle: 'flow' }),
    (data: unknown) => stringify(data, { lineWidth: 20 }),
    (data: unknown) => stringify(data).replaceAll(/^(?=\w)/gm, '\n\n# A remark\n\n'),
    (data: unknown) => JSON.stringify(data, undefined, 2),
  ]) {
    expect(await read(rewrite)).toEqual(plain);
  }
});
