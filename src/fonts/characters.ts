import { listFiles, readText } from '../lib/files.ts';

/** Always there, whatever the content says: plain Latin, and the punctuation the interface sets. */
const ALWAYS = [...range(0x20, 0x7e), ...'\u00a0–—‘’“”…·×'].join('');

/** Western Europe and common signs: what someone may type next while editing. */
const LIKELY = [...range(0xa0, 0xff), ...'ŒœŠšŽžŁłŸ‚„•→←↗↑↓−≈≥≤′″€™'].join('');

/** Every character the site can show, each once and in order: what its fonts need to hold, and no more. */
export function charactersOf(root: string, { editing = false } = {}): string {
  const texts = listFiles('content/**/*.yaml', root).map((file) => readText(`${root}/${file}`));
  const all = new Set([ALWAYS, editing ? LIKELY : '', ...texts].join(''));
  return [...all]
    .filter((character) => character >= ' ')
    .toSorted()
    .join('');
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
