import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { LAYOUTS, OPEN_STUDIES, ROUTES } from '../helpers/pages.ts';

const DIST = 'dist';
const pages = globSync(`${DIST}/**/*.html`);
const read = (file: string) => readFileSync(file, 'utf8');
const KB = 1024;

test('every page carries a strict CSP of its own', () => {
  for (const file of pages) {
    const policy =
      read(file).match(/<meta http-equiv="content-security-policy" content="([^"]+)"/i)?.[1] ?? '';
    expect(policy, file).toContain("default-src 'none'");
    expect(policy, file).toMatch(/script-src [^;]*'sha256-/);
    expect(policy, file).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
  }
});

test('no page has a style attribute or an inline event handler', () => {
  for (const file of pages) expect(read(file), file).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
});

test('every internal link, picture and anchor leads somewhere', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const file of pages) {
    const html = read(file);
    const addresses = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, address]) => address ?? '');
    const sets = [...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set]) =>
      (set ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? ''),
    );
    for (const address of [...addresses, ...sets]) {
      if (address.startsWith('#')) {
        expect(html, `${file} ${address}`).toContain(`id="${address.slice(1)}"`);
      } else if (address.startsWith('/')) {
        seen.set(address.replace(/#.*$/, ''), file);
      } else {
        expect(address, file).toMatch(/^(https:\/\/|mailto:)/);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(20);
  for (const [address, file] of seen) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), `${address} in ${file}`).toBe(200);
  }
});

test('addresses have no .html and no trailing slash: such forms lead to the clean one', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/fun.html', '/fun'],
    ['/fun/', '/fun'],
    ['/index.html', '/'],
    ['/about/?x=1', '/about?x=1'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, to]);
  }
});

test('pictures are AVIF or WebP of the size their names say, with width and height in the page', async () => {
  for (const file of globSync(`${DIST}/media/*.{avif,webp}`)) {
    const { width } = await sharp(file).metadata();
    expect(width, file).toBe(Number(file.match(/-(\d+)\.\w+$/)?.[1]));
  }
  for (const file of pages) {
    for (const [image] of read(file).matchAll(/<img [^>]+>/g)) {
      if (image.includes('data-viewer-picture')) continue;
      expect(image, file).toMatch(/ width="\d+" height="\d+"/);
      expect(image, file).toContain(' alt="');
    }
  }
});

test.describe('the first load stays light', () => {
  for (const { name, width, height } of LAYOUTS) {
    for (const route of ['/', '/fun', '/about', ...OPEN_STUDIES]) {
      test(`${route} on a ${name}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        const sizes = { script: 0, document: 0, stylesheet: 0, font: 0, image: 0 };
        const pending: Promise<void>[] = [];
        page.on('response', (response) => {
          const kind = response.request().resourceType() as keyof typeof sizes;
          if (!(kind in sizes)) return;
          const isText = kind === 'script' || kind === 'document' || kind === 'stylesheet';
          pending.push(
            response.body().then((body) => {
              sizes[kind] += isText ? brotliCompressSync(body).length : body.length;
            }),
          );
        });
        await page.goto(route, { waitUntil: 'networkidle' });
        await Promise.all(pending);
        const inline = await page.evaluate(() =>
          [...document.scripts]
            .filter(({ type }) => type !== 'application/ld+json') // data, never run
            .map(({ textContent }) => textContent)
            .join('\n'),
        );
        const script = sizes.script + brotliCompressSync(inline).length;
        const allowed = OPEN_STUDIES.includes(route) ? 10 * KB : 3 * KB;
        expect(script, 'JavaScript').toBeLessThanOrEqual(allowed);
        expect(sizes.document + sizes.stylesheet, 'HTML and CSS').toBeLessThanOrEqual(30 * KB);
        expect(sizes.font, 'fonts').toBeGreaterThan(0);
        expect(sizes.font, 'fonts').toBeLessThanOrEqual(60 * KB);
      });
    }
  }
});

test('all eight routes and the not-found page are there, and nothing else is a page', () => {
  const routes = ROUTES.map((route) => (route === '/' ? '/index' : route));
  expect(pages.map((file) => file.slice(DIST.length, -'.html'.length)).toSorted()).toEqual(
    [...routes, '/404'].toSorted(),
  );
});
