import { asWritten } from '../../src/blocks/as-written.ts';
import { examples } from '../../src/blocks/examples.ts';

/** Every sentence the owner still has to write begins like this, so that it can be found and cannot be overlooked. */
export const TO_WRITE = 'Write here';

export const toWrite = (what: string): string => `${TO_WRITE} — ${what}`;

/** Shorter ones are words of the language, which an owner may well write too. */
const SHORTEST = 24;
let exampleTexts: Set<string> | undefined;

/** Whether a text is one that `npm run new` put there: a “Write here”, or a sentence of a block’s example. */
export function isStarterText(text: string): boolean {
  exampleTexts ??= new Set(texts(asWritten(examples)).filter((one) => one.length >= SHORTEST));
  return text.startsWith(TO_WRITE) || exampleTexts.has(text);
}

export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}
