import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../../src/lib/files.ts';
import { BUILD, buildFolder } from '../helpers/host.ts';
import { ROUTES } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';
import { faultsIn, whyNoValidator } from '../validator/validator.ts';

const pages = listFiles('**/*.html', BUILD);
const read = (file: string) => readFileSync(join(BUILD, file), 'utf8');

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

test('where the owner has chosen the scheme, no page has a switch for it, or a script for that', () => {
  for (const file of pages) expect(read(file), file).not.toMatch(/data-scheme-switch|localStorage/);
});

test('pictures are AVIF or WebP of the size their names say, with width and height in the page', async () => {
  for (const file of listFiles('media/*.{avif,webp}', BUILD)) {
    const { width } = await sharp(join(BUILD, file)).metadata();
    expect(width, file).toBe(Number(file.match(/-(\d+)\.\w+$/)?.[1]));
  }
  for (const file of pages) {
    for (const [image] of read(file).matchAll(/<img [^>]*\bsrc=[^>]+>/g)) {
      expect(image, file).toMatch(/ width="\d+" height="\d+"/);
      expect(image, file).toContain(' alt="');
    }
  }
});

test('nothing stands behind the end of a page, and every picture has an address and words', () => {
  for (const file of listFiles('**/*.{html,htm}', BUILD)) {
    const page = read(file);
    expect(page.trimEnd().endsWith('</body></html>'), file).toBe(true);
    expect(page, file).toMatch(/<html[^>]* lang="[^"]+"/);
    expect(page, file).toMatch(/<title>[^<]+<\/title>/);
    for (const [image] of page.matchAll(/<img\b[^>]*>/g)) expect(image, file).toMatch(/ src=.* alt=/);
  }
});

test('a validator finds nothing wrong in any page, of the tests’ site or the owner’s @all', () => {
  const missing = whyNoValidator();
  test.skip(missing !== undefined, missing);
  test.setTimeout(180_000);
  expect(faultsIn(BUILD, buildFolder('owner'))).toEqual([]);
});

test('all eight routes and the not-found page are there, and nothing else is a page', () => {
  const routes = ROUTES.map((route) => (route === '/' ? '/index' : route));
  expect(pages.map((file) => `/${file.slice(0, -'.html'.length)}`).toSorted()).toEqual(
    [...routes, '/404'].toSorted(),
  );
});
