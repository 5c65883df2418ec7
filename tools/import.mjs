// `npm run import -- FILE…`: studies, jobs and skills from where they are now. All on this machine; all or nothing.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What Node makes of the code is kept, for the threads that read too: a short import is little else. All that is imported
// comes after this, and this is no TypeScript, or the first thing loaded would be what reads that. And package.json gives
// what is new 4 MB: with more room, the litter of a long text fills all of it before anything is cleared away.
const compiled = join(import.meta.dirname, '../.cache/compiled');
enableCompileCache(compiled);
process.env.NODE_COMPILE_CACHE = compiled;
const { createAsker } = await import('./gate/ask.ts');
const { runImport } = await import('./import/run.ts');

const asker = process.stdin.isTTY ? createAsker(process.stdin, process.stdout) : undefined;
const fault = await runImport(process.cwd(), process.argv.slice(2), asker, (line) => console.log(line));
asker?.close();
if (fault) {
  console.error(`✗ ${fault}`);
  process.exitCode = 1;
}
