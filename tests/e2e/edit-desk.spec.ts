// What used to need a terminal or the file manager: the password, private links, the site’s own files, a film’s still.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readGateSettings } from '../../src/vault/settings.ts';
import { axe } from '../helpers/axe.ts';
import { PATIENCE, TestDesk } from '../helpers/desk.ts';
import { HOST } from '../helpers/host.ts';
import { copyProject } from '../helpers/project-copy.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 360_000 });

const WEAK = 'password1';
const STRONG = 'vélo sous la pluie de Montréal';

let desk: TestDesk;
let page: Page;

test.beforeAll(async ({ browser }) => {
  const copy = copyProject({ previous: 'orchard' });
  copy.write('.gitignore', '.env\n.trash\n');
  desk = new TestDesk(copy);
  await desk.start();
  await desk.sitDown(browser);
  page = desk.page;
  // Firefox lets a page copy in the moment of a press, and knows no such permission.
  await page
    .context()
    .grantPermissions(['clipboard-read', 'clipboard-write'])
    .catch(() => {});
});
test.afterAll(async () => desk?.end());

const env = () => {
  const file = join(desk.copy.root, '.env');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const sha384 = (text: string) => createHash('sha384').update(text).digest('hex');
const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => dialog().getByRole('button', { name });
const copied = () => page.evaluate(() => navigator.clipboard.readText());
const close = () => page.keyboard.press('Escape');
/** All that the browser keeps of its own. */
const stored = () =>
  page.evaluate(async () => {
    const bases = await indexedDB.databases();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      location.href,
      document.cookie,
      bases,
    ]);
  });

async function openSite(what: string) {
  if (!(await desk.tool(what).isVisible())) await desk.tool('Site').click();
  await desk.tool(what).click();
  await expect(dialog()).toBeVisible();
}
const type = (field: Locator, words: string) => desk.fill(field, words);
const field = (name: string) => dialog().getByLabel(name, { exact: true });

test('a password is judged while it is typed, a weak one asked about, and kept as npm run gate keeps it', async () => {
  await desk.open('/');
  await openSite('Password …');
  await expect(dialog()).toContainText('the demo password opens them');
  const use = button('Use this password');
  await expect(use).toBeDisabled();
  await type(field('New password'), WEAK);
  await expect(dialog().getByText('Weak', { exact: true })).toBeVisible(PATIENCE);
  await expect(dialog()).toContainText('commonly used password');
  expect(await axe(page, 'dialog')).toEqual([]);
  await use.click();
  await expect(dialog()).toContainText('The two are not the same.');
  await type(field('The same again'), WEAK);
  await use.click();
  await expect(button('Use the weak one all the same')).toBeVisible();
  expect(env()).toBe('');
  // Another one, after all.
  await type(field('New password'), STRONG);
  await expect(dialog().getByText('Strong', { exact: true })).toBeVisible();
  await type(field('The same again'), STRONG);
  await use.click();
  await expect(dialog()).toContainText('cannot be shown again');
  expect(env()).toBe(`GATE_SHA384=${sha384(STRONG)}\n`);
  await button('Copy the line').click();
  await expect(dialog()).toContainText('Copied.');
  expect(await copied()).toBe(`GATE_SHA384=${sha384(STRONG)}`);
  expect(await page.content()).not.toContain(sha384(STRONG));
  const hosts = field('Where it goes');
  for (const name of (await hosts.locator('option').allTextContents()).slice(1)) {
    await hosts.selectOption(name);
    await expect(dialog()).toContainText(/server/.test(name) ? 'Nowhere: the site is built' : `${name}: `);
  }
  await button('Done').click();
  await expect(dialog()).toHaveCount(0);
});

