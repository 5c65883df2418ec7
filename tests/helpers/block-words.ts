import { isRichText, plainText } from '../../src/model/inline.ts';

/** Fields whose words no reader meets: settings, and what folds a block on its page. */
export const UNREAD = ['kind', 'type', 'device', 'family', 'size', 'fidelity', 'href', 'fold', 'foldOnPhone'];

/** The words of a block as its page shows them; what a picture shows is not said in it. */
export function wordsIn(value: unknown, unread: readonly string[] = UNREAD): string[] {
  if (typeof value === 'string') return lettersOf(value);
  if (isRichText(value)) return lettersOf(plainText(value));
  if (typeof value !== 'object' || value === null) return [];
  if ('variants' in value || 'mp4' in value || 'src' in value) return [];
  return Object.entries(value).flatMap(([key, one]) => (unread.includes(key) ? [] : wordsIn(one, unread)));
}

export const lettersOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}#’'-]+/gu) ?? [];
