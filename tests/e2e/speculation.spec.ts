import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSite } from '../../tools/serve.ts';
import { BUILD } from '../helpers/host.ts';
import { expect, test } from '../helpers/test.ts';

/** The site, and what it was asked for ahead of a click. */
let server: Server;
let asked: { path: string; purpose: string }[];
let origin: string;

test.beforeEach(async () => {
  asked = [];
  const site = createSite(BUILD);
  server = createServer((request, response) => {
    const purpose = request.headers['sec-purpose'];
    if (purpose) asked.push({ path: request.url ?? '', purpose: String(purpose) });
    site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const purposeOf = (path: string) => asked.find((one) => one.path === path)?.purpose;

test('a page is drawn before the click once a pointer rests on its link', async ({ page }) => {
  await page.goto(origin);
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => purposeOf('/about')).toContain('prerender');
});

test('a locked page is fetched but never drawn ahead', async ({ page }) => {
  await page.goto(origin);
  await page.locator('a[href="/ledger"]').first().hover();
  await expect.poll(() => purposeOf('/ledger')).toBe('prefetch');
});

test('the resume and the mail link are left alone', async ({ page }) => {
  await page.goto(origin);
  await page.getByRole('navigation').getByRole('link', { name: 'Resume' }).hover();
  await page.waitForTimeout(1000);
  expect(asked.map(({ path }) => path)).not.toContain('/resume.pdf');
});
