// `npm test`: checks, unit tests, a production build, then a real browser on it. The last line counts them.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownCommand, packageCommand } from './run.ts';

const REPORTS = 'node_modules/.cache/test-reports';
const unitReport = join(REPORTS, 'unit.json');
const browserReport = join(REPORTS, 'browser.json');

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const steps: [string, [string, string[]], Record<string, string>?][] = [
  ['Types, lint, imports, packages, content', ownCommand('tools/check.ts')],
  [
    'Unit tests',
    packageCommand(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ),
  ],
  ['Production build', ownCommand('tools/build-for-tests.ts')],
  [
    'Output and browser tests',
    packageCommand('playwright', 'test'),
    { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  ],
  ['Other hosts', ownCommand('tools/test-hosts.ts', '--quick'), { REPORTS }],
];

let failedStep: string | undefined;
for (const [title, command, env] of steps) {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(...command, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) {
    failedStep = title;
    break;
  }
}

const unit = read<{ numPassedTests: number; numFailedTests: number }>(unitReport);
const browsers = globSync('*.json', { cwd: REPORTS })
  .map((name) => join(REPORTS, name))
  .filter((file) => file !== unitReport)
  .flatMap((file) => read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file) ?? []);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const passed = (unit?.numPassedTests ?? 0) + sum(browsers.map(({ stats }) => stats.expected + stats.flaky));
const failed = (unit?.numFailedTests ?? 0) + sum(browsers.map(({ stats }) => stats.unexpected));

if (failedStep) console.error(`\n✗ Stopped at: ${failedStep}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failedStep ? 1 : 0);

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined; // that step was never reached
  }
}
