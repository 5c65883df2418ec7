import { Document, type ToStringOptions, visit } from 'yaml';

// Texts as YAML that is read again as the same texts: what the reader doubts or refuses stands in straight quotes.

/** Spaces that YAML takes for letters: as indentation, after a dash or a colon, and in front of a name. */
export const ODD = '[\\u00A0\\u1680\\u2000-\\u200B\\u202F\\u205F\\u2060\\u3000\\uFEFF]';
const ODD_START = new RegExp(`(^|[ :])${ODD}`);

/** Signs nobody sees at all. */
export const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;

/** To YAML curly quotes are letters, so they would be shown, and hold nothing together. */
export const CURLY = /^[“”„‟]([^“”„‟]+)[“”‟]$|^‘([^‘]+)’$/;

/** Signs that no file may hold as they are. */
const UNWRITTEN = /[\x7F-\x84\x86-\x9F\u2028\u2029\uFFFD]/g;

/** An address, a file or a word, with something in it that nobody sees. */
export function isHidingName(text: string): boolean {
  const seen = text.replaceAll(INVISIBLE, '');
  return seen !== text && /^[!-~]+$/.test(seen);
}

/** Whether a text that is meant as it stands would be in doubt if it were written without straight quotes. */
export const needsQuotes = (text: string): boolean => CURLY.test(text) || ODD_START.test(text);

/** Whether the reader would refuse it all the same: nobody types such signs on purpose, but a file from elsewhere has them. */
export const needsCodes = (text: string): boolean => isHidingName(text) || text.search(UNWRITTEN) >= 0;

/** YAML in which those signs are written as codes: whatever holds them stands in double quotes. */
export const coded = (yaml: string): string =>
  yaml.replaceAll(UNWRITTEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Sets how the texts of a document are written: long ones in lines of their own, and those in quotes that need them. */
export function writeTexts(document: Document, longest: number, isOdd = needsQuotes): void {
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (isOdd(node.value)) node.type = 'QUOTE_DOUBLE';
      else if (node.value.length > longest && !/^\s|\s$|\n/.test(node.value)) node.type = 'BLOCK_FOLDED';
    },
  });
}

/** A value on its own, without a line end. */
export function asYaml(value: unknown, options: ToStringOptions): string {
  const document = new Document(value);
  writeTexts(document, Number.POSITIVE_INFINITY);
  return document.toString(options).trimEnd();
}
