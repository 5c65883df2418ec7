import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Bytes, fromBase64url } from '../../src/vault/bytes.ts';
import { openFile } from '../../src/vault/file.ts';
import { openWithSecret, readKeyring } from '../../src/vault/keyring.ts';
import { TEST_PASSWORD, TEST_SECRET } from '../helpers/gate.ts';
import {
  BEHIND,
  droppingSite,
  expectClosed,
  expectState,
  flipBit,
  keyringName,
  submit,
  unlockByLink,
  VAULT,
  visit,
} from '../helpers/overlay.ts';
import { readThrough } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

// What an attempt comes to, whatever is damaged, is in src/gate/unlock.test.ts and src/gate/media.test.ts; here is what a
// visitor sees of it.
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

test.describe('a changed bit', () => {
  test('in a picture closes the study under the reader’s hands and says why; the page can be loaded again', async ({
    page,
    context,
  }) => {
    const fetched = [...(await readWhole(page, '/ledger'))];
    expect(fetched.length).toBeGreaterThan(3);
    // In a browser this takes seconds a file: `EVERY_FILE=1 npm run test:e2e` tries them all.
    for (const name of process.env.EVERY_FILE ? fetched : fetched.slice(-1)) {
      const damaged = await context.newPage();
      await flipBit(damaged, name);
      // Who reads it when it closes reads no further.
      await Promise.race([expectState(damaged, 'altered'), readWhole(damaged, '/ledger').catch(() => {})]);
      await expectState(damaged, 'altered');
      await expectClosed(damaged, '/ledger');
      await expect(damaged.getByRole('alert')).toContainText('not what I published');
      await expect(damaged.getByText('incorrect')).toHaveCount(0);
      const again = damaged.getByRole('button', { name: 'LOAD AGAIN' });
      await expect(again).toBeFocused();
      await damaged.unrouteAll({ behavior: 'ignoreErrors' });
      await again.click();
      await expectState(damaged, 'locked');
      await damaged.close();
    }
  });

  test('in any published file whatever keeps that file shut', async () => {
    const key = await openWithSecret(readKeyring(read(keyringName())), fromBase64url(TEST_SECRET) as Bytes);
    if (!key) throw new Error('The build under test has other links: run `npm run test:e2e`.');
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
});

test.describe('a download that fails', () => {
  test('half-way says so, and a new try goes on with the password that was typed', async ({ page }) => {
    const site = await droppingSite();
    site.drops.add(await documentOf(page, `${site.url}/beacon`));
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
    site.close();
  });

  test('of the part that draws the study, or of its styles, is told the same way: it is never shown bare', async ({
    page,
  }) => {
    const again = page.getByRole('button', { name: 'TRY AGAIN' });
    await page.route('**/_astro/WholeStudy*.js', (route) => route.abort());
    await page.goto(`/ledger#k=${TEST_SECRET}`);
    await expectState(page, 'failed');
    await expectClosed(page, '/ledger');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/');
    await page.route('**/_astro/*.css', (route) => route.abort());
    await page.goto(`/ledger#k=${TEST_SECRET}`);
    await expectState(page, 'failed');
    await expectClosed(page, '/ledger');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await again.click();
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
