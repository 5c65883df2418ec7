// What the editor asks of the project’s other commands.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { allFindings } from './doctor/examine.ts';
import type { Finding } from './doctor/finding.ts';
import { lookAtMachine } from './doctor/machine.mjs';
import { ownCommand, runCommand } from './run.ts';

/** All that `npm run doctor` finds. */
export async function askDoctor(root: string): Promise<Finding[]> {
  return [...lookAtMachine(root), ...(await allFindings(root))];
}

/** Builds the site, and says what to do with it; or what kept it from being built. */
export async function buildToUpload(
  root: string,
  run = () => runCommand(ownCommand('tools/build.ts'), { output: 'pipe' }),
): Promise<{ isGood: boolean; said: string }> {
  const { isGood, said } = await run();
  if (!isGood) return { isGood, said: said.trim() };
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const megabytes = Math.max(0.1, bytes / 1_000_000).toLocaleString('en-CA', { maximumFractionDigits: 1 });
  return {
    isGood,
    said: `Your site is built. Upload everything that is in ${dist} to your host: ${files.length} files, ${megabytes} MB together. docs/publish.md has the steps for each host.`,
  };
}
