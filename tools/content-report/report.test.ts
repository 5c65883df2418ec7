import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Files, goodContent, goodFolder, set } from '../../tests/helpers/good-content.ts';
import { STUDY, told, words } from '../../tests/helpers/told.ts';
import { checkContent } from './command.ts';
import { printed } from './print.ts';
import { contentReport, type Report } from './report.ts';

const PATIENCE = 60_000;

/** The command itself, in a folder of its own. */
async function check(spoil: (files: Files) => void, ...flags: string[]) {
  const files = goodContent();
  spoil(files);
  const folder = await goodFolder(files);
  onTestFinished(folder.remove);
  const args = [resolve('tools/check.ts'), 'content', ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder.root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, root: folder.root };
}

const error = (files: Files) => set(files, 'about.yaml', ['bio', 0], 'See [fun](/funn).');
const advice = (files: Files) => set(files, 'about.yaml', ['bio', 1], words(95));

test('content without fault is told nothing', async () => {
  expect((await told({})).findings).toEqual([]);
});

test(
  'the report is told by page, errors first, with counts and reading times, and an error ends it with 1',
  async () => {
    const { status, stdout, stderr } = await check((files) => {
      advice(files);
      error(files);
      set(files, STUDY, ['cover', 'alt'], 'Image of a desk');
    });
    expect(status).toBe(1);
    expect(stderr).toBe('');
    expect(stdout).toBe(`About  /about
  ✗ There is no page /funn on this site. Did you mean /fun?
    content/about.yaml:13  bio, item 1
  › This paragraph has 95 words, a grey wall on a phone: cut it, or split it into two under 90.
    content/about.yaml:14  bio, item 2

Alpha  /alpha
  › The alt text says that it is a picture (“Image of a…”), which screen readers say by themselves: begin with what it shows.
    content/case-studies/alpha/study.yaml:8  cover.alt

✗ 1 error to mend, 2 pieces of advice.
  Minutes to read: / 1, /fun 1, /about 1, /alpha 1, /beta 1.
`);
  },
  PATIENCE,
);

test(
  'with --json nothing but JSON is printed, the same each time, and advice alone ends it with 0',
  async () => {
    const { status, stdout, stderr, root } = await check(advice, '--json');
    const report = JSON.parse(stdout) as Report;
    expect([status, stderr, report.errors, report.advice]).toEqual([0, '', 0, 1]);
    expect(report.pages.map(({ page }) => page)).toEqual([
      'every page',
      '/',
      '/fun',
      '/about',
      '/alpha',
      '/beta',
    ]);
    expect(report.pages[3]).toEqual({
      page: '/about',
      name: 'About',
      minutes: 1,
      findings: [
        {
          severity: 'advice',
          page: '/about',
          file: 'content/about.yaml',
          line: 14,
          field: 'bio, item 2',
          rule: 'long-paragraph',
          sentence:
            'This paragraph has 95 words, a grey wall on a phone: cut it, or split it into two under 90.',
        },
      ],
    });
    expect(JSON.stringify(await contentReport(root, { env: {} }), null, 2)).toBe(stdout.trimEnd());
  },
  PATIENCE,
);

test('a flag that is none is refused instead of overlooked', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  expect(await checkContent('nowhere', ['--onlin'])).toBe(false);
  expect(said.mock.calls).toEqual([
    ['✗ The content check knows no --onlin: it knows --online, --publish, --json.'],
  ]);
});

test('a page that cannot be read does not keep the others from being read', async () => {
  const { findings } = await told({
    spoil: (files) => {
      set(files, STUDY, ['titel'], 'Alpha');
      advice(files);
    },
  });
  expect(findings.map(({ page, sentence }) => [page, sentence])).toEqual([
    ['/about', expect.stringContaining('This paragraph has 95 words')],
    ['/alpha', 'There is no field called `titel`. Did you mean `title`?'],
  ]);
});

test(
  'the content of this site has no error',
  async () => {
    const { pages } = await contentReport(process.cwd(), { env: {} });
    expect(pages.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error'))).toEqual(
      [],
    );
  },
  PATIENCE,
);

test('a terminal gets colours and lines that fit', async () => {
  const finding = {
    severity: 'advice',
    page: '/about',
    file: 'content/about.yaml',
    rule: 'words',
    sentence: 'One two three four five six seven.',
  } as const;
  const report = { errors: 0, advice: 1, pages: [{ page: '/about', name: 'About', findings: [finding] }] };
  const shown = printed(report, { colour: true, width: 24 });
  expect(shown).toContain('  \u001b[33m›\u001b[39m One two three four\n    five six seven.\n');
  expect(printed(report, { colour: false })).toContain('  › One two three four five six seven.\n');
});
