// `npm run edit`: the site with the editor on it, on this machine alone, opened in the browser.
import { join } from 'node:path';
import { dev } from 'astro';
import { editor } from '../src/editor/integration.ts';
import { Door } from '../src/editor/server/door.ts';
import { sampleIn } from './begin/sample.ts';
import { lookAtContent } from './doctor/content.ts';
import { askDoctor, beginFromForm, buildToUpload, studyFromForm } from './edit-commands.ts';
import { askGate } from './gate/from-editor.ts';
import { HELPERS } from './import/helpers.ts';
import { openBrowser } from './open-browser.ts';
import { readOptions } from './options.ts';
import { ownPort } from './own-port.ts';
import { pdfForEditor } from './pdf/from-editor.ts';
import { talksForEditor } from './present/from-editor.ts';

const ROOT = join(import.meta.dirname, '..');

const values = readOptions('edit', {
  port: {
    type: 'string',
    default: String(ownPort(ROOT)),
    value: '20321',
    about: 'The number in its address; the next free one if it is taken.',
    fault: (value) =>
      /^\d+$/.test(value) && Number(value) < 65_536
        ? undefined
        : `--port wants a number up to 65535, or 0 for any that is free, not “${value}”.`,
  },
  'no-open': {
    type: 'boolean',
    default: false,
    about: 'Opens no browser: the address stands in the terminal.',
  },
});

/** An address lets in one browser, and is used then; the next one waits here. */
const door = new Door((next) => console.log(`  To edit in another browser as well: ${addressWith(next)}`));
// Not by the name localhost: that may be another address of this machine, where another program would be given the token.
const addressWith = (token: string) => `http://${address.address}:${address.port}/#edit=${token}`;

process.env.ASTRO_TELEMETRY_DISABLED ??= '1';
// Nor does it ask npm for a newer Astro at every start: nobody would be shown the answer.
process.env.ASTRO_DISABLE_UPDATE_CHECK ??= 'true';
console.log('Opening the editor …');
const { address } = await dev({
  root: ROOT,
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: Number(values.port) },
  integrations: [
    editor({
      door,
      gate: askGate,
      present: talksForEditor(),
      pdf: (asked) => pdfForEditor(asked),
      look: (root) => lookAtContent(root),
      newStudy: studyFromForm,
      beginning: { isSample: (root) => sampleIn(root).isWhole(), begin: beginFromForm },
      examine: askDoctor,
      build: (root) => buildToUpload(root),
      bring: HELPERS,
    }),
  ],
});

const url = addressWith(door.token);
console.log(
  `\n✓ Your site is open for editing:\n\n  ${url}\n\n  Ctrl+C ends it. Everything is saved as you go.\n`,
);
if (!values['no-open']) openBrowser(url);
