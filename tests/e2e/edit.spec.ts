// A working day in the editor, on a copy of the project: after each step the files say exactly what was done, and no more.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { classNames } from '../../src/lib/class-names.ts';
import { listFiles } from '../../src/lib/files.ts';
import { en } from '../../src/words/en.ts';
import { axe } from '../helpers/axe.ts';
import { PATIENCE, TestDesk } from '../helpers/desk.ts';
import { HOST } from '../helpers/host.ts';
import type { ProjectCopy } from '../helpers/project-copy.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 360_000 });

const MINE = 'my_study';
const LOCKED = 'ledger';

let desk: TestDesk;
let copy: ProjectCopy;
let page: Page;
let bare = '';
/** The study that is edited. */
let route = '';
let file = '';

test.beforeAll(async ({ browser }) => {
  desk = new TestDesk();
  copy = desk.copy;
  route = parse(copy.read('content/work.yaml')).previous.studies[0];
  file = `content/case-studies/${route}/study.yaml`;
  bare = mkdtempSync(join(tmpdir(), 'bare-'));
  execFileSync('git', ['init', '--quiet', '--bare', bare]);
  git('remote', 'add', 'origin', bare);
  await desk.start();
  await desk.sitDown(browser);
  page = desk.page;
});

test.afterAll(async () => {
  await desk?.end();
  rmSync(bare, { recursive: true, force: true });
});

const git: TestDesk['git'] = (...args) => desk.git(...args);
const step: TestDesk['step'] = (message) => desk.step(message);
const saved = () => desk.saved();
const bar = () => desk.bar();
const open = (path: string) => desk.open(path);
const blocks = () => desk.blocks();
const point = (at: number) => desk.point(at);
const tool = (name: string) => desk.tool(name);
const press = (name: string) => desk.press(name);
const drag: TestDesk['drag'] = (...args) => desk.drag(...args);
const fill: TestDesk['fill'] = (...args) => desk.fill(...args);
const hand: TestDesk['hand'] = (...args) => desk.hand(...args);
const study = () => parse(copy.read(file));
const everything = () =>
  Object.fromEntries(listFiles('content/**/*.yaml', copy.root).map((name) => [name, copy.read(name)]));

/** The first page of the list and the last, as they are named and headed. */
function ends() {
  const { notFound } = parse(copy.read('content/site.yaml'));
  return [
    { path: '/fun', name: 'Fun', title: parse(copy.read('content/fun.yaml')).title },
    { path: '/404', name: 'Page not found', title: notFound?.title ?? en.notFound.title },
  ];
}

test('the first and the last page of the list open by a click', async () => {
  const home = { path: '/', name: 'Work', title: parse(copy.read('content/work.yaml')).hero.headline };
  await open('/');
  for (const there of [...ends(), home]) {
    await desk.choose(there.name);
    await desk.isOn(there);
  }
});

test('the first and the last page of the list open by keys, and nothing is gone to before one is chosen', async () => {
  await open('/');
  const [fun, notFound] = ends();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const openList = async () => {
    await desk.list().focus();
    await page.keyboard.press('ArrowDown');
    await expect(desk.pages().locator('[aria-current]')).toBeFocused();
  };
  await openList();
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(fun?.name);
  await page.keyboard.press('Enter');
  if (fun) await desk.isOn(fun);

  await openList();
  await page.keyboard.press('End');
  expect(await focused()).toBe('Talks …');
  // By the letters that it begins with.
  await page.keyboard.type('page n');
  expect(await focused()).toBe(notFound?.name);
  expect(new URL(page.url()).pathname).toBe(fun?.path);
  await page.keyboard.press('Enter');
  if (notFound) await desk.isOn(notFound);
});

/** A mark that a page loses with its document: whoever leaves and comes back has lost it. */
const stay = () => page.evaluate(() => Object.assign(window, { isSame: true }));
async function isSamePage() {
  await page.waitForTimeout(150);
  expect(await page.evaluate(() => [location.pathname, 'isSame' in window])).toEqual([`/${LOCKED}`, true]);
}

