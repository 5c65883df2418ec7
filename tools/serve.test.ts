import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FilesToMake } from '../src/media/to-make.ts';
import { createSite, type Site } from './serve.ts';

let folder = '';
let server: Site;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  writeFileSync(join(folder, 'index.html'), '<h1>Work</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Page not found</h1>');
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string, makes: Record<string, () => Promise<Uint8Array<ArrayBuffer>>>) {
  server = createSite(folder, '', new FilesToMake(new Map(Object.entries(makes))));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
}

test('a build that takes the place of the one that is served is served whole, at once', async () => {
  await get('/', {});
  const at = (path: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
  const longer = '<h1>Work, and a good deal more of it</h1>';
  rmSync(join(folder, 'index.html'));
  // While one takes the other’s place.
  expect((await at('/nowhere')).status).toBe(404);
  writeFileSync(join(folder, '404.html'), '<h1>Nothing here</h1>');
  writeFileSync(join(folder, 'about.html'), '<h1>About</h1>');
  writeFileSync(join(folder, 'index.html'), longer);
  expect(await (await at('/')).text()).toBe(longer);
  expect(await (await at('/about')).text()).toBe('<h1>About</h1>');
  expect(await (await at('/nowhere')).text()).toBe('<h1>Nothing here</h1>');
});

test.each(['//', '//trakt%23k=x', '//evil.example/', '/%', '*', 'http://['])(
  'is not stopped by who asks for %s',
  async (path) => {
    const { port } = await get('/', {}).then(() => server.address() as AddressInfo);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request({ port, path }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBeDefined();
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  },
);

describe('while pictures are still being made', () => {
  test('the pages are there', async () => {
    const response = await get('/', {});
    expect([response.status, await response.text()]).toEqual([200, '<h1>Work</h1>']);
  });

  test('one that is looked at is made, sent with its type, and kept in the build', async () => {
    const response = await get('/media/one.avif', {
      '/media/one.avif': async () => new TextEncoder().encode('avif'),
    });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'image/avif',
      'avif',
    ]);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(readFileSync(join(folder, 'media/one.avif'), 'utf8')).toBe('avif');
  });

  test('one that cannot be made is an error on the screen, and the rest goes on', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await get('/media/one.avif', {
      '/media/one.avif': () => Promise.reject(new Error('not a picture')),
    });
    expect(response.status).toBe(500);
    expect(said).toHaveBeenCalledWith('✗ /media/one.avif could not be made: not a picture');
    said.mockRestore();
  });

  test('once all are made and the build has moved, everything comes from its new place', async () => {
    const makes = { '/media/one.avif': () => Promise.reject(new Error('made long ago')) };
    await get('/', makes);
    const whole = join(folder, 'whole');
    mkdirSync(join(whole, 'media'), { recursive: true });
    writeFileSync(join(whole, 'index.html'), '<h1>Work, whole</h1>');
    writeFileSync(join(whole, 'media/one.avif'), 'avif');
    server.moveTo(whole, Promise.resolve());
    const at = `http://localhost:${(server.address() as AddressInfo).port}`;
    const [page, picture] = await Promise.all(['/', '/media/one.avif'].map((path) => fetch(at + path)));
    expect([await page?.text(), await picture?.text()]).toEqual(['<h1>Work, whole</h1>', 'avif']);
  });

  test('what no page names is not found', async () => {
    expect((await get('/media/other.avif', {})).status).toBe(404);
  });
});
