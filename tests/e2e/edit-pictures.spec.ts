// Pictures that are pasted, replaced, tried and left, and pages that go: on a copy of the project, as an owner does it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { axe } from '../helpers/axe.ts';
import { PATIENCE, TestDesk } from '../helpers/desk.ts';
import { HOST } from '../helpers/host.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 360_000 });

const ROUTE = 'ferry';
const FOLDER = `content/case-studies/${ROUTE}`;

let desk: TestDesk;
let page: Page;
let photo: Buffer;
let animation: Buffer;

test.beforeAll(async ({ browser }) => {
  const flat = (background: string) =>
    sharp({ create: { width: 2000, height: 1000, channels: 3, background } });
  photo = await flat('#3a5fcd').jpeg().toBuffer();
  const frames = [await flat('red').png().toBuffer(), await flat('blue').png().toBuffer()];
  animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  desk = new TestDesk();
  desk.copy.write('content/work.yaml', desk.copy.read('content/work.yaml').replace('    - beacon\n', ''));
  await desk.start();
  await desk.sitDown(browser);
  page = desk.page;
});
test.afterAll(async () => desk?.end());

const study = () => parse(desk.copy.read(`${FOLDER}/study.yaml`));
/** The three pictures that are pasted on, as the file names them. */
const files = () => {
  const { hero, blocks } = study();
  const [sign, pier] = blocks[0].figures ?? blocks[0].pictures;
  return { hero: hero.file, sign: sign.picture.file, pier: pier.picture.file };
};
const isThere = (name: string) => existsSync(join(desk.copy.root, FOLDER, name));
const hero = () => page.locator('main [data-edit=picture]').first();
const sign = () => page.locator('main [data-edit=picture]').nth(1);
const pier = () => page.locator('main [data-edit=picture]').nth(2);
const dialog = () => page.getByRole('dialog', { name: 'Picture' });
const paste = (name: string, buffer = photo, type = 'image/jpeg') =>
  desk.hand('paste', { name, type, buffer }, page.locator(':focus, body').last());

async function pointAt(what: Locator) {
  await what.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2 - 3, y + height / 2);
  await page.mouse.move(x + width / 2, y + height / 2);
}
/** Closes the dialog, and leaves the words as they are. */
async function leave() {
  await expect(dialog().getByText(/^Taken in/)).toBeVisible(PATIENCE);
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
}

test('what is pasted goes to the picture that is pointed at, whatever was clicked or has the focus', async () => {
  await desk.open(`/${ROUTE}`);
  const before = files();
  await hero().click();
  await expect(dialog()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hero()).toBeFocused();
  await pointAt(sign());
  await paste('pointed.jpg');
  await expect.poll(files, PATIENCE).toEqual({ ...before, sign: 'pointed.jpg' });
  // The old words are a proposal: Enter keeps them.
  await expect(dialog().getByLabel('Alt text')).toBeFocused();
  await expect(dialog().getByLabel('Alt text')).toHaveValue('The old sign with forty equal rows.');
  await expect(dialog().getByRole('button', { name: 'Done' })).toHaveCount(0);
  await expect(dialog().getByRole('button', { name: 'Keep these words' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog()).toHaveCount(0, PATIENCE);
  const [{ picture: now }] = study().blocks[0].figures ?? study().blocks[0].pictures;
  expect(now).toEqual({ file: 'pointed.jpg', alt: 'The old sign with forty equal rows.' });

  // With the focus in the bar too.
  await desk.tool('Site').focus();
  await pointAt(pier());
  await paste('from the bar.jpg');
  await expect.poll(files, PATIENCE).toEqual({ ...before, sign: 'pointed.jpg', pier: 'from-the-bar.jpg' });
  await leave();
});

test('by keys alone what is pasted goes to the focused picture, and with a dialog open into the dialog', async () => {
  const before = files();
  await pointAt(sign());
  await hero().focus();
  await paste('focused.jpg');
  await expect.poll(files, PATIENCE).toEqual({ ...before, hero: 'focused.jpg' });
  await leave();
  await pointAt(page.locator('main h2').first());
  await hero().focus();
  await page.keyboard.press('Enter');
  await expect(dialog()).toBeVisible();
  await pointAt(sign());
  await paste('in the dialog.jpg');
  await expect.poll(files, PATIENCE).toEqual({ ...before, hero: 'in-the-dialog.jpg' });
  await leave();
  await pointAt(page.locator('main h1').first());
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await paste('nowhere.jpg');
  await expect(page.getByText('Point at a picture, or click it, and paste again.')).toBeVisible();
  expect(files()).toEqual({ ...before, hero: 'in-the-dialog.jpg' });
});

test('pictures that were tried and not used do not stay in the folder, and Undo brings each back', async () => {
  expect(['pointed.jpg', 'from-the-bar.jpg', 'in-the-dialog.jpg'].map(isThere)).toEqual([true, true, true]);
  expect(['focused.jpg', 'hero.webp', 'sign.webp'].map(isThere)).toEqual([false, false, false]);
  await desk.bar().getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => files().hero, PATIENCE).toBe('focused.jpg');
  // Another program moves the files, one after the other.
  await expect.poll(() => ['focused.jpg', 'in-the-dialog.jpg'].map(isThere)).toEqual([true, false]);
});

test('the words of a new picture are asked for, and what is typed is kept by Escape too', async () => {
  const { alt } = study().hero;
  await hero().click();
  await desk.hand('drop', { name: 'Łódź.jpg', type: 'image/jpeg', buffer: photo }, dialog().locator('img'));
  await expect.poll(() => study().hero.file, PATIENCE).toBe('lodz.jpg');
  const field = dialog().getByLabel('Alt text');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(alt);
  expect(study().hero.alt).toBe(alt);
  await page.keyboard.type('A pier at noon.');
  const use = dialog().getByRole('button', { name: 'Use these words' });
  await expect(use).toBeVisible();
  // Whoever sees the field sees the way on, in a low window too.
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 640, height: 360 });
  await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await expect(use).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(use).toBeInViewport({ ratio: 1 });
  expect(
    await use.evaluate(
      (it) => it.getBoundingClientRect().bottom < (it.closest('dialog')?.getBoundingClientRect().bottom ?? 0),
    ),
  ).toBe(true);
  await page.setViewportSize(size);
  await page.keyboard.press('Escape');
  await expect.poll(() => study().hero.alt, PATIENCE).toBe('A pier at noon.');
});

