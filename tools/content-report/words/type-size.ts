/**
 * The type size of a word, from the height of its ink: an x is about half as tall as its type, a capital or an
 * ascender seven tenths, and a descender adds a fifth. Averages over common sans-serif faces.
 */
export function typeSize(word: string, inkHeight: number): number {
  const rises = /[\p{Lu}\dbdfhijklt]/u.test(word);
  const falls = /[gjpqy]/.test(word);
  const share = (rises ? 0.72 : 0.52) + (falls ? 0.2 : 0);
  return inkHeight / share;
}

/** Whether a machine’s reading is a word a person would read: three letters or more, and it is sure of them. */
export function isWord(text: string, confidence: number): boolean {
  return confidence >= 70 && /^\p{P}*\p{L}{3,}[\p{L}\p{P}]*$/u.test(text);
}
