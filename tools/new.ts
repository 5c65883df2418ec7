// `npm run new`: a case study or a painting, complete from the first moment. What fails leaves nothing behind.
import { createAsker } from './gate/ask.ts';
import { runNew } from './new/run.ts';

const asker = process.stdin.isTTY ? createAsker(process.stdin, process.stdout) : undefined;
const fault = await runNew(process.cwd(), process.argv.slice(2), asker, (line) => console.log(line));
asker?.close();
if (fault) {
  console.error(`✗ ${fault}`);
  process.exitCode = 1;
}
