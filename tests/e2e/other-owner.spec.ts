// Somebody else’s site, from the owner’s commands to what visitors see: another language, everything left out that can
// be, odd pictures, a draft, a study made with `npm run new`, addresses of old, under a sub-path, and locked with every round.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../../src/lib/files.ts';
import { openFile } from '../../src/vault/file.ts';
import { openWithPassword, readKeyring } from '../../src/vault/keyring.ts';
import type { Finding } from '../../tools/doctor/finding.ts';
import { findServer } from '../../tools/find/servers.mjs';
import { caddy } from '../../tools/hosts/caddy.ts';
import { nginx } from '../../tools/hosts/nginx.ts';
import { axe } from '../helpers/axe.ts';
import { TEST_HASH, TEST_PASSWORD, TEST_SECRET } from '../helpers/gate.ts';
import { heic } from '../helpers/odd-pictures.ts';
import { DRAFT, LANGUAGE, LONG, type OtherOwner, otherOwner } from '../helpers/other-owner.ts';
import { expectState } from '../helpers/overlay.ts';
import { freePort } from '../helpers/project-copy.ts';
import { expect, test } from '../helpers/test.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const TITLE = 'A library that says what is in';
/** The title of the open study. */
const OPEN = 'אפליקציה שמסבירה מס';
const PAGES = ['/', '/about', '/alpha', '/beta'];

let owner: OtherOwner;
const at = (path: string) => owner.at(path);
const dist = () => join(owner.root, 'dist');
const inBuild = (file: string) => readFileSync(join(dist(), file), 'utf8');

test.beforeAll(async () => {
  test.setTimeout(240_000);
  owner = await otherOwner();
  const about = ['--title', TITLE, '--description', 'An app for the branch around the corner.'];
  const more = ['--timeline', '6 weeks', '--locked', '--shelf', 'featured'];
  const made = await owner.run('tools/new.ts', 'study', 'my_route', ...about, ...more);
  expect(made, made.said).toMatchObject({ status: 0 });
  // What an owner does with a draft: writes what is to be written, and takes the line out.
  const file = 'content/case-studies/my_route/study.yaml';
  const draft = owner.read(file);
  expect(draft).toMatch(/^draft: true/m);
  owner.write(
    file,
    draft.replace(/^draft: true.*\n/m, '').replaceAll(/(Write here|Écrivez ici) —/g, 'Written —'),
  );
  const built = await owner.publish();
  expect(built, built.said).toMatchObject({ status: 0 });
});
test.afterAll(() => owner?.close());

