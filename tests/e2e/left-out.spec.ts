// Somebody else's site, with everything left out that can be, a draft, a study on no shelf, and addresses of old.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { findServer } from '../../tools/find/servers.mjs';
import { caddy } from '../../tools/hosts/caddy.ts';
import { nginx } from '../../tools/hosts/nginx.ts';
import { packageCommand } from '../../tools/run.ts';
import { createSite } from '../../tools/serve.ts';
import { rightContent, study } from '../helpers/content-folder.ts';
import { TEST_ENV, TEST_SECRET } from '../helpers/gate.ts';
import { set } from '../helpers/good-content.ts';
import { HOST } from '../helpers/host.ts';
import { expectState } from '../helpers/overlay.ts';
import { emptyProject, freePort, type ProjectCopy } from '../helpers/project-copy.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings servers of its own.');
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const DRAFT = 'Cormorants on the breakwater';
const PATIENCE = { timeout: 60_000 };

let copy: ProjectCopy;
let site: Server;
let built: { said: string; status: number | null };
const at = (path: string) => `http://localhost:${(site.address() as AddressInfo).port}${path}`;
const inBuild = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8');
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test.beforeAll(async () => {
  test.setTimeout(240_000);
  copy = emptyProject(mkdtempSync(join(tmpdir(), 'project-')));
  await writeContent();
  built = await run('tools/build.ts');
  expect(built, built.said).toMatchObject({ status: 0 });
  site = createSite(join(copy.root, 'dist'));
  await new Promise<void>((resolve) => site.listen(0, resolve));
});

test.afterAll(() => {
  site?.close();
  copy?.remove();
});

test('the bar, the footer and the pages hold what is there, and nothing else', async ({ page }) => {
  await page.goto(at('/'));
  await expect(page.getByRole('banner').locator('nav').first().getByRole('link')).toHaveText([
    'Work',
    'About',
  ]);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText(['Email', 'Behance', 'GitHub']);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['FEATURED WORK']);
  await expect(page.getByRole('article')).toHaveCount(2);
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  ) as { '@graph': { sameAs?: string[] }[] };
  expect(data['@graph'].flatMap(({ sameAs = [] }) => sameAs)).toEqual([
    'https://www.behance.net/ada',
    'https://github.com/ada',
  ]);
  await page.goto(at('/about'));
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Work']);
  for (const gone of ['/fun', '/resume.pdf']) expect((await page.request.get(at(gone))).status()).toBe(404);
  const everywhere = ['sitemap.xml', 'feed.xml', 'humans.txt', 'index.html', 'about.html']
    .map(inBuild)
    .join();
  expect(everywhere).not.toMatch(/\/fun\b|resume\.pdf|linkedin/i);
});

test('nothing of a draft is in the build: no word, no picture, no sealed file', () => {
  const files = filesOf(join(copy.root, 'dist')).filter((file) => !/\.(br|gz)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    expect(file).not.toMatch(/delta|epsilon|breakwater/);
    expect(readFileSync(file).includes(DRAFT), file).toBe(false);
  }
  // The keyring, and the one locked study that is published; its pictures are others' too.
  expect(readdirSync(join(copy.root, 'dist/vault'))).toHaveLength(2);
});

