// A working day in the editor, on a copy of the project: after each step the files say exactly what was done, and no more.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { listFiles } from '../../src/lib/files.ts';
import { axe } from '../helpers/axe.ts';
import { HOST } from '../helpers/host.ts';
import { copyProject, freePort, type ProjectCopy } from '../helpers/project-copy.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const PATIENCE = { timeout: 60_000 };
const MINE = 'my_study';

let copy: ProjectCopy;
let bare = '';
let server: ChildProcess;
let said = '';
let address = '';
let page: Page;
/** The study that is edited. */
let route = '';
let file = '';

test.beforeAll(async ({ browser }) => {
  copy = copyProject();
  route = parse(copy.read('content/work.yaml')).previous.studies[0];
  file = `content/case-studies/${route}/study.yaml`;
  bare = mkdtempSync(join(tmpdir(), 'bare-'));
  execFileSync('git', ['init', '--quiet', '--bare', bare]);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.email', 'owner@example.com');
  git('config', 'user.name', 'Owner');
  git('config', 'core.autocrlf', 'false');
  git('remote', 'add', 'origin', bare);
  keep('Start');
  const port = await freePort();
  server = spawn(process.execPath, ['tools/edit.ts', '--no-open', '--port', String(port)], {
    cwd: copy.root,
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += chunk));
  await expect.poll(() => said, PATIENCE).toContain('open for editing');
  address = /http:\S+/.exec(said)?.[0] ?? '';
  page = await browser.newPage({ reducedMotion: 'reduce' });
});

test.afterAll(async () => {
  await page?.close();
  server?.kill();
  copy.remove();
  rmSync(bare, { recursive: true, force: true });
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.root, encoding: 'utf8' });
const keep = (message: string) => {
  git('add', '--all', 'content');
  git('commit', '--quiet', '--allow-empty', '-m', message);
};

/** The lines of YAML that were taken out and put in since the last step, which is then kept. */
async function step(message: string): Promise<{ out: string[]; in: string[] }> {
  await saved();
  git('add', '--all', 'content');
  const lines = git('diff', '--cached', '-U0', '--no-color', '--', '*.yaml').split('\n');
  keep(message);
  const of = (sign: string) =>
    lines
      .filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
      .map((line) => line.slice(1));
  return { out: of('-'), in: of('+') };
}

const saved = async () => {
  await page.waitForTimeout(350);
  await expect(bar().getByText('Saved', { exact: true })).toBeAttached(PATIENCE);
};
const bar = () => page.getByRole('toolbar', { name: 'Editor bar' });
const study = () => parse(copy.read(file));
const everything = () =>
  Object.fromEntries(listFiles('content/**/*.yaml', copy.root).map((name) => [name, copy.read(name)]));

async function open(path: string) {
  await page.goto(address.replace('/#', `${path}#`));
  await expect(bar()).toBeVisible(PATIENCE);
  await page.waitForFunction(() => document.querySelector('[data-edit]') !== null);
}
const blocks = () => page.locator('main section[data-starts]');
const point = async (at: number) => {
  await blocks().nth(at).scrollIntoViewIfNeeded();
  await blocks()
    .nth(at)
    .hover({ position: { x: 8, y: 8 } });
};
const tool = (name: string) => page.getByRole('button', { name, exact: true });

