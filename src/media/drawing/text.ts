import { gunzipSync } from 'node:zlib';

/** More text than any drawing has. */
const MOST = 100_000_000;

/**
 * The text of a drawing, in whatever letters it says it is written. Plain is what every reader takes for the same text:
 * UTF-8 that does not say otherwise.
 */
export function textOf(given: Buffer<ArrayBuffer>): { text: string; isPlain: boolean } {
  const isPacked = given[0] === 0x1f && given[1] === 0x8b;
  const bytes = isPacked ? gunzipSync(given, { maxOutputLength: MOST }) : given;
  const label = encodingOf(bytes);
  const text = new TextDecoder(label, { fatal: true }).decode(bytes);
  return { text, isPlain: !isPacked && label === 'utf-8' };
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
