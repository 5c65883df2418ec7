// The gate as the editor’s page reaches it: over the real endpoint, with the real file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../../src/editor/server/api.ts';
import { Desk } from '../../src/editor/server/desk.ts';
import { Door } from '../../src/editor/server/door.ts';
import { listFiles } from '../../src/lib/files.ts';
import { readGateSettings } from '../../src/vault/settings.ts';
import { contentFolder, rightContent, study } from '../../tests/helpers/content-folder.ts';
import { askGate } from './from-editor.ts';
import { runGate } from './run.ts';

const STRONG = 'vélo 🚲 sous la pluie de Montréal';
const WEAK = 'password1';
const sha384 = (text: string) => createHash('sha384').update(text).digest('hex');

let folder: Awaited<ReturnType<typeof contentFolder>>;
let root: string;
let desk: Desk;
let server: Server;
let keys: Record<string, string>;
/** Everything the server said, to anybody. */
let answers: string[];
let logged: string[];

beforeEach(async () => {
  const content = rightContent();
  content['case-studies/alpha/study.yaml'] = { ...study('Alpha'), locked: true, teaser: ['Soon.'] };
  folder = await contentFolder(content);
  root = folder.root;
  const commands = {
    newStudy: async () => undefined,
    build: async () => ({ isGood: true, said: '' }),
  };
  desk = new Desk(root, commands);
  const door = new Door();
  const api = {
    ...{ root, desk, door, gate: askGate },
    look: async () => [],
    examine: async () => [],
    refresh: async () => {},
    withoutPages: <T>(act: () => Promise<T>) => act(),
    present: async () => '',
    pdf: async () => ({ said: '', pdf: undefined }),
    build: commands.build,
  };
  server = createServer((asked, response) => void answer(api, asked, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = { host, origin: `http://${host}` };
  const { key, cookie } = door.enter({
    method: 'POST',
    headers: { ...headers, 'x-edit-entry': door.token },
  });
  keys = { ...headers, 'x-edit-token': key, cookie: cookie.split(';')[0] ?? '' };
  answers = [];
  logged = [];
  for (const name of ['log', 'error', 'warn', 'info'] as const)
    vi.spyOn(console, name).mockImplementation((...words) => void logged.push(words.map(String).join(' ')));
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
  folder.remove();
});

/** As the page asks; or as somebody else does, with other headers. */
const send = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  new Promise<{ status: number; said: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const all = Object.fromEntries(Object.entries({ ...keys, ...headers }).filter(([, value]) => value));
    const call = request({ port, host: '127.0.0.1', path: '/__edit/gate', method, headers: all }, (back) => {
      let said = '';
      back.on('data', (part) => (said += part));
      back.on('end', () => {
        answers.push(said);
        resolve({ status: back.statusCode ?? 0, said });
      });
    });
    call.on('error', reject);
    call.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
// biome-ignore lint/suspicious/noExplicitAny: what it says is what is looked at.
const ask = async (body: unknown): Promise<any> => JSON.parse((await send(body)).said);
const set = (password: string, isAgreed = false) => ask({ kind: 'setPassword', password, isAgreed });
const env = () => (existsSync(join(root, '.env')) ? readFileSync(join(root, '.env'), 'utf8') : '');

describe('the password', () => {
  test('is kept as `npm run gate` keeps it, byte for byte, for the owner’s eyes only', async () => {
    writeFileSync(join(root, '.env'), '# mine\nSITE_URL=https://a.example\nGATE_SHA384=old\n');
    const before = env();
    expect(await set(STRONG)).toMatchObject({ kind: 'state', state: { hasPassword: true } });
    const fromEditor = env();
    writeFileSync(join(root, '.env'), before);
    const typed = [STRONG, STRONG];
    const asker = { ask: async () => typed.shift(), close: () => {} };
    await runGate(
      root,
      [],
      () => asker,
      () => {},
    );
    expect(env()).toBe(fromEditor);
    expect(fromEditor).toContain(`GATE_SHA384=${sha384(STRONG)}\n`);
    // Windows keeps a file from others by its folder.
    if (process.platform !== 'win32') expect(statSync(join(root, '.env')).mode & 0o777).toBe(0o600);
  });

  test('is judged as `npm run gate` judges it, and a weak one is asked about before it is kept', async () => {
    const { judged } = await ask({ kind: 'judge', password: WEAK });
    expect(judged).toMatchObject({ isEnough: false });
    expect(judged.says.join('\n')).toMatch(/would take less than a second,.*\n.*commonly used password/);
    expect((await ask({ kind: 'judge', password: STRONG })).judged.isEnough).toBe(true);
    expect(env()).toBe('');
    expect(await set(WEAK)).toEqual({ kind: 'weak', judged });
    expect(env()).toBe('');
    expect((await set(WEAK, true)).kind).toBe('state');
    expect(env()).toContain(sha384(WEAK));
  });

  test('loses the spaces at its ends, and is not nothing but those', async () => {
    const { judged } = await ask({ kind: 'judge', password: ` ${STRONG} ` });
    expect(judged.says.at(-1)).toContain('The spaces at its ends are left out');
    await set(` ${STRONG}  `);
    expect(env()).toBe(`GATE_SHA384=${sha384(STRONG)}\n`);
    expect(await set('   ')).toEqual({
      kind: 'refused',
      says: expect.stringContaining('nothing but spaces'),
    });
  });

  test('is made up on request, and kept only when the owner says so', async () => {
    const { password, judged } = await ask({ kind: 'makeUp' });
    expect(password).toMatch(/^[a-z]+(-[a-z]+){4}$/);
    expect(judged).toMatchObject({ isEnough: true, says: [expect.stringContaining('million years')] });
    expect((await ask({ kind: 'makeUp' })).password).not.toBe(password);
    expect(env()).toBe('');
    await set(password);
    expect(env()).toContain(sha384(password));
  });

  test('has its line for the host, which says what is kept, and the places it goes to', async () => {
    const line = { kind: 'line', of: 'GATE_SHA384' };
    expect(await ask(line)).toMatchObject({ kind: 'refused' });
    await set(STRONG);
    expect(await ask(line)).toEqual({ kind: 'line', line: `GATE_SHA384=${sha384(STRONG)}` });
    const { state } = await ask({ kind: 'look' });
    expect(state.hosts).toContainEqual({
      name: 'Netlify',
      where: 'Project configuration → Environment variables → Add a variable',
    });
  });
});

describe('private links', () => {
  test('are made, listed with their day, and revoked, as the command does it', async () => {
    const made = await ask({ kind: 'makeLink', name: ' Some company ' });
    const [link] = readGateSettings(root, {}).links;
    expect(made).toMatchObject({
      kind: 'linked',
      name: 'Some company',
      addresses: [`https://ada.example/alpha#k=${link?.secret}`],
      mail: expect.stringContaining(`\n${link?.secret}\n`),
    });
    expect(await ask({ kind: 'showLink', name: 'Some company' })).toEqual(made);
    expect(await ask({ kind: 'showLink', name: 'Nobody' })).toMatchObject({ kind: 'refused' });
    await ask({ kind: 'makeLink', name: 'Other & Sons' });
    const { state } = await ask({ kind: 'look' });
    const today = new Date().toLocaleDateString('en-CA');
    expect(state.links).toEqual([
      { name: 'Some company', made: today },
      { name: 'Other & Sons', made: today },
    ]);
    const after = await ask({ kind: 'revokeLink', name: 'Some company' });
    expect(after.state.links).toEqual([{ name: 'Other & Sons', made: today }]);
    expect(readGateSettings(root, {}).links.map(({ name }) => name)).toEqual(['Other & Sons']);
    expect(env()).not.toContain('Some company');
    expect((await ask({ kind: 'line', of: 'GATE_LINKS' })).line).toMatch(
      /^GATE_LINKS="Other & Sons=[\w-]{22}"$/,
    );
  });

  test('are shown whole when they are made, and after that only if they are asked for', async () => {
    await ask({ kind: 'makeLink', name: 'Some company' });
    const secret = readGateSettings(root, {}).links[0]?.secret ?? '';
    expect(answers.splice(0).join()).toContain(secret);
    await ask({ kind: 'look' });
    await ask({ kind: 'makeLink', name: 'Other' });
    await ask({ kind: 'revokeLink', name: 'Other' });
    await ask({ kind: 'makeLink', name: 'Some company' });
    expect(answers.join()).not.toContain(secret);
    await ask({ kind: 'showLink', name: 'Some company' });
    expect(answers.join()).toContain(secret);
  });

  test('that would lead nowhere say so before they are made', async () => {
    expect((await ask({ kind: 'look' })).state).toMatchObject({
      nowhere: 'no address',
      origin: 'https://ada.example',
    });
    rmSync(join(root, 'content/case-studies/alpha'), { recursive: true });
    expect((await ask({ kind: 'look' })).state.nowhere).toBe('nothing locked');
  });

  test.each([
    ['', 'Say whom it is for'],
    ['a,b', 'letters, digits, spaces'],
    ['a=b', 'letters, digits, spaces'],
    ['a"\nGATE_SHA384=mine', 'letters, digits, spaces'],
    ['a\nb', 'letters, digits, spaces'],
    ['$HOME', 'letters, digits, spaces'],
  ])('for %j are refused with a sentence, and .env is as it was', async (name, sentence) => {
    await set(STRONG);
    const before = env();
    expect(await ask({ kind: 'makeLink', name })).toEqual({
      kind: 'refused',
      says: expect.stringContaining(sentence),
    });
    expect(env()).toBe(before);
  });

  test('twice for the same name, or revoked for nobody, are refused; names of every object are names', async () => {
    for (const name of ['__proto__', 'constructor']) await ask({ kind: 'makeLink', name });
    expect((await ask({ kind: 'look' })).state.links).toHaveLength(2);
    expect((await ask({ kind: 'makeLink', name: 'constructor' })).says).toContain('already');
    expect((await ask({ kind: 'revokeLink', name: 'toString' })).says).toContain('There is no link for');
    await ask({ kind: 'revokeLink', name: '__proto__' });
    expect((await ask({ kind: 'look' })).state.links).toEqual([
      { name: 'constructor', made: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
  });
});

describe('nobody else', () => {
  const wish = { kind: 'setPassword', password: STRONG, isAgreed: true };

  test('sets a password, makes a link or reads a line, whatever they bring along', async () => {
    await set(STRONG);
    await ask({ kind: 'makeLink', name: 'Some company' });
    const before = env();
    const strangers: Record<string, string>[] = [
      { 'x-edit-token': '' },
      { 'x-edit-token': 'guess' },
      { cookie: '' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1:3000' },
      { origin: '' },
      { host: 'evil.example', origin: 'http://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of strangers)
      for (const body of [
        wish,
        { kind: 'look' },
        { kind: 'makeUp' },
        { kind: 'makeLink', name: 'Mallory' },
        { kind: 'revokeLink', name: 'Some company' },
        { kind: 'showLink', name: 'Some company' },
        { kind: 'line', of: 'GATE_LINKS' },
        { kind: 'line', of: 'GATE_SHA384' },
      ]) {
        const { status, said } = await send(body, headers);
        expect([401, 403], JSON.stringify([headers, body])).toContain(status);
        expect(said).not.toMatch(/Some company|GATE_|"password"/);
      }
    expect(env()).toBe(before);
    // A link or a picture on a foreign page asks like this.
    expect((await send('', {}, 'GET')).status).toBe(404);
  });

  test.each([
    '',
    'not json',
    '[]',
    '{"kind":"line","of":"HOME"}',
    '{"kind":"line","of":"__proto__"}',
    '{"kind":"setPassword","password":"x"}',
    '{"kind":"setPassword","password":{"length":9},"isAgreed":true}',
    '{"kind":"setPassword","password":"x","isAgreed":true,"root":"/"}',
    `{"kind":"judge","password":"${'x'.repeat(1001)}"}`,
    '{"kind":"makeLink","name":"x","__proto__":{"a":1}}',
  ])('is understood with %s', async (body) => {
    expect((await send(body)).status).toBe(400);
    expect(env()).toBe('');
  });

  test('is told more than a page would need', async () => {
    expect((await send('x'.repeat(10_001))).status).toBe(413);
  });
});

describe('nothing secret', () => {
  test('is in a log, in an answer, in a step that can be undone, or in a file but .env', async () => {
    const typed = `${STRONG} and then some`;
    await ask({ kind: 'judge', password: typed });
    await set(typed);
    await set(WEAK);
    const { password: madeUp } = await ask({ kind: 'makeUp' });
    await set(madeUp);
    await send(`{"kind":"setPassword","password":"${typed}"`);
    await send({ kind: 'setPassword', password: typed });
    const [first = ''] = answers.filter((said) => said.includes(madeUp));
    expect(answers.filter((said) => said.includes(madeUp))).toEqual([first]);
    expect(answers.join()).not.toContain(typed);
    expect(answers.join()).not.toContain(sha384(madeUp));
    expect(logged).toEqual([]);
    expect(desk.store.undoable).toBeUndefined();
    expect((await desk.state('/')).undo).toBeUndefined();
    const files = listFiles(['**/*', '**/.*'], root).filter((file) => statSync(join(root, file)).isFile());
    const holding = files.filter((file) =>
      [typed, madeUp, sha384(madeUp)].some((part) => readFileSync(join(root, file)).includes(part)),
    );
    expect(holding).toEqual(['.env']);
    expect(readdirSync(root)).not.toContain('.trash');
  });

  test('is told by what goes wrong: neither the answer nor the terminal has the words of the error', async () => {
    // A folder of that name cannot be written.
    mkdirSync(join(root, '.env'));
    const { status, said } = await send({ kind: 'setPassword', password: STRONG, isAgreed: true });
    expect(status).toBe(500);
    expect(JSON.parse(said).message).toMatch(/^That went wrong \(EISDIR\)/);
    expect(logged.join()).not.toContain(STRONG);
  });

  test('is written where git would take it along', async () => {
    const git = (...args: string[]) => spawnSync('git', args, { cwd: root });
    git('init', '-q');
    expect((await set(STRONG)).says).toContain('Add a line `.env` to .gitignore');
    writeFileSync(join(root, '.gitignore'), '.env\n');
    writeFileSync(join(root, '.env'), 'A=1\n');
    git('add', '-f', '.env');
    expect((await ask({ kind: 'makeLink', name: 'Some company' })).says).toContain('git rm --cached .env');
    expect(env()).toBe('A=1\n');
  });

  test('is quoted from a setting that is broken; the password can be set anew', async () => {
    writeFileSync(join(root, '.env'), 'GATE_SHA384=abc123secret\n');
    const { kind, says } = await ask({ kind: 'look' });
    expect(kind).toBe('refused');
    expect(says).not.toContain('abc123secret');
    expect((await set(STRONG)).kind).toBe('state');
  });

  test('is half done: links that cannot be read are told before a password is kept', async () => {
    writeFileSync(join(root, '.env'), 'GATE_LINKS=broken\n');
    expect((await set(STRONG)).says).toContain('GATE_LINKS, entry 1');
    expect(env()).toBe('GATE_LINKS=broken\n');
  });
});
