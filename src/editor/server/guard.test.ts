import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentFolder, rightContent } from '../../../tests/helpers/content-folder.ts';
import { answer } from './api.ts';
import { Desk } from './desk.ts';
import { Door } from './door.ts';
import { bodyOf, Refused } from './guard.ts';
import { freeName, insideContent, studyFolder } from './paths.ts';

const HOST = '127.0.0.1:4321';
const NAMED = { host: 'localhost:4321', origin: 'http://localhost:4321' };
const own = (headers: Record<string, string> = {}) => ({ host: HOST, origin: `http://${HOST}`, ...headers });
/** Somebody who came by the printed address of a door. */
const enter = (door: Door, headers: Record<string, string> = {}) =>
  door.enter({ method: 'POST', headers: own({ 'x-edit-entry': door.token, ...headers }) });

const door = new Door();
const { key: PAGE, cookie: SET } = enter(door);
const COOKIE = SET.split(';')[0] ?? '';
const from = (headers: Record<string, string>, method = 'POST') => ({
  method,
  headers: own({ 'x-edit-token': PAGE, cookie: COOKIE, ...headers }),
});
const status = (act: () => unknown): number | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.status;
    throw error;
  }
};

describe('who gets in', () => {
  test('the editor’s own page does', () => {
    expect(status(() => door.guard(from({})))).toBeUndefined();
    expect(status(() => door.guard(from(NAMED)))).toBeUndefined();
  });

  test('with one half of the key, nobody does, nor with the token in its place', () => {
    const half = COOKIE.split('=')[1] ?? '';
    for (const headers of [
      { 'x-edit-token': '' },
      { 'x-edit-token': `${PAGE}x` },
      { 'x-edit-token': door.token },
      { 'x-edit-token': half },
      { cookie: '' },
      { cookie: `${COOKIE}x` },
      { cookie: COOKIE.replace('4321', '4322') },
      { cookie: `edit-4321=${PAGE}` },
      { cookie: `edit-4321=${door.token}` },
    ])
      expect(
        status(() => door.guard(from(headers))),
        JSON.stringify(headers),
      ).toBe(401);
    expect(status(() => door.guard({ method: 'GET', headers: { host: HOST } }))).toBe(401);
    expect(status(() => door.guard(from({ cookie: `a=b; ${COOKIE}; c=d` })))).toBeUndefined();
  });

  test('nobody is locked out by cookies that another program of the machine sets beside ours', () => {
    for (const cookie of [
      `edit-4321=theirs; ${COOKIE}`,
      `${COOKIE}; edit-4321=theirs`,
      `edit-4321=; edit-4321=a=b; edit-4321; ${COOKIE}`,
    ])
      expect(
        status(() => door.guard(from({ cookie }))),
        cookie,
      ).toBeUndefined();
    expect(status(() => door.guard(from({ cookie: 'edit-4321=theirs; edit-4321=others' })))).toBe(401);
  });

  test('an address lets in once: then there is another, and who is in stays in', () => {
    const told: string[] = [];
    const fresh = new Door({ onEntry: (next) => told.push(next) });
    const first = fresh.token;
    const { key, cookie } = enter(fresh);
    expect(told).toEqual([fresh.token]);
    expect(fresh.token).not.toBe(first);
    expect(fresh.token.length).toBeGreaterThan(30);
    const half = cookie.split(';')[0] ?? '';
    const inside = own({ 'x-edit-token': key, cookie: half });
    const use = () => status(() => fresh.guard({ method: 'GET', headers: inside }));
    expect(use()).toBeUndefined();
    // The address may be opened again, by the browser that is in.
    expect(enter(fresh, { 'x-edit-entry': first, cookie: half })).toEqual({ key, cookie });
    expect(told).toHaveLength(1);
    expect(enter(fresh)).toEqual({ key, cookie });
    expect(use()).toBeUndefined();
    for (const token of [first, ...told]) expect(key + cookie).not.toContain(token);
  });

  test('a page that is loaded again before it has heard the answer is let in, by the name that it keeps', () => {
    const fresh = new Door({ onShared: () => expect.unreachable() });
    const first = fresh.token;
    const name = { 'x-edit-browser': 'a4d0f9a2-0000-4000-8000-000000000001' };
    const lost = enter(fresh, name);
    expect(enter(fresh, { ...name, 'x-edit-entry': first })).toEqual(lost);
    expect(enter(fresh, { ...name, 'x-edit-entry': first })).toEqual(lost);
  });

  test.each(['', 'short', 'a4d0f9a2-0000-4000-8000-000000000002'])(
    'nobody is let in by another name, nor without one: “%s”',
    (other) => {
      const fresh = new Door();
      const first = fresh.token;
      enter(fresh, { 'x-edit-browser': other.length > 20 ? 'a4d0f9a2-0000-4000-8000-000000000001' : other });
      expect(status(() => enter(fresh, { 'x-edit-entry': first, 'x-edit-browser': other }))).toBe(401);
    },
  );

  test('where two come by one address within a moment, neither is in any more, and the owner is told', () => {
    const told: string[] = [];
    const fresh = new Door({ onEntry: () => told.push('in'), onShared: () => told.push('shared') });
    const first = fresh.token;
    // Read in the machine’s list of programs, by one that was quicker than the browser.
    const { key, cookie } = enter(fresh);
    const thief = own({ 'x-edit-token': key, cookie: cookie.split(';')[0] ?? '' });
    expect(status(() => fresh.guard({ method: 'GET', headers: thief }))).toBeUndefined();
    expect(status(() => enter(fresh, { 'x-edit-entry': first }))).toBe(401);
    expect(told).toEqual(['in', 'shared']);
    expect(status(() => fresh.guard({ method: 'GET', headers: thief }))).toBe(401);
    // Told once: the address opens nothing more, whoever tries it. The next one does.
    expect(status(() => enter(fresh, { 'x-edit-entry': first }))).toBe(401);
    expect(told).toEqual(['in', 'shared']);
    expect(enter(fresh).key).not.toBe(key);
  });

  test('an address that somebody opens much later throws nobody out', () => {
    vi.useFakeTimers();
    const fresh = new Door({ onShared: () => expect.unreachable() });
    const first = fresh.token;
    const { key, cookie } = enter(fresh);
    vi.advanceTimersByTime(10 * 60_000);
    expect(status(() => enter(fresh, { 'x-edit-entry': first }))).toBe(401);
    vi.useRealTimers();
    const inside = own({ 'x-edit-token': key, cookie: cookie.split(';')[0] ?? '' });
    expect(status(() => fresh.guard({ method: 'GET', headers: inside }))).toBeUndefined();
  });

  test('the token lets in from our own page alone, and no half of a key does; whoever is turned away uses nothing up', () => {
    const fresh = new Door();
    const before = fresh.token;
    for (const given of ['', PAGE, COOKIE.split('=')[1] ?? '', `${before}x`])
      expect(status(() => enter(fresh, { 'x-edit-entry': given }))).toBe(401);
    expect(status(() => enter(fresh, { origin: 'http://127.0.0.1:3000' }))).toBe(403);
    expect(status(() => enter(fresh, { host: 'evil.example', origin: 'http://evil.example' }))).toBe(403);
    expect(fresh.token).toBe(before);
  });

  test('each run of the command has a key of its own', () => {
    const other = new Door();
    expect(enter(other).key).not.toBe(PAGE);
    expect(status(() => other.guard(from({})))).toBe(401);
  });

  test('whoever is turned away hears what to do', () => {
    expect(() => door.guard(from({ cookie: '' }))).toThrow(/open the newest one in the terminal\.$/);
  });

  test('the cookie is for no script, for no other site, and for the editor’s own addresses', () => {
    expect(SET).toMatch(/^edit-4321=[\w-]{43}; Path=\/__edit\/; HttpOnly; SameSite=Strict$/);
    expect(SET).not.toContain(PAGE);
  });

  test('a name that somebody else made lead here does not', () => {
    for (const host of [
      'evil.example:4321',
      'localhost.evil.example',
      '127.0.0.1.evil.example:4321',
      'evil.example#localhost',
      'localhost@evil.example',
      '0.0.0.0:4321',
      '192.168.1.20:4321',
      '',
    ])
      expect(
        status(() => door.guard(from({ host, origin: `http://${host}` }))),
        host,
      ).toBe(403);
  });

  test('another site does not, even with the key', () => {
    expect(status(() => door.guard(from({ origin: 'https://evil.example' })))).toBe(403);
    expect(status(() => door.guard(from({ origin: 'null' })))).toBe(403);
    expect(status(() => door.guard(from({ origin: 'http://127.0.0.1:3000' })))).toBe(403);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(
        status(() => door.guard(from({ 'sec-fetch-site': site }))),
        site,
      ).toBe(403);
    // What is asked for by a plain link or a picture says no origin: the key is missing then.
    expect(status(() => door.guard({ method: 'GET', headers: { host: HOST } }))).toBe(401);
    const { origin: _, ...headers } = from({}).headers;
    expect(status(() => door.guard({ method: 'POST', headers }))).toBe(403);
  });
});

