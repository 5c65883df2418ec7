// The editor while it runs: nothing of it is published, and nobody else gets in.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../src/lib/files.ts';
import { EDITOR_TRACES } from '../helpers/editor-traces.ts';
import { DEV } from '../helpers/gallery.ts';
import { TEST_ENV } from '../helpers/gate.ts';
import { set } from '../helpers/good-content.ts';
import { HOST } from '../helpers/host.ts';
import type { ProjectCopy } from '../helpers/project-copy.ts';
import { smallSite } from '../helpers/small-site.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const ABOUT = 'content/about.yaml';
let copy: ProjectCopy;
let server: ChildProcess;
let port = 0;
let token = '';

test.beforeAll(async () => {
  copy = await smallSite((files) => {
    set(files, 'case-studies/alpha/study.yaml', ['locked'], true);
    return {};
  });
});
test.afterAll(() => {
  server?.kill();
  copy?.remove();
});

/** Starts the editor, and reads the address that it prints. */
async function startEditor(): Promise<{ port: number; token: string }> {
  let said = '';
  server = spawn(process.execPath, ['tools/edit.ts', '--no-open', '--port', '0'], {
    cwd: copy.root,
    // As some shells have it, left there by another project.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (words) => (said += words));
  const address = /http:\/\/localhost:(\d+)\/#edit=([\w-]+)/;
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(address);
  const [, found = '', drawn = ''] = address.exec(said) ?? [];
  return { port: Number(found), token: drawn };
}

interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Asks the editor’s server, as its own page does unless a header says otherwise. */
function ask({ method = 'GET', path = '/__edit/page?path=/about', headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number | undefined; said: string }>((resolve, reject) => {
    const host = `localhost:${port}`;
    const all = { host, origin: `http://${host}`, 'x-edit-token': token, ...headers };
    const call = request({ host: '127.0.0.1', port, path, method, headers: all }, (response) => {
      let said = '';
      response.on('data', (part) => (said += part));
      response.on('end', () => resolve({ status: response.statusCode, said }));
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function edit(value: string) {
  const state = JSON.parse((await ask()).said);
  const { version } = state.documents[ABOUT];
  const edits = [{ op: 'set', path: ['pageName'], value }];
  return ask({
    method: 'POST',
    path: '/__edit/do',
    body: { kind: 'edit', page: '/about', file: ABOUT, version, edits, label: 'a name' },
  });
}

function build(name: string): string {
  const env = { ...process.env, ...TEST_ENV };
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: copy.root, stdio: 'pipe', env });
  const folder = join(copy.root, name);
  renameSync(join(copy.root, 'dist'), folder);
  return folder;
}

test('a build made while the editor runs is the one made without it, but for what is random', async () => {
  const without = build('without');
  ({ port, token } = await startEditor());
  const written = copy.read(ABOUT);
  const { atime, mtime } = statSync(join(copy.root, ABOUT));
  expect((await edit('Me')).status).toBe(200);
  expect(copy.read(ABOUT)).toBe(written.replace('pageName: About', 'pageName: Me'));
  const undone = { kind: 'undo', page: '/about' };
  expect((await ask({ method: 'POST', path: '/__edit/do', body: undone })).status).toBe(200);
  expect(copy.read(ABOUT)).toBe(written);
  expect(existsSync(join(copy.root, '.trash'))).toBe(true);
  // A page says when it was last changed.
  utimesSync(join(copy.root, ABOUT), atime, mtime);

  const beside = build('beside');
  expect(contentsOf(beside)).toEqual(contentsOf(without));
  const texts = listFiles('**/*.{html,js,css,json,xml,txt,map,webmanifest}', beside);
  expect(texts.length).toBeGreaterThan(5);
  for (const file of texts)
    for (const trace of [...EDITOR_TRACES, new RegExp(token)])
      expect(trace.test(readFileSync(join(beside, file), 'utf8')), `${trace} in ${file}`).toBe(false);
});

/**
 * Every file with a print of its bytes. Sealed files have random names and bytes, but not sizes; a locked page names
 * them, and is written out.
 */
function contentsOf(folder: string): string[] {
  return listFiles('**/*', folder)
    .map((file) => {
      const bytes = readFileSync(join(folder, file));
      if (file.startsWith('vault/')) return `${unnamed(file)} ${bytes.length} bytes`;
      if (/^alpha\.html\.(br|gz)$/.test(file)) return file;
      return `${file} ${file === 'alpha.html' ? unnamed(bytes.toString()) : print(bytes)}`;
    })
    .toSorted();
}

const print = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** Without the names and prints of sealed files, and without the name Astro makes of an island from them. */
const unnamed = (text: string) =>
  text.replaceAll(/\b(?:[\da-f]{32}){1,2}\b|(?<=keyring-)[\da-f]{16}\b|(?<=<astro-island uid=")\w+/g, '…');

test('it listens on this machine’s own address, and on no other that the machine has', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address, scopeid }) => (scopeid ? `${address}%${scopeid}` : address));
  expect(await answers('127.0.0.1')).toBe(true);
  for (const address of [...others, '127.0.0.2']) expect(await answers(address), address).toBe(false);
});

const answers = (host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const done = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket
      .on('connect', () => done(true))
      .on('error', () => done(false))
      .on('timeout', () => done(false));
  });

test('who has no token, comes by another name or from another site is turned away, and nothing is written', async () => {
  const written = copy.read(ABOUT);
  const state = (await ask()).said;
  expect(JSON.parse(state).screen).toBe('about');
  const { version } = JSON.parse(state).documents[ABOUT];
  const edits = [{ op: 'set', path: ['pageName'], value: 'Theirs' }];
  const body = { kind: 'edit', page: '/about', file: ABOUT, version, edits, label: '' };
  const strangers: Record<string, string>[] = [
    { 'x-edit-token': '' },
    { 'x-edit-token': token.slice(1) },
    { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of strangers) {
    const read = await ask({ headers });
    const wrote = await ask({ method: 'POST', path: '/__edit/do', headers, body });
    expect([401, 403], JSON.stringify(headers)).toContain(read.status);
    expect([401, 403], JSON.stringify(headers)).toContain(wrote.status);
    expect(read.said).not.toContain('pageName');
  }
  expect(copy.read(ABOUT)).toBe(written);
});

test('the pictures of a locked study are shown to no other site', async () => {
  const { documents } = JSON.parse((await ask({ path: '/__edit/page?path=/alpha' })).said);
  const { fallback } = documents['content/case-studies/alpha/study.yaml'].shown.hero;
  expect((await ask({ path: fallback })).status).toBe(200);
  const host = `evil.example:${port}`;
  expect((await ask({ path: fallback, headers: { host, origin: `http://${host}` } })).status).toBe(403);
});

test('the next start has another token, and the old one opens nothing', async () => {
  const old = token;
  server.kill();
  ({ port, token } = await startEditor());
  expect(token).not.toBe(old);
  expect(token.length).toBeGreaterThan(30);
  expect((await ask({ headers: { 'x-edit-token': old } })).status).toBe(401);
});

test('without the command there is nobody to ask, neither on the site nor while it is looked at', async ({
  request: page,
}) => {
  for (const address of ['/__edit/page?path=/', `${DEV}/__edit/page?path=/`])
    expect((await page.get(address)).status(), address).toBe(404);
});
