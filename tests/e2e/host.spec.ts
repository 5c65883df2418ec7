// What every host has to do, whichever it is: run on our own server, and by tools/test/hosts.ts on nginx, Caddy and
// Apache, at the top of a domain and under a sub-path.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type IncomingMessage, request as rawRequest } from 'node:http';
import { listFiles } from '../../src/lib/files.ts';
import { ASK, HASHED_FOLDERS, KEEP, SECURITY_HEADERS } from '../../src/publish/headers.ts';
import { findBrotliModule } from '../../tools/find/servers.mjs';
import { BASE, BUILD, SERVER } from '../helpers/host.ts';
import { seeEveryPicture } from '../helpers/pages.ts';
import { at, expect, test } from '../helpers/test.ts';

test.describe.configure({ mode: 'parallel' });

/** A file of the build, as a path of the site. */
const built = (pattern: string) => `/${listFiles(pattern, BUILD)[0]}`;
const SCRIPT = built('_astro/client.*.js');

/** Sends an address as it is written, where a browser would tidy it up, and counts what arrives before unpacking. */
async function send(baseURL = '', path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(baseURL);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    rawRequest({ hostname, port, path, headers }, resolve).on('error', reject).end();
  });
  let size = 0;
  for await (const part of response) size += (part as Buffer).length;
  return { status: response.statusCode, headers: response.headers, size };
}

const MISSING = ['/nope', '/a/b/c', '/_astro/nope.js', '/vault/nope.bin', '/media', '/fun/nope'];

test('security headers go with every answer, found or not', { tag: '@host' }, async ({ request }) => {
  for (const path of ['/', '/fun', '/ledger', SCRIPT, '/resume.pdf', ...MISSING]) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    // Over http a browser must not be told: the owner’s own machine would never be reached by http again.
    expect(headers['strict-transport-security'], path).toBeUndefined();
  }
});

test('what is named after its content is kept for ever, all else is asked about', { tag: '@host' }, async ({
  request,
}) => {
  const cacheOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  const folders = HASHED_FOLDERS.filter((folder) => listFiles(`${folder}/**/*.*`, BUILD).length > 0);
  expect(folders).toEqual(expect.arrayContaining(['_astro', 'media', 'vault']));
  for (const folder of folders) expect(await cacheOf(built(`${folder}/**/*.*`)), folder).toBe(KEEP);
  for (const path of ['/', '/fun', '/archive', '/beacon', '/resume.pdf', '/favicon.svg', ...MISSING])
    expect(await cacheOf(path), path).toBe(ASK);
});

test('a page that did not change is not sent again', { tag: '@host' }, async ({ request }) => {
  const { etag = '' } = (await request.get('/fun')).headers();
  expect(etag).not.toBe('');
  expect((await request.get('/fun', { headers: { 'If-None-Match': etag } })).status()).toBe(304);
});

test('texts are sent as the build compressed them', { tag: '@host' }, async ({ baseURL }) => {
  const isWithout = SERVER === 'nginx' && !findBrotliModule();
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/archive', 'archive.html'],
    [SCRIPT, SCRIPT.slice(1)],
    ['/favicon.svg', 'favicon.svg'],
  ] as const) {
    for (const [accepted, ending, encoding] of [
      ['gzip, deflate, br, zstd', '.br', 'br'],
      ['gzip', '.gz', 'gzip'],
      ['identity', '', undefined],
    ] as const) {
      if (encoding === 'br' && isWithout) continue;
      const { headers, size } = await send(baseURL, at(path), { 'Accept-Encoding': accepted });
      expect(headers['content-encoding'], `${path} for ${accepted}`).toBe(encoding);
      expect(size, path).toBe(statSync(`${BUILD}/${file}${ending}`).size);
      expect(headers.vary, path).toContain('Accept-Encoding');
    }
  }
});

