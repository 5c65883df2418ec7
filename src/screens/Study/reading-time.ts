import { isRichText, plainText } from '../../model/inline.ts';

/** Words a reader takes in per minute, on a screen, with pictures between them. */
const PACE = 220;

/** Chinese, Japanese and Thai put no spaces between words: two letters are about one. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}/gu;

/** How many minutes a document takes to read, counted from its words. Pictures and films are looked at. */
export function readingMinutes(document: unknown): number {
  return Math.max(1, Math.round(words(document) / PACE));
}

function words(value: unknown): number {
  if (typeof value === 'string')
    return value.replaceAll(UNSPACED, ' word ').split(/\s+/).filter(Boolean).length;
  if (typeof value !== 'object' || value === null || 'alt' in value || 'poster' in value) return 0;
  if (isRichText(value)) return words(plainText(value));
  // Which kind of block it is, nobody reads.
  return Object.entries(value).reduce((sum, [key, child]) => sum + (key === 'type' ? 0 : words(child)), 0);
}
