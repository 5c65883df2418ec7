import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createSite } from '../../tools/serve.ts';
import { TEST_PASSWORD, TEST_SECRET } from './gate.ts';
import { BASE, BUILD } from './host.ts';

export const VAULT = join(BUILD, 'vault');
export const KEYRING = '**/vault/keyring-*.bin';
export const keyringName = () => globSync('keyring-*.bin', { cwd: VAULT })[0] ?? '';

/** A sentence that stands only behind the password, for each locked study. */
export const BEHIND: Record<string, string> = {
  '/beacon': 'The harbour stopped being a building and became a setting',
  '/ledger': 'Three tallies and no parcel',
};

export const gate = (page: Page) => page.locator('[data-gate]');
export const field = (page: Page) => page.getByRole('textbox', { name: 'Password' });
export const unlockButton = (page: Page) => page.getByRole('button', { name: /UNLOCK|Unlocking/ });

export const expectState = (page: Page, state: string) =>
  expect(gate(page)).toHaveAttribute('data-state', state, { timeout: 30_000 });

/** Goes to a locked page, and waits until the gate’s script has taken over. */
export async function visit(page: Page, route: string) {
  await page.goto(route);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 30_000 });
}

export async function submit(page: Page, password: string) {
  await field(page).fill(password);
  await field(page).press('Enter');
}

export async function unlock(page: Page, route: string, password = TEST_PASSWORD) {
  await visit(page, route);
  await submit(page, password);
  await expectState(page, 'open');
}

/** The quick way in, where the password is not what is tested. */
export async function unlockByLink(page: Page, route: string) {
  await page.goto(`${route}#k=${TEST_SECRET}`);
  await expectState(page, 'open');
}

/** Nothing of the study is on the page, and nobody is told that a password was wrong. */
export async function expectClosed(page: Page, route: string) {
  await expect(page.getByText(BEHIND[route] ?? 'missing')).toHaveCount(0);
  await expect(page.locator('img[src^="blob:"]')).toHaveCount(0);
}

/** Turns one bit over in everything the page fetches under this name. */
export async function flipBit(page: Page, name: string, bit?: number) {
  await page.route(`**/vault/${name}`, async (route) => {
    const body = readFileSync(join(VAULT, name));
    const at = bit ?? Math.floor(body.length * 4.2);
    body[at >> 3] = (body[at >> 3] ?? 0) ^ (1 << (at & 7));
    await route.fulfill({ body, contentType: 'application/octet-stream' });
  });
}

/** The built site on a line that drops in the middle of chosen files. */
export async function droppingSite(): Promise<{ url: string; drops: Set<string>; close(): void }> {
  const drops = new Set<string>();
  const site = createSite(BUILD, BASE);
  const server: Server = createServer((request, response) => {
    const name = [...drops].find((one) => request.url?.endsWith(one));
    if (!name) return void site.emit('request', request, response);
    const body = readFileSync(join(VAULT, name));
    response.writeHead(200, { 'Content-Length': body.length, 'Content-Type': 'application/octet-stream' });
    response.write(body.subarray(0, body.length / 2), () => setTimeout(() => response.destroy(), 50));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://localhost:${port}${BASE}`, drops, close: () => server.close() };
}
