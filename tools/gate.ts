// `npm run gate`: the password and the private links. Secrets go to the git-ignored .env and to this screen only.
import { createAsker } from './gate/ask.ts';
import { runGate } from './gate/run.ts';

const openAsker = () => createAsker(process.stdin, process.stdout);
const fault = await runGate(process.cwd(), process.argv.slice(2), openAsker, (line) => console.log(line));
if (fault) {
  console.error(`✗ ${fault}`);
  process.exitCode = 1;
}
