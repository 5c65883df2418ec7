// `npm run gate`: the password and the private links. Secrets go to the git-ignored .env and to this screen only.
import { GateSettingsError } from '../src/vault/settings.ts';
import { createAsker } from './gate/ask.ts';
import { Refusal } from './gate/env-file.ts';
import { listLinks, makeLink, revokeLink } from './gate/links.ts';

const USAGE = `npm run gate                          set the password
npm run gate -- link "Some company"   make a private link for someone
npm run gate -- links                 list the private links
npm run gate -- revoke "Some company" remove one`;

const root = process.cwd();
const say = (line: string) => console.log(line);
const [command, ...rest] = process.argv.slice(2);
const name = rest.join(' ');

try {
  if (command === undefined) {
    const asker = createAsker(process.stdin, process.stdout);
    // Its dictionaries are large, and links need none of them.
    const { setPassword } = await import('./gate/password.ts');
    await setPassword(root, asker, say).finally(() => asker.close());
  } else if (command === 'link') makeLink(root, name, say);
  else if (command === 'links') listLinks(root, say);
  else if (command === 'revoke') revokeLink(root, name, say);
  else throw new Refusal(`There is no command called ${command}.\n\n${USAGE}`);
} catch (error) {
  if (!(error instanceof Refusal || error instanceof GateSettingsError)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
