// `npm test`: unit tests and checks, a production build, then a real browser on it. The last line counts them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownCommand, packageCommand } from './run.ts';

const REPORTS = 'node_modules/.cache/test-reports';
const unitReport = join(REPORTS, 'unit.json');
const browserReport = join(REPORTS, 'browser.json');

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

interface Step {
  title: string;
  command: [string, string[]];
  env?: Record<string, string>;
}

/** One after the other; what stands in one list runs side by side. */
const steps: Step[][] = [
  [
    {
      title: 'Unit tests',
      command: packageCommand(
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ),
    },
    { title: 'Types, lint, imports, packages, content', command: ownCommand('tools/check.ts') },
  ],
  [{ title: 'Production build', command: ownCommand('tools/build-for-tests.ts') }],
  [
    {
      title: 'Output and browser tests',
      command: packageCommand('playwright', 'test'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    },
  ],
  [{ title: 'Other hosts', command: ownCommand('tools/test-hosts.ts', '--quick'), env: { REPORTS } }],
];

const failedSteps: string[] = [];
for (const [first, ...others] of steps) {
  if (!first || failedSteps.length > 0) break;
  const beside = others.map((step) => ({ step, ended: run(step, 'pipe') }));
  tell(first, await run(first, 'inherit'));
  for (const { step, ended } of beside) tell(step, await ended);
}

const unit = read<{ numPassedTests: number; numFailedTests: number }>(unitReport);
const browsers = globSync('*.json', { cwd: REPORTS })
  .map((name) => join(REPORTS, name))
  .filter((file) => file !== unitReport)
  .flatMap((file) => read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file) ?? []);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const passed = (unit?.numPassedTests ?? 0) + sum(browsers.map(({ stats }) => stats.expected + stats.flaky));
const failed = (unit?.numFailedTests ?? 0) + sum(browsers.map(({ stats }) => stats.unexpected));

if (failedSteps.length > 0) console.error(`\n✗ Stopped at: ${failedSteps.join('; ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);

/** Runs a step; with “pipe” it keeps what it says to itself until its turn to be told. */
async function run({ title, command: [program, args], env }: Step, output: 'inherit' | 'pipe') {
  if (output === 'inherit') console.log(`\n── ${title}`);
  const child = spawn(program, args, {
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data));
  const [code] = (await once(child, 'close')) as [number | null];
  return { isGood: code === 0, said: Buffer.concat(said) };
}

function tell({ title }: Step, { isGood, said }: Awaited<ReturnType<typeof run>>) {
  if (said.length > 0) process.stdout.write(`\n── ${title}\n${said}`);
  if (!isGood) failedSteps.push(title);
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined; // that step was never reached
  }
}
