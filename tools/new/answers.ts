import type { Asker } from '../gate/ask.ts';
import { Refusal } from '../gate/env-file.ts';

export interface Question {
  /** The flag that answers it without being asked. */
  flag: string;
  ask: string;
  /** What Enter means; without it an answer is needed. */
  fallback?: string;
  /** Whether it must be said where nobody can be asked, fallback or not. */
  isNeeded?: boolean;
  /** A sentence that says what is wrong with an answer. */
  refuse?(answer: string): string | undefined;
}

export type Answer = (question: Question, given: string | undefined) => Promise<string>;

/** Takes answers from flags, else from the terminal, else from the fallbacks. */
export function createAnswer(
  asker: Asker | undefined,
  say: (line: string) => void,
  /** How a question is called where there are no flags. */
  nameOf = (flag: string) => `--${flag}`,
): Answer {
  return async (question, given) => {
    const { flag, ask, fallback, isNeeded = fallback === undefined, refuse } = question;
    if (given !== undefined) {
      const fault = given.trim() === '' && isNeeded ? 'It is empty.' : refuse?.(given.trim());
      if (fault) throw new Refusal(`${nameOf(flag)}: ${fault}`);
      return given.trim();
    }
    if (!asker) {
      if (isNeeded)
        throw new Refusal(`There is no terminal here to ask on. Say it in the command: --${flag} "…"`);
      return fallback ?? '';
    }
    for (;;) {
      const typed = await asker.ask(fallback ? `${ask} [${fallback}]: ` : `${ask}: `);
      if (typed === undefined) throw new Refusal('The questions were not all answered; nothing was changed.');
      const answer = typed.trim() || fallback;
      const fault = answer === undefined ? 'This one is needed.' : refuse?.(answer);
      if (!fault && answer !== undefined) return answer;
      say(`  ✗ ${fault}`);
    }
  };
}

export const inList = (answer: string): string[] =>
  answer
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** One line, as the schema wants it. */
export const oneLine = (answer: string): string | undefined =>
  answer.includes('\n') ? 'This is one line. Take out the line break.' : undefined;
