import { parse } from 'yaml';
import { listFiles, readText } from '../lib/files.ts';
import { publicPart } from '../model/public.ts';
import type { Study } from '../model/study.ts';

/** Always there, whatever the content says: plain Latin, French letters, and the punctuation the interface sets. */
const ALWAYS = [...range(0x20, 0x7e), ...'\u00a0–—‘’“”…·×ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»'].join('');

/** Western Europe and common signs: what someone may type next while editing. */
const LIKELY = [...range(0xa0, 0xff), ...'ŒœŠšŽžŁłŸ‚„•→←↗↑↓−≈≥≤′″€™'].join('');

/**
 * Every character that anyone may read, each once and in order: what the fonts need to hold, and no more. What only a
 * locked study says plays no part, since the fonts are public; a letter it alone has comes from the visitor’s system.
 */
export function charactersOf(root: string, { editing = false } = {}): string {
  const texts = listFiles('content/**/*.yaml', root).map((file) => publicText(`${root}/${file}`, editing));
  const all = new Set([ALWAYS, editing ? LIKELY : '', ...texts].join(''));
  return [...all]
    .filter((character) => character >= ' ')
    .toSorted()
    .join('');
}

function publicText(path: string, editing: boolean): string {
  const text = readText(path);
  try {
    const data: unknown = parse(text, { logLevel: 'error' });
    const says = (field: string) =>
      typeof data === 'object' && data !== null && (data as Record<string, unknown>)[field] === true;
    if (says('draft') && !editing) return '';
    return says('locked') ? JSON.stringify(publicPart(data as Partial<Study>)) : text;
  } catch {
    return ''; // the reader tells what is wrong with it
  }
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
