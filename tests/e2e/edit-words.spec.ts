// No word that is typed is lost, whatever ends or breaks meanwhile; and nothing that is wrong empties the page.
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { PATIENCE, TestDesk } from '../helpers/desk.ts';
import { HOST } from '../helpers/host.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 360_000 });

const ABOUT = 'content/about.yaml';
let desk: TestDesk;
let page: Page;

test.beforeAll(async ({ browser }) => {
  desk = new TestDesk();
  await desk.start();
  // One browser with several tabs.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  desk.page = page;
});
test.afterAll(async () => {
  const context = page?.context();
  await desk?.end();
  await context?.close();
});

const about = () => parse(desk.copy.read(ABOUT));
const said = (words: string | RegExp, on = page) => on.getByRole('status').filter({ hasText: words });
/** The words of the jobs’ heading, opened at their end. */
async function openTitle(on = page): Promise<void> {
  await on.getByRole('heading', { name: about().jobs.title, exact: true }).click();
  const field = on.getByRole('textbox', { name: /^Title: / });
  await expect(field).toBeFocused();
  // The caret is where the click was, and the heading takes several lines.
  await field.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
  });
}

test('the server ends while one types: the bar says so, and the words are there when it is back', async () => {
  await desk.open('/about');
  const { title } = about().jobs;
  await openTitle();
  await page.keyboard.type(' one');
  await desk.saved();
  await desk.stop('SIGKILL');
  await page.keyboard.type(' two three');
  await expect(desk.bar().getByText('Not saved yet')).toBeVisible(PATIENCE);
  await expect(said('Start it again with npm run edit; your words are kept here.')).toBeVisible();
  expect(about().jobs.title).toBe(`${title} one`);
  await page.keyboard.type(' four');
  await desk.start();
  // The tab of before knows only the old token: the terminal’s new address lets it in again.
  await desk.open('/about');
  await desk.saved();
  expect(about().jobs.title).toBe(`${title} one two three four`);
  await page.reload();
  await expect(desk.bar()).toBeVisible(PATIENCE);
  await expect(page.getByRole('heading', { name: `${title} one two three four` })).toBeVisible();
});

test('a tab that was open before the editor was started again hears of files again, and loses no word for it @all', async () => {
  const other = await page.context().newPage();
  const { title } = about().jobs;
  await openTitle();
  await desk.stop('SIGKILL');
  await page.keyboard.type(' still');
  await expect(desk.bar().getByText('Not saved yet')).toBeVisible(PATIENCE);
  await desk.start();
  await desk.open('/about', other);
  await expect(desk.bar().getByText('Not saved yet')).toHaveCount(0, PATIENCE);
  // Nothing is taken from under the hand.
  await page.waitForTimeout(2500);
  await page.keyboard.type(' here');
  await expect.poll(() => about().jobs.title, PATIENCE).toBe(`${title} still here`);
  await page.keyboard.press('Enter');
  desk.copy.write(ABOUT, desk.copy.read(ABOUT).replace(' still here', ''));
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible(PATIENCE);
  const words = 'Told in both tabs';
  await expect(async () => {
    desk.copy.write(ABOUT, desk.copy.read(ABOUT).replace(/(jobs:\n {2}title: ).*/, `$1${words}`));
    await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
  }).toPass(PATIENCE);
  desk.copy.write(ABOUT, desk.copy.read(ABOUT).replace(words, title));
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible(PATIENCE);
  await other.close();
});

test('a file is broken while one types: the page stays, the line is named, and the words follow once it is mended', async () => {
  const { title } = about().jobs;
  await openTitle();
  await page.keyboard.type(' five');
  await desk.saved();
  const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight);
  desk.copy.write(ABOUT, `${desk.copy.read(ABOUT)}oops: [`);
  await expect(said(/about\.yaml, line \d+/)).toBeVisible(PATIENCE);
  await page.keyboard.type(' six');
  await expect(desk.bar().getByText('Not saved yet')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('main')?.scrollHeight)).toBe(height);
  // It is said once: the list of mistakes does not say it a second time.
  const reminder = page.locator('content-overlay .reminder');
  await expect(reminder).toBeHidden();
  desk.copy.write(ABOUT, desk.copy.read(ABOUT).replace('oops: [', ''));
  await desk.saved();
  await expect(reminder).toBeHidden(PATIENCE);
  expect(about().jobs.title).toBe(`${title} five six`);
});

test('one text in two tabs: what one writes is in the other, and where both write, the later chooses', async () => {
  const other = await page.context().newPage();
  await desk.open('/about', other);
  const { title } = about().jobs;
  await page.keyboard.press('Enter');
  await openTitle();
  await page.keyboard.type(' seven');
  await page.keyboard.press('Enter');
  await desk.saved();
  await expect(other.getByRole('heading', { name: `${title} seven` })).toBeVisible(PATIENCE);
  await expect(said('outside', other)).toHaveCount(0);
  await openTitle(other);
  await openTitle();
  await page.keyboard.type(' eight');
  await desk.saved();
  // Not touched yet, the open text is the new one.
  await expect(other.getByRole('textbox', { name: /^Title: / })).toHaveText(`${title} seven eight`);
  await page.keyboard.press('Enter');
  // Both write: what the first has written stands until the second has chosen.
  await other.route('**/__edit/do', (route) => route.abort());
  await other.keyboard.press('Enter');
  await openTitle(other);
  await other.keyboard.type(' mine');
  await expect(other.getByRole('toolbar').getByText('Not saved yet')).toBeVisible(PATIENCE);
  await openTitle();
  await page.keyboard.type(' theirs');
  await page.keyboard.press('Enter');
  await desk.saved();
  await other.unroute('**/__edit/do');
  await expect(said('Which stay?', other)).toContainText(`${title} seven eight theirs`, PATIENCE);
  expect(about().jobs.title).toBe(`${title} seven eight theirs`);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => about().jobs.title, PATIENCE).toBe(`${title} seven eight mine`);
  await expect(page.getByRole('heading', { name: `${title} seven eight mine` })).toBeVisible(PATIENCE);
  await other.close();
});

test('a month in the file that cannot be read leaves the page as it was', async () => {
  const job = about().jobs.entries[0];
  const company = page.getByRole('main').getByText(job.company, { exact: false }).first();
  await expect(company).toBeVisible();
  const right = desk.copy.read(ABOUT);
  desk.copy.write(ABOUT, right.replace(/from: .*/, 'from: April 2024'));
  await expect(said('outside the editor')).toBeVisible(PATIENCE);
  await expect(company).toBeVisible();
  await page.reload();
  await expect(desk.bar()).toBeVisible(PATIENCE);
  await expect(company).toBeVisible();
  desk.copy.write(ABOUT, right);
  await expect(page.locator('content-overlay .reminder')).toBeHidden(PATIENCE);
  await expect(company).toBeVisible();
});