describe('where it writes', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'inside-'));
    for (const folder of ['content/case-studies/a', 'outside'])
      mkdirSync(join(root, folder), { recursive: true });
    symlinkSync(join(root, 'outside'), join(root, 'content/linked'), 'junction');
    symlinkSync(join(root, 'outside'), join(root, 'content/case-studies/linked'), 'junction');
    writeFileSync(join(root, 'outside/site.yaml'), 'theirs: yes');
    writeFileSync(join(root, 'content/hero.png'), '');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each([
    'content/../package.json',
    'content/case-studies/../../.env',
    '../content/site.yaml',
    '/etc/passwd.yaml',
    'content\\..\\site.yaml',
    'content/site.yaml\0.png',
    'src/content.yaml',
    'content/linked/site.yaml',
    'content/linked/new/picture.png',
    'content/./site.yaml',
    'content//site.yaml',
    'CONTENT/site.yaml',
    'content.yaml',
    'C:\\content\\site.yaml',
  ])('not to %s', (file) => {
    expect(status(() => insideContent(root, file))).toBe(403);
  });

  test.skipIf(process.platform === 'win32')('not to a file that is a link', () => {
    symlinkSync(join(root, 'outside/site.yaml'), join(root, 'content/about.yaml'));
    expect(status(() => insideContent(root, 'content/about.yaml'))).toBe(403);
  });

  test.each(['..', '../outside', 'a/b', 'a\\b', '.hidden', '', 'linked'])(
    'not to a study called %s',
    (route) => {
      expect(status(() => studyFolder(root, route))).toBe(403);
    },
  );

  test.each(['content/page.js', 'content/.env', 'content/x.pdf', 'content/run.sh', 'content/film.mp4.exe'])(
    'no file of another kind: %s',
    (file) => {
      expect(status(() => insideContent(root, file))).toBe(415);
    },
  );

  test('in content, in folders that are there or not yet', () => {
    expect(insideContent(root, 'content/site.yaml')).toBe(join(root, 'content/site.yaml'));
    expect(insideContent(root, 'content/case-studies/new/cover.PNG')).toBe(
      join(root, 'content/case-studies/new/cover.PNG'),
    );
  });

  test('a new file gets a clean name that is never another’s', () => {
    expect(freeName(root, 'content', 'IMG 2034 (Größe).JPG', '.jpg')).toBe('img-2034-grosse.jpg');
    expect(freeName(root, 'content', '../../hero.png', '.png')).toBe('hero-2.png');
    expect(freeName(root, 'content', 'HERO.PNG', '.png')).toBe('hero-2.png');
    expect(freeName(root, 'content', 'Łukaszewicz.png', '.png')).toBe('lukaszewicz.png');
    expect(freeName(root, 'content', '….png', '.png')).toBe('picture.png');
    expect(freeName(root, 'content', '研究.png', '.png', 'portrait')).toBe('portrait.png');
    expect(freeName(root, 'content', `${'x'.repeat(300)}.png`, '.png')).toBe(`${'x'.repeat(80)}.png`);
    // Windows has no file of this name, whatever its ending.
    expect(freeName(root, 'content', 'CON.png', '.png', 'hero')).toBe('hero-con.png');
  });
});