test('every kind of file says what it is', { tag: '@host' }, async ({ request }) => {
  for (const [path, type] of [
    ['/about', /^text\/html; ?charset=utf-8$/],
    [SCRIPT, /^(text|application)\/javascript/],
    [built('_astro/fonts/*.woff2'), /^font\/woff2$/],
    [built('media/*.avif'), /^image\/avif$/],
    [built('media/*.webp'), /^image\/webp$/],
    [built('media/*.mp4'), /^video\/mp4$/],
    [built('media/*.webm'), /^video\/webm$/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/resume.pdf', /^application\/pdf$/],
    ['/site.webmanifest', /^application\/manifest\+json/],
  ] as const) {
    if (path.endsWith('.webmanifest') && !existsSync(`${BUILD}${path}`)) continue;
    expect((await request.get(path)).headers()['content-type'], path).toMatch(type);
  }
});

test('a film can be fetched in parts', { tag: '@host' }, async ({ request }) => {
  const response = await request.get(built('media/*.mp4'), { headers: { Range: 'bytes=100-199' } });
  expect(response.status()).toBe(206);
  expect((await response.body()).length).toBe(100);
});

test('addresses have no .html and no trailing slash: such forms lead to the clean one', {
  tag: '@host',
}, async ({ request, baseURL }) => {
  for (const [from, to] of [
    ['/fun.html', '/fun'],
    ['/fun/', '/fun'],
    ['/fun//', '/fun'],
    ['/index.html', '/'],
    ['/fun/index.html?x=1', '/fun?x=1'],
    ['/about/?x=1', '/about?x=1'],
    ['/about.html?x=a.html/', '/about?x=a.html/'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    const { location = '' } = response.headers();
    // Apache writes the whole address.
    expect([response.status(), location.replace(baseURL ?? '', '')], from).toEqual([308, at(to)]);
  }
});

test('the home page has one address, and under a sub-path the bare name leads to it', {
  tag: '@host',
}, async ({ request, baseURL }) => {
  const home = await request.get('/', { maxRedirects: 0 });
  expect([home.status(), home.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
  if (!BASE) return;
  for (const query of ['', '?x=1']) {
    const { status, headers } = await send(baseURL, BASE + query);
    expect(new URL(headers.location ?? '', baseURL).href).toBe(`${baseURL}${BASE}/${query}`);
    expect([301, 308]).toContain(status);
  }
});

test('under a sub-path, the rest of the domain is left as it is', { tag: '@host' }, async ({ baseURL }) => {
  test.skip(!BASE || SERVER === 'own', 'Only a real server has a rest of the domain.');
  for (const path of ['/', '/other', `${BASE}-of-another/`]) {
    const { headers } = await send(baseURL, path);
    for (const name of [...Object.keys(SECURITY_HEADERS), 'Cache-Control'])
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBeUndefined();
    expect(headers.location, path).toBeUndefined();
  }
});

test('no address leads to another site', { tag: '@host' }, async ({ baseURL }) => {
  for (const path of ['//evil.example/', '//evil.example/x.html', '/\\evil.example/', '/.//evil.example/']) {
    const { location } = (await send(baseURL, BASE + path)).headers;
    if (location !== undefined) expect(new URL(location, baseURL).origin, path).toBe(baseURL);
  }
});

test('whatever is not there is the not-found page, with its status', { tag: '@host' }, async ({
  request,
}) => {
  for (const path of MISSING) {
    const response = await request.get(path);
    expect([response.status(), await response.text()], path).toEqual([
      404,
      expect.stringContaining('Page not found'),
    ]);
  }
});

test('every internal link, picture and anchor leads somewhere, without a detour', { tag: '@host' }, async ({
  request,
}) => {
  const seen = new Map<string, string>();
  for (const file of listFiles('**/*.html', BUILD)) {
    const html = readFileSync(`${BUILD}/${file}`, 'utf8');
    const addresses = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, address]) => address ?? '');
    const sets = [...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set]) =>
      (set ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? ''),
    );
    for (const address of [...addresses, ...sets]) {
      if (address.startsWith('#')) {
        expect(html, `${file} ${address}`).toContain(`id="${address.slice(1)}"`);
      } else if (address.startsWith('/')) {
        expect(address, file).toMatch(new RegExp(`^${BASE}/`));
        seen.set(address.replace(/#.*$/, ''), file);
      } else {
        expect(address, file).toMatch(/^(https:\/\/|mailto:)/);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(20);
  for (const [address, file] of seen) {
    const response = await request.head(address, { maxRedirects: 0 });
    expect(response.status(), `${address} in ${file}`).toBe(200);
  }
});

test('a study shows all of its pictures, and nothing it asks for is missing or elsewhere', {
  tag: '@host',
}, async ({ page, baseURL }) => {
  const astray: string[] = [];
  page.on('response', (response) => {
    const isOurs = /^(data|blob):/.test(response.url()) || response.url().startsWith(`${baseURL}${at('/')}`);
    if (!isOurs || response.status() >= 400) astray.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) astray.push(message.text());
  });
  await page.goto('/ferry');
  const pictures = await seeEveryPicture(page);
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.filter(({ width }) => width === 0)).toEqual([]);
  expect(astray).toEqual([]);
});