test('Escape never leaves a locked study: it ends what is under the hand, and that alone', async () => {
  await open(`/${LOCKED}`);
  await stay();
  const pressEscape = async () => {
    await page.keyboard.press('Escape');
    await isSamePage();
  };
  await page.getByRole('main').focus();
  await pressEscape();

  const { title } = parse(copy.read(`content/case-studies/${LOCKED}/study.yaml`)).blocks[0];
  await page.getByRole('heading', { name: title }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('!');
  await pressEscape();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();

  await blocks().first().focus();
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('toolbar', { name: /, 1 of / })
      .getByRole('button')
      .first(),
  ).toBeFocused();
  await pressEscape();
  await expect(blocks().first()).toBeFocused();

  const panel = page.getByRole('region', { name: 'Settings' });
  await tool('This page').click();
  await panel.getByRole('textbox', { name: 'Description' }).focus();
  await pressEscape();
  await expect(panel).toHaveCount(0);

  await tool('This page').click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Rename address …', 'Duplicate study …', 'Delete study …']) {
    await panel.getByRole('button', { name }).click();
    await expect(dialog).toBeVisible();
    await pressEscape();
    await expect(dialog).toHaveCount(0);
    // The dialog was opened from the settings, which stay.
    await expect(panel.getByRole('button', { name })).toBeFocused();
  }
  await tool('Publish').click();
  await expect(dialog).toBeVisible();
  await pressEscape();
  await expect(dialog).toHaveCount(0);
  await expect(panel).toBeVisible();

  // Whoever only looks through the list of pages is led nowhere by leaving it.
  for (const { opening, looking } of [
    { opening: 'Enter', looking: ['ArrowDown', 'w'] },
    { opening: 'ArrowDown', looking: ['End', 'ArrowUp'] },
    { opening: ' ', looking: [] },
  ]) {
    await desk.list().focus();
    await page.keyboard.press(opening);
    await expect(desk.pages().locator('[aria-current]')).toBeFocused();
    for (const key of looking) await page.keyboard.press(key);
    await pressEscape();
    await expect(desk.pages()).toBeHidden();
    await expect(desk.list()).toBeFocused();
  }
  await expect(panel).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Close settings' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  await pressEscape();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await step('Nothing')).toEqual({ out: [], in: [] });
});

