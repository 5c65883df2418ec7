import { isRichText, plainText } from '../../src/model/inline.ts';

/** A text as a visitor reads it, and the path to it. */
export interface Text {
  path: PropertyKey[];
  text: string;
  /** Paragraphs may be long; lines may not; alternative texts are heard. */
  kind: 'paragraph' | 'line' | 'alt';
}

/** Fields that no visitor reads as words. */
const UNREAD = new Set([
  ...['kind', 'place', 'type', 'href', 'file', 'portrait', 'mp4', 'webm', 'hex', 'device', 'family', 'size'],
  ...['fidelity', 'from', 'to', 'url', 'email', 'linkedin', 'networks', 'studies', 'language'],
]);

/** Every text in a page’s data, in order. */
export function textsOf(data: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof data === 'string') return [{ path, text: data, kind: path.at(-1) === 'alt' ? 'alt' : 'line' }];
  if (isRichText(data)) return [{ path, text: plainText(data), kind: 'paragraph' }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data)
    .filter(([key]) => !UNREAD.has(key))
    .flatMap(([key, child]) => textsOf(child, [...path, Array.isArray(data) ? Number(key) : key]));
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
