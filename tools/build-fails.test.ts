// A build that fails, or is killed, leaves the last one as it was: with pages that are drawn by the test, and fail where
// it wants them to.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MediaError } from '../src/media/encode.ts';
import { makeLater } from '../src/media/to-make.ts';
import { readLibrary } from '../src/reader/read.ts';
import { goodContent, goodFolder } from '../tests/helpers/good-content.ts';
import { buildSite } from './build.ts';

type Draw = NonNullable<NonNullable<Parameters<typeof buildSite>[0]>['draw']>;

let root = '';
let remove = () => {};
let said = '';
beforeEach(async () => {
  ({ root, remove } = await goodFolder(goodContent()));
  said = '';
  vi.spyOn(console, 'error').mockImplementation((words) => {
    said += `${words}\n`;
  });
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'the last one');
});
afterEach(() => {
  vi.restoreAllMocks();
  globalThis.servesFirst = false;
  remove();
});

const inDist = () =>
  readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).map((file) => [
    file,
    readFileSync(join(root, 'dist', file), 'utf8'),
  ]);
const unfinished = () => readdirSync(join(root, '.cache')).filter((name) => name.startsWith('build-'));

/** Writes a page, then does what the test is about. */
const pages =
  (then = () => {}): Draw =>
  async ({ outDir }) => {
    mkdirSync(String(outDir), { recursive: true });
    writeFileSync(join(String(outDir), 'index.html'), 'the new one');
    then();
  };
const broken = () => Promise.reject(new MediaError('content/good.png is a HEIC photo.'));

test.each([true, false])(
  'one whose pages cannot be drawn says why, without a trace of the code, and leaves nothing (served first: %s)',
  async (servesFirst) => {
    const draw = pages(() => {
      throw new MediaError('content/good.png is a HEIC photo.');
    });
    expect(await buildSite({ root, servesFirst, draw })).toBeUndefined();
    expect(said).toBe(
      '\n✗ content/good.png is a HEIC photo.\n\n✗ The site was not built. What is in dist is as it was.\n',
    );
    expect([inDist(), unfinished()]).toEqual([[['index.html', 'the last one']], []]);
  },
);

test('all that YAML or an editor made of the words is printed, each in a sentence, and nothing else', async () => {
  const say = (file: string, field: string, value: string, encoding: BufferEncoding = 'utf8') => {
    const path = join(root, 'content', file);
    const text = readFileSync(path, 'utf8').replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`);
    writeFileSync(path, Buffer.from(text, encoding));
  };
  say('fun.yaml', 'title', '*Finally*');
  say('work.yaml', 'pageName', '!important');
  say('about.yaml', 'pageName', 'Café', 'latin1');
  const quoted = (line: string, wrong: string) =>
    `${line}: A text that begins with \`${wrong[wrong.indexOf(':') + 2]}\` means something else in YAML. Put quotes around the whole of it.\n      ✗ ${wrong}\n      ✓ ${wrong.replace(': ', ': "')}"`;
  expect(await buildSite({ root, draw: async () => void (await readLibrary(root)) })).toBeUndefined();
  expect(said).toBe(
    [
      '\n✗ 3 things in the content to mend first:',
      `  • ${quoted('content/work.yaml, line 1', 'pageName: !important')}`,
      '  • content/about.yaml, line 1: This file is not saved as UTF-8, so a letter on this line is lost: “Café”, most likely. Save it as UTF-8: most editors offer that as the encoding when they save or reopen a file. Then look whether the letter is right.',
      `  • ${quoted('content/fun.yaml, line 3', 'title: *Finally*')}`,
      '\n✗ The site was not built. What is in dist is as it was.\n',
    ].join('\n'),
  );
});

test('a fault of the code keeps its trace', async () => {
  const fault = new TypeError('nothing is not a function');
  const seen = vi.mocked(console.error);
  await buildSite({
    root,
    draw: pages(() => {
      throw fault;
    }),
  });
  expect(seen.mock.calls[0]).toEqual([fault]);
  expect(inDist()).toEqual([['index.html', 'the last one']]);
});

test('a picture that cannot be made, found when all pages are there and served, leaves the last one too', async () => {
  const draw = pages(() => makeLater('/media/good.avif', broken));
  const built = await buildSite({ root, servesFirst: true, draw });
  expect(readFileSync(join(built?.folder ?? '', 'index.html'), 'utf8')).toBe('the new one');
  const mayMove = vi.fn(async () => {});
  expect(await built?.finish(() => {}, mayMove)).toBe(false);
  expect(mayMove).not.toHaveBeenCalled();
  expect(said).toContain('✗ content/good.png is a HEIC photo.\n');
  expect([inDist(), unfinished()]).toEqual([[['index.html', 'the last one']], []]);
});

test('one that is killed leaves the last one; the next that is well takes its place, whole, and clears up', async () => {
  const script = join(root, 'build.ts');
  writeFileSync(
    script,
    `import { mkdirSync, writeFileSync } from 'node:fs';
import { buildSite } from ${JSON.stringify(resolve('tools/build.ts'))};
await buildSite({ root: ${JSON.stringify(root)}, draw: async ({ outDir }) => {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(outDir + '/half.html', 'half');
  process.kill(process.pid, 'SIGKILL');
} });\n`,
  );
  const { status } = spawnSync(process.execPath, [script]);
  expect(status).not.toBe(0);
  expect(inDist()).toEqual([['index.html', 'the last one']]);
  expect(unfinished()).toHaveLength(1);

  const built = await buildSite({ root, draw: pages() });
  expect(built?.folder).toBe(join(root, 'dist'));
  expect([inDist(), unfinished()]).toEqual([[['index.html', 'the new one']], []]);
});
