// An owner’s first afternoon, from a fresh clone to the published site, with nothing but the editor.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { listFiles } from '../../src/lib/files.ts';
import { readGateSettings } from '../../src/vault/settings.ts';
import { PATIENCE, TestDesk } from '../helpers/desk.ts';
import { exportFiles, packed } from '../helpers/import-fixtures.ts';
import { freePort, linkPackages } from '../helpers/project-copy.ts';
import { isSample } from '../helpers/sample.ts';
import { expect, test } from '../helpers/test.ts';
import { samplePicturesIn, sampleWordsIn } from './sample-search.ts';

test.skip(!isSample, 'The site has an owner of its own.');
test.describe.configure({ mode: 'serial', timeout: 420_000 });

const home = process.cwd();
const NOT_CLONED = [
  '.git',
  '.astro',
  '.cache',
  '.env',
  '.trash',
  'dist',
  'node_modules',
  'shots',
  'test-results',
];
const STUDY = 'library_returns';
const FOLDER = `content/case-studies/${STUDY}`;
const COMPANY = 'Some company';

let folder: string;
let bare: string;
let desk: TestDesk;
let page: Page;
let password: string;

const dialog = (name?: string) => page.getByRole('dialog', name === undefined ? {} : { name });
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const study = () => parse(desk.copy.read(`${FOLDER}/study.yaml`));
const zip = async (source: string, name: string) => ({
  name: `${name}.zip`,
  type: 'application/zip',
  buffer: Buffer.from(packed(await exportFiles(source, name))),
});