test('a heading is changed where it stands, and one line of the file with it', async () => {
  await open(`/${route}`);
  const { title } = study().blocks[0];
  await page.getByRole('heading', { name: title }).click();
  await expect(page.getByRole('textbox', { name: /^Title: / })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
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

test('pasted words lose their looks alone and stick to nothing; Escape takes them back, and Redo has them', async () => {
  const { title } = study().blocks[0];
  await page.getByRole('heading', { name: title }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await hand('paste', {
    'text/plain': 'pasted\nwords',
    'text/html': '<h1 style="color:red">pasted</h1>',
  });
  await expect(page.getByRole('textbox')).toHaveText(`${title} pasted words`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  expect(await step('Nothing')).toEqual({ out: [], in: [] });
  await bar().getByRole('button', { name: /^Redo/ }).click();
  await expect(page.getByRole('heading', { name: `${title} pasted words` })).toBeVisible(PATIENCE);
  await bar().getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible(PATIENCE);
  expect(await step('Nothing')).toEqual({ out: [], in: [] });
});

test('several paragraphs that are pasted into one stay several, and are one step @all', async () => {
  const { text } = study().blocks[0];
  await page.locator('main section[data-starts]').first().locator('p[data-edit=text]').first().click();
  await page.keyboard.press('ControlOrMeta+End');
  await hand('paste', { 'text/plain': 'Pasted one.\n\nPasted two.' });
  await expect(page.getByRole('textbox')).toHaveText('Pasted two.', PATIENCE);
  await desk.saved();
  expect(study().blocks[0].text).toEqual([`${text[0]} Pasted one.`, 'Pasted two.', ...text.slice(1)]);
  await bar().getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Pasted two.', { exact: true })).toHaveCount(0, PATIENCE);
  expect(await step('Nothing')).toEqual({ out: [], in: [] });
});

test('Enter at the end of a paragraph begins another, with a link and bold words by keys', async () => {
  const last = study().blocks[0].text.length - 1;
  await page.locator('main section[data-starts]').first().locator('p[data-edit=text]').nth(last).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveText(/^Write here/, PATIENCE);
  await page.keyboard.type('More is told ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('here');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(', about me');
  for (let letter = 0; letter < 8; letter++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+k');
  await fill(page.getByLabel(/^Where the link leads/), '/about');
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
    await fill(dialog.getByRole('searchbox'), kind);
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
    .evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' }),
    );
  await drag(blocks().nth(2), { x: 8, y: 8 }, blocks().nth(1), 0.5);
  const dragged = before.types.with(1, before.types[2]).with(2, before.types[1]);
  await expect
    .poll(() => study().blocks.map(({ type }: { type: string }) => type), PATIENCE)
    .toEqual(dragged);
  // What was moved takes the focus, once the page shows it.
  await expect(blocks().nth(1)).toBeFocused(PATIENCE);
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
  await press('Hide on phones');
  await expect.poll(() => study().blocks[0].hideOnPhone, PATIENCE).toBe(true);
  expect(await step('Hidden')).toEqual({ out: [], in: ['    hideOnPhone: true'] });
  const label = () =>
    blocks()
      .nth(0)
      .evaluate((block) => getComputedStyle(block, '::before').content);
  await expect.poll(label).toBe('"Not on phones"');
  await press('Settings');
  const panel = page.getByRole('region', { name: 'Settings' });
  await expect(panel).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await panel.getByRole('checkbox', { name: 'Hide on phone' }).uncheck();
  expect(await step('Shown')).toEqual({ out: ['    hideOnPhone: true'], in: [] });
  await fill(panel.getByRole('textbox', { name: 'Section' }), 'Why');
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
  const file = { name, mimeType: 'image/jpeg', buffer };
  // Firefox’s driver says nothing of the dialog that a button opens: the field behind the button is given the file.
  if (page.context().browser()?.browserType().name() === 'firefox')
    return tool(button).locator('+ input[type=file]').setInputFiles(file);
  const chooser = page.waitForEvent('filechooser');
  await tool(button).click();
  await (await chooser).setFiles(file);
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
  await dialog.getByRole('button', { name: 'Keep these words' }).click();
  await expect(dialog).toHaveCount(0);
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
  const emptied = page.locator('main h2[data-edit=text]:empty');
  expect((await emptied.boundingBox())?.height, 'its line is kept').toBeGreaterThan(20);
  expect(await axe(page)).toEqual([]);
  // Left as it is, it is seen where it stands, after a visit to another page too, and can be clicked.
  const isSeen = async () => {
    await expect(emptied).toHaveAttribute('data-refused', '');
    await expect(emptied).toHaveCSS('outline-style', 'dashed');
    const words = await emptied.evaluate((element) => getComputedStyle(element, '::before').content);
    // An engine says the words, or where they come from.
    expect(words).toMatch(/Title|attr\(data-empty\)/);
    await expect(emptied).toHaveAttribute('data-empty', 'Title');
  };
  await page.keyboard.press('Enter');
  await isSeen();
  await open('/about');
  await open(`/${route}`);
  await isSeen();
  await emptied.click();
  await page.keyboard.type('Mended');
  await page.keyboard.press('Enter');
  const changed = await step('Mended');
  expect(changed.in).toEqual([changed.out[0]?.replace(title, 'Mended')]);
  await expect(page.locator('[data-refused]')).toHaveCount(0);
});

test('a change made outside comes in, and is not written over', async () => {
  const text = copy.read(file);
  const { description } = parse(text);
  copy.write(file, text.replace(description, 'Changed in a text editor.'));
  await expect(page.getByRole('main').getByText('Changed in a text editor.')).toBeVisible(PATIENCE);
  await expect(page.getByText(`${file} was changed outside the editor.`)).toBeVisible();
  await step('Outside');
});

test('what is moved, renamed or broken in the file manager takes nothing else away: pages, bar, Undo and dialogs stand', async () => {
  const there = (name: string) => join(copy.root, 'content', name);
  const away = (name: string) => join(copy.root, `${name.replaceAll('/', '-')}-away`);
  const folder = `case-studies/${route}`;
  const { hero, title } = study();
  const sealed = parse(copy.read(`content/case-studies/${LOCKED}/study.yaml`)).hero.file;
  const moved = [`${folder}/${hero.file}`, `case-studies/${LOCKED}/${sealed}`];
  const fun = copy.read('content/fun.yaml');
  for (const name of moved) renameSync(there(name), away(name));
  copy.write('content/fun.yaml', `intro: [\n${fun}`);
  const gone = encodeURIComponent(`${hero.file} is not here any more.`);
  await expect(page.locator(`main img[src*="${gone}"]`)).toHaveAttribute('alt', hero.alt, PATIENCE);

  // As the server draws them, and what it hands out.
  const get = (path: string, accept = 'text/html') =>
    page.request.get(desk.at(path), { headers: { accept } });
  for (const path of ['/', '/about', '/fun', `/${route}`, `/${LOCKED}`])
    expect((await get(path)).status(), path).toBe(200);
  expect(await (await get(`/${route}`)).text()).toContain(gone);
  for (const path of ['/media/none.webp', '/vault/none.bin'])
    expect((await get(path, '*/*')).status(), path).toBe(404);

  const stands = async () => {
    await expect(bar().getByRole('button', { name: /^Undo / })).toBeEnabled();
    await tool('Publish').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await open('/fun');
  await expect(page.getByRole('heading', { level: 1, name: parse(fun).title })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'content/fun.yaml, line 1' })).toBeVisible();
  await stands();

  renameSync(there(folder), there(`${folder}_2`));
  await open('/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: title })).toContainText(`Put it back as content/${folder}`, PATIENCE);
  await stands();
  expect((await get(`/${route}_2`)).status()).toBe(200);

  renameSync(there(`${folder}_2`), there(folder));
  for (const name of moved) renameSync(away(name), there(name));
  copy.write('content/fun.yaml', fun);
  await expect(cards.getByText('Put it back')).toHaveCount(0, PATIENCE);
  await expect(page.locator('content-overlay .reminder')).toBeHidden(PATIENCE);
  await open(`/${route}`);
  await expect(page.locator(`main img[src*="${gone}"]`)).toHaveCount(0);
  expect(await step('As before')).toEqual({ out: [], in: [] });
});

test('a painting is hung, and its card comes last in the file', async () => {
  await open('/fun');
  await choose('Add a painting …', 'last_ferry.jpg', await photo(1600, 1200));
  await expect(page.getByRole('main').getByText('Last ferry', { exact: true })).toBeVisible(PATIENCE);
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await expect(dialog.getByText('What does it show?')).toBeVisible(PATIENCE);
  await expect(dialog.getByLabel('Alt text')).toBeFocused();
  await page.keyboard.type('A white ferry leaves the pier at dusk.');
  await dialog.getByRole('button', { name: 'Use these words' }).click();
  await expect(dialog).toHaveCount(0);
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
  await desk.choose('New study …');
  const dialog = page.getByRole('dialog', { name: 'New study' });
  await fill(dialog.getByLabel('Address'), MINE);
  await fill(dialog.getByLabel('Title'), 'A study of my own');
  await dialog.getByLabel('Where on the Work page').selectOption('BEFORE');
  await dialog.getByRole('button', { name: 'New study' }).click();
  await page.waitForURL(`**/${MINE}`, PATIENCE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A study of my own', PATIENCE);
  expect(parse(copy.read('content/work.yaml')).previous.studies).toEqual([MINE, route]);
  desk.keep('New');

  await bar().getByRole('button', { name: 'This page' }).click();
  const panel = page.getByRole('region', { name: 'Settings' });
  await panel.getByRole('checkbox', { name: 'Locked' }).check();
  const locked = await step('Locked');
  expect(locked).toEqual({ out: ['locked: false'], in: ['locked: true'] });

  await panel.getByRole('button', { name: 'Rename address …' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename address' });
  await fill(rename.getByLabel('Address'), 'my-study');
  await rename.getByRole('button', { name: 'Rename address' }).click();
  await page.waitForURL('**/my-study', PATIENCE);
  // It is locked, and open here.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A study of my own', PATIENCE);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const renamed = await step('Renamed');
  expect(renamed.out).toContain(`    - ${MINE}`);
  expect(renamed.in).toContain('    - my-study');
});

test('ten steps are undone and redone, studies and pictures with them, over reloads @all', async () => {
  const end = everything();
  const undo = () => bar().getByRole('button', { name: /^Undo/ });
  const redo = () => bar().getByRole('button', { name: /^Redo/ });
  const repeat = async (which: () => ReturnType<typeof undo>, times: number) => {
    for (let count = 0; count < times; count++) {
      await expect(which()).toBeEnabled(PATIENCE);
      const answered = page.waitForResponse((response) => response.url().endsWith('/__edit/do'), PATIENCE);
      await which().click();
      // A page that is left already keeps no answer: then it went where it was to go.
      const { goTo } = (await (await answered).json().catch(() => ({}))) as { goTo?: string };
      if (goTo) await page.waitForURL(`**${goTo}`, PATIENCE);
      await page.waitForTimeout(300);
      await expect(bar()).toBeVisible(PATIENCE);
    }
  };
  await repeat(undo, 10);
  const start = everything();
  expect(Object.keys(start)).not.toContain('content/case-studies/my-study/study.yaml');
  expect(existsSync(join(copy.root, 'content/paintings/last-ferry.jpg'))).toBe(false);
  await open(`/${route}`);
  await repeat(redo, 5);
  expect(everything()).not.toEqual(end);
  await repeat(redo, 5);
  expect(everything()).toEqual(end);
  expect(existsSync(join(copy.root, 'content/paintings/last-ferry.jpg'))).toBe(true);
});

const picture = (name: string, buffer: Buffer) => ({ name, type: 'image/jpeg', buffer });
const pictures = () => page.locator('main [data-edit=picture]');

test('a picture is dropped from the desktop and another pasted, and each asks for its words', async () => {
  await open(`/${route}`);
  const { file: before, alt } = study().hero;
  await pictures().first().scrollIntoViewIfNeeded();
  await hand('drop', picture('Dropped (1).JPG', await photo(1400, 900)), pictures().first());
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await expect(dialog).toContainText(
    'needs 640 pixels of width, and is sharp on every screen from 1920 on',
    PATIENCE,
  );
  await expect(dialog).toContainText(
    'This one is 1400 × 900: fine on most screens, soft on the sharpest.',
    PATIENCE,
  );
  await expect(dialog.getByLabel('Alt text')).toBeFocused();
  await page.keyboard.type('A pier at noon.');
  await dialog.getByRole('button', { name: 'Use these words' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await step('A dropped picture')).toEqual({
    out: [`  file: ${before}`, expect.stringContaining(alt)],
    in: ['  file: dropped-1.jpg', '  alt: A pier at noon.'],
  });
  // A name that is taken already is not taken again.
  await pictures().first().focus();
  await hand('paste', picture('dropped 1.jpg', await photo(2000, 900)));
  await expect.poll(() => study().hero.file, PATIENCE).toBe('dropped-1-2.jpg');
  await dialog.getByRole('button', { name: 'Keep these words' }).click();
  await expect(dialog).toHaveCount(0, PATIENCE);
  await hand('drop', { name: 'clip.mp4', type: 'video/mp4', buffer: Buffer.from('x') }, pictures().first());
  await expect(dialog.getByRole('alert')).toContainText(
    'clip.mp4 is a film, and this place takes a picture.',
  );
  await page.keyboard.press('Escape');
  await step('Pictures');
});

test('a film is replaced by one MP4, which takes the old forms along @all', async () => {
  const at = study().blocks.findIndex(({ type }: { type: string }) => type === 'film');
  const still = blocks().nth(at).locator('[data-edit=picture]');
  await still.scrollIntoViewIfNeeded();
  const clip = readFileSync(join(copy.root, 'src/blocks/example-files/film.mp4'));
  await hand('drop', { name: 'Walk through.mp4', type: 'video/mp4', buffer: clip }, still);
  const dialog = page.getByRole('dialog', { name: 'Film' });
  await expect.poll(() => study().blocks[at].film.mp4, PATIENCE).toBe('walk-through.mp4');
  await expect(dialog.getByText(/^Taken in\. Its still is the old one’s/)).toBeVisible();
  expect(study().blocks[at].film.webm).toBeUndefined();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep these words' }).click();
  await expect(dialog).toHaveCount(0, PATIENCE);
  await step('A film');
});

test('cards change places on a shelf and between shelves, by hand and by keys', async () => {
  await open('/');
  const shelves = () => {
    const { featured, previous } = parse(copy.read('content/work.yaml'));
    return [featured.studies, previous?.studies];
  };
  const [[first], [second, ...others]] = shelves();
  const cards = page.locator('main section ul > li:has(article)');
  await cards.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  // A shelf that has to be there keeps its last card, and the reader says so.
  await expect(page.getByText(/^This list needs at least 1/)).toBeVisible(PATIENCE);
  await tool('Put this message away').click();
  await cards.nth(1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(shelves, PATIENCE).toEqual([[first, second], others]);
  await expect(cards.nth(1)).toBeFocused();
  // Dropped below the middle of the other shelf’s last card, it comes after it. Both are in sight.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await drag(cards.nth(1), { x: 30, y: 300 }, cards.last(), 0.9);
  await expect.poll(shelves, PATIENCE).toEqual([[first], [...others, second]]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await step('Cards');
});

/** What a layout of the shelves is called on the page. */
const classOf = (layout: string) =>
  classNames(process.cwd())(layout, join(process.cwd(), 'src/screens/Work/Shelf.module.css'));

test('in every layout of Work words and cards are changed where they stand, and a cover is added where there is none @all', async () => {
  await open('/');
  const work = () => parse(copy.read('content/work.yaml'));
  const asItWas = copy.read('content/work.yaml');
  const order = () => [work().featured, work().previous].map((shelf) => shelf?.studies ?? []);
  const titleOf = (name: string) => parse(copy.read(`content/case-studies/${name}/study.yaml`)).title;
  for (const [hero, layout] of [
    ['statement', 'panels'],
    ['centred', 'grid'],
    ['beside', 'list'],
  ] as const) {
    copy.write('content/look.yaml', `hero: ${hero}\nwork: ${layout}\n`);
    await expect(page.locator('[data-items]').first()).toHaveClass(
      new RegExp(`^${classOf(layout)}`),
      PATIENCE,
    );
    await expect(page.locator('main img').first()).toHaveCount(1);
    if (layout === 'panels') await expect(page.locator('article[data-tone]').first()).toBeVisible(PATIENCE);
    const before = order();
    const name = before.flat().at(-1);
    const title = titleOf(name);
    // A card is covered by its link.
    await page.getByRole('heading', { name: title }).click({ force: true });
    await expect(page.getByRole('textbox', { name: /^Title: / })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(` ${layout}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => titleOf(name), PATIENCE).toBe(`${title} ${layout}`);
    await page.locator('main li:has(article)').last().focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(order, PATIENCE).not.toEqual(before);
    expect(order().flat()).toContain(name);
  }
  copy.write('content/work.yaml', asItWas.replace(/ {2}cover:\n(?: {4}.*\n)+/, ''));
  await expect(page.locator('main img')).toHaveCount(await page.locator('article').count(), PATIENCE);
  await tool('This page').click();
  await page.getByRole('button', { name: /^Add cover/ }).click();
  await choose('Choose a file …', 'desk.jpg', await photo(1600, 1200));
  await expect.poll(() => work().hero.cover?.file, PATIENCE).toBe('site/desk.jpg');
  await expect(page.locator('main img')).toHaveCount((await page.locator('article').count()) + 1, PATIENCE);
  await fill(page.getByRole('dialog', { name: 'Picture' }).getByLabel('Alt text'), 'A desk by a window.');
  await page.keyboard.press('Enter');
  await expect.poll(() => work().hero.cover?.alt, PATIENCE).toBe('A desk by a window.');
  copy.write('content/look.yaml', 'hero: beside\nwork: cards\n');
  await step('Layouts');
});

test('the Fun page goes, and another is made from nothing @all', async () => {
  await open('/fun');
  await tool('This page').click();
  await tool('Delete the Fun page …').click();
  await tool('Delete the Fun page').click();
  await tool('Unlink “the Fun page” in your bio and delete').click(PATIENCE);
  await page.waitForURL((url) => url.pathname === '/', PATIENCE);
  expect(existsSync(join(copy.root, 'content/fun.yaml'))).toBe(false);
  await expect(bar()).toBeVisible(PATIENCE);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Fun', exact: true })).toHaveCount(0);

  await desk.choose('Add a Fun page …');
  expect(await axe(page)).toEqual([]);
  await choose('Choose the first picture …', 'red_boat.jpg', await photo(1600, 1200));
  await page.waitForURL('**/fun', PATIENCE);
  await page.locator('h1[data-edit]').click(PATIENCE);
  await page.keyboard.type('Clay and paper');
  await page.keyboard.press('Enter');
  await saved();
  const { title, paintings } = parse(copy.read('content/fun.yaml'));
  expect({ title, paintings }).toEqual({
    title: 'Clay and paper',
    paintings: [
      {
        title: 'Red boat',
        picture: { file: 'paintings/red-boat.jpg', alt: 'Write here — what Red boat shows' },
      },
    ],
  });
  // What is still to be written keeps a site from being published; it is written in the file this time.
  const half = copy.read('content/fun.yaml');
  copy.write(
    'content/fun.yaml',
    half.replaceAll(/Write here — [^"'\n]*/g, 'A boat of red paper on a grey bay.'),
  );
  await expect(page.getByRole('main').getByText('A boat of red paper').first()).toBeVisible(PATIENCE);
  await step('Fun');
});

test('what is left out of a page is added in its form, and a headline takes its phrase along @all', async () => {
  await open('/');
  const form = page.getByRole('region', { name: 'Settings' });
  const hero = () => parse(copy.read('content/work.yaml')).hero;
  const { highlight } = hero();
  await tool('This page').click();
  const headline = form.getByRole('textbox', { name: 'Headline' });
  await headline.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('Today ');
  await expect.poll(() => hero().headline, PATIENCE).toMatch(/^Today /);
  expect(hero().highlight).toBe(highlight);
  await fill(headline, 'I lead design for ferries.');
  await expect.poll(() => hero().headline, PATIENCE).toBe('I lead design for ferries.');
  expect(hero()).not.toHaveProperty('highlight');
  await expect(form.getByText(/^Nothing is highlighted yet/)).toBeVisible();
  await tool('Site').click();
  await form.getByRole('button', { name: 'Add a network' }).click();
  await expect(form.getByRole('textbox', { name: 'Name', exact: true }).nth(1)).toBeFocused(PATIENCE);
  await page.keyboard.type('Behance');
  await saved();
  expect(parse(copy.read('content/site.yaml')).owner.networks).toEqual([
    { name: 'Behance', url: 'https://example.com' },
  ]);
  await step('Forms');
});

test('a name that no dictionary has is kept from where the check tells of it @all', async () => {
  await open('/about');
  const list = 'content/words.txt';
  const before = copy.read(list);
  await page.locator('main p[data-edit=text]').last().click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' It was in Grabovnik.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await saved();
  await tool('Check').click();
  const panel = page.getByRole('region', { name: 'Settings' });
  const keepIt = panel.getByRole('button', { name: 'Keep “Grabovnik” as one of my words' });
  await keepIt.click(PATIENCE);
  await expect(keepIt).toHaveCount(0, PATIENCE);
  expect(copy.read(list)).toBe(`${before}Grabovnik\n`);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await step('A word');
});

test('a tab that is closed while typing loses nothing that was a word @all', async ({ browser }) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(desk.at('/about', other));
  await other.locator('main p[data-edit=text]').last().click(PATIENCE);
  await expect(other.getByRole('textbox')).toBeFocused();
  await other.keyboard.press('ControlOrMeta+End');
  await other.keyboard.type(' And then some more', { delay: 50 });
  await other.close();
  // A browser gives a tab that goes little time: what it did not send is there when the page is opened the next time.
  await desk.open('/about', await context.newPage());
  await expect.poll(() => copy.read('content/about.yaml'), PATIENCE).toContain('And then some');
  await context.close();
  await step('Closed');
});

test('at twice the text size everything is in the window and within reach, on a desk and on a phone @all', async () => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await open(`/${route}`);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await blocks().nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('toolbar', { name: /, 2 of / })).toBeVisible();
    expect(await lost()).toEqual([]);
    await press('Settings');
    expect(await lost()).toEqual([]);
    await page.keyboard.press('Escape');
    await blocks().nth(1).focus();
    await page.keyboard.press('Enter');
    await press('Add a block above');
    expect(await lost()).toEqual([]);
    await page.keyboard.press('Escape');
    await pictures().first().click();
    expect(await lost()).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await tool('Publish').click();
    await expect(page.getByRole('button', { name: 'Yes, publish it' })).toBeVisible(PATIENCE);
    expect(await lost()).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

/** Controls and sentences of the editor that stick out of the window, or lie under the bar for good. */
const lost = () =>
  page.evaluate(() => {
    const floor = document.querySelector('[data-edit-bar]')?.getBoundingClientRect().top ?? innerHeight;
    const panel = document.querySelector('section[aria-label="Settings"]')?.getBoundingClientRect();
    const all = document.querySelectorAll<HTMLElement>(
      '[aria-label="Editor"] :is(button, input:not([hidden]), select, textarea, summary, p, h2)',
    );
    const outside = [...all].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isThere = width > 1 && element.checkVisibility() && !element.closest('[inert]');
      return isThere && (left < -1 || right > innerWidth + 1);
    });
    return [
      ...outside.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
      ...(panel && panel.bottom > floor + 1 ? ['the panel lies under the bar'] : []),
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
    ];
  });

test('publishing shows what the doctor finds, waits for a yes, and pushes content alone @all', async () => {
  await open('/about');
  const heading = parse(copy.read('content/about.yaml')).jobs.title;
  await page.getByRole('heading', { name: heading, level: 2 }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' so far');
  await page.keyboard.press('Enter');
  await saved();
  copy.write('notes.txt', 'Not for publishing.');
  await tool('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByText('Changed since the last time: About.')).toBeVisible(PATIENCE);
  await expect(dialog.getByText(/^What the doctor finds: \d+ to read/)).toBeVisible();
  // Of the machine and the build too, not of the content alone.
  await expect(dialog.getByText(/^The machine: Node /)).toBeAttached();
  expect(await axe(page)).toEqual([]);
  expect(execFileSync('git', ['branch'], { cwd: bare, encoding: 'utf8' })).toBe('');
  await fill(dialog.getByLabel('What you did, in a few words'), 'Say so far');
  await dialog.getByRole('button', { name: 'Yes, publish it' }).click();
  const sent = page.getByRole('dialog', { name: 'It is sent' });
  await expect(sent.getByText(`Sent to ${bare}, branch main.`)).toBeVisible(PATIENCE);
  await expect(sent.getByRole('button', { name: 'Done' })).toBeFocused();
  const show = (...args: string[]) => execFileSync('git', args, { cwd: bare, encoding: 'utf8' });
  expect(show('log', '-1', '--format=%s', 'main').trim()).toBe('Say so far');
  expect(show('show', '--stat', '--format=', 'main')).not.toContain('notes.txt');
  expect(show('show', 'main:content/about.yaml')).toContain(`${heading} so far`);
  await page.keyboard.press('Enter');
  await expect(sent).toBeHidden();
});

test('without a repository online the site is built, and the folder to upload is named', {
  tag: '@all',
}, async () => {
  await open('/about');
  git('remote', 'remove', 'origin');
  await tool('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Yes, build it' }).click(PATIENCE);
  const dist = join(copy.root, 'dist');
  const built = page.getByRole('dialog', { name: 'Your site is built' });
  await expect(built).toContainText(`It lies in the folder ${dist}:`, { timeout: 180_000 });
  expect(existsSync(join(dist, 'about.html'))).toBe(true);
});
