import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { describe, expect, test } from 'vitest';
import { FRAME_PAGE } from '../lib/frame.ts';
import { apacheFile } from './apache.ts';
import { TEXTS } from './compress.ts';
import { FRAME_HEADERS, HASHED_FOLDERS, headersFor, KEEP, SECURE_ONLY, SECURITY_HEADERS } from './headers.ts';
import { baseOf, headersFile, hostFiles, vercelFile } from './host-files.ts';
import { COMMON_POLICY, FRAME_HEADER_POLICY, HEADER_POLICY, PAGE_POLICY } from './policy.ts';
import { FORMERLY } from './redirects.ts';

test.each(Object.keys(hostFiles()))('%s is current (else run `npm run hosting`)', (file) => {
  // What the owner’s own studies were called before is theirs: the doctor looks after it.
  const [committed = ''] = readFileSync(file, 'utf8').split(`\n${FORMERLY}`);
  const written = file.endsWith('.json') ? withoutRedirects(committed) : committed;
  expect(written).toBe(hostFiles(baseOf(written))[file]);
});

test('a site under a sub-path has settings of its own, which say so', () => {
  for (const file of ['hosting/nginx.conf', 'hosting/portfolio.caddy']) {
    const text = hostFiles('/my.work/2026')[file] ?? '';
    expect(baseOf(text)).toBe('/my.work/2026');
    expect(text).toContain('/my.work/2026/404.html');
    // In an expression a dot means any letter.
    for (const [expression] of text.matchAll(/\^\S+/g)) expect(expression).not.toContain('my.work');
    expect(baseOf(hostFiles()[file] ?? '')).toBe('');
  }
});

describe('.htaccess', () => {
  const text = apacheFile('/work');

  test('keeps to what shared hosts allow: anything more would take the site down', () => {
    const directives = text.split('\n').flatMap((line) => /^\s*<?(\w+)/.exec(line)?.[1] ?? []);
    expect(new Set(directives)).toEqual(
      new Set([
        ...['IfModule', 'RewriteEngine', 'RewriteBase', 'RewriteCond', 'RewriteRule', 'ErrorDocument'],
        ...['AddDefaultCharset', 'AddType', 'AddEncoding', 'RemoveLanguage', 'FilesMatch', 'ForceType'],
        ...['SetEnvIf', 'Header'],
      ]),
    );
  });

  test('says every header that goes with every answer', () => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(text).toContain(`Header always set ${name} "${value}"\n`);
    // What comes later counts: the page of prototypes has its own after that.
    for (const [name, value] of Object.entries(FRAME_HEADERS))
      expect(text.split(`Header always set ${name} `).at(-1)).toMatch(
        new RegExp(`^"${value.replaceAll("'", '.')}" env=FRAME\n`),
      );
  });

  test('knows every kind of text that the build compresses', () => {
    for (const kind of /\{(.*)\}/.exec(TEXTS)?.[1]?.split(',') ?? [])
      expect(text).toContain(`<FilesMatch "\\.${kind}\\.(br|gz)$">`);
  });
});

function withoutRedirects(json: string): string {
  const { redirects, ...rest } = JSON.parse(json);
  return `${JSON.stringify(rest, null, 2)}\n`;
}

describe('the two content security policies', () => {
  const sources = (policy: readonly string[]) =>
    new Map(policy.map((directive) => directive.trim().split(/ (.*)/, 2) as [string, string]));

  test('never disagree: what a page allows itself, the header allows it', () => {
    const page = sources(PAGE_POLICY);
    const header = sources(HEADER_POLICY.split(';'));
    const shared = [...header.keys()].filter((name) => page.has(name));
    expect(shared.length).toBeGreaterThan(2);
    for (const name of shared) expect(header.get(name), name).toBe(page.get(name));
  });

  test('the header says what a page cannot say of itself', () => {
    expect(HEADER_POLICY).toContain("frame-ancestors 'none'");
  });
});

