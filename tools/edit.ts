// `npm run edit`: the site with the editor on it, on this machine alone, opened in the browser.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { editor } from '../src/editor/integration.ts';
import { lookAtContent } from './doctor/content.ts';
import { askDoctor, buildToUpload, studyFromForm } from './edit-commands.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4321' }, 'no-open': { type: 'boolean', default: false } },
});

/** Drawn anew at each start, and handed to the browser behind a #, which no browser sends anywhere. */
const token = randomBytes(24).toString('base64url');

process.env.ASTRO_TELEMETRY_DISABLED ??= '1';
const { address } = await dev({
  root: join(import.meta.dirname, '..'),
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: Number(values.port) },
  integrations: [
    editor({
      token,
      look: (root) => lookAtContent(root),
      newStudy: studyFromForm,
      examine: askDoctor,
      build: (root) => buildToUpload(root),
    }),
  ],
});

const url = `http://localhost:${address.port}/#edit=${token}`;
console.log(
  `\n✓ Your site is open for editing:\n\n  ${url}\n\n  Ctrl+C ends it. Everything is saved as you go.\n`,
);
if (!values['no-open']) open(url);

/** Opens the default browser; where there is none, the address stands above. */
function open(address: string): void {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', address]
        : ['xdg-open', address];
  const child = spawn(program ?? '', args, { stdio: 'ignore', detached: true });
  child.on('error', () => {}).unref();
}