test('a study on no shelf has a page, and no list names it', async ({ page }) => {
  await page.goto(at('/gamma'));
  await expect(page.getByRole('heading', { level: 1, name: 'Gamma' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(inBuild('sitemap.xml') + inBuild('feed.xml')).not.toContain('gamma');
  const next = () => page.locator('aside a').last().getAttribute('href');
  expect(await next()).toBe('/alpha');
  await page.goto(at('/alpha'));
  expect(await next()).toBe('/beta');
});

test('a title in the tab follows the study’s own, and the icon is the owner’s initial', async ({ page }) => {
  await page.goto(at('/alpha'));
  await expect(page).toHaveTitle('Ada | Alpha');
  for (const icon of await page.locator('link[rel*="icon"]').all()) {
    const response = await page.request.get(at((await icon.getAttribute('href')) ?? ''));
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});

test.describe('an address of old', () => {
  test('leads to where the study is now, with what stood behind it', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(at('/about'));
    await page.goto(at('/old_alpha?from=mail#problem'));
    await page.waitForURL(at('/alpha?from=mail#problem'));
    await expect(page.getByRole('heading', { level: 1, name: 'Alpha' })).toBeVisible();
    // It left no step behind that would lead here again.
    await page.goBack();
    await expect(page).toHaveURL(at('/about'));
    expect(complaints).toEqual([]);
  });

  test('opens a locked study for whoever has a private link', async ({ page }) => {
    await page.goto(at(`/projects/old-beta#k=${TEST_SECRET}`));
    await page.waitForURL((url) => url.pathname === '/beta');
    await expectState(page, 'open');
    expect(page.url()).not.toContain(TEST_SECRET);
  });

  test('leads on without a script too, and names the new address to search engines', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at('/old_alpha'));
    await page.waitForURL(at('/alpha'));
    await context.close();
    expect(inBuild('old_alpha.html')).toContain('<link rel="canonical" href="https://ada.example/alpha">');
    expect(inBuild('projects/old-beta.html')).not.toContain('It was hard');
    expect(inBuild('_redirects')).toContain('/projects/old-beta /beta 301\n');
  });

  // Settings are written from this content, once.
  let written: Promise<{ said: string; status: number | null }> | undefined;
  const servers = { nginx, caddy };
  for (const [name, settings] of Object.entries(servers)) {
    test(`is redirected by ${name} itself`, async ({ request }) => {
      const program = findServer(name);
      test.skip(!program, `${name} is not installed.`);
      written ??= run('tools/hosting.ts');
      const { said, status } = await written;
      expect(status, said).toBe(0);
      const port = await freePort();
      const scratch = mkdtempSync(join(tmpdir(), `${name}-`));
      const folder = join(copy.root, 'dist');
      const { files, args } = settings({ folder, site: folder, base: '', port, scratch });
      const ours = copy.read(name === 'nginx' ? 'hosting/nginx.conf' : 'hosting/portfolio.caddy');
      for (const [file, text] of Object.entries(files))
        writeFileSync(file, basename(file).startsWith('portfolio') ? ours : text);
      const env = { ...process.env, XDG_CONFIG_HOME: scratch, XDG_DATA_HOME: scratch };
      const server = spawn(String(program), args, { stdio: 'inherit', env });
      try {
        const ask = (path: string) => request.get(`http://localhost:${port}${path}`, { maxRedirects: 0 });
        await expect.poll(async () => (await ask('/alpha').catch(() => undefined))?.status()).toBe(200);
        for (const [from, to] of [
          ['/old_alpha', '/alpha'],
          ['/old_alpha?from=mail', '/alpha?from=mail'],
          ['/projects/old-beta', '/beta'],
        ] as const) {
          const answer = await ask(from);
          expect([answer.status(), answer.headers().location]).toEqual([301, to]);
        }
      } finally {
        server.kill();
        rmSync(scratch, { recursive: true, force: true });
      }
    });
  }

  test('moves along under a sub-path', async () => {
    const under = await run('tools/build.ts', { SITE_BASE: '/portfolio' });
    expect(under, under.said).toMatchObject({ status: 0 });
    expect(inBuild('_redirects')).toContain('/portfolio/old_alpha /portfolio/alpha 301!\n');
    const page = inBuild('projects/old-beta.html');
    expect(page).toContain('location.replace("/portfolio/beta"+location.search+location.hash)');
    expect(page).toContain('content="0; url=/portfolio/beta"');
    expect(page).toContain('href="https://ada.example/portfolio/beta"');
  });
});

test('while editing a draft is there, with a mark on its card and on its page', async ({ page }) => {
  const port = await freePort();
  let said = '';
  const server: ChildProcess = spawn(...packageCommand('astro', 'dev', '--port', String(port)), {
    cwd: copy.root,
    env: { ...process.env, ...TEST_ENV },
  });
  try {
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += chunk));
    await expect.poll(() => said, PATIENCE).toContain('watching for file changes');
    await page.goto(`http://localhost:${port}/`);
    const drafts = page.getByRole('article').filter({ hasText: DRAFT });
    await expect(drafts.locator('[data-draft-mark]')).toHaveText(['Draft', 'Draft'], PATIENCE);
    await expect(page.locator('[data-draft-mark]')).toHaveCount(2);
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.goto(`http://localhost:${port}/delta`);
    await expect(page.locator('[data-draft-mark]')).toContainText('Only you see this', PATIENCE);
    await page.goto(`http://localhost:${port}/old_alpha`);
    await page.waitForURL(`http://localhost:${port}/alpha`, PATIENCE);
    expect((await page.request.get(`http://localhost:${port}/fun`)).status()).toBe(404);
  } finally {
    server.kill();
  }
});

