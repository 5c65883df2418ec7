// `npm test`: unit tests and checks, a production build, then a real browser on it. `npm test -- --engines` tries Firefox
// and WebKit too, as far as they are there. The last lines count them.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownCommand, packageCommand, runCommand } from './run.ts';

const REPORTS = 'node_modules/.cache/test-reports';
/** What Vitest reports, by its name; the others are Playwright’s. */
const isUnit = (name: string) => name.startsWith('unit');
const browserReport = join(REPORTS, 'browser.json');
const engineLines = join(REPORTS, 'engines.txt');
const isQuick = !process.argv.includes('--engines');

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
    // Not here but where every page was rewritten: so none of them can lean on what the owner wrote, or the sample’s.
    { title: 'Unit tests', command: ownCommand('tools/test-rewritten.ts', 'unit'), env: { REPORTS } },
    // All but this one, which is about the owner’s files as they are.
    {
      title: 'The editor’s hand in the owner’s files',
      command: packageCommand(
        'vitest',
        'run',
        'yaml.test',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${join(REPORTS, 'unit-owner.json')}`,
      ),
    },
    { title: 'Types, lint, imports, packages, content', command: ownCommand('tools/check.ts') },
    // npm hands its set-up step none of the command’s own words: what only this needs is brought in here.
    ...(isQuick
      ? []
      : [{ title: 'Firefox and WebKit', command: ownCommand('tools/setup.mjs', '--dev', '--engines') }]),
  ],
  [
    { title: 'Production build', command: ownCommand('tools/build-for-tests.ts') },
    { title: 'The owner’s pages', command: ownCommand('tools/build-for-tests.ts', 'owner') },
  ],
  [
    {
      title: 'Output and browser tests',
      command: packageCommand('playwright', 'test'),
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
        ENGINE_LINES_FILE: engineLines,
        ...(isQuick && { TEST_QUICK: 'yes' }),
      },
    },
  ],
  [
    {
      title: 'With every page rewritten',
      command: ownCommand('tools/test-rewritten.ts', 'pages'),
      env: { REPORTS },
    },
  ],
  [{ title: 'Other hosts', command: ownCommand('tools/test-hosts.ts', '--quick'), env: { REPORTS } }],
];

const failedSteps: string[] = [];
const took: string[] = [];
for (const [first, ...others] of steps) {
  if (!first || failedSteps.length > 0) break;
  const start = performance.now();
  const beside = others.map((step) => ({
    step,
    ended: runCommand(step.command, { output: 'pipe', env: step.env }),
  }));
  console.log(`\n── ${first.title}`);
  tell(first, await runCommand(first.command, { output: 'inherit', env: first.env }));
  for (const { step, ended } of beside) tell(step, await ended);
  took.push(`${first.title} ${Math.round((performance.now() - start) / 1000)} s`);
}

const reports = globSync('*.json', { cwd: REPORTS });
const units = reports
  .filter(isUnit)
  .flatMap((name) => read<{ numPassedTests: number; numFailedTests: number }>(join(REPORTS, name)) ?? []);
const browsers = reports
  .filter((name) => !isUnit(name))
  .flatMap(
    (name) =>
      read<{ stats: { expected: number; unexpected: number; flaky: number } }>(join(REPORTS, name)) ?? [],
  );
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const passed = sum([
  ...units.map(({ numPassedTests }) => numPassedTests),
  ...browsers.map(({ stats }) => stats.expected + stats.flaky),
]);
const failed = sum([
  ...units.map(({ numFailedTests }) => numFailedTests),
  ...browsers.map(({ stats }) => stats.unexpected),
]);

if (failedSteps.length > 0) console.error(`\n✗ Stopped at: ${failedSteps.join('; ')}`);
if (existsSync(engineLines)) console.log(`\n${readFileSync(engineLines, 'utf8')}`);
console.log(`\n${took.join(' · ')}\n${passed} passed, ${failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);

function tell({ title }: Step, { isGood, said }: Awaited<ReturnType<typeof runCommand>>) {
  if (said) process.stdout.write(`\n── ${title}\n${said}`);
  if (!isGood) failedSteps.push(title);
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined; // that step was never reached
  }
}
