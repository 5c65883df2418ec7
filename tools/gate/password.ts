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

/** `npm run gate`: sets the password, typed or made. */
export async function setPassword(root: string, { ask }: Asker, say: (line: string) => void): Promise<void> {
  say('The password opens every locked case study. Nothing of it is kept but its hash.\n');
  const typed = await ask('New password (hidden; press Enter for a made one of five words): ', {
    hidden: true,
  });
  if (typed === undefined) throw new Refusal('No password was given; nothing was changed.');
  const password = typed === '' ? makePassphrase() : await confirmed(bare(typed, say), ask, say);
  if (typed === '') {
    say(`\n  ${password}\n\nWrite it down now: it is shown this once.`);
    tell(judgePassphrase(), say);
  }
  const hash = createHash('sha384').update(password, 'utf8').digest('hex');
  writeSetting(root, 'GATE_SHA384', hash);
  say(
    `\n✓ Written to .env. On a host, put this into the site’s settings (it is not the password, but keep it to yourself):\n`,
  );
  say(`GATE_SHA384=${hash}\n`);
  say('The next build is locked with it.');
}

async function confirmed(password: string, ask: Asker['ask'], say: (line: string) => void): Promise<string> {
  const again = await ask('The same again: ', { hidden: true });
  if (again?.trim() !== password) throw new Refusal('The two are not the same; nothing was changed.');
  const judgement = judgePassword(password);
  tell(judgement, say);
  if (judgement.isEnough) return password;
  const answer = await ask('That is weak. Use it all the same? (yes/no) ');
  if (answer?.trim().toLowerCase() !== 'yes') throw new Refusal('Nothing was changed.');
  return password;
}

/** Nobody sees a space at the end of a password, or passes it on. */
function bare(typed: string, say: (line: string) => void): string {
  const password = typed.trim();
  if (password === '') throw new Refusal('That is nothing but spaces; nothing was changed.');
  if (password !== typed) say('The spaces at its ends are left out: nobody would see them to type them.');
  return password;
}

function tell({ time, advice }: Judgement, say: (line: string) => void): void {
  const rate = GUESSES_PER_SECOND.toLocaleString('en-CA');
  say(`\nGuessing it from the published files would take ${time},`);
  say(`at ${rate} guesses a second: about forty of the fastest graphics cards, on 600,000 rounds of PBKDF2.`);
  for (const line of advice) say(`  • ${line}`);
}
