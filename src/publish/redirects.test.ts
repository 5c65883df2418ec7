import { getTransformedRoutes } from '@vercel/routing-utils';
import { describe, expect, test } from 'vitest';
import { hostFiles } from './host-files.ts';
import { caddyRedirects, nginxRedirects, redirectsFile } from './redirects.ts';

const OLD = [
  { from: 'old_route', to: 'alpha' },
  { from: 'projects/beta', to: 'beta' },
];

test('without addresses of old, nothing is added to any host’s settings', () => {
  expect(hostFiles('', [])).toEqual(hostFiles());
  expect(nginxRedirects([]) + caddyRedirects([])).toBe('');
});

describe('_redirects', () => {
  const rules = (base?: string) =>
    redirectsFile(OLD, base)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split(' '));

  test('leads Netlify on although a page is there, and has a line that Cloudflare knows', () => {
    // Netlify takes the first line that matches; Cloudflare the first whose status is a number.
    const netlify = rules().find(([from]) => from === '/old_route');
    expect(netlify).toEqual(['/old_route', '/alpha', '301!']);
    const cloudflare = rules().find(([from, , status]) => from === '/projects/beta' && Number(status) > 0);
    expect(cloudflare).toEqual(['/projects/beta', '/beta', '301']);
  });

  test('moves along under a sub-path', () => {
    expect(rules('/portfolio')[0]).toEqual(['/portfolio/old_route', '/portfolio/alpha', '301!']);
  });
});

test('Vercel takes its redirects without a complaint, and keeps the headers', () => {
  const settings = JSON.parse(hostFiles('', OLD)['vercel.json'] ?? '');
  const { routes, error } = getTransformedRoutes(settings);
  expect(error).toBeNull();
  type Route = { src?: string; status?: number; headers?: Record<string, string> };
  const redirect = ((routes ?? []) as Route[]).find(
    ({ src, status }) => src && status === 308 && new RegExp(src).test('/projects/beta'),
  );
  expect(redirect?.headers?.Location).toBe('/beta');
  expect(settings.headers).toEqual(JSON.parse(hostFiles()['vercel.json'] ?? '').headers);
});

describe('a server’s pattern', () => {
  const [, pattern = ''] = /rewrite (\S+) \$1\/alpha permanent;/.exec(nginxRedirects(OLD)) ?? [];
  const lead = (path: string) =>
    new RegExp(pattern).test(path) ? path.replace(new RegExp(pattern), '$1/alpha') : undefined;

  test('leads on from the root and from under a sub-path', () => {
    expect(lead('/old_route')).toBe('/alpha');
    expect(lead('/old_route/')).toBe('/alpha');
    expect(lead('/portfolio/old_route')).toBe('/portfolio/alpha');
  });

  test('leaves every other address alone, and never leads off the site', () => {
    for (const path of ['/old_route_2', '/very_old_route', '//evil.example/old_route', '/\\evil/old_route'])
      expect(lead(path), path).toBeUndefined();
  });

  test('is the same for Caddy, which keeps the question too', () => {
    const [, caddy = ''] = /orig_uri\} (\S+)\n/.exec(caddyRedirects(OLD)) ?? [];
    expect('/portfolio/old_route?a=1'.replace(new RegExp(caddy), '$1/alpha$2')).toBe('/portfolio/alpha?a=1');
  });
});
