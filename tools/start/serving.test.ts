import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What `npm start` may hold while it only serves, in megabytes. */
const GOAL = 120;

/** `npm start` with another builder in its place, which takes no time, on a free port. */
async function started(builder: string) {
  const root = mkdtempSync(join(tmpdir(), 'start-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'beside'));
  writeFileSync(join(root, 'beside/index.html'), '<h1>Work</h1>');
  writeFileSync(join(root, 'beside/404.html'), '<h1>Page not found</h1>');
  writeFileSync(join(root, 'builder.mjs'), builder);
  const serving = JSON.stringify(resolve('tools/start/serving.ts'));
  const options = JSON.stringify({ root, builder: join(root, 'builder.mjs') });
  writeFileSync(
    join(root, 'start.mjs'),
    `import { serveWhileBuilding } from ${serving};\nserveWhileBuilding(${options});\n`,
  );
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, [join(root, 'start.mjs')], { cwd: root, env });
  onTestFinished(() => void child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => (said += words));
  const ended = new Promise<number | null>((end) => child.on('exit', end));
  return { root, child, ended, at: `http://localhost:${port}`, said: () => said };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Serves a picture when it is asked for; moves when it is told to, and takes its time with it. */
const BUILDER = `
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
const folder = 'beside';
process.send({ kind: 'pages', folder, base: '', files: ['/media/one.avif', '/media/two.avif'] });
process.on('message', ({ kind, path }) => {
  if (kind === 'make' && path.includes('two')) return process.send({ kind: 'failed', path, reason: 'not a picture' });
  if (kind === 'make') {
    mkdirSync(folder + '/media', { recursive: true });
    writeFileSync(folder + path, 'avif');
    process.send({ kind: 'made', path });
    setTimeout(() => process.send({ kind: 'whole' }), 200);
    return;
  }
  renameSync(folder, 'dist');
  setTimeout(() => {
    writeFileSync('dist/index.html', '<h1>Work, whole</h1>');
    process.send({ kind: 'moved' });
    process.exit();
  }, 300);
});
`;

test('one small process serves: pages at once, a picture when it is looked at, the whole when it is made', async () => {
  const { child, at, said, root } = await started(BUILDER);
  await expect.poll(said, { timeout: 20_000 }).toContain('The site is at');
  const text = async (path: string) => (await fetch(at + path)).text();
  expect(await text('/')).toBe('<h1>Work</h1>');
  expect((await fetch(`${at}/media/two.avif`)).status).toBe(500);
  expect(await text('/media/one.avif')).toBe('avif');
  // The folder is gone while the build moves: whoever asks then waits for the whole.
  await expect.poll(() => existsSync(join(root, 'beside')), { interval: 5 }).toBe(false);
  expect(await text('/')).toBe('<h1>Work, whole</h1>');
  expect(await text('/media/one.avif')).toBe('avif');
  expect(said()).toContain('✓ The build in dist is complete');
  expect(residentMegabytes(child.pid ?? 0)).toBeLessThan(GOAL);
});

test('a build that fails ends the command, and dist is as it was', async () => {
  const { ended, root, said } = await started(`console.error('✗ The site was not built.'); process.exit(1);`);
  expect(await ended).toBe(1);
  expect(said()).toContain('✗ The site was not built.');
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

/** Of a process, what it holds in memory. Windows has no such command at hand, and holds no more. */
function residentMegabytes(id: number): number {
  if (process.platform === 'win32') return 0;
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(id)])) / 1024;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
