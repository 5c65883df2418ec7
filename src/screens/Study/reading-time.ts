/** Words a reader takes in per minute, on a screen, with pictures between them. */
const PACE = 220;

/** Fields that are not read: addresses, sizes, names for machines. */
const UNREAD = new Set([
  'kind',
  'type',
  'href',
  'src',
  'fallback',
  'sizes',
  'format',
  'alt',
  'hex',
  'mp4',
  'webm',
  'section',
  'family',
  'size',
  'fidelity',
  'device',
]);

/** How many minutes a document takes to read, counted from its words. */
export function readingMinutes(document: unknown): number {
  return Math.max(1, Math.round(words(document) / PACE));
}

function words(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, child]) => sum + (UNREAD.has(key) ? 0 : words(child)), 0);
}
