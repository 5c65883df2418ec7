// From the sample to a site of one’s own in the editor, as a new owner does it. A copy of the project plays the sample:
// its content is listed as such.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { listFiles } from '../../src/lib/files.ts';
import { listSample } from '../../tools/doctor/sample-list.ts';
import { axe } from '../helpers/axe.ts';
import { PATIENCE, TestDesk } from '../helpers/desk.ts';
import { HOST } from '../helpers/host.ts';
import { exportFiles, packed } from '../helpers/import-fixtures.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 360_000 });

let desk: TestDesk;
let page: Page;

const bytes = () =>
  Object.fromEntries(
    listFiles('content/**/*', desk.copy.root).map((file) => [
      file,
      readFileSync(join(desk.copy.root, file), 'base64'),
    ]),
  );
const read = (file: string) => parse(desk.copy.read(`content/${file}`));
const dialog = () => page.getByRole('dialog', { name: 'Make it mine' });
const field = (name: string) => dialog().getByLabel(name, { exact: true });
const begin = () => desk.bar().getByRole('button', { name: 'Make it mine' });

test.beforeAll(async ({ browser }) => {
  desk = new TestDesk();
  const listed = Object.entries(listSample(desk.copy.root)).map(([name, some]) => [
    name,
    [...some].join(' '),
  ]);
  writeFileSync(join(desk.copy.root, 'tools/doctor/sample.json'), JSON.stringify(Object.fromEntries(listed)));
  await desk.start();
  await desk.sitDown(browser);
  page = desk.page;
});
test.afterAll(async () => desk?.end());

test('says that this is the sample, until it is put away for this sitting', async () => {
  await desk.open('/about');
  await expect(desk.bar().getByText('This is the sample.')).toBeVisible();
  expect(await axe(page, '[data-edit-bar]')).toEqual([]);
  await desk.tool('Not now').click();
  await expect(begin()).toBeHidden();
  await page.reload();
  await expect(desk.bar()).toBeVisible(PATIENCE);
  await expect(begin()).toBeHidden();
  await page.evaluate(() => sessionStorage.removeItem('edit-sample-put-away'));
  await page.reload();
  await expect(begin()).toBeVisible(PATIENCE);
});

test('tells at each field what is wrong with it, and sends nothing', async () => {
  const before = bytes();
  await begin().click();
  await dialog().getByRole('button', { name: 'Make it mine' }).click();
  await expect(dialog().getByRole('alert').filter({ visible: true })).toHaveText(
    'Your name is what this is about.',
  );
  await expect(field('Your whole name')).toBeFocused();
  await desk.fill(field('Your whole name'), 'Łukasz Wójcik-Đặng');
  await expect(field('The name people call you')).toHaveValue('Łukasz');
  await desk.fill(field('Mail address'), 'nobody');
  await desk.fill(field('Where else to find you'), '@lw');
  await field('City').focus();
  await expect(dialog().getByRole('alert').filter({ visible: true })).toHaveText([
    'This is no mail address: it looks like name@example.com.',
    'Each is a whole address that starts with https://, with commas between.',
  ]);
  expect(await axe(page, 'dialog')).toEqual([]);
  expect(bytes()).toEqual(before);
});

