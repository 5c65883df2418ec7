import { gunzipSync } from 'node:zlib';

/** More text than any drawing has, with pictures written out in it, and deeper than any is nested. */
const MOST = 40_000_000;
const DEEPEST = 200;

/**
 * The text of a drawing, in whatever letters it says it is written. Plain is what every reader takes for the same text:
 * UTF-8 that does not say otherwise.
 */
export function textOf(given: Buffer<ArrayBuffer>): { text: string; isPlain: boolean } {
  const isPacked = given[0] === 0x1f && given[1] === 0x8b;
  const bytes = isPacked ? gunzipSync(given, { maxOutputLength: MOST }) : given;
  if (bytes.length > MOST) throw new RangeError('It is larger than any drawing.');
  const label = encodingOf(bytes);
  const text = new TextDecoder(label, { fatal: true }).decode(bytes);
  if (isNestedTooDeeply(text)) throw new RangeError('It is nested more deeply than any drawing.');
  return { text, isPlain: !isPacked && label === 'utf-8' };
}

/** Told before it is parsed, which takes the longer the deeper names for other kinds of element are nested. */
function isNestedTooDeeply(text: string): boolean {
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1 && depth <= DEEPEST; at = text.indexOf('<', at + 1)) {
    if (text[at + 1] === '/') depth = Math.max(0, depth - 1);
    else if (/[\p{L}_:]/u.test(text[at + 1] ?? '')) {
      const end = text.indexOf('>', at);
      if (end === -1) return false;
      if (text[end - 1] !== '/') depth++;
    }
  }
  return depth > DEEPEST;
}

function encodingOf(bytes: Buffer): string {
  const start = bytes.subarray(0, 4).toString('hex');
  if (start.startsWith('fffe') || start === '3c003f00' || start === '3c007300') return 'utf-16le';
  if (start.startsWith('feff') || start === '003c003f' || start === '003c0073') return 'utf-16be';
  if (start.startsWith('efbbbf')) return 'utf-8';
  const [, said = 'utf-8'] =
    /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(bytes.toString('latin1', 0, 400)) ?? [];
  return said.toLowerCase() === 'utf8' ? 'utf-8' : said.toLowerCase();
}
