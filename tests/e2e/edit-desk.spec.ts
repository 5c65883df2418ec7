// What used to need a terminal or the file manager: the password, private links, the site’s own files, a film’s still.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { listFiles } from '../../src/lib/files.ts';
import { readGateSettings } from '../../src/vault/settings.ts';
import { axe } from '../helpers/axe.ts';
import { PATIENCE, TestDesk } from '../helpers/desk.ts';
import { HOST } from '../helpers/host.ts';
import { copyProject } from '../helpers/project-copy.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 360_000 });

const WEAK = 'password1';
/** The last step that can be taken back when passwords and links come. */
const LAST = 'Undo the removing of the ground of shared links';
const STRONG = 'vélo sous la pluie de Montréal';

const ORCHARD = 'content/case-studies/orchard';

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
const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const place = (name: string) => dialog().getByRole('group', { name });
const inSite = () => listFiles('content/site/icon.*', desk.copy.root).map((file) => file.slice(13));
/** What stands at the address of a picture or a link. */
const bytesOf = async (what: Locator) => {
  const address = (await what.getAttribute('src')) ?? (await what.getAttribute('href')) ?? '';
  const response = await page.request.get(desk.at(address));
  expect(response.status(), address).toBe(200);
  return response.body();
};
async function choose(name: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(name).click()]);
  await chooser.setFiles(file);
}

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

