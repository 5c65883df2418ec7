// `npm run check`: everything that can be seen without a browser; `npm run check -- lint` for one part of it.
import { spawnSync } from 'node:child_process';
import { ContentError } from '../src/reader/problem.ts';
import { readLibrary } from '../src/reader/read.ts';
import { importProblems } from './imports.ts';

const root = process.cwd();

const parts = {
  types: async () => run('astro', ['check', '--minimumSeverity', 'warning']) && run('tsc', ['-p', 'art']),
  lint: async () => run('biome', ['check', '--error-on-warnings']),
  imports: async () => tell(importProblems(root), 'Imports flow one way.'),
  content: async () => {
    try {
      const { studies } = await readLibrary(root);
      return tell([], `The content is right (${Object.keys(studies).length} case studies).`);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return tell([error.message], '');
    }
  },
};

const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `✗ There is no check called ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}

let isGood = true;
for (const [name, check] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  isGood = (await check()) && isGood;
}
process.exit(isGood ? 0 : 1);

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function tell(problems: readonly string[], good: string): boolean {
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length === 0) console.log(`✓ ${good}`);
  return problems.length === 0;
}
