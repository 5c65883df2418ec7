// Mistakes that once ended in a stack trace or in silence: what a build prints of them, and what shows while editing.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { packageCommand } from '../../tools/run.ts';
import { axe } from '../helpers/axe.ts';
import { contentFolder, rightContent } from '../helpers/content-folder.ts';
import { copyProject, freePort, type ProjectCopy } from '../helpers/project-copy.ts';
import { expect, test } from '../helpers/test.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const PATIENCE = { timeout: 60_000 };
const FUN = 'content/fun.yaml';
const GROUND = 'content/site/social-ground.png';

let copy: ProjectCopy;
let right: string;

/** A project of its own with the smallest content that is right. */
test.beforeAll(async () => {
  copy = copyProject();
  const { root, remove } = await contentFolder(rightContent());
  rmSync(join(copy.root, 'content'), { recursive: true });
  cpSync(join(root, 'content'), join(copy.root, 'content'), { recursive: true });
  cpSync(join(root, 'content/wide.png'), join(copy.root, GROUND));
  remove();
  right = copy.read(FUN);
});

test.afterAll(() => copy.remove());

const titled = (title: string) => right.replace(/^title: .*$/m, `title: ${title}`);

/** What `npm run build` prints, every sign of it. */
function build(): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/build.ts'], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const stopped = (what: string) =>
  `› Building the site …\n\n✗ One thing in the content to mend first:\n  • ${what}\n\n✗ The site was not built. What is in dist is as it was.\n`;

test.describe('a build prints the sentence and nothing else', () => {
  test.afterEach(() => copy.write(FUN, right));

  test('of a text that begins with *', () => {
    copy.write(FUN, titled('*Finally*'));
    expect(build()).toEqual({
      status: 1,
      said: stopped(
        `${FUN}, line 3: A text that begins with \`*\` means something else in YAML. Put quotes around the whole of it.\n      ✗ title: *Finally*\n      ✓ title: "*Finally*"`,
      ),
    });
  });

  test('of a text that begins with !, without a warning of the parser’s', () => {
    copy.write(FUN, titled('!important'));
    expect(build().said).toMatch(
      /^› Building the site …\n\n✗ One thing in the content to mend first:\n {2}• /,
    );
  });

  test('of letters that were saved in another way', () => {
    copy.write(FUN, Buffer.from(titled('Café'), 'latin1'));
    expect(build()).toEqual({
      status: 1,
      said: stopped(
        `${FUN}, line 3: This file is not saved as UTF-8, so a letter on this line is lost: “Café”, most likely. Save it as UTF-8: most editors offer that as the encoding when they save or reopen a file. Then look whether the letter is right.`,
      ),
    });
  });
});

test('a picture that no page names, but social images need, is told without a trace', () => {
  const ground = readFileSync(join(copy.root, GROUND));
  copy.write(GROUND, 'no picture');
  expect(build().said).toBe(
    `› Building the site …\n\n✗ ${GROUND} is no picture that can be read, and a social image is made from it. Put it back, or save it again as PNG.\n\n✗ The site was not built. What is in dist is as it was.\n`,
  );
  copy.write(GROUND, ground);
});

test.describe('while editing', () => {
  let port = 0;
  let server: ChildProcess;
  let said = '';
  const overlay = (page: Page) => page.getByRole('alertdialog');

  test.beforeAll(async () => {
    copy.write(FUN, titled('*Finally*'));
    port = await freePort();
    server = spawn(...packageCommand('astro', 'dev', '--port', String(port)), { cwd: copy.root });
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += chunk));
    await expect.poll(() => said, PATIENCE).toContain('watching for file changes');
  });
  test.afterAll(() => server.kill());

  test('each shows over the page with the line as it should be, and goes once mended', async ({ page }) => {
    await page.goto(`http://localhost:${port}/fun`);
    await expect(overlay(page)).toHaveAccessibleName('One thing in the content to mend', PATIENCE);
    await expect(overlay(page)).toContainText(`${FUN}:3`);
    await expect(overlay(page).locator('[data-marked]')).toContainText('title: *Finally*');
    await expect(overlay(page)).toContainText('So: title: "*Finally*"');
    expect(await axe(page)).toEqual([]);

    copy.write(FUN, titled('Night bus #1'));
    await expect(overlay(page)).toContainText('Everything from “#1” on would be left out', PATIENCE);

    copy.write(FUN, Buffer.from(titled('Café'), 'latin1'));
    await expect(overlay(page)).toContainText('This file is not saved as UTF-8', PATIENCE);

    copy.write(FUN, titled('Night bus'));
    await expect(page.getByRole('heading', { level: 1, name: 'Night bus' })).toBeVisible(PATIENCE);
    await expect(overlay(page)).toHaveCount(0);
    expect(said).not.toMatch(/\n\s+at |node_modules/);
  });
});
