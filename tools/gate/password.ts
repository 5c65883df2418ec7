import { createHash } from 'node:crypto';
import type { Asker } from './ask.ts';
import { Refusal, writeSetting } from './env-file.ts';
import {
  GUESSES_PER_SECOND,
  type Judgement,
  judgePassphrase,
  judgePassword,
  makePassphrase,
} from './strength.ts';

export const SPACES_LEFT_OUT = 'The spaces at its ends are left out: nobody would see them to type them.';

/** `npm run gate`: sets the password, typed or made. */
export async function setPassword(root: string, { ask }: Asker, say: (line: string) => void): Promise<void> {
  say('The password opens every locked case study. Nothing of it is kept but its hash.\n');
  const typed = await ask('New password (hidden; press Enter for a made one of five words): ', {
    hidden: true,
  });
  if (typed === undefined) throw new Refusal('No password was given; nothing was changed.');
  const password = typed === '' ? makePassphrase() : await confirmed(typed, ask, say);
  if (typed === '') {
    say(`\n  ${password}\n\nWrite it down now: it is shown this once.`);
    tell(judgePassphrase(), say);
  }
  const line = keepPassword(root, password);
  say(
    `\n✓ Written to .env. On a host, put this into the site’s settings (it is not the password, but keep it to yourself):\n`,
  );
  say(`${line}\n`);
  say('The next build is locked with it.');
}

/** Keeps a password’s hash and nothing else of it; gives back the line for a host. */
export function keepPassword(root: string, password: string): string {
  const hash = createHash('sha384').update(password, 'utf8').digest('hex');
  writeSetting(root, 'GATE_SHA384', hash);
  return `GATE_SHA384=${hash}`;
}

/** Nobody sees a space at the end of a password, or passes it on. */
export function bare(typed: string): string {
  const password = typed.trim();
  if (password === '') throw new Refusal('That is nothing but spaces; nothing was changed.');
  return password;
}

/** How long a guess at the published files would take, at what rate. */
export function toldOf({ time }: Judgement): [string, string] {
  const rate = GUESSES_PER_SECOND.toLocaleString('en-CA');
  return [
    `Guessing it from the published files would take ${time},`,
    `at ${rate} guesses a second: about forty of the fastest graphics cards`,
  ];
}

async function confirmed(typed: string, ask: Asker['ask'], say: (line: string) => void): Promise<string> {
  const password = bare(typed);
  if (password !== typed) say(SPACES_LEFT_OUT);
  const again = await ask('The same again: ', { hidden: true });
  if (again?.trim() !== password) throw new Refusal('The two are not the same; nothing was changed.');
  const judgement = judgePassword(password);
  tell(judgement, say);
  if (judgement.isEnough) return password;
  const answer = await ask('That is weak. Use it all the same? (yes/no) ');
  if (answer?.trim().toLowerCase() !== 'yes') throw new Refusal('Nothing was changed.');
  return password;
}

function tell(judgement: Judgement, say: (line: string) => void): void {
  const [time, rate] = toldOf(judgement);
  say(`\n${time}`);
  say(`${rate}, on 600,000 rounds of PBKDF2.`);
  for (const line of judgement.advice) say(`  • ${line}`);
}
