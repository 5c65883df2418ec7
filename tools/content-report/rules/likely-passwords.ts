import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

const ENDINGS = ['', '1', '!', '123', '1234', '1!', '123!'];
const YEARS = Array.from({ length: 60 }, (_, index) => String(1980 + index));

/** What people choose first: leaked passwords, common words, and what is known of the owner. */
export function* likelyPasswords(personal: readonly string[]): Generator<string> {
  for (const word of new Set(personal.flatMap(pieces))) {
    for (const form of [word, capital(word), word.toUpperCase()]) {
      for (const ending of [...ENDINGS, ...YEARS]) yield form + ending;
    }
  }
  const { 'passwords-common': passwords = [] } = common.dictionary as Record<string, readonly string[]>;
  for (const password of passwords)
    yield* [password, capital(password), `${password}1`, `${capital(password)}1`];
  const words = english.dictionary as Record<string, readonly string[]>;
  for (const word of [...(words['commonWords-en'] ?? []), ...(words['firstnames-en'] ?? [])]) {
    yield* [word, capital(word)];
  }
}

/** “Ada Example” → ada, example, adaexample, ada-example … */
function pieces(text: string): string[] {
  const parts = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...parts.filter((part) => part.length > 2), parts.join(''), parts.join('-'), text];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