/** All that a clone would have. */
function clone(to: string): TestDesk['copy'] {
  cpSync(home, to, {
    recursive: true,
    filter: (path) => !NOT_CLONED.includes(relative(home, path)) && basename(path) !== 'node_modules',
  });
  return {
    root: to,
    read: (file) => readFileSync(join(to, file), 'utf8'),
    write: () => {},
    remove: () => rmSync(to, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}

test.beforeAll(async ({ browser }) => {
  folder = mkdtempSync(join(tmpdir(), 'Łucja’s säit '));
  bare = join(folder, 'online.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
  desk = new TestDesk(clone(join(folder, 'clone')));
  desk.git('add', '--all');
  desk.git('commit', '--quiet', '-m', 'The sample');
  desk.git('remote', 'add', 'origin', bare);
  desk.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  linkPackages(desk.copy.root);
  await desk.start();
  await desk.sitDown(browser);
  page = desk.page;
  page.setDefaultTimeout(30_000);
});
test.afterAll(async () => {
  await desk?.end();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('the sample is made one’s own @all', async () => {
  await desk.open('/');
  await desk.bar().getByRole('button', { name: 'Make it mine' }).click();
  const answers = {
    'Your whole name': 'Łucja Đặng-Öztürk',
    'What you do': 'Product designer',
    City: 'Gdańsk',
    'Mail address': 'lucja@dang.example',
  };
  for (const [name, words] of Object.entries(answers))
    await desk.fill(dialog().getByLabel(name, { exact: true }), words);
  await press('Make it mine');
  await expect(page.locator('main h1')).toHaveText('Product designer, based in Gdańsk.', PATIENCE);
  await expect(page.getByRole('status').filter({ hasText: 'This is your site now.' })).toBeVisible();
});

test('a study comes from Notion, and jobs come from LinkedIn @all', async () => {
  await desk.hand('drop', await zip('notion', 'library'), page.getByRole('heading', { level: 1 }));
  await press('Take the study');
  await page.waitForURL(`**/${STUDY}`, PATIENCE);
  await expect(page.getByRole('heading', { level: 1, name: 'Library returns' })).toBeVisible(PATIENCE);
  await desk.open('/about');
  await desk.hand('drop', await zip('linkedin', 'basic'), page.getByRole('heading', { level: 1 }));
  await press('Put it on About');
  await expect(page.getByText('Harbour Authority').first()).toBeVisible(PATIENCE);
});

test('each of the study’s pictures is replaced, with words of its own @all', async () => {
  await desk.open(`/${STUDY}`);
  const before = listFiles(`${FOLDER}/*.png`, desk.copy.root);
  const pictures = page.locator('main [data-edit=picture]');
  const count = await pictures.count();
  expect(count).toBeGreaterThan(2);
  for (let at = 0; at < count; at += 1) {
    const photo = sharp({ create: { width: 2400, height: 1500, channels: 3, background: `#${at}a5fcd` } });
    await pictures.nth(at).click({ force: true });
    // Whoever presses a button waits until what comes above it has moved it into its place.
    await expect(dialog('Picture').locator('img')).toHaveJSProperty('complete', true, PATIENCE);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog('Picture').getByRole('button', { name: 'Choose a file …' }).click(),
    ]);
    await chooser.setFiles({
      name: `Mój widok ${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo.jpeg().toBuffer(),
    });
    await expect(dialog('Picture').getByText(/^Taken in/)).toBeVisible(PATIENCE);
    await desk.fill(
      dialog('Picture').getByLabel('Alt text'),
      `The returns desk on its day number ${at + 1}.`,
    );
    await press('Use these words');
    await expect(dialog('Picture')).toHaveCount(0);
  }
  await desk.saved();
  expect(desk.copy.read(`${FOLDER}/study.yaml`)).toContain('The returns desk on its day number 1.');
  expect(listFiles(`${FOLDER}/moj-widok-*.jpg`, desk.copy.root).length).toBe(count);
  expect(before.length).toBeGreaterThan(0);
});

test('what the import could not know is written where it is missing, led there by Publish @all', async () => {
  const missing = () => desk.copy.read(`${FOLDER}/study.yaml`).split('Write here —').length - 1;
  expect(missing()).toBeGreaterThan(5);
  const open = page.locator('main [data-edit=text]').filter({ hasText: 'Write here' });
  for (let at = 1; (await open.count()) > 0; at += 1) {
    const before = missing();
    await open.first().click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`What I know of it, number ${at}.`);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(missing, PATIENCE).toBeLessThan(before);
  }
  await page.getByRole('button', { name: 'It is ready: turn Draft off' }).click();
  await expect.poll(() => study().draft ?? false, PATIENCE).toBe(false);
  expect(missing()).toBeGreaterThan(0);
  for (let left = missing(); left > 0; left = missing()) {
    await desk.tool('Publish').click();
    await dialog('Publish')
      .getByRole('button', { name: /^Show where/ })
      .first()
      .click(PATIENCE);
    await expect(page.locator('textarea:focus')).toHaveValue(/Write here/, PATIENCE);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('A desk with a slot for books, and a small green light over it.');
    await desk.saved();
    await page.keyboard.press('Escape');
    await expect.poll(missing, PATIENCE).toBeLessThan(left);
  }
});

test('a look is put on @all', async () => {
  await desk.tool('Look').click();
  await page
    .getByRole('region', { name: 'Settings' })
    .getByRole('button', { name: 'Night', exact: true })
    .click();
  await desk.saved();
  expect(parse(desk.copy.read('content/look.yaml')).look).toBe('night');
  await page.keyboard.press('Escape');
});

test('the study is locked, with a password and a private link @all', async () => {
  await desk.tool('This page').click();
  const panel = page.getByRole('region', { name: 'Settings' });
  await panel.getByRole('checkbox', { name: 'Locked' }).check();
  await desk.saved();
  expect(study()).toMatchObject({ locked: true });

  await desk.tool('Site').click();
  await desk.tool('Password …').click();
  await press('Make one up');
  const made = dialog().getByLabel('New password', { exact: true });
  await expect(made).toHaveValue(/-/, PATIENCE);
  password = await made.inputValue();
  await press('Use this password');
  await press('Done');

  await desk.tool('Private links …').click();
  await desk.fill(dialog().getByLabel('Whom it is for', { exact: true }), COMPANY);
  await press('Make a link');
  await expect(dialog()).toContainText(`Made for ${COMPANY}.`);
  await page.keyboard.press('Escape');
});

test('it is published, and what was sent is the owner’s alone @all', async () => {
  await desk.tool('Publish').click();
  await dialog('Publish').getByRole('button', { name: 'Yes, publish it' }).click(PATIENCE);
  await expect(dialog('It is sent').getByText(`Sent to ${bare}, branch main.`)).toBeVisible(PATIENCE);
  await desk.stop();
  const sent = join(folder, 'sent');
  execFileSync('git', ['clone', '--quiet', bare, sent]);
  expect(sampleWordsIn(join(sent, 'content'))).toEqual([]);
  expect(samplePicturesIn(join(sent, 'content'))).toEqual([]);
  expect(existsSync(join(sent, '.env'))).toBe(false);
  expect(existsSync(join(sent, '.trash'))).toBe(false);
});

test('the site that a host builds of it has nothing of the sample, and opens to whoever was asked in @all', async ({
  browser,
}) => {
  const sent = join(folder, 'sent');
  const { links, digest } = { links: readGateSettings(desk.copy.root, {}).links, digest: gateLine() };
  linkPackages(sent);
  const env = {
    ...process.env,
    GATE_SHA384: digest,
    GATE_LINKS: links.map(({ name, secret }) => `${name}=${secret}`).join(','),
  };
  const built = spawnSync(process.execPath, ['tools/build.ts'], { cwd: sent, env, encoding: 'utf8' });
  expect(built.stdout + built.stderr).toContain('pages in dist');
  expect(built.status).toBe(0);
  const dist = join(sent, 'dist');
  expect(sampleWordsIn(dist)).toEqual([]);
  for (const file of listFiles('**/*.{html,json,xml,txt,js}', dist)) {
    const text = readFileSync(join(dist, file), 'utf8');
    for (const locked of ['returns desk on its day', password, digest, links[0]?.secret ?? ''])
      expect(text.includes(locked), `${file}: ${locked}`).toBe(false);
  }

  const port = await freePort();
  const server = spawn(process.execPath, ['tools/serve.ts'], {
    cwd: sent,
    env: { ...env, PORT: String(port) },
  });
  const visitor = await browser.newPage();
  try {
    const at = (path: string) => `http://localhost:${port}${path}`;
    await expect(async () => expect((await fetch(at('/'))).status).toBe(200)).toPass(PATIENCE);
    await visitor.goto(at('/'));
    await expect(visitor).toHaveTitle('Łucja Đặng-Öztürk | Work');
    await expect(visitor.getByRole('article')).toHaveCount(1);
    await visitor.goto(at(`/${STUDY}#k=${links[0]?.secret}`));
    await expect(visitor.locator('img[alt="The returns desk on its day number 1."]')).toBeAttached(PATIENCE);
    const other = await browser.newPage();
    await other.goto(at(`/${STUDY}`));
    await other.getByRole('textbox', { name: 'Password' }).fill(password);
    await other.keyboard.press('Enter');
    await expect(other.locator('img[alt="The returns desk on its day number 1."]')).toBeAttached(PATIENCE);
    await other.close();
  } finally {
    await visitor.close();
    server.kill();
  }
});

const gateLine = () =>
  /^GATE_SHA384=(.*)$/m.exec(readFileSync(join(desk.copy.root, '.env'), 'utf8'))?.[1] ?? '';
