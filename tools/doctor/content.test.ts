import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Files, goodContent, goodFolder, set } from '../../tests/helpers/good-content.ts';
import { STUDY, told, words } from '../../tests/helpers/told.ts';

const PATIENCE = 60_000;

const error = (files: Files) => set(files, 'about.yaml', ['bio', 0], 'See [fun](/funn).');
const advice = (files: Files) => set(files, 'about.yaml', ['bio', 1], words(95));
const ADVICE = 'This paragraph has 95 words, a grey wall on a phone: cut it, or split it into two under 90.';

test('of content without fault there is nothing to say', async () => {
  expect((await told({})).findings).toEqual([]);
});

test(
  'the owner is told by page, the worst first, and an error ends the check with 1',
  async () => {
    const files = goodContent();
    advice(files);
    error(files);
    set(files, STUDY, ['cover', 'alt'], 'Image of a desk');
    set(files, 'case-studies/beta/study.yaml', ['description'], 'Write here — what it is about.');
    const { root, remove } = await goodFolder(files);
    onTestFinished(remove);
    const command = [resolve('tools/check.ts'), 'content'];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toBe(`
The content
  ✓ Minutes to read: / 1, /fun 1, /about 1, /alpha 1, /beta 1

About  /about
  ✗ There is no page /funn on this site. Did you mean /fun?
    content/about.yaml:13  bio, item 1
  › ${ADVICE}
    content/about.yaml:14  bio, item 2

Alpha  /alpha
  › The alt text says that it is a picture (“Image of a…”), which screen readers say by themselves: begin with what it shows.
    content/case-studies/alpha/study.yaml:8  cover.alt

Beta  /beta
  ✗ One sentence is still to be written, beginning with “Write here — what it is about”. Write it, or make the study a draft for now.
    content/case-studies/beta/study.yaml:3  description

✗ 2 things to mend in the content; 2 pieces of advice (›).
`);
    expect(status).toBe(1);
  },
  PATIENCE,
);

test('a page that cannot be read does not keep the others from being read', async () => {
  const { findings } = await told({
    spoil: (files) => {
      set(files, STUDY, ['titel'], 'Alpha');
      advice(files);
    },
  });
  expect(findings).toEqual([
    {
      severity: 'advice',
      topic: 'About',
      page: '/about',
      file: 'content/about.yaml',
      line: 14,
      field: 'bio, item 2',
      sentence: ADVICE,
    },
    expect.objectContaining({
      severity: 'error',
      topic: '/alpha',
      page: '/alpha',
      sentence: 'There is no field called `titel`. Did you mean `title`?',
    }),
  ]);
});