describe('_headers, as Netlify reads it', () => {
  const read = async (base?: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'headers-'));
    writeFileSync(join(folder, '_headers'), headersFile(base));
    const headersFiles = [join(folder, '_headers')];
    const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
    rmSync(folder, { recursive: true });
    expect(errors).toEqual([]);
    return headers as { for: string; forRegExp: RegExp; values: Record<string, string> }[];
  };
  const matching = async (path: string) =>
    (await read()).filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values);

  /** What all addresses have in common on hosts of which no rule can except one. */
  const common = { ...SECURE_ONLY, ...FRAME_HEADERS, 'Content-Security-Policy': COMMON_POLICY };

  test('gives every address the security headers, and hashed files a long life', async () => {
    expect((await matching('/a/b/c'))[0]).toEqual({ ...SECURITY_HEADERS, ...common });
    for (const folder of HASHED_FOLDERS)
      expect(Object.assign({}, ...(await matching(`/${folder}/a/b.js`)))).toEqual({
        ...headersFor(`/${folder}/a/b.js`),
        ...common,
      });
  });

  const policies = async (path: string) =>
    (await matching(path)).flatMap((values) => values['Content-Security-Policy'] ?? []);

  test('lets our own pages frame the page of prototypes, and nobody any other page', async () => {
    for (const path of ['/', '/fun', '/trakt', '/nope'])
      expect(await policies(path), path).toEqual([COMMON_POLICY, HEADER_POLICY]);
    expect(await policies(FRAME_PAGE)).toEqual([COMMON_POLICY, FRAME_HEADER_POLICY]);
    // All of them hold at once: what is common must not forbid what the page of prototypes allows.
    expect(COMMON_POLICY).toContain("frame-ancestors 'self'");
    expect(COMMON_POLICY).not.toContain('script-src-attr');
  });

  test('sets no header but the policy twice for one address: hosts would join the two', async () => {
    for (const path of ['/', '/fun', FRAME_PAGE, '/_astro/a.js']) {
      const names = (await matching(path)).flatMap((values) => Object.keys(values));
      const others = names.filter((name) => name !== 'Content-Security-Policy');
      expect(new Set(others).size, path).toBe(others.length);
    }
  });

  test('moves along under a sub-path', async () => {
    expect((await read('/portfolio')).map((rule) => rule.for)).toContain('/portfolio/_astro/*');
  });

  test('stays within what Cloudflare Pages takes', () => {
    const lines = headersFile().split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
    for (const line of lines.filter((line) => line.startsWith('/')))
      expect(line).toMatch(/^[^*:]*(\*|:[a-z]+)?$/);
  });
});

describe('vercel.json, as Vercel reads it', () => {
  const { routes, error } = getTransformedRoutes(JSON.parse(vercelFile()));
  type Route = { src?: string; status?: number; headers?: Record<string, string> };
  const matching = (path: string) =>
    ((routes ?? []) as Route[]).filter(({ src }) => src && new RegExp(src).test(path));

  test('is taken without a complaint', () => expect(error).toBeNull());

  test('gives every address the security headers, and hashed files a long life', () => {
    const headers = (path: string) =>
      Object.assign({}, ...matching(path).map((route) => route.headers ?? {}));
    expect(headers('/fun')).toEqual({ ...SECURITY_HEADERS, ...SECURE_ONLY });
    expect(headers('/')).toEqual({ ...SECURITY_HEADERS, ...SECURE_ONLY });
    expect(headers(FRAME_PAGE)).toEqual({ ...SECURITY_HEADERS, ...SECURE_ONLY, ...FRAME_HEADERS });
    for (const folder of HASHED_FOLDERS)
      expect(headers(`/${folder}/a/b.js`)).toMatchObject({ ...SECURITY_HEADERS, 'Cache-Control': KEEP });
  });

  test('leads /fun.html and /fun/ to /fun', () => {
    for (const path of ['/fun.html', '/fun/']) {
      const redirect = matching(path).find(({ status }) => status === 308);
      const to = path.replace(new RegExp(redirect?.src ?? 'none'), redirect?.headers?.Location ?? '');
      expect(to).toBe('/fun');
    }
  });
});
