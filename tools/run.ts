import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Commands of packages, and the package each comes with. */
const PACKAGES = {
  astro: 'astro',
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  vitest: 'vitest',
};

/**
 * A package’s command as a program and its arguments, to be spread into `spawn`. It is this same Node that runs it: the
 * commands npm puts into node_modules/.bin differ from system to system, and Windows starts none of them without a shell.
 */
export function packageCommand(name: keyof typeof PACKAGES, ...args: string[]): [string, string[]] {
  const folder = join(ROOT, 'node_modules', PACKAGES[name]);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (!file) throw new Error(`${PACKAGES[name]} has no command called ${name} any more.`);
  return [process.execPath, [join(folder, file), ...args]];
}

/** One of our own commands, run by this same Node. */
export const ownCommand = (file: string, ...args: string[]): [string, string[]] => [
  process.execPath,
  [join(ROOT, file), ...args],
];
