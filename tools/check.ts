// `npm run check`: everything that can be seen without a browser; `npm run check -- lint` for one part of it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserProblems } from './browsers/check.ts';
import { lookAtContent } from './doctor/content.ts';
import { isGood, print } from './doctor/print.mjs';
import { importProblems, loadedTooLate, reachesIntoTests } from './imports.ts';
import { packageCommand } from './run.ts';
import { type Lockfile, missingBinaries } from './setup/platforms.ts';

const root = process.cwd();

const parts = {
  types: async () => run('astro', 'check', '--minimumSeverity', 'warning'),
  lint: async () => run('biome', 'check', '--error-on-warnings'),
  imports: async () =>
    tell(
      [...importProblems(root), ...reachesIntoTests(root), ...loadedTooLate(root)],
      'Imports flow one way.',
    ),
  browsers: async () =>
    tell(browserProblems(root), 'The promised browsers know what is used, or can do without it.'),
  packages: async () => tell(missingBinaries(lockfile()), 'Packages have their binaries for every platform.'),
  content,
};

const all = process.argv.includes('--all');
const asked = process.argv.slice(2).filter((word) => word !== '--all');
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(
    `✗ There is no check called ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}

let isRight = true;
for (const [name, check] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  isRight = (await check()) && isRight;
}
// Not exit(): a long report may still be on its way through a pipe.
process.exitCode = isRight ? 0 : 1;

function run(...command: Parameters<typeof packageCommand>): boolean {
  return spawnSync(...packageCommand(...command), { stdio: 'inherit' }).status === 0;
}

function lockfile(): Lockfile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
}

function tell(problems: readonly string[], good: string): boolean {
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length === 0) console.log(`✓ ${good}`);
  return problems.length === 0;
}

/** The part of `npm run doctor` that is the same on every machine, built or not. */
async function content(): Promise<boolean> {
  const findings = await lookAtContent(root);
  console.log(print(findings, 'content', { all }));
  return isGood(findings, 'content');
}
