// What people do to content files, and what they are told: the same in a build and while they edit.
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { contentFolder } from '../../../tests/helpers/content-folder.ts';
import { drawReport } from '../../dev/overlay/markup.ts';
import { reportOf } from '../../dev/overlay/report.ts';
import { ContentError } from '../problem.ts';
import { readLibrary } from '../read.ts';
import { decks } from './decks.examples.ts';
import { looks } from './look.examples.ts';
import { FUN, replaced, STUDY, spoilt, written } from './mistake.examples.ts';
import { signs } from './signs.examples.ts';
import { values } from './values.examples.ts';

const table = [...signs, ...values, ...looks, ...decks];

let remove = () => {};
afterEach(() => remove());

test('there are more than sixty mistakes, and no two are the same', () => {
  expect(new Set(table.map(({ mistake }) => mistake)).size).toBe(table.length);
  expect(table.length).toBeGreaterThan(60);
});

describe('each is told once, with file, line and mend, in a build and while editing:', () => {
  test.each(table)('$mistake', async (one) => {
    const files = spoilt(one);
    const { root, remove: forget } = await contentFolder(files);
    remove = forget;
    if (typeof one.change === 'function') one.change(join(root, 'content'));
    const error = await readLibrary(root).catch((caught: unknown) => caught);
    expect(error, 'Nothing was told').toBeInstanceOf(ContentError);
    const { problems, message } = error as ContentError;

    const file = `content/${one.told ?? one.file}`;
    const lines = String(files[one.file]).split('\n');
    const isThere = (text: string) => text.includes(String(one.at));
    const line = typeof one.at === 'string' ? lines.findIndex(isThere) + 1 : one.at;
    expect(problems.map((problem) => [problem.file, problem.line])).toEqual([[file, line]]);
    expect(problems[0]?.message).toContain(one.says);
    expect(problems[0]?.mended?.to).toBe(one.right);

    const where = line === undefined ? file : `${file}, line ${line}`;
    expect(message).toContain(`One thing in the content to mend first:\n  • ${where}`);
    expect(message).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);

    const report = reportOf(root, problems);
    const [{ fault = '', mend = '', excerpt = [] } = {}] = report.mistakes;
    expect([fault, mend]).not.toContain('');
    expect(excerpt.filter(({ isMarked }) => isMarked).map(({ number }) => number)).toEqual(
      line ? [line] : [],
    );
    expect(drawReport(report)).toContain(line ? `${file}:${line}` : file);
  });
});

describe('is no mistake, and read as it was meant:', () => {
  const titled = (text: string) => [STUDY, /^title: Alpha$/m, `title: ${text}`] as const;
  test.each([
    ['a remark after a value', ...titled('Night bus # the first'), 'Night bus'],
    ['a remark with a number after one word', ...titled('Bus # 2160 wide'), 'Bus'],
    ['a remark after quotes, without a space', ...titled('"Night bus" #first'), 'Night bus'],
    ['a remark on a line of its own', ...titled('Night bus\n#1 in town'), 'Night bus'],
    ['a # without a space before it', ...titled('Night bus no#1'), 'Night bus no#1'],
    ['a # in quotes', ...titled('"Night bus #1"'), 'Night bus #1'],
    ['a # under >-', ...titled('>-\n  Night bus #1'), 'Night bus #1'],
    ['a colon without a space after it', ...titled('Night bus 10:30'), 'Night bus 10:30'],
    ['curly quotes around a part', ...titled('“Night” bus'), '“Night” bus'],
    ['curly quotes inside straight ones', ...titled('"“Night bus”"'), '“Night bus”'],
    ['a curly apostrophe at the start', ...titled('’Tis the season'), '’Tis the season'],
    ['a * inside a text', ...titled('Night *bus*'), 'Night *bus*'],
    ['a no-break space inside a text', ...titled('Night\u00A0bus'), 'Night\u00A0bus'],
    ['signs that join letters', ...titled('می\u200Cروم 👩\u200D🎨'), 'می\u200Cروم 👩\u200D🎨'],
    ['a date, which YAML 1.1 made something else of', ...titled('2024-05-01'), '2024-05-01'],
    ['no, which YAML 1.1 took for false', ...titled('No'), 'No'],
    ['a line of three thousand words', ...titled('bus '.repeat(3000)), 'bus '.repeat(3000).trim()],
  ])('%s', async (_, file, from, to, title) => {
    const files = written();
    files[file] = replaced(String(files[file]), from, to);
    const { root, remove: forget } = await contentFolder(files);
    remove = forget;
    expect((await readLibrary(root)).studies.alpha?.title).toBe(title);
  });

  test('a line of dashes at the very start, and a part that is called by its name', async () => {
    const files = written();
    files[FUN] = replaced(
      `---\n${files[FUN]}`,
      'description: Fun.\ntitle: Fun',
      'description: &name Joy\ntitle: *name',
    );
    const { root, remove: forget } = await contentFolder(files);
    remove = forget;
    expect((await readLibrary(root)).fun?.title).toBe('Joy');
  });
});
