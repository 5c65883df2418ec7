import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the published site carries that others made, and asks to carry their licence along. */
export type Carried = readonly [what: string, from: string];
const CARRIED: readonly Carried[] = [
  ['React', 'react'],
  ['Astro', 'astro'],
];

/** `licenses.txt`: read from the packages themselves, so it cannot fall behind them. */
export function licensesFile(root: string, more: readonly Carried[]): string {
  const parts = [...more, ...CARRIED].map(([what, name]) => {
    const text = readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8').trim();
    return `${what}\n${'='.repeat(what.length)}\n\n${text}\n`;
  });
  return ['This site carries the work of others, under these licences.\n', ...parts].join('\n\n');
}
