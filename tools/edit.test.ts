import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  [['--help'], 0, 'npm run edit -- with any of these options:'],
  [['--port', 'abc'], 1, '✗ --port wants a number up to 65535'],
])('%j is answered at once, before anything that the editor needs is read', (asked, code, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'edit-'));
  try {
    // Nothing but the command is there: no packages, no editor.
    mkdirSync(join(folder, 'tools'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const name of ['edit.ts', 'options.ts', 'own-port.ts'])
      cpSync(join(import.meta.dirname, name), join(folder, 'tools', name));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/edit.ts', ...asked], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout + stderr).toContain(said);
    expect(status).toBe(code);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
