import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { describe, expect, test } from 'vitest';
import { TEST_SECRET } from '../../tests/helpers/gate.ts';
import { CLICKED } from '../../tests/helpers/mangled-links.ts';
import { FRAME_PAGE } from '../lib/frame.ts';
import { apacheFile } from './apache.ts';
import { TEXTS } from './compress.ts';
import { FRAME_HEADERS, HASHED_FOLDERS, headersFor, KEEP, SECURE_ONLY, SECURITY_HEADERS } from './headers.ts';
import { baseOf, headersFile, hostFiles, vercelFile } from './host-files.ts';
import { FRAME_HEADER_POLICY, HEADER_POLICY, PAGE_POLICY } from './policy.ts';
import { FORMERLY, redirectsFile } from './redirects.ts';

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

/** What a host is asked for by private links that mail has changed: it has no page of that name. */
const CHANGED = Object.values(CLICKED)
  .map((asked) => new URL(`https://mina.example${asked('/trakt', TEST_SECRET)}`).pathname)
  .filter((path) => path !== '/trakt');

/** One of each kind that a host is asked for: pages, files, addresses of old, and what is not there. */
const ADDRESSES = [
  ...['/', '/fun', '/trakt', '/resume.pdf', '/work/2019/old', '/nope', '/a/b/c/d', FRAME_PAGE],
  ...CHANGED.filter((path) => !path.endsWith('/')),
  ...HASHED_FOLDERS.flatMap((folder) => [`/${folder}/a.js`, `/${folder}/a/b.js`]),
];

/** What a browser is sent where several rules match one address: the values of one header, joined by a comma. */
function joined(all: readonly Record<string, string>[]): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const [name, value] of all.flatMap((headers) => Object.entries(headers)))
    sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
  return sent;
}

test('no page may ask for what else is in the visitor’s house', () => {
  const policy = SECURITY_HEADERS['Permissions-Policy'];
  for (const feature of ['camera', 'loopback-network', 'local-network'])
    expect(policy.split(', ')).toContain(`${feature}=()`);
});

test('_redirects leaves a private link that mail has changed to the not-found page', () => {
  // Both hosts compare whole addresses, where a line has no star and no colon in it.
  const lines = redirectsFile([{ from: 'attribution', to: 'trakt' }])
    .split('\n')
    .slice(1)
    .filter(Boolean);
  for (const line of lines) {
    expect(line).toMatch(/^\/attribution \/trakt 301!?$/);
    for (const path of CHANGED) expect(path).not.toBe(line.split(' ')[0]);
  }
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
  const headersOf = async (path: string) =>
    joined((await read()).filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values));

  test('gives every address the security headers, and hashed files a long life', async () => {
    for (const path of ADDRESSES) {
      const { 'Cache-Control': kept, ...headers } = headersFor(path);
      const asKept = kept === KEEP && { 'Cache-Control': KEEP };
      expect(await headersOf(path), path).toEqual({ ...headers, ...SECURE_ONLY, ...asKept });
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
      expect(line).toMatch(/^(\/[^*:/]*|\/:[a-z]+)*(\/\*)?$/);
  });
});

describe('_headers, as Cloudflare reads it', () => {
  /** Each begins with its address, in which `:a` is all between two slashes and `*` whatever comes. */
  const rules = headersFile()
    .split(/\n(?=\/)/)
    .slice(1)
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n').map((line) => line.trim());
      const expression = path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace('*', '.*');
      return { matches: new RegExp(`^${expression}$`), lines: lines.filter(Boolean) };
    });
  const headersOf = (path: string) => {
    const lines = rules.filter(({ matches }) => matches.test(path)).flatMap((rule) => rule.lines);
    return joined(lines.map((line) => Object.fromEntries([line.split(/: (.*)/, 2)])));
  };

  test('gives every page one policy: two that are joined would pass for a broken one', () => {
    for (const path of ADDRESSES) {
      const { 'Cache-Control': kept, ...headers } = headersFor(path);
      const asKept = kept === KEEP && { 'Cache-Control': KEEP };
      expect(headersOf(path), path).toEqual({ ...headers, ...SECURE_ONLY, ...asKept });
      expect(headersOf(path)['Content-Security-Policy'], path).not.toContain(',');
    }
    expect(headersOf('/fun')['Content-Security-Policy']).toBe(HEADER_POLICY);
    expect(headersOf(FRAME_PAGE)['Content-Security-Policy']).toBe(FRAME_HEADER_POLICY);
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

  test('leaves a private link that mail has changed to the not-found page', () => {
    for (const pathname of CHANGED) {
      const redirect = matching(pathname).find(({ status }) => status === 308);
      const to = redirect
        ? pathname.replace(new RegExp(redirect.src ?? ''), redirect.headers?.Location ?? '')
        : pathname;
      expect(to.replace(/\/$/, '')).toBe(pathname.replace(/\/$/, ''));
    }
  });

  test('leads /fun.html and /fun/ to /fun', () => {
    for (const path of ['/fun.html', '/fun/']) {
      const redirect = matching(path).find(({ status }) => status === 308);
      const to = path.replace(new RegExp(redirect?.src ?? 'none'), redirect?.headers?.Location ?? '');
      expect(to).toBe('/fun');
    }
  });
});