test('a picture that moves is told of before it is taken, with both ways on', async () => {
  const told = page.getByRole('dialog', { name: 'This picture moves' });
  const before = files();
  await pointAt(sign());
  await paste('Loop.gif', animation, 'image/gif');
  await expect(told).toContainText('Loop.gif moves; here it would stand still.', PATIENCE);
  expect(await axe(page)).toEqual([]);
  await told.getByRole('button', { name: 'Use a film instead …' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a block' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(files()).toEqual(before);

  await pointAt(hero());
  await paste('Loop.gif', animation, 'image/gif');
  await told.getByRole('button', { name: 'Choose another' }).click();
  await expect(dialog().getByRole('alert')).toHaveText('Loop.gif was not taken in.');
  await page.keyboard.press('Escape');
  expect(files()).toEqual(before);

  await pointAt(sign());
  await paste('Loop.gif', animation, 'image/gif');
  await told.getByRole('button', { name: 'Keep its first picture' }).click();
  await expect.poll(() => files().sign, PATIENCE).toBe('loop.webp');
  await leave();
});

test('the Fun page goes although the bio links to it, and comes back with its link at one Undo', async () => {
  const about = desk.copy.read('content/about.yaml');
  await desk.open('/fun');
  await desk.tool('This page').click();
  await desk.tool('Delete the Fun page …').click();
  const asks = page.getByRole('dialog', { name: 'Delete the Fun page' });
  await asks.getByRole('button', { name: 'Delete the Fun page' }).click();
  await expect(asks.getByRole('alert')).toHaveText(
    'Your bio links to it, with the words “the Fun page”.',
    PATIENCE,
  );
  expect(await axe(page)).toEqual([]);
  await asks.getByRole('button', { name: 'Unlink “the Fun page” in your bio and delete' }).click();
  await page.waitForURL((url) => url.pathname === '/', PATIENCE);
  expect(desk.copy.read('content/about.yaml')).toBe(about.replace('[the Fun page](/fun)', 'the Fun page'));
  expect(existsSync(join(desk.copy.root, 'content/fun.yaml'))).toBe(false);
  await desk.bar().getByRole('button', { name: /^Undo/ }).click(PATIENCE);
  await page.waitForURL('**/fun', PATIENCE);
  expect(desk.copy.read('content/about.yaml')).toBe(about);
  expect(existsSync(join(desk.copy.root, 'content/fun.yaml'))).toBe(true);
});

test('the last featured study is deleted when another has moved up, and a poor address is answered with a good one', async () => {
  await desk.open('/ledger');
  await desk.tool('This page').click();
  await desk.tool('Rename address …').click();
  const rename = page.getByRole('dialog', { name: 'Rename address' });
  await desk.fill(rename.getByLabel('Address'), 'Grüße aus Łódź');
  await rename.getByRole('button', { name: 'Rename address' }).click();
  await rename.getByRole('button', { name: 'Use /grusse_aus_lodz and rename' }).click(PATIENCE);
  await page.waitForURL('**/grusse_aus_lodz', PATIENCE);
  await expect(desk.bar()).toBeVisible(PATIENCE);

  await desk.tool('This page').click();
  await desk.tool('Delete study …').click();
  const asks = page.getByRole('dialog', { name: 'Delete study' });
  await asks.getByRole('button', { name: 'Delete study' }).click();
  const { title } = study();
  await asks.getByRole('button', { name: `Move “${title}” up to “NOW” and delete` }).click(PATIENCE);
  await page.waitForURL((url) => url.pathname === '/', PATIENCE);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(title, PATIENCE);
  // It was the only one below, too.
  const { featured, previous } = parse(desk.copy.read('content/work.yaml'));
  expect([featured.studies, previous]).toEqual([[ROUTE], undefined]);
});

test('nobody gets past the question what a new picture shows, however early they leave', async () => {
  await desk.open(`/${ROUTE}`);
  await page.route('**/__edit/file?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await pointAt(hero());
  await paste('early.jpg');
  await expect(dialog().getByText(/^Taking it in/)).toBeVisible();
  await expect(dialog().getByRole('button', { name: 'Done' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog().getByText(/^Taken in/)).toBeVisible(PATIENCE);
  await page.unroute('**/__edit/file?*');
});
