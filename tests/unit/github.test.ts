import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '../../src/lib/files.ts';

type Step = {
  uses?: string;
  run?: string;
  if?: string;
  env?: Record<string, string>;
  'working-directory'?: string;
};
type Job = { steps: Step[]; permissions?: Record<string, string> };
type Workflow = { on: object; permissions: Record<string, string>; jobs: Record<string, Job> };

const read = <T>(file: string) => parse(readFileSync(file, 'utf8')) as T;
/** The package a step runs in: the site’s, unless it names a folder. */
const packageOf = (step: Step) => `${step['working-directory'] ?? '.'}/package.json`;
const scriptsOf = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> }).scripts;
const workflows = listFiles('.github/workflows/*.yml', process.cwd());

test('there is one to test and one to publish', () => {
  expect(workflows).toEqual(['.github/workflows/ci.yml', '.github/workflows/pages.yml']);
});

describe.each(workflows)('%s', (file) => {
  const { on, permissions, jobs } = read<Workflow>(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('runs only commands that exist', () => {
    // The folder art may be deleted; its steps are skipped then, as the next test has it.
    const commands = steps
      .filter((step) => existsSync(packageOf(step)))
      .flatMap((step) =>
        [...(step.run ?? '').matchAll(/npm (?:run ([\w:-]+)|(test|start))/g)].map(([, named, short]) => ({
          file: packageOf(step),
          name: named ?? short ?? '',
        })),
      );
    expect(commands.length).toBeGreaterThan(0);
    for (const { file, name } of commands) expect(scriptsOf(file), file).toHaveProperty([name]);
  });

  test('skips what it runs in another folder if that folder was deleted', () => {
    for (const step of steps.filter((one) => one['working-directory']))
      expect(step.if).toBe(`hashFiles('${packageOf(step)}') != ''`);
  });

  test('uses GitHub’s own actions, pinned to a major version', () => {
    for (const { uses } of steps.filter((step) => step.uses)) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
  });

  test('may read and no more, where a job does not ask for more', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.keys(on)).toContain('push');
  });
});

test('publishing takes the address from GitHub, and the password and links from its secrets', () => {
  const { jobs } = read<Workflow>('.github/workflows/pages.yml');
  const build = jobs.build?.steps.find(({ run }) => run === 'npm run build');
  expect(build?.env).toEqual({
    SITE_URL: expect.stringContaining('outputs.origin'),
    SITE_BASE: expect.stringContaining('outputs.base_path'),
    GATE_SHA384: expect.stringContaining('secrets.GATE_SHA384'),
    GATE_LINKS: expect.stringContaining('secrets.GATE_LINKS'),
  });
  expect(jobs.deploy?.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
});

test('the issue form asks where and what', () => {
  const { body } = read<{ body: { id: string }[] }>('.github/ISSUE_TEMPLATE/something-looks-wrong.yml');
  expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(['where', 'what']));
});

test('updates come monthly, together', () => {
  const { version, updates } = read<{
    version: number;
    updates: {
      'package-ecosystem': string;
      directory: string;
      schedule: { interval: string };
      groups: object;
    }[];
  }>('.github/dependabot.yml');
  expect(version).toBe(2);
  expect(updates.map((one) => [one['package-ecosystem'], one.directory])).toEqual([
    ['npm', '/'],
    // Goes with the folder and its command.
    ...('art' in read<{ scripts: object }>('package.json').scripts ? [['npm', '/art']] : []),
    ['github-actions', '/'],
  ]);
  for (const { schedule, groups } of updates) {
    expect(schedule.interval).toBe('monthly');
    expect(Object.keys(groups)).toHaveLength(1);
  }
});

test.each([
  ['LICENSES/OFL-KumbhSans.txt', 'kumbh-sans'],
  ['LICENSES/OFL-Lexend.txt', 'lexend'],
])('%s is the one that came with the typeface', (file, name) => {
  const original = readFileSync(`node_modules/@fontsource-variable/${name}/LICENSE`, 'utf8');
  expect(readFileSync(file, 'utf8')).toBe(original);
  expect(original).toContain('SIL OPEN FONT LICENSE');
});
