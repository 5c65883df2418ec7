import { AddressError } from '../../src/reader/published-at.ts';
import { GateSettingsError } from '../../src/vault/settings.ts';
import type { Asker } from './ask.ts';
import { Refusal } from './env-file.ts';
import { listLinks, makeLink, revokeLink, showMail } from './link-commands.ts';

const USAGE = `npm run gate                          set the password
npm run gate -- link "Some company"   make a private link for someone
npm run gate -- mail "Some company"   show its mail again, to copy
npm run gate -- links                 list the private links
npm run gate -- revoke "Some company" remove one`;

/** Does what the words ask for; gives back the sentence that says why not. */
export async function runGate(
  root: string,
  [command, ...rest]: string[],
  openAsker: () => Asker,
  say: (line: string) => void,
): Promise<string | undefined> {
  const name = rest.join(' ');
  try {
    if (command === undefined) {
      const asker = openAsker();
      // Its dictionaries are large, and links need none of them.
      const { setPassword } = await import('./password.ts');
      await setPassword(root, asker, say).finally(() => asker.close());
    } else if (command === 'link') makeLink(root, name, say);
    else if (command === 'mail') showMail(root, name, say);
    else if (command === 'links') listLinks(root, say);
    else if (command === 'revoke') revokeLink(root, name, say);
    else return `There is no command called ${command}.\n\n${USAGE}`;
    return undefined;
  } catch (error) {
    const isForOwner = [Refusal, GateSettingsError, AddressError].some((kind) => error instanceof kind);
    if (isForOwner) return (error as Error).message;
    throw error;
  }
}