test('a password is made up on request, in words that can be read, and takes the place of the other', async () => {
  await openSite('Password …');
  await expect(dialog()).toContainText('You have set one');
  await button('Make one up').click();
  const made = field('New password');
  await expect(made).toHaveValue(/^[a-z]+(-[a-z]+){4}$/, PATIENCE);
  await expect(dialog()).toContainText('million years');
  const first = await made.inputValue();
  // A word of one’s own in it is judged anew.
  await type(made, 'abc');
  await expect(dialog().getByText('Weak', { exact: true })).toBeVisible();
  await button('Make one up').click();
  await expect(made).toHaveValue(/-/);
  const password = await made.inputValue();
  expect(password).not.toBe(first);
  await page.getByRole('checkbox', { name: 'Show it' }).uncheck();
  await expect(made).toHaveAttribute('type', 'password');
  await page.getByRole('checkbox', { name: 'Show it' }).check();
  await button('Use this password').click();
  await expect(dialog()).toContainText('cannot be shown again');
  expect(env()).toBe(`GATE_SHA384=${sha384(password)}\n`);
  await close();
  for (const secret of [password, sha384(password), STRONG]) {
    expect(await stored()).not.toContain(secret);
    expect(await page.content()).not.toContain(secret);
    expect(desk.said()).not.toContain(secret);
  }
  // Nothing of it can be undone, and the editor was not started anew by the change of .env.
  await expect(desk.tool('Undo')).toBeDisabled();
});

test('a weak password is kept once the owner has said so twice', async () => {
  await openSite('Password …');
  await page.getByRole('checkbox', { name: 'Show it' }).check();
  await type(field('New password'), WEAK);
  await button('Use this password').click();
  await button('Use the weak one all the same').click();
  await expect(dialog()).toContainText('cannot be shown again');
  expect(env()).toBe(`GATE_SHA384=${sha384(WEAK)}\n`);
  await close();
});

test('private links are made, copied, drawn as codes and revoked, and shown whole once', async () => {
  await openSite('Private links …');
  await expect(dialog()).toContainText('is nobody’s address');
  await expect(dialog()).toContainText('None yet.');
  await button('Make a link').click();
  await expect(dialog()).toContainText('Say whom it is for.');
  await type(field('Whom it is for'), 'a=b');
  await button('Make a link').click();
  await expect(dialog()).toContainText('commas and = have a meaning of their own');
  for (const name of ['Some company', 'Other & Sons']) {
    await type(field('Whom it is for'), name);
    await page.keyboard.press('Enter');
    await expect(dialog()).toContainText(`Made for ${name}.`);
  }
  const [first, second] = readGateSettings(desk.copy.root, {}).links;
  const address = `https://nguyen-lukasik.example/ledger#k=${second?.secret}`;
  await expect(dialog().getByText(address)).toBeVisible();
  await expect(dialog().getByRole('img', { name: 'QR code of the link to /ledger' })).toBeVisible();
  expect(await page.content()).not.toContain(first?.secret);
  await button('Copy the link to /ledger').click();
  await expect(dialog()).toContainText('Copied.');
  expect(await copied()).toBe(address);
  await button('Copy the line').click();
  await expect(dialog().getByText('Copied.')).toHaveCount(2);
  expect(await copied()).toBe(`GATE_LINKS="Some company=${first?.secret},Other & Sons=${second?.secret}"`);
  expect(await axe(page, 'dialog')).toEqual([]);
  await close();

  await openSite('Private links …');
  const today = new Date().toLocaleDateString('en-CA', { dateStyle: 'long' });
  await expect(dialog().getByRole('listitem')).toHaveText([
    new RegExp(`^Some company\\s*made on ${today}`),
    new RegExp(`^Other & Sons\\s*made on ${today}`),
  ]);
  for (const secret of [first?.secret ?? '', second?.secret ?? '']) {
    expect(await page.content()).not.toContain(secret);
    expect(await stored()).not.toContain(secret);
    expect(desk.said()).not.toContain(secret);
  }
  await button('Revoke Some company …').click();
  await button('Keep it').click();
  await button('Revoke Some company …').click();
  await button('Yes, revoke Some company').click();
  await expect(dialog().getByRole('listitem')).toHaveText([/^Other & Sons/]);
  expect(readGateSettings(desk.copy.root, {}).links.map(({ name }) => name)).toEqual(['Other & Sons']);
  await button('Revoke Other & Sons …').click();
  await button('Yes, revoke Other & Sons').click();
  await expect(dialog()).toContainText('take GATE_LINKS out of your host’s settings');
  expect(env()).toBe(`GATE_SHA384=${sha384(WEAK)}\n`);
  await close();
  await expect(desk.tool('Undo')).toBeDisabled();
});
