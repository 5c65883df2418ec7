// The editor’s own controls: where they lead, what keys do in them, and what they never do.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { en } from '../../src/words/en.ts';
import { PATIENCE, TestDesk } from '../helpers/desk.ts';
import { HOST } from '../helpers/host.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let desk: TestDesk;
let page: Page;
const LOCKED = 'ledger';
const OPEN = 'ferry';
const DRAFT = 'not_yet';

test.beforeAll(async ({ browser }) => {
  desk = new TestDesk();
  const folder = (route: string) => join(desk.copy.root, 'content/case-studies', route);
  cpSync(folder(OPEN), folder(DRAFT), { recursive: true });
  const file = `content/case-studies/${DRAFT}/study.yaml`;
  const text = desk.copy.read(file).replace(/^title: .*$/m, 'title: Not shown yet');
  desk.copy.write(file, `${text.trimEnd()}\ndraft: true\n`);
  desk.keep('A draft');
  await desk.start();
  await desk.sitDown(browser);
  page = desk.page;
});

test.afterAll(async () => desk?.end());

const list = () => desk.bar().getByRole('combobox', { name: 'Page' });
const heading = () => page.getByRole('main').getByRole('heading', { level: 1 });
const read = (file: string) => parse(desk.copy.read(file));
const study = (route: string) => read(`content/case-studies/${route}/study.yaml`);

/** Every page there is: how the list names it, and what stands over it. */
function pages() {
  const site = read('content/site.yaml');
  return [
    { path: '/', name: 'Work', title: read('content/work.yaml').hero.headline },
    { path: '/fun', name: 'Fun', title: read('content/fun.yaml').title },
    { path: '/about', name: 'About', title: read('content/about.yaml').intro[0] },
    { path: `/${LOCKED}`, name: `${study(LOCKED).title} (locked)`, title: study(LOCKED).title },
    { path: `/${OPEN}`, name: study(OPEN).title, title: study(OPEN).title },
    { path: `/${DRAFT}`, name: `${study(DRAFT).title} (draft)`, title: study(DRAFT).title },
    { path: '/404', name: 'Page not found', title: site.notFound?.title ?? en.notFound.title },
  ];
}

async function isOpen({ path, name, title }: ReturnType<typeof pages>[number]) {
  await page.waitForURL((url) => url.pathname === path, PATIENCE);
  await expect(heading()).toHaveText(title, PATIENCE);
  await expect(list()).toBeVisible(PATIENCE);
  expect(await list().evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent)).toBe(
    name,
  );
}

test('every page of the list opens, from every other, by a click and by keys', async () => {
  await desk.open('/');
  const [home, ...others] = pages();
  if (!home) throw new Error('There is no home page.');
  for (const there of others) {
    await list().selectOption(there.name);
    await isOpen(there);
  }
  await list().selectOption(home.name);
  await isOpen(home);
  // By keys: the list opens, and nothing is gone to before a page is chosen in it.
  for (const there of others) {
    const steps = await list().evaluate(
      ({ options, selectedIndex }: HTMLSelectElement, name) =>
        [...options].findIndex(({ textContent }) => textContent === name) - selectedIndex,
      there.name,
    );
    await list().focus();
    for (let presses = 0; presses <= steps; presses++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await isOpen(there);
  }
});

test('what the list offers to make opens its dialog, and the list still says where one is', async () => {
  await desk.open(`/${OPEN}`);
  await list().selectOption('New study …');
  const dialog = page.getByRole('dialog', { name: 'New study' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(list()).toHaveValue(`/${OPEN}`);
  await expect(list()).toBeFocused();
});

/** A mark that a page loses with its document: whoever leaves and comes back has lost it. */
const stay = () => page.evaluate(() => Object.assign(window, { isSame: true }));
async function isSamePage() {
  await page.waitForTimeout(150);
  expect(await page.evaluate(() => [location.pathname, 'isSame' in window])).toEqual([`/${LOCKED}`, true]);
}

test('Escape never leaves a locked study: it ends what is under the hand, and that alone', async () => {
  // The gate wakes up when the browser has time for it: here it is awake before the editor takes the page over. What it
  // is made of comes with the first visit.
  await desk.open(`/${LOCKED}`);
  await page.route('**/__edit/page?*', async (route) => {
    await page.waitForSelector('astro-island:not([ssr])', { state: 'attached', ...PATIENCE });
    await route.continue();
  });
  await page.reload();
  await expect(desk.bar()).toBeVisible(PATIENCE);
  await page.unroute('**/__edit/page?*');
  await stay();
  const pressEscape = async () => {
    await page.keyboard.press('Escape');
    await isSamePage();
  };
  await page.getByRole('main').focus();
  await pressEscape();

  const { title } = study(LOCKED).blocks[0];
  await page.getByRole('heading', { name: title }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('!');
  await pressEscape();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();

  await desk.blocks().first().focus();
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('toolbar', { name: /, 1 of / })
      .getByRole('button')
      .first(),
  ).toBeFocused();
  await pressEscape();
  await expect(desk.blocks().first()).toBeFocused();

  const panel = page.getByRole('region', { name: 'Settings' });
  await desk.tool('This page').click();
  await panel.getByRole('textbox', { name: 'Description' }).focus();
  await pressEscape();
  await expect(panel).toHaveCount(0);

  await desk.tool('This page').click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Rename address …', 'Duplicate study …', 'Delete study …']) {
    await panel.getByRole('button', { name }).click();
    await expect(dialog).toBeVisible();
    await pressEscape();
    await expect(dialog).toHaveCount(0);
    // The dialog was opened from the settings, which stay.
    await expect(panel.getByRole('button', { name })).toBeFocused();
  }
  await desk.tool('Publish').click();
  await expect(dialog).toBeVisible();
  await pressEscape();
  await expect(dialog).toHaveCount(0);
  await expect(panel).toBeVisible();

  await list().focus();
  await page.keyboard.press('ArrowDown');
  await pressEscape();
  await expect(list()).toHaveValue(`/${LOCKED}`);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Close settings' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  await pressEscape();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await desk.step('Nothing')).toEqual({ out: [], in: [] });
});
