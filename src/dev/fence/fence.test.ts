import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FRAME_PAGE, FRAMES_OWN } from '../../lib/frame.ts';
import { FILE_POLICY, FRAME_HEADER_POLICY, HEADER_POLICY, PAGE_POLICY } from '../../publish/policy.ts';
import { editingHeaders, fenceAnswer, markPage } from './answers.ts';
import { isForeign } from './foreign.ts';
import { fenceRequest } from './request.ts';

const policyOf = (path: string, type: string, isPage: boolean) =>
  [editingHeaders(path, type, isPage)['Content-Security-Policy']].flat().map(String);

describe('while editing', () => {
  test('a page has the policy of a published one, the fence of hosts, and what Vite needs', () => {
    const [page = '', ...more] = policyOf('/about', 'text/html; charset=utf-8', true);
    // With a second one, what Vite needs would have to stand in both.
    expect(more).toEqual([]);
    const directives = page.split('; ');
    const published: readonly string[] = [...PAGE_POLICY, ...HEADER_POLICY.split('; ')];
    for (const directive of published) expect(directives).toContain(directive);
    expect(directives.filter((one) => !published.includes(one))).toEqual([
      "style-src 'self' 'unsafe-inline'",
      'worker-src blob:',
      FRAMES_OWN,
    ]);
  });

  test('the page of prototypes has the policy it is published with', () => {
    expect(policyOf(FRAME_PAGE, 'text/html', true)).toEqual([FRAME_HEADER_POLICY]);
  });

  test.each([
    ['a prototype', 'text/html;charset=utf-8'],
    ['a drawing', 'image/svg+xml'],
    ['a feed', 'application/xml'],
    ['a script', 'text/javascript'],
    ['something nobody knows', ''],
  ])('%s that is opened by itself runs in a sandbox without scripts', (_what, type) => {
    expect(policyOf('/content/x', type, false)).toEqual([FILE_POLICY]);
    expect(FILE_POLICY.split('; ')[0]).toBe('sandbox');
  });

  test('a drawing that a page of ours hands out is no page either; a PDF can be opened', () => {
    expect(policyOf('/favicon.svg', 'image/svg+xml', true)).toEqual([FILE_POLICY]);
    expect(policyOf('/resume.pdf', 'application/pdf', true)).toEqual([HEADER_POLICY]);
    // And nothing but a PDF: what is called so and is a web page runs nowhere.
    expect(editingHeaders('/content/x.pdf', 'application/pdf', false)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test('nothing may be guessed about a file, nor used by another site', () => {
    expect(editingHeaders('/x', 'image/png', false)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  test('whichever way an answer says what it is, it is fenced', async () => {
    const server = createServer((request, response) => {
      fenceAnswer(request, response);
      if (request.url === '/page') markPage(response);
      const type = { 'content-type': 'text/html' };
      if (request.url === '/said') response.writeHead(200, 'Fine', type);
      else if (request.url !== '/plain') response.setHeader('Content-Type', 'text/html');
      response.end('x');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const policy = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('content-security-policy');
    for (const path of ['/plain', '/said', '/set', '//']) expect(await policy(path), path).toBe(FILE_POLICY);
    expect(await policy('/page')).toContain(FRAMES_OWN);
    server.close();
  });
});

describe('what is not answered', () => {
  const passed: string[] = [];
  const server = createServer((asked, response) =>
    fenceRequest(asked, response, () => {
      passed.push(asked.url ?? '');
      response.end('passed');
    }),
  );
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());

  /** By hand: what makes addresses readable on the way does not help here. */
  const ask = (path: string, headers = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; said: string; policy: unknown }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        let said = '';
        response.on('data', (part) => (said += part));
        const policy = response.headers['content-security-policy'];
        response.on('end', () => resolve({ status: response.statusCode, said, policy }));
      })
        .on('error', reject)
        .end();
    });

  test.each([
    '/%',
    '/__edit/%',
    '/content/%E0%A4%A',
    '/@fs/%zz',
    '//x:y',
    '/\\x:y',
    '*',
    'http://127.0.0.1/about',
    '/%1b]0;title%07x',
    '/about%0d%0aTo%20edit:%20x',
  ])('an address that nobody can read is told so: %s', async (path) => {
    expect(await ask(path)).toEqual({
      status: 400,
      said: 'This address cannot be read. Look for a stray % in it.\n',
      policy: FILE_POLICY,
    });
  });

  test.each([
    '/__open-in-editor?file=package.json',
    '/__open-in-editor',
    '/__OPEN-in-Editor/?file=x',
    '/__open-in-editor.x?file=x',
    '/my/base/__open-in-editor?file=x',
    '/_image?href=/@fs/x/../y.png&w=50&f=png',
    '/_%69mage?href=x',
    '/my/base/_image/?href=x',
  ])(
    'no program of this machine is started, and no picture from anywhere on it handed out: %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, policy: FILE_POLICY });
    },
  );

  test('what no page of ours says is told so, before anything is at a loss with it', async () => {
    expect(await ask('/about', {}, 'TRACE')).toMatchObject({ status: 405, policy: FILE_POLICY });
  });

  test('a page of another site is not answered', async () => {
    expect(await ask('/', { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  });

  test.each(['site', 'content/site', 'Content/Public/site', 'public/site'])(
    'a link among the owner’s files that leads out of them is answered by nobody: in %s',
    async (folder) => {
      const above = mkdtempSync(join(tmpdir(), 'fence-'));
      const root = join(above, folder);
      mkdirSync(join(root, 'content/case-studies'), { recursive: true });
      writeFileSync(join(root, '.env'), 'GATE=secret');
      writeFileSync(join(root, 'content/own.txt'), 'mine');
      symlinkSync('../.env', join(root, 'content/notes.txt'));
      symlinkSync('own.txt', join(root, 'content/other.txt'));
      // No letter of a name ends it.
      symlinkSync('../.env', join(root, 'content/a\u2028b.txt'));
      mkdirSync(join(root, 'public'));
      writeFileSync(join(root, 'public/cv.pdf'), 'mine');
      symlinkSync('../.env', join(root, 'public/notes.txt'));
      symlinkSync('../content', join(root, 'public/all'));
      const asked = (url: string) => {
        let isPassed = false;
        const response = { writeHead() {}, end() {}, setHeader() {} };
        fenceRequest(
          { headers: { host: 'localhost:4321' }, url } as IncomingMessage,
          response as unknown as ServerResponse,
          () => {
            isPassed = true;
          },
          root,
        );
        return isPassed;
      };
      for (const folder of ['/content', '/public', ''])
        for (const url of [`${folder}/notes.txt`, `${folder}/notes.txt?raw`, `/@fs${root}/public/notes.txt`])
          expect(asked(url), url).toBe(false);
      expect(asked('/all/own.txt')).toBe(false);
      expect(asked(`/@fs${root}/content/notes.txt`)).toBe(false);
      expect(asked(`/content/${encodeURIComponent('a\u2028b.txt')}`)).toBe(false);
      expect(asked(`/@fs${root}/src/x.ts`)).toBe(true);
      for (const url of [
        '/content/own.txt',
        '/content/other.txt',
        '/content/nothing.txt',
        '/src/content/x.js',
      ])
        expect(asked(url), url).toBe(true);
      for (const url of ['/', '/about', '/cv.pdf', '/public/cv.pdf', '/nothing.txt'])
        expect(asked(url), url).toBe(true);
      rmSync(above, { recursive: true });
    },
  );

  test('everything else is', async () => {
    const good = ['/', '/about?%', '/a%20b', '/%C3%A9', '/?file=/__open-in-editor', '/about//', '/@fs/x#%'];
    passed.length = 0;
    for (const path of good) expect(await ask(path)).toMatchObject({ said: 'passed' });
    expect(passed).toEqual(good);
  });
});

describe('who may read', () => {
  const from = (headers: Record<string, string>) => isForeign({ host: 'localhost:4321', ...headers });

  test('our own pages, and whoever opens an address', () => {
    expect(from({})).toBe(false);
    expect(from({ origin: 'http://localhost:4321', 'sec-fetch-site': 'same-origin' })).toBe(false);
    expect(from({ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toBe(false);
    const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(from({ 'sec-fetch-site': 'cross-site', ...link })).toBe(false);
  });

  test.each([
    'https://evil.example',
    'http://localhost:3000',
    'http://127.0.0.1:4321',
    'null',
    'file://',
    '',
  ])('not a page of %s', (origin) => expect(from({ origin })).toBe(true));

  test('not a page of another port or site that says no origin: pictures, scripts, frames', () => {
    for (const site of ['same-site', 'cross-site']) {
      expect(from({ 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' })).toBe(true);
      expect(from({ 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' })).toBe(
        true,
      );
    }
  });
});