test('a heading is changed where it stands, and one line of the file with it', async () => {
  await open(`/${route}`);
  const { title } = study().blocks[0];
  await page.getByRole('heading', { name: title }).click();
  await expect(page.getByRole('textbox', { name: /^Title: / })).toBeFocused();
  await page.keyboard.type(', today');
  // The page underneath follows every keystroke; the file follows when the owner pauses.
  await expect(page.getByRole('heading', { name: `${title}, today`, includeHidden: true })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const changed = await step('A heading');
  expect(changed.out).toEqual([expect.stringContaining(title)]);
  expect(changed.in).toEqual([changed.out[0]?.replace(title, `${title}, today`)]);
  expect(await page.evaluate(() => document.documentElement.outerHTML.includes('\u2060'))).toBe(false);
});

test('Escape takes back what was typed, and pasted words lose their looks alone', async () => {
  const { title } = study().blocks[0];
  await page.getByRole('heading', { name: title }).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', ' pasted\nwords');
    data.setData('text/html', '<h1 style="color:red">pasted</h1>');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByRole('textbox')).toHaveText(`${title} pasted words`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  expect(await step('Nothing')).toEqual({ out: [], in: [] });
});

test('Enter at the end of a paragraph begins another, with a link and bold words by keys', async () => {
  const last = study().blocks[0].text.length - 1;
  await page.locator('main section[data-starts]').first().locator('p[data-edit=text]').nth(last).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveText('New paragraph', PATIENCE);
  await page.keyboard.type('More is told ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('here');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(', about me');
  for (let letter = 0; letter < 8; letter++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByLabel(/^Where the link leads/).fill('/about');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('main').getByRole('link', { name: 'about me' })).toHaveAttribute(
    'href',
    '/about',
  );
  const changed = await step('A paragraph');
  expect(changed.out).toEqual([]);
  expect(changed.in.map((line) => line.trim())).toEqual(['- More is told **here**, [about me](/about)']);
});

test('three kinds of block come in with their examples, and nothing else moves', async () => {
  for (const [at, kind] of ['questions', 'gallery', 'film'].entries()) {
    await point(at);
    await tool('Add a block below').click();
    const dialog = page.getByRole('dialog', { name: 'Add a block' });
    if (at === 0) {
      await expect(
        dialog
          .getByRole('listitem')
          .filter({ has: page.getByRole('button') })
          .first(),
      ).toBeVisible();
      expect(await axe(page)).toEqual([]);
    }
    await dialog.getByRole('searchbox').fill(kind);
    await dialog.getByRole('button', { name: new RegExp(`^${kind}$`, 'i') }).click();
    await expect.poll(() => study().blocks[at + 1].type, PATIENCE).toBe(kind);
    await page.keyboard.press('Escape');
    const changed = await step(`A ${kind}`);
    expect(changed.out).toEqual([]);
    expect(changed.in[0]).toBe(`  - type: ${kind}`);
    expect(changed.in.at(-1)).toBe('');
  }
  expect(existsSync(join(copy.root, `content/case-studies/${route}/example-film.mp4`))).toBe(true);
});

test('blocks are put in order by dragging and by keys, and take every line of theirs along', async () => {
  const before = {
    types: study().blocks.map(({ type }: { type: string }) => type),
    lines: copy.read(file).split('\n').toSorted(),
  };
  // Both in sight, and far enough from the edges that the page stays where it is.
  await blocks()
    .nth(1)
    .evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 200));
  await blocks()
    .nth(2)
    .hover({ position: { x: 8, y: 8 } });
  await tool('Drag to another place').hover();
  await page.mouse.down();
  const target = await blocks().nth(1).boundingBox();
  await page.mouse.move(400, (target?.y ?? 0) + (target?.height ?? 0) / 2, { steps: 5 });
  await page.mouse.up();
  const dragged = before.types.with(1, before.types[2]).with(2, before.types[1]);
  await expect
    .poll(() => study().blocks.map(({ type }: { type: string }) => type), PATIENCE)
    .toEqual(dragged);

  await blocks().nth(2).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const moved = dragged.with(2, dragged[3]).with(3, dragged[2]);
  await expect.poll(() => study().blocks.map(({ type }: { type: string }) => type), PATIENCE).toEqual(moved);
  await expect(blocks().nth(3)).toBeFocused();
  await saved();
  expect(copy.read(file).split('\n').toSorted()).toEqual(before.lines);
  await step('Another order');
});

test('by keys alone a block is hidden on phones, and its settings open', async () => {
  await blocks().nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('toolbar', { name: /, 1 of / })).toBeVisible();
  await tool('Hide on phones').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => study().blocks[0].hideOnPhone, PATIENCE).toBe(true);
  expect(await step('Hidden')).toEqual({ out: [], in: ['    hideOnPhone: true'] });
  await tool('Settings').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Settings' });
  await expect(panel).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await panel.getByRole('checkbox', { name: 'Hide on phone' }).uncheck();
  expect(await step('Shown')).toEqual({ out: ['    hideOnPhone: true'], in: [] });
  await panel.getByRole('textbox', { name: 'Section' }).fill('Why');
  const changed = await step('A section');
  expect(changed.in).toEqual(['    section: Why']);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a5fcd' } })
    .withExif({ IFD0: { Artist: 'Me' } })
    .jpeg()
    .toBuffer();

async function choose(button: string, name: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await tool(button).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

test('a picture is replaced; one that is too small is refused with both numbers', async () => {
  const before = study().hero.file;
  await page.locator('main [data-edit=picture]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await choose('Choose a file …', 'My Hero.jpg', await photo(500, 300));
  await expect(dialog.getByRole('alert')).toContainText('My Hero.jpg is 500 pixels wide', PATIENCE);
  expect(await axe(page)).toEqual([]);
  await choose('Choose a file …', 'My Hero.jpg', await photo(2400, 1350));
  await expect.poll(() => study().hero.file, PATIENCE).toBe('my-hero.jpg');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const changed = await step('A picture');
  expect(changed).toEqual({ out: [`  file: ${before}`], in: ['  file: my-hero.jpg'] });
  expect(
    (await sharp(join(copy.root, `content/case-studies/${route}/my-hero.jpg`)).metadata()).exif,
  ).toBeUndefined();
  const hero = page.locator('main [data-edit=picture]').first();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth), PATIENCE)
    .toBeGreaterThan(0);
});

test('a mistake is told at its field in the reader’s words and kept out of the file until it is mended', async () => {
  const { title } = study().blocks[0];
  await page.getByRole('heading', { name: title }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.getByText(/^This is empty\. Fill it in\./)).toBeVisible(PATIENCE);
  await expect(bar()).toContainText('Something to mend');
  expect(study().blocks[0].title).toBe(title);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.type('Mended');
  await page.keyboard.press('Enter');
  const changed = await step('Mended');
  expect(changed.in).toEqual([changed.out[0]?.replace(title, 'Mended')]);
});

