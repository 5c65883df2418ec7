// `npm run begin`: from the sample to a site of one’s own. What fails leaves everything as it was.
import { runBegin } from './begin/run.ts';
import { createAsker } from './gate/ask.ts';

const asker = process.stdin.isTTY ? createAsker(process.stdin, process.stdout) : undefined;
const fault = await runBegin(process.cwd(), process.argv.slice(2), asker, (line) => console.log(line));
asker?.close();
if (fault) {
  console.error(`✗ ${fault}`);
  process.exitCode = 1;
}