/** Two studies that are published on one shelf, one on none, two drafts; no Fun page, no resume, no LinkedIn. */
async function writeContent() {
  const files = rightContent();
  delete files['fun.yaml'];
  set(files, 'site.yaml', ['navigation'], navigation);
  const owner = (files['site.yaml'] as { owner: Record<string, unknown> }).owner;
  const { linkedin, ...rest } = owner;
  set(files, 'site.yaml', ['owner'], {
    ...rest,
    networks: [
      { name: 'behance', url: 'https://www.behance.net/ada' },
      { name: 'github', url: 'https://github.com/ada' },
    ],
  });
  for (const field of ['values', 'volunteering', 'resume']) set(files, 'about.yaml', [field], undefined);
  set(files, 'about.yaml', ['bio'], ['One paragraph is enough.']);
  set(files, 'work.yaml', ['previous'], undefined);
  set(files, 'work.yaml', ['featured', 'studies'], ['delta', 'alpha', 'epsilon', 'beta']);
  const { tabTitle, ...alpha } = study('Alpha');
  files['case-studies/alpha/study.yaml'] = { ...alpha, formerly: ['old_alpha'] };
  files['case-studies/beta/study.yaml'] = { ...study('Beta'), locked: true, formerly: ['projects/old-beta'] };
  files['case-studies/gamma/study.yaml'] = study('Gamma');
  const cover = { file: 'breakwater.png', alt: 'A breakwater' };
  const draft = { ...study(DRAFT), draft: true, cover, hero: cover, formerly: ['old_delta'] };
  files['case-studies/delta/study.yaml'] = draft;
  files['case-studies/epsilon/study.yaml'] = { ...draft, formerly: ['old_epsilon'], locked: true };

  const put = (file: string, data: string | Buffer) => copy.write(join('content', file), data);
  for (const [file, data] of Object.entries(files)) put(file, stringify(data));
  const picture = (background: string) =>
    sharp({ create: { width: 2600, height: 1400, channels: 3, background } })
      .png()
      .toBuffer();
  put('wide.png', await picture('#f4be35'));
  for (const route of ['delta', 'epsilon'])
    put(`case-studies/${route}/breakwater.png`, await picture(route === 'delta' ? '#336699' : '#993366'));
}

const navigation = [
  { label: 'Work', href: '/' },
  { label: 'Fun', href: '/fun' },
  { label: 'About', href: '/about' },
  { label: 'Resume', href: '/resume.pdf' },
];

/** Runs a command in the copy, with the password the tests know. */
function run(
  file: string,
  env: Record<string, string> = {},
): Promise<{ said: string; status: number | null }> {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(process.execPath, [file], {
      cwd: copy.root,
      env: { ...process.env, ...TEST_ENV, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.on('close', (status) => resolve({ said, status }));
  });
}
