import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PDF_FOLDER } from './chrome.ts';

/** Answers whatever it is asked, and does not end when it is told to. */
const BROWSER = `
const { createReadStream, writeFileSync, writeSync } = require('node:fs');
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
let half = '';
createReadStream('', { fd: 3 }).on('data', (chunk) => {
  const whole = (half + chunk).split('\\0');
  half = whole.pop();
  for (const one of whole) {
    const { id } = JSON.parse(one);
    const result = { targetInfos: [{ type: 'page', targetId: 'a' }], sessionId: 'b' };
    writeSync(4, JSON.stringify({ id, result }) + '\\0');
  }
});
setInterval(() => writeFileSync(process.argv[1].replace('.cjs', '.alive'), String(performance.now())), 20);
`;

/** Opens the browser, puts something private down, and goes on as the test says. */
const command = (browser: string, then: string) => `
import { writeFileSync } from 'node:fs';
const { Chrome } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'chrome.ts')).href)});
const chrome = await Chrome.open(${JSON.stringify(browser)});
writeFileSync(chrome.file('portfolio.html'), 'Locked.');
console.log('ready');
${then}
`;

// Windows ends a process without telling it, and starts no script as a program.
describe.skipIf(process.platform === 'win32')(
  'nothing that was printed from stays',
  { timeout: 30_000 },
  () => {
    let root: string;
    let browser: string;
    beforeEach(() => {
      root = mkdtempSync(join(tmpdir(), 'chrome-'));
      browser = join(root, 'browser');
      writeFileSync(`${browser}.cjs`, BROWSER);
      // Not by the script’s own first line: Node may lie in a folder with a space in its name.
      writeFileSync(browser, `#!/bin/sh\nexec "${process.execPath}" "${browser}.cjs" "$@"\n`);
      chmodSync(browser, 0o755);
    });
    afterEach(() => rmSync(root, { recursive: true, force: true }));

    const left = () => readdirSync(root).filter((name) => name.startsWith('portfolio-pdf-'));
    /** What the browser wrote last; it writes all the time. */
    const alive = () =>
      existsSync(`${browser}.alive`) ? readFileSync(`${browser}.alive`, 'utf8') : undefined;
    const start = (then: string) =>
      spawn(process.execPath, ['--input-type=module', '-e', command(browser, then)], {
        env: { ...process.env, [PDF_FOLDER]: root },
        stdio: ['ignore', 'pipe', 'ignore'],
      });

    test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('after %s', async (signal) => {
      const child = start('setInterval(() => {}, 1000);');
      await once(child.stdout, 'data');
      expect(left()).toHaveLength(1);
      await vi.waitFor(() => expect(alive()).toBeDefined());
      child.kill(signal);
      await once(child, 'exit');
      expect(left()).toEqual([]);
      const last = alive();
      await setTimeout(300);
      expect(alive()).toBe(last);
    });

    test('after a fault', async () => {
      const child = start("throw new Error('Something unforeseen.');");
      await once(child, 'exit');
      expect(left()).toEqual([]);
    });
  },
);
