import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Runs a command to its end. With “pipe” it shows nothing meanwhile, and what it said is handed over. */
export async function runCommand(
  [program, args]: [string, string[]],
  { output, env }: { output: 'inherit' | 'pipe'; env?: Record<string, string> | undefined },
): Promise<{ isGood: boolean; said: string }> {
  const child = spawn(program, args, {
    // What shows nothing cannot be answered either.
    stdio: [output === 'pipe' ? 'ignore' : 'inherit', output, output],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (words: string) => {
      said += words;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { isGood: code === 0, said };
}
