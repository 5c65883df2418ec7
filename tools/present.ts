// `npm run present`: a study, or a talk of several, as slides: a stage for the audience, a window for the speaker. All on
// this machine; with `--export`, in one file for somebody else’s.
import { join } from 'node:path';
import { ownPort } from './own-port.ts';
import { presentOptions } from './present/options.ts';

const ROOT = join(import.meta.dirname, '..');
// Not the editor’s port: both may be open.
const asked = presentOptions(process.argv.slice(2), ownPort(`${ROOT}/talks`));
if ('told' in asked) {
  console[asked.isFault ? 'error' : 'log'](asked.told);
  process.exitCode = asked.isFault ? 1 : 0;
} else {
  // Only now: what makes the slides starts threads, and a command that ends while they begin may hang.
  const { present, write } = await import('./present/run.ts');
  const { isSure } = await import('./handed-out/ask.ts');
  const { Stop } = await import('./handed-out/stop.ts');
  const work = asked.file === undefined ? present(ROOT, asked) : write(ROOT, asked, asked.file, { isSure });
  await work.catch((error: unknown) => {
    if (!(error instanceof Stop)) throw error;
    console.error(`✗ ${error.message}`);
    process.exitCode = 1;
  });
}
