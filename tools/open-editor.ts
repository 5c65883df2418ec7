import { dev } from 'astro';
import { editor } from '../src/editor/integration.ts';
import { Door } from '../src/editor/server/door.ts';
import { sampleIn } from './begin/sample.ts';
import { lookAtContent } from './doctor/content.ts';
import { askDoctor, beginFromForm, buildToUpload, studyFromForm } from './edit-commands.ts';
import { askGate } from './gate/from-editor.ts';
import { HELPERS } from './import/helpers.ts';
import { openBrowser } from './open-browser.ts';
import { pdfForEditor } from './pdf/from-editor.ts';
import { talksForEditor } from './present/from-editor.ts';

/** Serves the site with the editor on it, on this machine alone, and opens it in the browser if that is wanted. */
export async function openEditor(root: string, { port, opens }: { port: number; opens: boolean }) {
  /** An address lets in one browser, and is used then; the next one waits here. */
  const door = new Door({
    onEntry: (next) => console.log(`  To edit in another browser as well: ${addressWith(next)}`),
    onShared: () => {
      talks.end();
      console.log(
        `\n✗ One address was opened twice within a moment, by two browsers or by a program of somebody else’s. Neither is let in any more; nothing that you wrote is lost. To go on, open this in your browser:\n\n  ${addressWith(door.token)}\n\n  If it was not you, look under Site whether there is a private link that you did not make.\n`,
      );
    },
  });
  const talks = talksForEditor();
  // Not by the name localhost: that may be another address of this machine, where another program would be given the token.
  const addressWith = (token: string) => `http://${address.address}:${address.port}/#edit=${token}`;

  process.env.ASTRO_TELEMETRY_DISABLED ??= '1';
  // Nor does it ask npm for a newer Astro at every start: nobody would be shown the answer.
  process.env.ASTRO_DISABLE_UPDATE_CHECK ??= 'true';
  console.log('Opening the editor …');
  const { address } = await dev({
    root,
    logLevel: 'warn',
    server: { host: '127.0.0.1', port },
    integrations: [
      editor({
        door,
        gate: askGate,
        present: talks.present,
        pdf: (asked) => pdfForEditor(asked),
        look: (site) => lookAtContent(site),
        newStudy: studyFromForm,
        beginning: { isSample: (site) => sampleIn(site).isWhole(), begin: beginFromForm },
        examine: askDoctor,
        build: (site) => buildToUpload(site),
        bring: HELPERS,
      }),
    ],
  });

  const url = addressWith(door.token);
  console.log(
    `\n✓ Your site is open for editing:\n\n  ${url}\n\n  Ctrl+C ends it. Everything is saved as you go.\n`,
  );
  if (opens) openBrowser(url);
}
