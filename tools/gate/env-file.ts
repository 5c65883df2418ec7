import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../src/lib/files.ts';

/** Stops the command with a sentence for the owner. */
export class Refusal extends Error {}

/** Writes one setting into .env and leaves every other line as it was. Never into a file that git knows. */
export function writeSetting(root: string, name: string, value: string | undefined): void {
  const file = join(root, '.env');
  refuseIfTracked(root);
  const before = existsSync(file) ? readText(file).split('\n') : [];
  const isOurs = (line: string) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line);
  const kept = before.filter((line) => !isOurs(line));
  while (kept.at(-1) === '') kept.pop();
  if (value !== undefined) kept.push(`${name}=${quoted(value)}`);
  writeFileSync(file, `${kept.join('\n')}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

export const quoted = (value: string) => (/^[\w=,-]*$/.test(value) ? value : `"${value}"`);

function refuseIfTracked(root: string): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).status;
  if (git('rev-parse', '--is-inside-work-tree') !== 0) return;
  if (git('ls-files', '--error-unmatch', '.env') === 0) {
    throw new Refusal(
      'git follows .env here, so a secret written to it would be published. Run `git rm --cached .env`, then this command again.',
    );
  }
  if (git('check-ignore', '-q', '.env') !== 0) {
    throw new Refusal(
      'git does not ignore .env here. Add a line `.env` to .gitignore, then run this command again.',
    );
  }
}