describe('the endpoint itself', () => {
  let server: Server;
  let desk: Desk;
  let there: string[] = [];
  let folder: Awaited<ReturnType<typeof contentFolder>>;
  beforeAll(async () => {
    folder = await contentFolder(rightContent());
    there = readdirSync(join(folder.root, 'content')).toSorted();
    desk = new Desk(folder.root, {
      newStudy: async () => undefined,
      build: async () => ({ isGood: true, said: '' }),
    });
    const api = {
      root: folder.root,
      desk,
      door,
      gate: async () => ({ kind: 'refused' as const, says: '' }),
      look: async () => [],
      examine: async () => [],
      refresh: async () => {},
      withoutPages: <T>(act: () => Promise<T>) => act(),
      present: async () => '',
      pdf: async () => ({ said: '', pdf: undefined }),
      build: async () => ({ isGood: true, said: '' }),
    };
    server = createServer((asked, response) => void answer(api, asked, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
    folder.remove();
  });

  const ask = (path: string, { method = 'GET', headers = {}, body = '' as string | Buffer } = {}) =>
    new Promise<{ status: number | undefined; said: string; cookie: string }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const host = `127.0.0.1:${port}`;
      const all = {
        host,
        origin: `http://${host}`,
        'x-edit-token': PAGE,
        cookie: COOKIE.replace('4321', String(port)),
        ...headers,
      };
      const call = request({ port, host: '127.0.0.1', path, method, headers: all }, (response) => {
        let said = '';
        response.on('data', (part) => (said += part));
        const cookie = response.headers['set-cookie']?.[0] ?? '';
        response.on('end', () => resolve({ status: response.statusCode, said, cookie }));
      });
      call.on('error', reject);
      call.end(body);
    });

  test('says how far an import is to whoever asks while it goes on', async () => {
    expect(JSON.parse((await ask('/__edit/import')).said)).toEqual({ progress: '' });
    desk.progress = 'Checking the site: 3 of 9';
    expect(JSON.parse((await ask('/__edit/import')).said)).toEqual({ progress: 'Checking the site: 3 of 9' });
  });

  test('hands out nothing without the token', async () => {
    const { status: code, said } = await ask('/__edit/page?path=/', { headers: { 'x-edit-token': 'guess' } });
    expect(code).toBe(401);
    expect(said).not.toContain('Product Designer');
  });

  test('takes in no file without the token, and says of one that is too large so before it is read', async () => {
    const post = { method: 'POST', body: '# A' };
    const stranger = { ...post, headers: { 'x-edit-token': 'guess' } };
    expect((await ask('/__edit/import?name=a.md', stranger)).status).toBe(401);
    const huge = { ...post, headers: { 'content-length': '200000001', connection: 'close' }, body: '' };
    const { status: code, said } = await ask('/__edit/import?name=huge.zip', huge);
    expect(code).toBe(413);
    expect(JSON.parse(said).message).toMatch(/^huge\.zip has 200 MB, and at most 200 MB are taken in/);
  });

  test('gives the two halves of a key for the token', async () => {
    const token = door.token;
    const headers = { 'x-edit-entry': token, 'x-edit-token': '', cookie: '' };
    const { status: code, said, cookie } = await ask('/__edit/enter', { method: 'POST', headers });
    expect(code).toBe(200);
    const given = { 'x-edit-token': JSON.parse(said).key, cookie: cookie.split(';')[0] ?? '' };
    expect((await ask('/__edit/page?path=/', { headers: given })).status).toBe(200);
    expect(said + cookie).not.toContain(token);
    const again = { ...headers, cookie: given.cookie };
    expect((await ask('/__edit/enter', { method: 'POST', headers: again })).status).toBe(200);
    expect((await ask('/__edit/enter', { method: 'POST' })).status).toBe(401);
    expect((await ask('/__edit/enter', { headers: { ...headers, 'x-edit-entry': door.token } })).status).toBe(
      401,
    );
  });

  test('hands out a page, and the schemas its forms are made from', async () => {
    expect(JSON.parse((await ask('/__edit/page?path=/')).said)).toMatchObject({
      screen: 'work',
      file: 'content/work.yaml',
    });
    expect(
      JSON.parse((await ask('/__edit/schemas')).said).study.properties.blocks.items.oneOf.length,
    ).toBeGreaterThan(30);
  });

  test('refuses what it does not understand', async () => {
    expect((await ask('/__edit/do', { method: 'POST', body: '{"kind":"rm -rf"}' })).status).toBe(400);
    expect((await ask('/__edit/do', { method: 'POST', body: 'not json' })).status).toBe(400);
    expect((await ask('/__edit/else')).status).toBe(404);
  });

  test('refuses a file outside of content, a study outside of studies, and a publishing without a yes', async () => {
    const edits = [{ op: 'set', path: ['name'], value: 'x' }];
    const edit = { kind: 'edit', page: '/', file: 'package.json', version: '', edits, label: '' };
    expect((await ask('/__edit/do', { method: 'POST', body: JSON.stringify(edit) })).status).toBe(403);
    const gone = { kind: 'deleteStudy', page: '/', route: '../..' };
    expect((await ask('/__edit/do', { method: 'POST', body: JSON.stringify(gone) })).status).toBe(403);
    const push = { kind: 'publish', page: '/', message: 'x' };
    expect((await ask('/__edit/do', { method: 'POST', body: JSON.stringify(push) })).status).toBe(400);
  });

  const upload = (name: string, file = 'content/about.yaml', path: unknown = ['photo', 'file']) =>
    `/__edit/file?${new URLSearchParams({ page: '/about', file, version: '', path: JSON.stringify(path), name })}`;

  test('takes in no file beside a file that is not in content, nor what is no picture or film', async () => {
    const send = async (address: string, body: string | Buffer = 'MZ') =>
      (await ask(address, { method: 'POST', body })).status;
    expect(await send(upload('a.png', 'content/../a.yaml'))).toBe(403);
    expect(await send(upload('a.png', 'package.json'))).toBe(403);
    expect(await send(upload('a.png', 'content/case-studies/../../../x.yaml'))).toBe(403);
    expect(await send(upload('../../../.bashrc'))).toBe(415);
    expect(await send(upload('empty.png'), '')).toBe(415);
    expect(await send(upload('page.html'), '<script>alert(1)</script>')).toBe(415);
    for (const name of ['a.mp4.exe', 'a.webm', 'a.mp4'])
      expect(
        await send(upload(name, 'content/about.yaml', ['film', name.includes('webm') ? 'webm' : 'mp4'])),
        name,
      ).toBe(415);
    expect(await send(upload('a.png', 'content/about.yaml', 'not a path'))).toBe(400);
    expect(readdirSync(join(folder.root, 'content')).toSorted()).toEqual(there);
  });

  test('bounds what it reads', async () => {
    const huge = JSON.stringify({ kind: 'undo', page: 'x'.repeat(3_000_000) });
    expect((await ask('/__edit/do', { method: 'POST', body: huge })).status).toBe(413);
    const { status: code, said } = await ask(upload('holiday.jpg'), {
      method: 'POST',
      body: Buffer.alloc(60_000_001),
    });
    expect(code).toBe(413);
    expect(said).toContain('This is too large: at most 60 MB.');
  });
});

test('a body that is longer than it may be is not read to its end', async () => {
  async function* endless() {
    for (;;) yield Buffer.alloc(1_000_000);
  }
  const read = (most: number) => bodyOf(Object.assign(endless(), { headers: {} }) as never, most);
  await expect(read(5_000_000)).rejects.toThrow('at most 5 MB');
  await expect(read(10_000)).rejects.toThrow('at most 10 KB');
});
