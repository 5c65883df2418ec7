// What holds of the owner’s own pages, whatever is written on them. Their pictures are not made for this: the pages
// keep their places.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listFiles } from '../../src/lib/files.ts';
import { PHONE_MAX, TABLET_MAX, UPRIGHT_MAX } from '../../src/styles/measures.ts';
import { createSite } from '../../tools/serve.ts';
import { axe } from '../helpers/axe.ts';
import { buildFolder } from '../helpers/host.ts';
import { createLeakSearch } from '../helpers/leaks/search.ts';
import { readSecrets } from '../helpers/leaks/secrets.ts';
import { findWords, secretWords } from '../helpers/leaks/words.ts';
import { overflow } from '../helpers/pages.ts';
import { isSample } from '../helpers/sample.ts';
import { expect, test } from '../helpers/test.ts';

const home = process.cwd();
const build = buildFolder('owner');
const routes = listFiles('*.html', build).map((file) => `/${file.replace(/(index)?\.html$/, '')}`);

let server: Server;

test.beforeAll(async () => {
  const site = createSite(build);
  server = createServer((request, response) => {
    // A picture that was not made is nobody’s fault here: it stays empty.
    if (/^\/(media|vault)\//.test(request.url ?? '')) response.writeHead(204).end();
    else site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

for (const route of routes) {
  test(`${route} is whole and there for everyone, on a phone and on a desktop`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
    });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${route}`);
    await expect(page).toHaveTitle(/./);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('main h1')).toHaveCount(1);
      expect.soft(await overflow(page), `what sticks out at ${width}px`).toBe(0);
    }
    expect.soft(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

/** Its open studies: what is locked has no pages here to look at. */
const SAMPLE = ['/pledgx', '/crypto_insights', '/eztax'];

/** How long a study of the sample may be: sixteen screens of a phone, and 16,000 pixels on a desktop. */
const LONGEST = { 390: 13_500, 1440: 16_000 } as const;

for (const route of isSample ? SAMPLE : []) {
  test(`${route} is read in sixteen screens of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${route}`);
    for (const [width, longest] of Object.entries(LONGEST)) {
      await page.setViewportSize({ width: Number(width), height: 844 });
      // A window that was made wider has the upright pictures until it knows of the others.
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(height, { message: `at ${width}px` }).toBeLessThanOrEqual(longest);
    }
  });

  test(`${route} is never a quarter longer than in a window one pixel wider or narrower`, async ({
    page,
  }) => {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${route}`);
    for (const width of [PHONE_MAX, TABLET_MAX, UPRIGHT_MAX]) {
      const heightAt = async (wide: number) => {
        await page.setViewportSize({ width: wide, height: 844 });
        // A window that was made wider has the upright pictures until it knows of the others.
        await page.waitForTimeout(300);
        return page.evaluate(() => document.documentElement.scrollHeight);
      };
      await expect
        .poll(async () => {
          const [one, other] = [await heightAt(width), await heightAt(width + 1)];
          return Math.max(one, other) / Math.min(one, other);
        }, `at ${width}px`)
        .toBeLessThanOrEqual(1.25);
    }
  });
}

test('nothing of a locked study is readable in what is published: not a sentence, not a word', async () => {
  const findLeaks = await createLeakSearch({ texts: readSecrets(home).texts, files: [] });
  expect(await findLeaks(build)).toEqual([]);
  expect(findWords(build, secretWords(home), home)).toEqual([]);
});
