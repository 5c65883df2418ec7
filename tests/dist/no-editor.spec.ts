// Nothing of the editor is published: not its words, not its marks, not its scripts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/lib/files.ts';
import { EDITOR_TRACES } from '../helpers/editor-traces.ts';
import { BUILD } from '../helpers/host.ts';
import { expect, test } from '../helpers/test.ts';

test('no file of the build holds a trace of the editor', () => {
  const files = listFiles('**/*.{html,js,css,json,xml,txt,map,webmanifest}', BUILD);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(join(BUILD, file), 'utf8');
    for (const trace of EDITOR_TRACES) expect(trace.test(text), `${trace} in ${file}`).toBe(false);
  }
});
