// `npm run import -- FILE…`: studies, jobs and skills from where they are now. All on this machine; all or nothing.
import { createAsker } from './gate/ask.ts';
import { runImport } from './import/run.ts';

const asker = process.stdin.isTTY ? createAsker(process.stdin, process.stdout) : undefined;
const fault = await runImport(process.cwd(), process.argv.slice(2), asker, (line) => console.log(line));
asker?.close();
if (fault) {
  console.error(`✗ ${fault}`);
  process.exitCode = 1;
}