test('an icon is dropped or chosen, and the icons that a build would make of it are shown', async () => {
  await desk.open('/');
  await openSite('Icon, cards and resume …');
  const touch = () => dialog().locator('img[data-shape=tile]');
  const colour = async () => {
    const { data } = await sharp(await bytesOf(touch()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 3)];
  };
  await expect(touch()).toBeVisible(PATIENCE);
  const before = await touch().getAttribute('src');
  const drawing = (fill: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${fill}"/></svg>`,
    );
  await desk.hand(
    'drop',
    { name: 'Logo.svg', type: 'image/svg+xml', buffer: drawing('#008000') },
    place('Icon'),
  );
  await expect.poll(() => touch().getAttribute('src'), PATIENCE).not.toBe(before);
  expect(await colour()).toEqual([0, 128, 0]);
  expect(desk.copy.read('content/site/icon.svg')).toContain('#008000');
  expect(await axe(page, 'dialog')).toEqual([]);
  await choose('Change the icon …', {
    name: 'Mark.png',
    mimeType: 'image/png',
    buffer: await flat(700, 700, '#cc0000'),
  });
  await expect.poll(colour, PATIENCE).toEqual([204, 0, 0]);
  expect(inSite()).toEqual(['icon.png']);
  await choose('Change the icon …', {
    name: 'mark.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(dialog().getByRole('alert')).toContainText('mark.png');
  expect(inSite()).toEqual(['icon.png']);
  // Without one it is a letter of the name.
  await button('Remove your icon').click();
  await expect(button('Choose your icon …')).toBeVisible(PATIENCE);
  expect(inSite()).toEqual([]);
  await expect.poll(colour, PATIENCE).not.toEqual([204, 0, 0]);
  await close();
  await desk.tool('Undo the removing of your icon').click();
  await expect.poll(inSite).toEqual(['icon.png']);
});

test('the ground of shared links is dropped, and the cards are drawn anew on it', async () => {
  await openSite('Icon, cards and resume …');
  const cards = () => dialog().locator('img[width="1200"]');
  await expect(cards()).toHaveCount(2, PATIENCE);
  const before = await cards().first().getAttribute('src');
  const ground = await flat(1600, 1000, '#ffe9a8');
  await desk.hand(
    'drop',
    { name: 'dawn.png', type: 'image/png', buffer: ground },
    place('Ground of shared links'),
  );
  await expect.poll(() => cards().first().getAttribute('src'), PATIENCE).not.toBe(before);
  const { data } = await sharp(await bytesOf(cards().first()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // JPEG is a little off.
  for (const [index, wanted] of [0xff, 0xe9, 0xa8].entries())
    expect(Math.abs((data[index] ?? 0) - wanted)).toBeLessThan(5);
  await choose('Change the ground …', {
    name: 'small.png',
    mimeType: 'image/png',
    buffer: await flat(800, 400, '#fff'),
  });
  await expect(dialog().getByRole('alert')).toContainText('needs 1200 × 630');
  await button('Remove your ground').click();
  await expect(button('Choose your ground …')).toBeVisible(PATIENCE);
  expect(existsSync(join(desk.copy.root, 'content/site/social-ground.png'))).toBe(false);
  await close();
});

test('a resume of one’s own is at its address, and gone again by Undo', async () => {
  await openSite('Icon, cards and resume …');
  const made = await bytesOf(dialog().getByRole('link'));
  expect(made.toString('latin1', 0, 5)).toBe('%PDF-');
  // One that the site has made will do for one that it has not.
  const own = Buffer.concat([made, Buffer.from('\n% mine\n')]);
  await choose('Choose your resume …', { name: 'CV (3).pdf', mimeType: 'application/pdf', buffer: own });
  await expect(dialog().getByRole('link', { name: 'Look at your own' })).toBeVisible(PATIENCE);
  expect(readFileSync(join(desk.copy.root, 'public/resume.pdf')).equals(own)).toBe(true);
  expect((await bytesOf(dialog().getByRole('link'))).equals(own)).toBe(true);
  await choose('Change the resume …', { name: 'cv.docx', mimeType: '', buffer: Buffer.from('PK') });
  await expect(dialog().getByRole('alert')).toContainText('cv.docx is not a PDF');
  await button('Remove your resume').click();
  await expect(dialog().getByRole('link', { name: 'Look at the one that is made' })).toBeVisible(PATIENCE);
  await close();
  for (const name of ['Undo the removing of your own resume', 'Undo your own resume']) {
    await desk.tool(name).click();
    await expect(desk.tool(name)).toHaveCount(0);
  }
  expect(existsSync(join(desk.copy.root, 'public/resume.pdf'))).toBe(false);
});

test('a password is judged while it is typed, a weak one asked about, and kept as npm run gate keeps it', async () => {
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
  // What was hidden stays hidden, and can be copied all the same.
  const kept = field('Your password');
  await expect(kept).toBeFocused();
  await expect(kept).toHaveAttribute('type', 'password');
  await button('Copy it').click();
  await expect(dialog()).toContainText('Copied.');
  expect(await copied()).toBe(STRONG);
  await button('Copy the line').click();
  await expect.poll(copied).toMatch(/^GATE/);
  expect(await copied()).toBe(`GATE_SHA384=${sha384(STRONG)}`);
  expect(await page.content()).not.toContain(sha384(STRONG));
  const hosts = field('Where it goes');
  for (const name of (await hosts.locator('option').allTextContents()).slice(1)) {
    await hosts.selectOption(name);
    await expect(dialog()).toContainText(/server/.test(name) ? 'Nowhere: the site is built' : `${name}: `);
  }
  await button('Done').click();
  await expect(dialog()).toHaveCount(0);
  await expect(desk.tool('Password …')).toBeFocused();
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
  await button('Copy it').click();
  await expect(dialog()).toContainText('Copied.');
  expect(await copied()).toBe(password);
  await page.getByRole('checkbox', { name: 'Show it' }).uncheck();
  await expect(button('Copy it')).toHaveCount(0);
  await expect(made).toHaveAttribute('type', 'password');
  await page.getByRole('checkbox', { name: 'Show it' }).check();
  await button('Use this password').click();
  await expect(dialog()).toContainText('cannot be shown again');
  await expect(field('Your password')).toHaveValue(password);
  expect(env()).toBe(`GATE_SHA384=${sha384(password)}\n`);
  await close();
  for (const secret of [password, sha384(password), STRONG]) {
    expect(await stored()).not.toContain(secret);
    expect(await page.content()).not.toContain(secret);
    expect(desk.said()).not.toContain(secret);
  }
  // It is no step, and the change of .env has not started the editor anew: what was done before can be undone.
  await desk.open('/');
  await expect(desk.tool(LAST)).toBeEnabled();
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

test('private links are made, copied, drawn as codes, sent as a mail, shown again and revoked', async () => {
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
  await expect(dialog().getByText(address, { exact: true })).toBeVisible();
  await expect(dialog().getByRole('img', { name: 'QR code of the link to /ledger' })).toBeVisible();
  expect(await page.content()).not.toContain(first?.secret);
  await button('Copy the link to /ledger').click();
  await expect(dialog()).toContainText('Copied.');
  expect(await copied()).toBe(address);
  await button('Copy the mail').click();
  await expect(dialog().getByText('Copied.')).toHaveCount(2);
  expect(await copied()).toMatch(new RegExp(`\n${address}\n\n.*code.*\n${second?.secret}\n\nI cannot see`));
  await button('Copy the line').click();
  await expect(dialog().getByText('Copied.')).toHaveCount(3);
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
  await button('Show the link for Some company again').click();
  await expect(dialog().getByText(`/ledger#k=${first?.secret}`)).toHaveCount(2);
  expect(await page.content()).not.toContain(second?.secret);
  await button('Revoke Some company …').click();
  await button('Keep it').click();
  await button('Revoke Some company …').focus();
  await page.keyboard.press('Enter');
  await expect(button('Yes, revoke Some company')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog().getByRole('listitem')).toHaveText([/^Other & Sons/]);
  expect(readGateSettings(desk.copy.root, {}).links.map(({ name }) => name)).toEqual(['Other & Sons']);
  await button('Revoke Other & Sons …').click();
  await button('Yes, revoke Other & Sons').click();
  await expect(dialog()).toContainText('take GATE_LINKS out of your host’s settings');
  expect(env()).toBe(`GATE_SHA384=${sha384(WEAK)}\n`);
  await close();
  await expect(desk.tool(LAST)).toBeEnabled();
});

test('a film’s still is taken from any of its frames, in one step that Undo takes back', async () => {
  await desk.open('/orchard');
  const poster = () =>
    parse(desk.copy.read(`${ORCHARD}/study.yaml`)).blocks.find((one: { film?: object }) => one.film).film
      .poster;
  const before = poster();
  const taken: Buffer[] = [];
  for (const share of [0.5, 1]) {
    // The film lies over its still: a click is meant for both.
    await page.locator('[data-film] [data-edit=picture]').first().click({ force: true });
    await expect(page.getByRole('dialog', { name: 'Film' })).toBeVisible();
    await button('Take a frame of the film …').click();
    const slider = dialog().getByRole('slider', { name: 'Which frame' });
    await expect(slider).toBeFocused(PATIENCE);
    const last = Number(await slider.getAttribute('max'));
    expect(last).toBeGreaterThan(0.3);
    // By keys, as anybody can; to the middle at once, as a hand drags it.
    if (share === 0.5) await slider.fill(String(last / 2));
    else await page.keyboard.press('End');
    if (share === 0.5) expect(await axe(page, 'dialog')).toEqual([]);
    const frame = await dialog()
      .locator('video')
      .evaluate(async (video: HTMLVideoElement) => {
        while (video.seeking) await new Promise((resolve) => setTimeout(resolve, 20));
        return [video.videoWidth, video.videoHeight];
      });
    const was = poster().file;
    await button('Use this frame').click();
    await expect.poll(() => poster().file, PATIENCE).not.toBe(was);
    expect(poster().file).toMatch(/^mark-still(-2)?\.png$/);
    const file = readFileSync(join(desk.copy.root, ORCHARD, poster().file));
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual(frame);
    taken.push(file);
    await button('Keep these words').click();
    await expect(dialog()).toHaveCount(0);
    expect(poster().alt).toBe(before.alt);
  }
  expect(new Set(taken.map((file) => file.toString('base64'))).size).toBe(2);
  for (const _ of taken) {
    const was = poster().file;
    await desk.tool('Undo another picture').click();
    await expect.poll(() => poster().file).not.toBe(was);
  }
  expect(poster()).toEqual(before);
});
