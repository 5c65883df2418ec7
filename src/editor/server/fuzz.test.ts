// Whatever is sent to the editor’s server, it answers with a sentence, and writes only what it understood.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentFolder, rightContent } from '../../../tests/helpers/content-folder.ts';
import { listFiles } from '../../lib/files.ts';
import { answer } from './api.ts';
import { Desk } from './desk.ts';
import { Door } from './door.ts';

const HOST = '127.0.0.1:4321';
const door = new Door();
const headersOf = { host: HOST, origin: `http://${HOST}` };
const { key, cookie } = door.enter({
  method: 'POST',
  headers: { ...headersOf, 'x-edit-entry': door.token },
});
let folder: Awaited<ReturnType<typeof contentFolder>>;
let desk: Desk;
const faults: unknown[] = [];

beforeAll(async () => {
  folder = await contentFolder(rightContent());
  mkdirSync(`${folder.root}/outside`);
  writeFileSync(`${folder.root}/outside/site.yaml`, 'theirs: yes');
  desk = new Desk(folder.root, {
    newStudy: async () => 'Not today.',
    build: async () => ({ isGood: true, said: '' }),
  });
  vi.spyOn(console, 'error').mockImplementation((error: unknown) => faults.push(error));
});
afterAll(() => {
  vi.restoreAllMocks();
  folder.remove();
});

async function ask(
  method: string,
  url: string,
  body: string | Buffer = '',
): Promise<{ status: number; said: string }> {
  const headers = { ...headersOf, 'x-edit-token': key, cookie: cookie.split(';')[0] };
  const request = Object.assign(Readable.from([Buffer.from(body as string)]), { method, url, headers });
  let status = 0;
  let said = '';
  const response = {
    setHeader: () => response,
    writeHead: (code: number) => {
      status = code;
      return response;
    },
    end: (words: string) => {
      said = words;
    },
  };
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
  await answer(api, request as never, response as never);
  return { status, said };
}

const contents = () =>
  Object.fromEntries(
    listFiles('{content,outside}/**/*', folder.root).map((file) => [
      file,
      readFileSync(`${folder.root}/${file}`, 'latin1'),
    ]),
  );

const NAMES = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '',
  '.',
  '..',
  '\0',
  '%',
  '😀',
];
const name = fc.oneof(
  fc.constantFrom(...NAMES, 'title', 'blocks', 'hero', 'labels', 'navigation'),
  fc.string(),
);
const file = fc.oneof(
  fc.constantFrom(
    'content/site.yaml',
    'content/work.yaml',
    'content/case-studies/alpha/study.yaml',
    'content/case-studies/nobody/study.yaml',
    'content/case-studies/constructor/study.yaml',
    'content/nobody.yaml',
    'content/wide.png',
    'content/../outside/site.yaml',
    'package.json',
    'constructor',
  ),
  name.map((one) => `content/${one}.yaml`),
  name,
);
const path = fc.array(fc.oneof(name, fc.integer({ min: 0, max: 4 }), fc.constant(1e15)), { maxLength: 4 });
const value = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>('x', ['x'], { type: 'constructor' }));
const at = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(1e15), fc.constant(-1));
const edit = fc.oneof(
  fc.record({ op: fc.constant('set'), path, value }),
  fc.record({ op: fc.constant('remove'), path }),
  fc.record({ op: fc.constant('insert'), path, at, value }),
  fc.record({ op: fc.constant('move'), path, from: at, to: at }),
  fc.record({ op: fc.constant('duplicate'), path, at }),
);
const version = fc.constantFrom('', 'constructor');
const page = fc.oneof(fc.constantFrom('/', '/about', '/alpha', '/constructor', '/__proto__'), fc.string());
const route = fc.oneof(name, fc.constantFrom('nobody', '../..', 'a/b'));
const asked = fc.oneof(
  fc.record({
    kind: fc.constant('edit'),
    page,
    file,
    version,
    edits: fc.array(edit, { maxLength: 3 }),
    label: name,
  }),
  fc.record({ kind: fc.constant('example'), page, file, version, at, type: name }),
  fc.record({ kind: fc.constantFrom('deleteStudy'), page, route }),
  fc.record({ kind: fc.constantFrom('renameStudy', 'duplicateStudy'), page, route, to: route }),
  fc.record({ kind: fc.constant('newStudy'), page, route, answers: fc.dictionary(name, fc.string()) }),
  fc.record({
    kind: fc.constant('publish'),
    page,
    message: name,
    to: fc.record({ remote: name, branch: name, address: name }),
  }),
  fc.record({ kind: fc.constantFrom('addWord'), page, word: fc.constant('two words') }),
  fc.record({ kind: name, page }),
  fc.jsonValue(),
);