test('the bar, the footer and the pages hold what is there, and nothing else', async ({ page }) => {
  await page.goto(at('/'));
  await expect(page.getByRole('banner').locator('nav').first().getByRole('link')).toHaveText([
    'עבודות',
    'אודות',
  ]);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([/\S/, 'Behance', 'GitHub']);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['FEATURED WORK']);
  await expect(page.getByRole('article')).toHaveCount(3);
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  ) as { '@graph': { sameAs?: string[] }[] };
  expect(data['@graph'].flatMap(({ sameAs = [] }) => sameAs)).toEqual([
    'https://www.behance.net/dana',
    'https://github.com/dana',
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

test('a study on no shelf has a page, and no list names it', async ({ page }) => {
  await page.goto(at('/gamma'));
  await expect(page.getByRole('heading', { level: 1, name: 'Gamma' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(inBuild('sitemap.xml') + inBuild('feed.xml')).not.toContain('gamma');
  const next = () => page.locator('aside a').last().getAttribute('href');
  // The first that is open: nobody who reads on meets a lock before there is no way round it.
  expect(await next()).toBe('/portfolio/alpha');
  await page.goto(at('/alpha'));
  expect(await next()).toBe('/portfolio/beta');
  await test.step('a title in the tab follows the study’s own, and the icon is the owner’s initial', async () => {
    await expect(page).toHaveTitle(`דנה כהן | ${OPEN}`);
    for (const icon of await page.locator('link[rel*="icon"]').all()) {
      const response = await page.request.get(new URL((await icon.getAttribute('href')) ?? '', at('/')).href);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
  });
});

test.describe('in another language', () => {
  test('it says which, runs from the right, begins there, stays inside the window, and axe finds nothing', async ({
    page,
  }) => {
    for (const path of PAGES) {
      await page.goto(at(path));
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', LANGUAGE);
      await expect(html).toHaveAttribute('dir', 'rtl');
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { scroll, room } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          room: document.documentElement.clientWidth,
        }));
        expect(scroll, `${path} at ${width}`).toBeLessThanOrEqual(room);
        const heading = await page.getByRole('heading', { level: 1 }).first().boundingBox();
        const right = (heading?.x ?? 0) + (heading?.width ?? 0);
        expect(right, `${path} at ${width}`).toBeGreaterThan(width / 2);
      }
      expect(await axe(page), path).toEqual([]);
    }
  });

  test('it speaks that language wherever the frame speaks, and turns its arrows round', async ({ page }) => {
    await page.goto(at('/'));
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeAttached();
    await expect(page.getByText('LIRE LA SUITE').first()).toBeVisible();
    const arrow = page.getByRole('article').filter({ hasText: OPEN }).locator('svg');
    expect(await arrow.evaluate((element) => getComputedStyle(element).scale)).toBe('-1 1');
    await page.goto(at('/about'));
    await expect(page.getByText('janv. 2020 – aujourd’hui').first()).toBeVisible();
    await page.goto(at('/nowhere'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await page.goto(at('/alpha'));
    await expect(page.getByRole('heading', { name: 'En trente secondes' })).toBeVisible();
    const said = await page.locator('body').innerText();
    expect(said).not.toMatch(/min read|Next case study|Sections of|Thanks/);
  });
});

test.describe('a study made with npm run new, and written', () => {
  test('has its card first on Work, with a lock', async ({ page }) => {
    await page.goto(at('/'));
    const card = page.getByRole('article').first();
    await expect(card).toContainText(TITLE);
    await expect(card).toContainText('An app for the branch around the corner.');
    await expect(card.getByRole('link')).toHaveAccessibleName(/mot de passe requis/);
    await expect(card.getByRole('img').first()).toHaveJSProperty('complete', true);
  });

  test('is locked, asks for the password in the owner’s language, and opens', async ({ page }) => {
    const behind = page.getByRole('heading', { name: /^Written — le problème/ });
    const own = () =>
      page
        .getByRole('heading', { level: 1 })
        .first()
        .evaluate((element) => getComputedStyle(element).scrollMarginBlockStart);
    await page.goto(at('/my_route'));
    expect(await own()).toBe('7px');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 30_000 });
    await expect(behind).toHaveCount(0);
    const field = page.getByRole('textbox', { name: 'Mot de passe' });
    await field.fill('non');
    await field.press('Enter');
    await expect(page.getByText('Le mot de passe est incorrect.')).toBeVisible({ timeout: 30_000 });
    await field.fill(TEST_PASSWORD);
    await field.press('Enter');
    await expectState(page, 'open');
    await expect(behind).toBeVisible();
    await expect(page.getByRole('heading', { name: 'En trente secondes' })).toBeVisible();
    // The owner’s own style sheet comes along with what was behind the password.
    expect(await own()).toBe('7px');
  });

  test('is weighed by the doctor, who sees the build, and what is left to replace @all', async () => {
    const { said: json, status } = await owner.run('tools/doctor.mjs', '--json');
    expect(status).toBe(1);
    const { isPublishable, findings, published } = JSON.parse(json);
    expect(isPublishable).toBe(false);
    expect(said(findings, 'The build')).toMatch(/^Made .* from what is there now/);
    expect(said(findings, 'The build')).toContain('The locked studies open with the tests’ password');
    expect(said(findings, TITLE)).toContain(
      'Starters are still in use (cover.png, hero.png, hero-portrait.png, screen.png)',
    );
    expect(published.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['Pages', 'Locked studies', 'Pictures']),
    );
  });

  const said = (findings: Finding[], topic: string) =>
    findings
      .filter((finding) => finding.topic === topic)
      .map(({ sentence }) => sentence)
      .join('\n');
});

test('nothing of a draft is in the build: no word, no picture, no sealed file', async () => {
  const files = readdirSync(dist(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    expect(file).not.toMatch(/delta|epsilon|breakwater/);
    expect(readFileSync(file).includes(DRAFT), file).toBe(false);
  }
  await test.step('the vault opens with every round that is promised, and holds nothing of it either', async () => {
    const read = (name: string) => new Uint8Array(readFileSync(join(dist(), 'vault', name)));
    const [keyring = '', ...others] = readdirSync(join(dist(), 'vault')).toSorted((one) =>
      one.startsWith('keyring') ? -1 : 1,
    );
    const key = await openWithPassword(readKeyring(read(keyring)), TEST_HASH);
    if (!key) throw new Error('The build was locked with fewer rounds, or another password.');
    const opened = await Promise.all(others.map((name) => openFile(key, name, read(name))));
    const documents = opened.flatMap(({ bytes, type }) =>
      type === 'application/json' ? new TextDecoder().decode(bytes) : [],
    );
    expect(documents).toHaveLength(2);
    for (const document of documents) expect(document).not.toContain(DRAFT);
  });
});

test.describe('an address of old', () => {
  test('leads to where the study is now, with what stood behind it', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(at('/about'));
    await page.goto(at('/old_alpha?from=mail#problem'));
    await page.waitForURL(at('/alpha?from=mail#problem'));
    await expect(page.getByRole('heading', { level: 1, name: OPEN })).toBeVisible();
    // It left no step behind that would lead here again.
    await page.goBack();
    await expect(page).toHaveURL(at('/about'));
    expect(complaints).toEqual([]);
  });

  test('opens a locked study for whoever has a private link', async ({ page }) => {
    await page.goto(at(`/projects/old-beta#k=${TEST_SECRET}`));
    await page.waitForURL((url) => url.pathname === '/portfolio/beta');
    await expectState(page, 'open');
    expect(page.url()).not.toContain(TEST_SECRET);
  });

  test('leads on without a script too, and names the new address to search engines and hosts', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at('/old_alpha'));
    await page.waitForURL(at('/alpha'));
    await context.close();
    expect(inBuild('old_alpha.html')).toContain(
      '<link rel="canonical" href="https://me.example/portfolio/alpha">',
    );
    const sent = inBuild('projects/old-beta.html');
    expect(sent).not.toContain('It was hard');
    expect(sent).toContain('location.replace("/portfolio/beta"+location.search+location.hash)');
    expect(sent).toContain('content="0; url=/portfolio/beta"');
    expect(inBuild('_redirects')).toContain('/portfolio/old_alpha /portfolio/alpha 301!\n');
    expect(inBuild('_redirects')).toContain('/portfolio/projects/old-beta /portfolio/beta 301\n');
  });

  // Settings are written from this content, once.
  let written: ReturnType<OtherOwner['run']> | undefined;
  for (const [name, settings] of Object.entries({ nginx, caddy })) {
    test(`is redirected by ${name} itself`, async ({ request }) => {
      const program = findServer(name);
      test.skip(!program, `${name} is not installed.`);
      written ??= owner.runAtTop('tools/hosting.ts');
      const { said, status } = await written;
      expect(status, said).toBe(0);
      const port = await freePort();
      const scratch = mkdtempSync(join(tmpdir(), `${name}-`));
      const { files, args } = settings({ folder: dist(), site: dist(), base: '', port, scratch });
      const ours = owner.read(name === 'nginx' ? 'hosting/nginx.conf' : 'hosting/portfolio.caddy');
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
});

test.describe('odd pictures and films', () => {
  test('a picture smaller than its place is shown no wider than it has pixels, in the middle', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto(at('/alpha'));
    const small = page.getByAltText('It is small.png');
    await small.scrollIntoViewIfNeeded();
    const box = await small.boundingBox();
    expect([box?.width, box?.height]).toEqual([700, 400]);
    expect(Math.abs((box?.x ?? 0) + 350 - 960)).toBeLessThan(2);
    // The rest of the sheet was not trimmed away: a picture that is large enough fills its place.
    expect((await page.getByAltText('It is drawing.svg').boundingBox())?.width).toBe(1280);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await small.boundingBox())?.width).toBe(390 - 2 * 36);
  });

  test('a small cover stays sharp on its card', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(at('/'));
    const cover = page.getByRole('article').filter({ hasText: OPEN }).getByRole('img').first();
    expect((await cover.boundingBox())?.width).toBe(500);
  });

  test('a very tall picture is bounded on the page, and opens as wide as it can be', async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(at('/alpha'));
      const tall = page.getByAltText('It is tall.png');
      await tall.scrollIntoViewIfNeeded();
      expect((await tall.boundingBox())?.height).toBeLessThanOrEqual(Math.min(1100, 1.4 * height));
      await tall.click();
      const dialog = page.getByRole('dialog');
      const large = dialog.getByRole('img');
      await expect
        .poll(async () => (await large.boundingBox())?.width)
        .toBeGreaterThan(Math.min(900, 0.9 * width));
      const room = dialog.locator('[data-viewer-room]');
      expect(await room.evaluate((view) => view.scrollHeight / view.clientHeight)).toBeGreaterThan(4);
      await page.keyboard.press('PageDown');
      await expect.poll(() => room.evaluate((view) => view.scrollTop)).toBeGreaterThan(height / 2);
      await page.keyboard.press('End');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  test('a word of sixty letters breaks on its card instead of leaving it', async ({ page }) => {
    for (const width of [320, 390, 1000, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(at('/'));
      const card = page.getByRole('article').filter({ hasText: LONG });
      const [outer, inner] = [await card.boundingBox(), await card.getByRole('heading').boundingBox()];
      expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual(
        (outer?.x ?? 0) + (outer?.width ?? 0),
      );
      expect(await card.getByRole('heading').evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(
        0,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test('a drawing and what moves are pictures like any other', async ({ page }) => {
    await page.goto(at('/alpha'));
    for (const [file, colour] of [
      ['drawing.svg', [201, 28, 28]],
      ['moving.gif', [255, 0, 0]],
    ] as const) {
      const picture = page.getByAltText(`It is ${file}`);
      await picture.scrollIntoViewIfNeeded();
      const { src, ratio } = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return { src: image.currentSrc, ratio: image.naturalWidth / image.naturalHeight };
      });
      expect(ratio).toBeGreaterThan(1.4);
      const pixel = await sharp(Buffer.from(await (await fetch(src)).arrayBuffer()))
        .resize(1, 1)
        .removeAlpha()
        .raw()
        .toBuffer();
      for (const [index, value] of colour.entries())
        expect(Math.abs((pixel[index] ?? 0) - value)).toBeLessThan(12);
    }
    expect(listFiles('**/*.svg', dist()).filter((file) => file.startsWith('media'))).toEqual([]);
  });

  test('one MOV plays, open and sealed, and nothing says where it was taken', async ({ page }) => {
    const plays = async () => {
      const video = page.locator('video');
      await video.scrollIntoViewIfNeeded();
      await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
      return video.evaluate((one: HTMLVideoElement) => [one.videoWidth, one.videoHeight]);
    };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(at('/alpha'));
    expect(await plays()).toEqual([320, 200]);
    await page.goto(at('/beta'));
    await page.locator('[data-gate] input[type="password"]').fill(TEST_PASSWORD);
    await page.keyboard.press('Enter');
    expect(await plays()).toEqual([320, 200]);
    for (const file of listFiles('media/*.mp4', dist())) {
      expect(readFileSync(join(dist(), file), 'latin1')).not.toContain('43.6532');
    }
  });
});

// The last: it leaves a picture behind that stops every build.
test('a photo that cannot be shown stops even npm start, named with its line and without a trace of the code @all', async () => {
  /** Everything in dist, by its bytes. */
  const bytes = () =>
    listFiles('**/*', dist()).map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(dist(), file)))
          .digest('hex')}`,
    );
  const before = bytes();
  expect(before.length).toBeGreaterThan(30);
  owner.write('content/wide.png', heic());
  const { said, status } = await owner.run('tools/start.ts');
  expect([status, said]).toEqual([1, expect.stringContaining('content/wide.png is a HEIC photo')]);
  expect(said).toMatch(/content\/work\.yaml, line \d+, hero\.cover\.file/);
  expect(said).not.toMatch(/\n\s+at |Cannot read prop/);
  expect(bytes(), 'a build that fails leaves the last one as it was').toEqual(before);
});
