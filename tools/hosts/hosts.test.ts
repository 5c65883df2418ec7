// A site of three pages on the real programs, where they are installed: what an address leads to, however it is written.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apacheFile } from '../../src/publish/apache.ts';
import { compressFolder } from '../../src/publish/compress.ts';
import { copyIntoFolders } from '../../src/publish/folders.ts';
import { TEST_SECRET } from '../../tests/helpers/gate.ts';
import { CLICKED } from '../../tests/helpers/mangled-links.ts';
import { freePort } from '../../tests/helpers/project-copy.ts';
import { findServer } from '../find/servers.mjs';

/** Elsewhere than on Linux the programs keep their files in other places. */
const isHere = (server: string) => process.platform === 'linux' && findServer(server) !== undefined;

const SITES = ['nginx', 'caddy', 'apache'].flatMap((server) =>
  ['', '/my.work'].flatMap((base) => [false, true].map((inFolders) => ({ server, base, inFolders }))),
);

describe.each(SITES.filter(({ server }) => isHere(server)))(
  '$server, under “$base”, pages as folders: $inFolders',
  { timeout: 30_000 },
  ({ server, base, inFolders }) => {
    const folder = mkdtempSync(join(tmpdir(), 'three pages-'));
    let origin = '';
    let stop = async () => {};

    beforeAll(async () => {
      for (const name of ['index', 'about', '404'])
        writeFileSync(join(folder, `${name}.html`), `<p>${name}</p>`.padEnd(2000));
      mkdirSync(join(folder, 'media'));
      mkdirSync(join(folder, 'old'));
      writeFileSync(join(folder, 'old/place.html'), '<p>place</p>'.padEnd(2000));
      writeFileSync(join(folder, 'media/a.webp'), 'picture');
      writeFileSync(join(folder, '.htaccess'), apacheFile(base));
      if (inFolders) copyIntoFolders(folder);
      await compressFolder(folder);
      const port = await freePort();
      origin = `http://localhost:${port}`;
      const child = spawn(process.execPath, [resolve('tools/hosts/start.ts'), server], {
        env: { ...process.env, PORT: String(port), SITE_OUT: folder, SITE_BASE: base || '/' },
        stdio: 'ignore',
      });
      stop = async () => {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      };
      const isUp = () =>
        fetch(origin).then(
          () => true,
          () => false,
        );
      for (let tries = 0; tries < 100 && !(await isUp()); tries++)
        await new Promise((done) => setTimeout(done, 100));
    }, 30_000);
    afterAll(async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const visit = async (path: string) => {
      const response = await fetch(origin + base + path);
      return [response.status, (await response.text()).trim()];
    };

    test('every form of a page’s address leads to it', async () => {
      for (const path of ['/', '/index.html', '/?x=1', ...(base ? [''] : [])])
        expect(await visit(path), path).toEqual([200, '<p>index</p>']);
      for (const path of ['/about', '/about/', '/about.html', '/about/?x=1', '/about/index.html'])
        expect(await visit(path), path).toEqual([200, '<p>about</p>']);
      for (const path of ['/old/place', '/old/place/', '/old/place.html'])
        expect(await visit(path), path).toEqual([200, '<p>place</p>']);
    });

    test('what is not there is the not-found page, and no folder is listed', async () => {
      for (const path of [
        '/nope',
        '/about/nope',
        '/about/nope.html',
        '/old',
        '/media',
        '/media/',
        '/media/nope.webp',
      ])
        expect(await visit(path), path).toEqual([404, '<p>404</p>']);
    });

    test('a private link that mail has changed comes to the not-found page, which turns it back', async () => {
      for (const [what, asked] of Object.entries(CLICKED)) {
        const path = base + asked('/about', TEST_SECRET);
        const response = await fetch(origin + path);
        const isPage = new URL(origin + path).pathname === `${base}/about`;
        expect([response.status, (await response.text()).trim()], what).toEqual(
          isPage ? [200, '<p>about</p>'] : [404, '<p>404</p>'],
        );
        // A redirect on the way must not lose the key.
        if (!isPage && !path.includes('#'))
          expect(new URL(response.url).pathname, what).toContain(TEST_SECRET.slice(0, 9));
      }
    });

    test('a picture is kept for ever, a page and what is missing are not', async () => {
      const cacheOf = async (path: string) =>
        (await fetch(origin + base + path)).headers.get('cache-control');
      expect(await cacheOf('/media/a.webp')).toContain('immutable');
      for (const path of ['/', '/about', '/media/nope.webp'])
        expect(await cacheOf(path), path).toBe('no-cache');
    });
  },
);

test('a program that is not installed is found missing', () => {
  expect(findServer('no-such-server')).toBeUndefined();
});