/** Said to the owner, and no fault of ours. */
function expectSentence({ status, said }: { status: number; said: string }, what: unknown) {
  const about = `${JSON.stringify(what)} → ${status} ${said} ${String((faults.at(-1) as Error)?.stack ?? '')}`;
  expect(status, about).toBeLessThan(500);
  if (status >= 400) expect(JSON.parse(said).message, about).toMatch(/\S.*[.!?…]$/s);
}

test('any edit is done, refused or not understood, and nothing else happens to the files', async () => {
  const before = contents();
  await fc.assert(
    fc.asyncProperty(asked, async (body) => {
      expectSentence(await ask('POST', '/__edit/do', JSON.stringify(body) ?? ''), body);
    }),
    { numRuns: 300 },
  );
  expect(contents()).toEqual(before);
});

test('an edit of the file as it is, at any place, never ends in a fault', async () => {
  const known = ['content/site.yaml', 'content/work.yaml', 'content/case-studies/alpha/study.yaml'];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...known),
      fc.array(edit, { minLength: 1, maxLength: 2 }),
      async (one, edits) => {
        const { version: now } = await desk.documents.get(one);
        const body = { kind: 'edit', page: '/', file: one, version: now, edits, label: 'x' };
        const said = await ask('POST', '/__edit/do', JSON.stringify(body));
        expectSentence(said, body);
        if (said.status === 200 && JSON.parse(said.said).kind === 'done') {
          const undone = { kind: 'undo', page: '/' };
          expectSentence(await ask('POST', '/__edit/do', JSON.stringify(undone)), undone);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('any file that is handed over is taken, refused or not understood', async () => {
  const before = contents();
  const given = fc.record({
    page,
    file,
    version,
    path: fc.oneof(
      path.map((one) => JSON.stringify(one)),
      name,
    ),
    name,
    place: name,
    value: name,
  });
  await fc.assert(
    fc.asyncProperty(given, fc.uint8Array({ maxLength: 40 }), async (query, bytes) => {
      const url = `/__edit/file?${new URLSearchParams(query)}`;
      expectSentence(await ask('POST', url, Buffer.from(bytes)), query);
    }),
    { numRuns: 150 },
  );
  expect(contents()).toEqual(before);
});

test('any page can be asked for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        page,
        fc.webPath(),
        name.map((one) => `/${one}`),
      ),
      async (path) => {
        expectSentence(await ask('GET', `/__edit/page?path=${encodeURIComponent(path)}`), path);
      },
    ),
    { numRuns: 60 },
  );
  for (const url of [
    '/__edit/',
    '/__edit/constructor',
    '/__edit/page',
    '/__edit/page?path=%',
    '/__edit/%',
    '//',
  ])
    expectSentence(await ask('GET', url), url);
});

test.each(NAMES)('“%s” is no place, no block and no file', async (word) => {
  const at = new URLSearchParams({
    page: '/',
    file: 'content/about.yaml',
    version: '',
    path: '["photo","file"]',
    name: 'a.png',
    place: word,
  });
  if (word) expect((await ask('POST', `/__edit/file?${at}`, 'x')).status).toBe(400);
  const file = 'content/case-studies/alpha/study.yaml';
  const example = { kind: 'example', page: '/', file, version: '', at: 0, type: word };
  expect((await ask('POST', '/__edit/do', JSON.stringify(example))).status).toBe(422);
});