test('makes the sample one’s own: names, language, look, photo, icon, and a draft that waits', async () => {
  const photo = await sharp({ create: { width: 900, height: 1100, channels: 3, background: '#3a5fcd' } })
    .jpeg()
    .toBuffer();
  const before = bytes();
  await desk.fill(field('What you do'), 'Designer de produits');
  await desk.fill(field('City'), 'Montréal');
  await desk.fill(field('Mail address'), 'l@wojcik.pl');
  await desk.fill(field('Where else to find you'), 'www.linkedin.com/in/lw, https://dribbble.com/lw');
  await field('Language').selectOption('fr-CA');
  await dialog().getByRole('radio', { name: 'Quiet' }).check();
  const place = dialog().getByRole('group', { name: 'A photo of you' });
  await desk.hand('drop', { name: 'Moi.jpg', type: 'image/jpeg', buffer: photo }, place);
  await expect(place).toContainText('Moi.jpg');
  await desk.fill(field('What the photo shows'), 'Łukasz');
  const icon = dialog().getByRole('group', { name: 'An icon' });
  const chooser = page.waitForEvent('filechooser');
  await icon.getByRole('button', { name: 'Choose, or drop it here …' }).click();
  await (await chooser).setFiles({
    name: 'I.png',
    mimeType: 'image/png',
    buffer: await sharp(photo).png().toBuffer(),
  });
  const profile = dialog().getByRole('group', { name: 'Your LinkedIn export' });
  const zip = Buffer.from(packed(await exportFiles('linkedin', 'complete')));
  await profile.scrollIntoViewIfNeeded();
  await desk.hand('drop', { name: 'Basic.zip', type: 'application/zip', buffer: zip }, profile);
  await expect(profile).toContainText('Basic.zip');
  await dialog().getByRole('button', { name: 'Make it mine' }).click();
  await expect(dialog().getByRole('alert').filter({ visible: true })).toContainText(
    'is very short',
    PATIENCE,
  );
  expect(bytes()).toEqual(before);
  await desk.fill(field('What the photo shows'), 'Łukasz rit devant un mur bleu');
  await dialog().getByRole('button', { name: 'Make it mine' }).click();

  await expect(page.locator('main h1')).toHaveText('Designer de produits, Montréal.', PATIENCE);
  await expect(page).toHaveTitle('Łukasz Wójcik-Đặng | Projets');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Ma première étude de cas');
  await expect(page.getByRole('status').filter({ hasText: 'This is your site now.' })).toBeVisible();
  await expect(begin()).toBeHidden();
  expect(read('site.yaml').owner).toEqual({
    name: 'Łukasz Wójcik-Đặng',
    shortName: 'Łukasz',
    role: 'Designer de produits',
    location: 'Montréal',
    email: 'l@wojcik.pl',
    linkedin: 'https://www.linkedin.com/in/lw',
    networks: [{ name: 'Dribbble', url: 'https://dribbble.com/lw' }],
  });
  expect(read('look.yaml')).toEqual({ look: 'quiet' });
  expect(read('about.yaml').photo).toEqual({
    file: 'site/portrait.jpg',
    alt: 'Łukasz rit devant un mur bleu',
  });
  expect(read('about.yaml').jobs.entries.length).toBeGreaterThan(1);
  expect(read('about.yaml').resume.skills[0].title).toBe('Compétences');
  const there = bytes();
  expect(Object.keys(there)).toContain('content/site/icon.png');
  for (const [file, one] of Object.entries(before)) expect(Object.values(there), file).not.toContain(one);
});

test('goes on like any site: a text is written over, and files that nothing uses go by one button', async () => {
  await page.getByText('C’est ici que mes projets').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Je dessine des outils calmes.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await desk.saved();
  expect(read('work.yaml').hero.blurb).toBe('Je dessine des outils calmes.');
  for (const name of ['a', 'b']) desk.copy.write(`content/paintings/${name}.png`, 'x');
  await desk.tool('Check').click();
  await desk.tool('Move all 2 to the trash').click();
  await expect(page.getByRole('status').filter({ hasText: 'They are in the trash now.' })).toBeVisible();
  expect(listFiles('content/paintings/*', desk.copy.root)).toEqual([]);
  await desk.tool('Undo the clearing up').click();
  await expect.poll(() => listFiles('content/paintings/*', desk.copy.root)).toHaveLength(2);
});

test('comes back by Undo, byte for byte', async () => {
  for (const name of ['a', 'b']) desk.git('clean', '-fdq', `content/paintings/${name}.png`);
  await desk.bar().getByRole('button', { name: /^Undo/ }).click();
  await expect(desk.tool('Undo the beginning')).toBeVisible(PATIENCE);
  await desk.tool('Undo the beginning').click();
  await expect(begin()).toBeVisible(PATIENCE);
  await desk.saved();
  expect(desk.git('status', '--porcelain', 'content')).toBe('');
});
