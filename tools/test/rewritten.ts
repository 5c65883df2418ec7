// Two parts of `npm test`: every page of the content is rewritten by somebody else, in a copy of the project, and all
// that has to hold there is tried. `unit` makes the copy and runs every unit test in it: what leans on the sample’s
// words fails. `pages` checks that content, builds it, and opens its pages in a browser.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_ENV } from '../../tests/helpers/gate.ts';
import { isOurs, linkPackages } from '../../tests/helpers/project-copy.ts';
import { writePictures } from '../../tests/rewritten/pictures.ts';
import { packageCommand, runCommand } from '../run.ts';

const home = process.cwd();
const copy = join(home, '.cache/test-rewritten');
/** Made by commands, or the owner’s own, or not needed by the site. */
const LEFT_OUT = new Set([
  '.astro',
  '.cache',
  '.env',
  '.git',
  'art',
  'content',
  'dist',
  'node_modules',
  'playwright-report',
  'shots',
  'test-results',
]);

const reports = process.env.REPORTS;
const env = {
  ...TEST_ENV,
  TEST_HOST: 'rewritten',
  TEST_PORT: '4350',
  ...(reports && { PLAYWRIGHT_JSON_OUTPUT_FILE: join(home, reports, 'rewritten.json') }),
};
/** The copy’s own commands. */
const own = (...args: string[]): [string, string[]] => [process.execPath, args];

const parts = { unit, pages };
const [part = ''] = process.argv.slice(2);
if (part !== 'unit' && part !== 'pages')
  throw new Error(`There is no part “${part}”: there are ${Object.keys(parts).join(' and ')}.`);
await parts[part]();

async function unit(): Promise<void> {
  await makeCopy();
  process.chdir(copy);
  const report = reports
    ? ['--reporter=json', `--outputFile.json=${join(home, reports, 'unit-rewritten.json')}`]
    : [];
  const command = packageCommand('vitest', 'run', '--reporter=default', ...report);
  const { isGood } = await runCommand(command, { output: 'inherit' });
  if (!isGood) process.exit(1);
}

async function pages(): Promise<void> {
  process.chdir(copy);
  for (const [title, command] of [
    ['The content is right', own('tools/check.ts', 'content')],
    ['A build', own('tools/build.ts')],
    ['The owner’s pages', own('tools/test/build.ts', 'owner')],
    ['The pages in a browser', packageCommand('playwright', 'test')],
  ] as const) {
    const { isGood, said } = await runCommand(command, { output: 'pipe', env });
    if (isGood) console.log(`✓ ${title}`);
    else {
      console.error(`${said}\n✗ ${title}: this does not hold once the content is somebody else’s.`);
      process.exit(1);
    }
  }
}

async function makeCopy(): Promise<void> {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  for (const name of readdirSync(home).filter((one) => !LEFT_OUT.has(one)))
    cpSync(join(home, name), join(copy, name), { recursive: true, filter: isOurs });
  cpSync(join(home, 'tests/rewritten/content'), join(copy, 'content'), { recursive: true });
  await writePictures(join(copy, 'content'));
  linkPackages(copy);
  mkdirSync(join(copy, '.cache'));
  for (const shared of ['media', 'fonts'])
    if (existsSync(join(home, '.cache', shared)))
      symlinkSync(join(home, '.cache', shared), join(copy, '.cache', shared), 'junction');
}
