import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openFile } from '../../src/vault/file.ts';
import { openWithPassword, readKeyring } from '../../src/vault/keyring.ts';
import { TEST_HASH, TEST_PASSWORD, TEST_SECRET } from '../helpers/gate.ts';
import {
  BEHIND,
  droppingSite,
  expectClosed,
  expectState,
  flipBit,
  KEYRING,
  keyringName,
  submit,
  unlockByLink,
  VAULT,
  visit,
} from '../helpers/overlay.ts';
import { readThrough } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

test.describe.configure({ timeout: 240_000 });

const files = () => readdirSync(VAULT);
const read = (name: string) => new Uint8Array(readFileSync(join(VAULT, name)));
const nameIn = (url: string) => url.split('/vault/')[1] ?? '';

/** The name of a locked study’s own file, which its page knows. */
async function documentOf(page: Page, address: string): Promise<string> {
  await visit(page, address);
  const props = await page.locator('astro-island').getAttribute('props');
  return /([0-9a-f]{32}\.bin)/.exec(props ?? '')?.[1] ?? '';
}

/** Reads a study to its end, large pictures included; what was fetched on the way. */
async function readWhole(page: Page, route: string): Promise<Set<string>> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/vault/')) fetched.add(nameIn(request.url()));
  });
  await page.goto(`${route}#k=${TEST_SECRET}`);
  await expect(page.locator('[data-gate]')).toHaveAttribute('data-state', /open|altered/, {
    timeout: 30_000,
  });
  await readThrough(page);
  await openLarge(page);
  await page.waitForLoadState('networkidle');
  return fetched;
}

/** Opens the first picture large, unless the study has closed by then. */
async function openLarge(page: Page) {
  const links = page.getByRole('main').getByRole('button', { name: /^Open large/ });
  if ((await links.count()) > 0) await links.first().click();
}

/** In a browser this takes seconds a file: `EVERY_FILE=1 npm run test:e2e` tries them all. */
const AT_MOST = process.env.EVERY_FILE ? Number.POSITIVE_INFINITY : 5;

/** The first two, which are keyring and document, and some of the rest from beginning to end. */
function sample(names: readonly string[], count: number): string[] {
  const step = Math.max(1, Math.floor((names.length - 2) / (count - 2)));
  return names.filter((_, index) => index < 2 || (index - 2) % step === 0);
}

test.describe('a changed bit', () => {
  for (const [route, screen, width] of [
    ['/ledger', 'phone', 390],
    ['/beacon', 'desktop', 1440],
  ] as const) {
    test(`in any file that ${route} fetches on a ${screen} closes the study and says why`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const fetched = await readWhole(page, route);
      expect(fetched.size).toBeGreaterThan(3);
      for (const name of sample([...fetched], AT_MOST)) {
        const damaged = await context.newPage();
        await damaged.setViewportSize({ width, height: 900 });
        await flipBit(damaged, name);
        // The study closes under the reader’s hands, who then reads no further.
        await Promise.race([expectState(damaged, 'altered'), readWhole(damaged, route).catch(() => {})]);
        await expectState(damaged, 'altered');
        await expectClosed(damaged, route);
        await expect(damaged.getByRole('alert')).toContainText('not what I published');
        await expect(damaged.getByText('incorrect')).toHaveCount(0);
        await expect(damaged.getByRole('button', { name: 'LOAD AGAIN' })).toBeFocused();
        await damaged.unrouteAll({ behavior: 'ignoreErrors' });
        await damaged.close();
      }
    });
  }

  test('anywhere in the keyring or the document is never taken for a wrong password', async ({ page }) => {
    const document = await documentOf(page, '/beacon');
    for (const [name, bits] of [
      [keyringName(), [0, 31, 200, 900, 1500]],
      [document, [0, 40, 5000]],
    ] as const) {
      for (const bit of bits) {
        await flipBit(page, name, bit);
        await visit(page, '/beacon');
        await submit(page, TEST_PASSWORD);
        await expectState(page, 'altered');
        await expectClosed(page, '/beacon');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    }
    await page.getByRole('button', { name: 'LOAD AGAIN' }).click();
    await expectState(page, 'locked');
  });

  test('in any published file whatever keeps that file shut', async () => {
    const key = await openWithPassword(readKeyring(read(keyringName())), TEST_HASH);
    if (!key) throw new Error('The build under test has another password: run `npm run test:e2e`.');
    const sealed = files().filter((name) => name !== keyringName());
    expect(sealed.length).toBeGreaterThan(20);
    for (const name of sealed) {
      const bytes = read(name);
      expect((await openFile(key, name, bytes)).bytes.length).toBeGreaterThan(0);
      for (const at of [3, 9, 20, bytes.length >> 1, bytes.length - 1]) {
        const changed = bytes.slice();
        changed[at] = (changed[at] ?? 0) ^ 1;
        await expect(openFile(key, name, changed)).rejects.toThrow();
      }
    }
  });

  test('a file put in another’s place is not taken for it', async ({ page }) => {
    const other = await documentOf(page, '/beacon');
    const own = await documentOf(page, '/ledger');
    await page.route(`**/vault/${own}`, (route) => route.fulfill({ body: Buffer.from(read(other)) }));
    await page.goto('/');
    await page.goto(`/ledger#k=${TEST_SECRET}`);
    await expectState(page, 'altered');
    await expectClosed(page, '/ledger');
  });

  test('a page of another site’s words instead of a file is not taken for a wrong password', async ({
    page,
  }) => {
    await page.route('**/vault/**', (route) =>
      route.fulfill({ body: '<!doctype html><p>Welcome to our Wi-Fi' }),
    );
    await visit(page, '/beacon');
    await submit(page, TEST_PASSWORD);
    await expectState(page, 'altered');
  });
});