test('a change made outside comes in, and is not written over', async () => {
  const text = copy.read(file);
  const { description } = parse(text);
  copy.write(file, text.replace(description, 'Changed in a text editor.'));
  await expect(page.getByRole('main').getByText('Changed in a text editor.')).toBeVisible(PATIENCE);
  await expect(page.getByText(`${file} was changed outside the editor.`)).toBeVisible();
  await step('Outside');
});

test('a painting is hung, and its card comes last in the file', async () => {
  await open('/fun');
  await choose('Add a painting …', 'last_ferry.jpg', await photo(1600, 1200));
  await expect(page.getByRole('main').getByText('Last ferry', { exact: true })).toBeVisible(PATIENCE);
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Alt text').fill('A white ferry leaves the pier at dusk.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await step('A painting')).toEqual({
    out: [],
    in: [
      '  - title: Last ferry',
      '    picture:',
      '      file: paintings/last-ferry.jpg',
      '      alt: A white ferry leaves the pier at dusk.',
    ],
  });
});

test('a new study is made from a few questions, then locked, then renamed', async () => {
  await bar().getByRole('combobox', { name: 'Page' }).selectOption('new');
  const dialog = page.getByRole('dialog', { name: 'New study' });
  await dialog.getByLabel('Address').fill(MINE);
  await dialog.getByLabel('Title').fill('A study of my own');
  await dialog.getByRole('button', { name: 'New study' }).click();
  await page.waitForURL(`**/${MINE}`, PATIENCE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A study of my own', PATIENCE);
  expect(parse(copy.read('content/work.yaml')).previous.studies).toEqual([MINE, route]);
  keep('New');

  await bar().getByRole('button', { name: 'This page' }).click();
  const panel = page.getByRole('region', { name: 'Settings' });
  await panel.getByRole('checkbox', { name: 'Locked' }).check();
  const locked = await step('Locked');
  expect(locked).toEqual({ out: ['locked: false'], in: ['locked: true'] });

  await panel.getByRole('button', { name: 'Rename address …' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename its address' });
  await rename.getByLabel('Address').fill('my-study');
  await rename.getByRole('button', { name: 'Rename its address' }).click();
  await page.waitForURL('**/my-study', PATIENCE);
  // It is locked, and open here.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A study of my own', PATIENCE);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const renamed = await step('Renamed');
  expect(renamed.out).toContain(`    - ${MINE}`);
  expect(renamed.in).toContain('    - my-study');
});

test('ten steps are undone and redone, studies and pictures with them, over reloads', async () => {
  const end = everything();
  const undo = () => bar().getByRole('button', { name: /^Undo/ });
  const redo = () => bar().getByRole('button', { name: /^Redo/ });
  const press = async (which: () => ReturnType<typeof undo>, times: number) => {
    for (let count = 0; count < times; count++) {
      await expect(which()).toBeEnabled(PATIENCE);
      const answered = page.waitForResponse((response) => response.url().endsWith('/__edit/do'), PATIENCE);
      await which().click();
      await answered;
      await page.waitForTimeout(300);
      await expect(bar()).toBeVisible(PATIENCE);
    }
  };
  await press(undo, 10);
  const start = everything();
  expect(Object.keys(start)).not.toContain('content/case-studies/my-study/study.yaml');
  expect(existsSync(join(copy.root, 'content/paintings/last-ferry.jpg'))).toBe(false);
  await open(`/${route}`);
  await press(redo, 5);
  expect(everything()).not.toEqual(end);
  await press(redo, 5);
  expect(everything()).toEqual(end);
  expect(existsSync(join(copy.root, 'content/paintings/last-ferry.jpg'))).toBe(true);
});

test('publishing shows what the doctor finds, waits for a yes, and pushes content alone', async () => {
  await open('/about');
  const heading = parse(copy.read('content/about.yaml')).jobs.title;
  await page.getByRole('heading', { name: heading, level: 2 }).click();
  await page.keyboard.type(' so far');
  await page.keyboard.press('Enter');
  await saved();
  copy.write('notes.txt', 'Not for publishing.');
  await tool('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByText(/1 file of content changed/)).toBeVisible(PATIENCE);
  await expect(dialog.getByText('What the doctor finds')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(execFileSync('git', ['branch'], { cwd: bare, encoding: 'utf8' })).toBe('');
  await dialog.getByLabel('What you did, in a few words').fill('Say so far');
  await dialog.getByRole('button', { name: 'Yes, publish it' }).click();
  await expect(dialog.getByText('Sent to origin, branch main.')).toBeVisible(PATIENCE);
  const show = (...args: string[]) => execFileSync('git', args, { cwd: bare, encoding: 'utf8' });
  expect(show('log', '-1', '--format=%s', 'main').trim()).toBe('Say so far');
  expect(show('show', '--stat', '--format=', 'main')).not.toContain('notes.txt');
  expect(show('show', 'main:content/about.yaml')).toContain(`${heading} so far`);
});
