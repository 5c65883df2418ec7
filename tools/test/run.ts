// `npm test`: unit tests and checks, a production build, then a real browser on it: all that a change here can break.
// `npm test -- --all` adds what a change rarely does: every page rewritten, read by a validator, other hosts, every width, every choice of
// the editor’s controls and the sample’s prototypes one by one, Firefox and WebKit as far as they are there;
// `--all --no-engines` is that without the last two. The last lines count them.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { ownCommand, packageCommand, runCommand } from '../run.ts';
import { secondTries } from './engine-lines.ts';

const REPORTS = 'node_modules/.cache/test-reports';
/** What Vitest reports, by its name; the others are Playwright’s. */
const isUnit = (name: string) => name.startsWith('unit');
const browserReport = join(REPORTS, 'browser.json');
const engineLines = join(REPORTS, 'engines.txt');

const KNOWN = ['--all', '--no-engines'];
const asked = process.argv.slice(2);
const unknown = asked.filter((word) => !KNOWN.includes(word));
if (unknown.length > 0) {
  console.error(
    `✗ The tests know no ${unknown.join(', ')}: they know ${KNOWN.join(' and ')}. For one part see “Run one test” in CONTRIBUTING.md.`,
  );
  process.exit(1);
}
const isAll = asked.includes('--all');
const hasEngines = isAll && !asked.includes('--no-engines');

// Commands, editors and threads that tests start load the same packages: each is compiled once for all of them.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

interface Step {
  title: string;
  command: [string, string[]];
  env?: Record<string, string>;
}

/** One after the other. A step has lanes that run side by side, and in a lane again one comes after the other. */
const steps: Step[][][] = [
  [
    // Not here but where every page was rewritten: so none of them can lean on what the owner wrote, or the sample’s.
    [{ title: 'Unit tests', command: ownCommand('tools/test/rewritten.ts', 'unit'), env: { REPORTS } }],
    [
      { title: 'Production build', command: ownCommand('tools/test/build.ts') },
      { title: 'The owner’s pages', command: ownCommand('tools/test/build.ts', 'owner') },
      { title: 'Types, lint, imports, packages, content', command: ownCommand('tools/check.ts') },
      // The one unit test that is about the owner’s files as they are.
      ...(isAll
        ? [
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
          ]
        : []),
    ],
    // It is fetched while there is enough to do without it; and npm hands its set-up step none of the command’s words.
    [
      {
        title: isAll ? 'What browsers, hosts and PDFs need' : 'A browser to test with',
        command: ownCommand(
          'tools/setup.mjs',
          '--dev',
          '--browser',
          '--poppler',
          ...(isAll ? ['--hosts', '--validator'] : []),
          ...(hasEngines ? ['--engines'] : []),
        ),
      },
    ],
  ],
  [
    [
      {
        title: 'Output and browser tests',
        command: packageCommand('playwright', 'test'),
        env: {
          PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
          ENGINE_LINES_FILE: engineLines,
          ...(!isAll && { TEST_QUICK: 'yes' }),
          ...(!hasEngines && { TEST_ENGINES: 'no' }),
        },
      },
    ],
  ],
];
if (isAll)
  steps.push(
    [
      [
        {
          title: 'With every page rewritten',
          command: ownCommand('tools/test/rewritten.ts', 'pages'),
          env: { REPORTS },
        },
      ],
    ],
    [[{ title: 'Other hosts', command: ownCommand('tools/test/hosts.ts', '--quick'), env: { REPORTS } }]],
  );

const failedSteps: string[] = [];
const took: string[] = [];
for (const [first = [], ...beside] of steps) {
  if (failedSteps.length > 0) break;
  const start = performance.now();
  const others = beside.map((lane) => runLane(lane, 'pipe'));
  await runLane(first, 'inherit');
  await Promise.all(others);
  took.push(`${first[0]?.title} ${Math.round((performance.now() - start) / 1000)} s`);
}

const reports = globSync('*.json', { cwd: REPORTS });
const units = reports
  .filter(isUnit)
  .flatMap((name) => read<{ numPassedTests: number; numFailedTests: number }>(join(REPORTS, name)) ?? []);
const browsers = reports
  .filter((name) => !isUnit(name))
  .flatMap((name) => {
    const report = read<JSONReport>(join(REPORTS, name));
    return report ? [{ where: basename(name, '.json'), report }] : [];
  });
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const passed = sum([
  ...units.map(({ numPassedTests }) => numPassedTests),
  ...browsers.map(({ report: { stats } }) => stats.expected + stats.flaky),
]);
const failed = sum([
  ...units.map(({ numFailedTests }) => numFailedTests),
  ...browsers.map(({ report: { stats } }) => stats.unexpected),
]);

if (failedSteps.length > 0) console.error(`\n✗ Stopped at: ${failedSteps.join('; ')}`);
if (existsSync(engineLines)) console.log(`\n${readFileSync(engineLines, 'utf8')}`);
for (const line of browsers.flatMap(({ where, report }) => secondTries(where, report))) console.log(line);
console.log(`\n${took.join(' · ')}\n${passed} passed, ${failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);

/** The first lane is seen while it runs; what stands beside tells its story in one piece, and stops where it fails. */
async function runLane(lane: Step[], output: 'inherit' | 'pipe'): Promise<void> {
  for (const { title, command, env } of lane) {
    if (output === 'inherit') console.log(`\n── ${title}`);
    const { isGood, said } = await runCommand(command, { output, env });
    if (output === 'pipe') process.stdout.write(`\n── ${title}\n${said}`);
    if (isGood) continue;
    failedSteps.push(title);
    return;
  }
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined; // that step was never reached
  }
}
