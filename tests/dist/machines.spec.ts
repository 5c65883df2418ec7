// Files that machines read: crawlers, feed readers, home screens.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { BUILD } from '../helpers/host.ts';
import { LOCKED_STUDIES, OPEN_STUDIES } from '../helpers/pages.ts';
import { here, SITE, whole } from '../helpers/published.ts';
import { expect, test } from '../helpers/test.ts';

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Every element, as the browser’s own XML parser has it; a fault in the XML is an element of another namespace. */
const parseXml = (text: string, page: Page) =>
  page.evaluate((source) => {
    const { documentElement } = new DOMParser().parseFromString(source, 'application/xml');
    return [documentElement, ...documentElement.querySelectorAll('*')].map((element) => ({
      name: element.localName,
      parent: element.parentElement?.localName ?? '',
      namespace: element.namespaceURI,
      text: element.children.length > 0 ? '' : (element.textContent ?? ''),
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    }));
  }, text);

test('sitemap.xml names every open page and no other, each with a date that is past', async ({
  page,
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^(application|text)\/xml/);
  const elements = await parseXml(await response.text(), page);
  expect(new Set(elements.map(({ namespace }) => namespace))).toEqual(
    new Set(['http://www.sitemaps.org/schemas/sitemap/0.9']),
  );
  expect(elements[0]?.name).toBe('urlset');
  const named = elements.filter(({ name }) => name === 'loc').map(({ text }) => text);
  expect(named).toEqual(['/', '/fun', '/about', ...OPEN_STUDIES].map(whole));
  for (const address of named)
    expect((await request.get(here(address), { maxRedirects: 0 })).status()).toBe(200);
  for (const { text } of elements.filter(({ name }) => name === 'lastmod')) {
    expect(text).toMatch(RFC_3339);
    expect(Date.parse(text)).toBeLessThanOrEqual(Date.now());
  }
  expect(elements.every(({ name }) => ['urlset', 'url', 'loc', 'lastmod'].includes(name))).toBe(true);
});

test('feed.xml is an Atom feed of the open studies', async ({ page, request }) => {
  const elements = await parseXml(await (await request.get('/feed.xml')).text(), page);
  expect(new Set(elements.map(({ namespace }) => namespace))).toEqual(
    new Set(['http://www.w3.org/2005/Atom']),
  );
  const texts = (parent: string, name: string) =>
    elements.filter((one) => one.name === name && one.parent === parent).map(({ text }) => text);
  // RFC 4287, sections 4.1.1 and 4.1.2: what a feed and an entry must have, and once.
  for (const name of ['id', 'title', 'updated']) expect(texts('feed', name), name).toHaveLength(1);
  expect(texts('author', 'name')).toEqual([SITE.owner.name]);
  for (const name of ['id', 'title', 'updated', 'summary']) {
    expect(texts('entry', name), name).toHaveLength(OPEN_STUDIES.length);
    expect(texts('entry', name).every(Boolean), name).toBe(true);
  }
  const ids = [...texts('feed', 'id'), ...texts('entry', 'id')];
  expect(new Set(ids).size).toBe(ids.length);
  expect(texts('entry', 'id')).toEqual(OPEN_STUDIES.map(whole));
  const dates = elements
    .filter(({ name }) => ['updated', 'published'].includes(name))
    .map(({ text }) => text);
  for (const date of dates) expect(date).toMatch(RFC_3339);
  expect(texts('feed', 'updated')).toEqual([texts('entry', 'updated').toSorted().at(-1)]);
  const links = elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  expect(links.find(({ rel }) => rel === 'self')?.href).toBe(whole('/feed.xml'));
  for (const { href = '' } of links) expect((await request.get(here(href))).status(), href).toBe(200);
});

test('robots.txt welcomes everyone, names the sitemap and points at nothing locked', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('User-agent: *\nAllow: /');
  expect(text).toContain(`Sitemap: ${whole('/sitemap.xml')}`);
  expect(text).not.toMatch(/disallow/i);
  for (const route of LOCKED_STUDIES) expect(text).not.toContain(route);
});

test('the browser finds nothing wrong with the manifest, and its icons have the sizes it says', async ({
  page,
}) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toMatch(/\/site\.webmanifest$/);
  expect(errors).toEqual([]);
  const { name, short_name, start_url, theme_color, background_color, icons } = JSON.parse(data ?? '{}');
  expect({ name, short_name, start_url }).toEqual({
    name: SITE.baseTitle,
    short_name: SITE.owner.shortName,
    start_url: '/',
  });
  expect([theme_color, background_color]).toEqual(['#ffffff', '#ffffff']);
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons as { src: string; sizes: string }[]) {
    const { format, width, height } = await sharp(`${BUILD}${src}`).metadata();
    expect(format === 'svg' ? 'any' : `${width}x${height}`, src).toBe(sizes);
  }
  const touch = await sharp(`${BUILD}/apple-touch-icon.png`).metadata();
  expect([touch.width, touch.height]).toEqual([180, 180]);
});

test('humans.txt says who made this', () => {
  const text = readFileSync(`${BUILD}/humans.txt`, 'utf8');
  for (const part of [SITE.owner.name, SITE.owner.location, SITE.footer.thanks]) expect(text).toContain(part);
});
