import { randomInt } from 'node:crypto';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/**
 * How fast a determined attacker guesses at the published files. One of the fastest graphics cards manages some
 * 2,500 guesses a second at 600,000 rounds of PBKDF2-SHA-512; this is a rig of about forty of them.
 */
export const GUESSES_PER_SECOND = 100_000;
export const WORDS_IN_PASSPHRASE = 5;

const YEAR = 365.25 * 24 * 3600;
/** Below this a password is advised against: on average the attacker needs half of it. */
const ENOUGH = 10 * YEAR;

export interface Judgement {
  /** How long the attack takes, in words. */
  time: string;
  isEnough: boolean;
  advice: string[];
}

const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
});

export function judgePassword(password: string): Judgement {
  // Past a hundred characters the estimate takes long and says nothing new.
  const { guesses, feedback } = judge.check(password.slice(0, 100));
  const seconds = guesses / GUESSES_PER_SECOND;
  return {
    time: inWords(seconds),
    isEnough: seconds >= ENOUGH,
    advice: [feedback.warning ?? '', ...feedback.suggestions].filter(Boolean),
  };
}

/** Words of the EFF’s list, drawn evenly: what it takes to guess them needs no estimate. */
export function makePassphrase(count = WORDS_IN_PASSPHRASE): string {
  const words = dicewareWords();
  return Array.from({ length: count }, () => words[randomInt(words.length)]).join('-');
}

export function judgePassphrase(count = WORDS_IN_PASSPHRASE): Judgement {
  const seconds = dicewareWords().length ** count / GUESSES_PER_SECOND;
  return { time: inWords(seconds), isEnough: seconds >= ENOUGH, advice: [] };
}

export function dicewareWords(): string[] {
  return (common.dictionary['diceware-common'] as string[]).filter((word) => /^[a-z]{3,}$/.test(word));
}

export function inWords(seconds: number): string {
  const units: [number, string][] = [
    [1e9 * YEAR, 'billion years'],
    [1e6 * YEAR, 'million years'],
    [1000 * YEAR, 'thousand years'],
    [YEAR, 'years'],
    [30 * 24 * 3600, 'months'],
    [24 * 3600, 'days'],
    [3600, 'hours'],
    [60, 'minutes'],
  ];
  if (seconds < 1) return 'less than a second';
  if (seconds > 1e12 * YEAR) return 'longer than the universe will last';
  const [size, name] = units.find(([unit]) => seconds >= 2 * unit) ?? [1, 'seconds'];
  return `about ${Math.round(seconds / size).toLocaleString('en-CA')} ${name}`;
}
