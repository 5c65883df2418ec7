import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the published site carries that others made, and asks to carry their licence along. */
const CARRIED = [
  ['Kumbh Sans, the typeface of the text (a subset)', '@fontsource-variable/kumbh-sans'],
  ['Lexend, the typeface of the headings (a subset)', '@fontsource-variable/lexend'],
  ['React', 'react'],
  ['Astro', 'astro'],
] as const;

/** `licenses.txt`: read from the packages themselves, so it cannot fall behind them. */
export function licensesFile(root: string): string {
  const parts = CARRIED.map(([what, name]) => {
    const text = readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8').trim();
    return `${what}\n${'='.repeat(what.length)}\n\n${text}\n`;
  });
  return ['This site carries the work of others, under these licences.\n', ...parts].join('\n\n');
}
