// Mistakes that once ended in a stack trace or in silence: what a build prints of them. What shows of them while editing
// is in dev.spec.ts.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, rightContent } from '../helpers/content-folder.ts';
import { copyProject, type ProjectCopy } from '../helpers/project-copy.ts';
import { expect, test } from '../helpers/test.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const GROUND = 'content/site/social-ground.png';

let copy: ProjectCopy;

/** A project of its own with the smallest content that is right. */
test.beforeAll(async () => {
  copy = copyProject();
  const { root, remove } = await contentFolder(rightContent());
  rmSync(join(copy.root, 'content'), { recursive: true });
  cpSync(join(root, 'content'), join(copy.root, 'content'), { recursive: true });
  cpSync(join(root, 'content/wide.png'), join(copy.root, GROUND));
  remove();
});

test.afterAll(() => copy.remove());

/** What `npm run build` prints, every sign of it. */
function build(): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/build.ts'], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** Writes a value anew, as it stands after its name. */
function say(file: string, field: string, value: string, encoding: BufferEncoding = 'utf8') {
  const text = copy.read(`content/${file}`).replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`);
  copy.write(`content/${file}`, Buffer.from(text, encoding));
}

test('a picture that no page names, but social images need, is told without a trace', () => {
  const ground = readFileSync(join(copy.root, GROUND));
  copy.write(GROUND, 'no picture');
  expect(build().said).toBe(
    `› Building the site …\n\n✗ ${GROUND} is no picture that can be read, and a social image is made from it. Put it back, or save it again as PNG.\n\n✗ The site was not built. What is in dist is as it was.\n`,
  );
  copy.write(GROUND, ground);
});

test('a build prints all that YAML or an editor made of the words, each in a sentence, and nothing else', () => {
  say('fun.yaml', 'title', '*Finally*');
  say('work.yaml', 'pageName', '!important');
  say('about.yaml', 'pageName', 'Café', 'latin1');
  const quoted = (line: string, wrong: string) =>
    `${line}: A text that begins with \`${wrong[wrong.indexOf(':') + 2]}\` means something else in YAML. Put quotes around the whole of it.\n      ✗ ${wrong}\n      ✓ ${wrong.replace(': ', ': "')}"`;
  expect(build()).toEqual({
    status: 1,
    said: [
      '› Building the site …\n',
      '✗ 3 things in the content to mend first:',
      `  • ${quoted('content/work.yaml, line 1', 'pageName: !important')}`,
      '  • content/about.yaml, line 1: This file is not saved as UTF-8, so a letter on this line is lost: “Café”, most likely. Save it as UTF-8: most editors offer that as the encoding when they save or reopen a file. Then look whether the letter is right.',
      `  • ${quoted('content/fun.yaml, line 3', 'title: *Finally*')}`,
      '\n✗ The site was not built. What is in dist is as it was.\n',
    ].join('\n'),
  });
});