test.describe('a download that fails', () => {
  test('half-way says so, and a new try goes on with the password that was typed', async ({
    page,
    browser,
  }) => {
    const site = await droppingSite();
    const document = await documentOf(page, `${site.url}/beacon`);
    for (const name of [keyringName(), document]) {
      site.drops.add(name);
      // A browser that has nothing in its cache yet.
      const page = await (await browser.newContext()).newPage();
      await visit(page, `${site.url}/beacon`);
      await submit(page, TEST_PASSWORD);
      await expectState(page, 'failed');
      await expect(page.getByRole('alert')).toContainText('could not be downloaded');
      await expect(page.getByText('incorrect')).toHaveCount(0);
      await expectClosed(page, '/beacon');
      const retry = page.getByRole('button', { name: 'TRY AGAIN' });
      await expect(retry).toBeFocused();
      await retry.click();
      await expectState(page, 'failed');
      site.drops.clear();
      await retry.click();
      await expectState(page, 'open');
      await expect(page.getByRole('heading', { name: BEHIND['/beacon'] ?? '' })).toBeVisible();
    }
    site.close();
  });

  test('or is refused by the host is told the same way, for a private link too', async ({ page }) => {
    await page.route(KEYRING, (route) => route.fulfill({ status: 503 }));
    await page.goto(`/ledger#k=${TEST_SECRET}`);
    await expectState(page, 'failed');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'TRY AGAIN' }).click();
    await expectState(page, 'open');
  });

  test('because the site was published anew since asks to load the page again', async ({ page }) => {
    await page.route(KEYRING, (route) => route.fulfill({ status: 404 }));
    await visit(page, '/ledger');
    await submit(page, TEST_PASSWORD);
    await expectState(page, 'altered');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'LOAD AGAIN' }).click();
    await expectState(page, 'locked');
  });

  test('of the part that draws the study is told the same way', async ({ page }) => {
    await page.route('**/_astro/WholeStudy*.js', (route) => route.abort());
    await page.goto(`/ledger#k=${TEST_SECRET}`);
    await expectState(page, 'failed');
    await expectClosed(page, '/ledger');
  });

  test('of its styles too: a study is never shown bare, and another try dresses it', async ({ page }) => {
    await page.route('**/_astro/*.css', (route) => route.abort());
    await page.goto(`/ledger#k=${TEST_SECRET}`);
    await expectState(page, 'failed');
    await expectClosed(page, '/ledger');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'TRY AGAIN' }).click();
    await expectState(page, 'open');
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? 'inside'));
    expect(sheets, 'once, after those of the page').toEqual(['inside', expect.stringContaining('.css')]);
  });

  test('of a picture leaves the study open, and offers another try', async ({ page }) => {
    let isDown = true;
    const names = files().filter((name) => name !== keyringName());
    const document = await documentOf(page, '/beacon');
    await page.route('**/vault/*', (route) => {
      const name = nameIn(route.request().url());
      return isDown && name !== document && names.includes(name) ? route.abort() : route.continue();
    });
    await page.goto('/');
    await unlockByLink(page, '/beacon');
    const notice = page.getByText('Some pictures could not be downloaded.');
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await expectState(page, 'open');
    isDown = false;
    await page.getByRole('button', { name: 'TRY AGAIN' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('data-media', 'open');
  });
});
