import { type Inline, plainText, type RichText } from '../model/inline.ts';

/** Of running text nobody reads more while somebody speaks. */
export const MOST_WORDS = 30;

/** Running text, shared out between the slide and the speaker. Nothing is lost: what is cut is said whole. */
export interface SharedText {
  shown: RichText[];
  said: RichText[];
}

/**
 * Whole sentences while they fit, from the first on. Only a first one that no slide has room for is broken off; where other
 * words take the room, it is said instead, unless its place would then be empty.
 */
export function sharedOut(
  paragraphs: readonly RichText[] = [],
  most = MOST_WORDS,
  { isNeeded = most >= MOST_WORDS } = {},
): SharedText {
  const shown: RichText[] = [];
  let left = most;
  for (const [index, paragraph] of paragraphs.entries()) {
    const plain = plainText(paragraph);
    let end = 0;
    for (const next of sentenceEnds(plain)) {
      const words = countWords(plain.slice(end, next));
      if (words > left) break;
      left -= words;
      end = next;
    }
    if (end === plain.length) {
      shown.push(paragraph);
      continue;
    }
    const after = paragraphs.slice(index + 1);
    if (end > 0)
      return { shown: [...shown, part(paragraph, 0, end)], said: [part(paragraph, end), ...after] };
    if (shown.length > 0 || !isNeeded) return { shown, said: paragraphs.slice(index) };
    return { shown: [cutShort(paragraph, plain, most)], said: [...paragraphs] };
  }
  return { shown, said: [] };
}

/** Scripts without spaces between words. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/;
const segments = new Intl.Segmenter(undefined, { granularity: 'word' });

export const countWords = (text: string): number => wordEnds(text).length;

/** Where each word of a text ends. */
function wordEnds(text: string): number[] {
  if (UNSPACED.test(text))
    return [...segments.segment(text)].flatMap(({ index, segment, isWordLike }) =>
      isWordLike ? [index + segment.length] : [],
    );
  return [...text.matchAll(/\S*[\p{L}\p{N}]\S*/gu)].map(({ index, 0: word }) => index + word.length);
}

/** Where each sentence ends, the space after it included: the next one begins with no small letter. */
export function sentenceEnds(text: string): number[] {
  const ends = [...text.matchAll(/[.!?…]+[”’"')\]]*\s+(?!\p{Ll})|[。！？]+/gu)].map(
    ({ index, 0: sign }) => index + sign.length,
  );
  return ends.at(-1) === text.length ? ends : [...ends, text.length];
}

/** Fewer words are no thought of their own; only without the end of a clause after them is a sentence broken off anywhere. */
const LEAST_CLAUSE = 6;

/** What follows the end of a clause: a sign, or a word that begins another one. */
const BREAKS = [
  /^[,;:–—、，；：]|^\s+[–—(]/,
  /^\s+(and|but|or|so|because|which|who|while|when|where|until|if|et|mais|ou|car|parce|donc|quand|si)\s/i,
];

/** What is left of a sentence that is too long: clauses, as many as fill at least half of the room if there are such. */
function cutShort(paragraph: RichText, plain: string, most: number): RichText {
  const ends = wordEnds(plain)
    .slice(0, most)
    .map((end) => plain.slice(0, end).replace(/[,;:–—]+$/, '').length);
  const clauses = [Math.ceil(most / 2), LEAST_CLAUSE].flatMap((least) =>
    BREAKS.map((sign) => ends.findLast((end, at) => at + 1 >= least && sign.test(plain.slice(end)))),
  );
  const end = clauses.find((one) => one !== undefined) ?? ends.at(-1) ?? plain.length;
  return [...part(paragraph, 0, end), { kind: 'text', text: ' …' }];
}

/** How many words the first sentence has. */
export function firstSentence(text: RichText): number {
  const plain = plainText(text);
  return countWords(plain.slice(0, sentenceEnds(plain)[0]));
}

/** The part of a text from one place in its words to another. Emphasis and links go on in both halves. */
export function part(text: RichText, from: number, to = Number.POSITIVE_INFINITY): RichText {
  const parts: Inline[] = [];
  let at = 0;
  for (const one of text) {
    const { length } = one.kind === 'text' ? one.text : plainText(one.children);
    const [start, end] = [Math.max(0, from - at), Math.min(length, to - at)];
    if (start < end)
      parts.push(
        one.kind === 'text'
          ? { kind: 'text', text: one.text.slice(start, end) }
          : { ...one, children: part(one.children, start, end) },
      );
    at += length;
  }
  return trimmed(parts);
}

/** Without the space that parted it from the rest. */
const trimmed = (parts: readonly Inline[]): RichText =>
  parts.map((one, index) => {
    if (one.kind !== 'text') return one;
    const start = index === 0 ? one.text.trimStart() : one.text;
    return { kind: 'text', text: index === parts.length - 1 ? start.trimEnd() : start };
  });
