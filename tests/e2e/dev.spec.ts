// `npm run dev` as the owner meets it: on a copy of the project, started with a mistake in it, then mended and spoilt.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { packageCommand } from '../../tools/run.ts';
import { axe } from '../helpers/axe.ts';
import { study } from '../helpers/content-folder.ts';
import { madeFont } from '../helpers/fonts.ts';
import { picture } from '../helpers/good-content.ts';
import { heic } from '../helpers/odd-pictures.ts';
import { copyProject, freePort, type ProjectCopy, unlinkTestPackages } from '../helpers/project-copy.ts';
import { expect, test } from '../helpers/test.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const STUDY = 'content/case-studies/ferry/study.yaml';
const FUN = 'content/fun.yaml';
const ABOUT = 'content/about.yaml';
const DRAFT = 'Cormorants on the breakwater';
const HERO = 'content/case-studies/ferry/hero.webp';
const PATIENCE = { timeout: 60_000 };

let copy: ProjectCopy;
let port = 0;
let server: ChildProcess;
let said = '';
let right: { study: string; fun: string };

const overlay = (page: Page) => page.getByRole('alertdialog');
const at = (path: string) => `http://localhost:${port}${path}`;
const retitled = (title: string) => right.study.replace(/^title: .*$/m, `title: ${title}`);
const spoilt = () => right.study.replace(/^tags: .*$/m, 'tags: WEB');

test.beforeAll(async () => {
  copy = copyProject();
  unlinkTestPackages(copy);
  copy.write(STUDY, `${copy.read(STUDY)}\nformerly: [old_ferry]\n`);
  copy.write('content/case-studies/cormorants/study.yaml', stringify({ ...study(DRAFT), draft: true }));
  copy.write('content/wide.png', await picture(2600, 1400));
  const work = copy.read('content/work.yaml');
  copy.write('content/work.yaml', work.replace('- ferry\n', '- ferry\n    - cormorants\n'));
  right = { study: copy.read(STUDY), fun: copy.read(FUN) };
  copy.write(STUDY, spoilt());
  port = await freePort();
  server = spawn(...packageCommand('astro', 'dev', '--port', String(port)), {
    cwd: copy.root,
    // As some shells have it, left there by another project.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += chunk));
  await expect.poll(() => said, PATIENCE).toContain('watching for file changes');
});

// A page that the server has just told to load again would break into the clearing up before the next test.
test.afterEach(async ({ page }) => {
  const leave = () => page.goto('about:blank');
  await leave().catch(leave);
});

test.afterAll(() => {
  server.kill();
  copy.remove();
});

test('a server started with a mistake in the content starts, and shows it with file, line and mend', async ({
  page,
}) => {
  await page.goto(at('/ferry'));
  await expect(overlay(page)).toHaveAccessibleName('One thing in the content to mend', PATIENCE);
  const line = right.study.split('\n').findIndex((text) => text.startsWith('tags:')) + 1;
  await expect(overlay(page)).toContainText(`${STUDY}:${line}`);
  await expect(overlay(page).getByRole('heading', { level: 2 })).toHaveText(
    'This should be a list, but it is text.',
  );
  await expect(overlay(page).locator('[data-marked]')).toContainText('tags: WEB');
  await expect(overlay(page)).toContainText('Write one item per line, each starting with “- ”.');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  expect(await page.content()).not.toContain('node_modules/astro');
  expect(await axe(page)).toEqual([]);

  copy.write(STUDY, right.study);
  await expect(page.getByRole('heading', { level: 1, name: /^A timetable/ })).toBeVisible(PATIENCE);
  await expect(overlay(page)).toHaveCount(0);
});

test('a saved text and a replaced picture show by themselves', async ({ page }) => {
  await page.goto(at('/ferry'), { waitUntil: 'networkidle' });
  const text = await seconds(async () => {
    copy.write(STUDY, retitled('Another title altogether'));
    await expect(page.getByRole('heading', { name: 'Another title altogether' })).toBeVisible(PATIENCE);
  });

  const hero = page.getByRole('main').getByRole('img').first();
  await page.waitForLoadState('networkidle');
  const before = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
  const blue = await sharp({ create: { width: 2560, height: 1440, channels: 3, background: '#3a5fcd' } })
    .webp()
    .toBuffer();
  const picture = await seconds(async () => {
    copy.write(HERO, blue);
    await expect
      .poll(() => middleOf(page).catch(() => []), { ...PATIENCE, intervals: [20] })
      .toEqual([expect.closeTo(58, -1), expect.closeTo(95, -1), expect.closeTo(205, -1)]);
  });
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe(before);
  // Machines differ, so nothing is asserted of it: this is for reading.
  console.log(`  from save to sight: a text ${text} s, a picture ${picture} s`);
});

test('mistakes in two files show at once over any page, hide with Escape, and go once mended', async ({
  page,
}) => {
  await page.goto(at('/about'), { waitUntil: 'networkidle' });
  copy.write(FUN, right.fun.replace(/^title:/m, 'titel:'));
  copy.write(STUDY, spoilt());
  await expect(overlay(page)).toHaveAccessibleName('3 things in the content to mend', PATIENCE);
  await expect(overlay(page).getByRole('button', { name: 'Hide' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  const reminder = page.getByRole('button', { name: '3 things in the content to mend' });
  await reminder.click();
  await expect(overlay(page)).toBeVisible();

  // Another page, opened now: it shows what was last right, under the same list.
  await page.goto(at('/fun'));
  await expect(overlay(page)).toContainText('Did you mean title?', PATIENCE);
  await expect(page.locator('h1').first()).toHaveText('Cut paper, on Sundays');

  copy.write(FUN, right.fun);
  await expect(overlay(page)).toHaveAccessibleName('One thing in the content to mend', PATIENCE);
  copy.write(STUDY, right.study);
  await expect(overlay(page)).toHaveCount(0, PATIENCE);
  await expect(reminder).toHaveCount(0);
});

test('what YAML makes of a text shows with the line as it should be @all', async ({ page }) => {
  const titled = (title: string) => right.fun.replace(/^title: .*$/m, `title: ${title}`);
  const line = right.fun.split('\n').findIndex((text) => text.startsWith('title:')) + 1;
  copy.write(FUN, titled('*Finally*'));
  await page.goto(at('/fun'));
  await expect(overlay(page)).toHaveAccessibleName('One thing in the content to mend', PATIENCE);
  await expect(overlay(page)).toContainText(`${FUN}:${line}`);
  await expect(overlay(page).locator('[data-marked]')).toContainText('title: *Finally*');
  await expect(overlay(page)).toContainText('So: title: "*Finally*"');
  expect(await axe(page)).toEqual([]);

  copy.write(FUN, titled('Night bus'));
  await expect(page.getByRole('heading', { level: 1, name: 'Night bus' })).toBeVisible(PATIENCE);
  await expect(overlay(page)).toHaveCount(0);
  copy.write(FUN, right.fun);
});

test('a photo that cannot be shown is named over the page, with how to export it @all', async ({ page }) => {
  const good = readFileSync(join(copy.root, HERO));
  await page.goto(at('/about'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  copy.write(HERO, heic());
  await expect(overlay(page)).toContainText(`${HERO} is a HEIC photo`, PATIENCE);
  await expect(overlay(page)).toContainText('on a Mac in Preview, File → Export');
  copy.write(HERO, good);
  await expect(overlay(page)).toHaveCount(0, PATIENCE);
});

test('a draft is there, with a mark on its card and on its page, and an address of old leads on', async ({
  page,
}) => {
  const marks = page.locator('[data-draft-mark]');
  await page.goto(at('/'));
  await expect(page.getByRole('article').filter({ has: marks })).toContainText(DRAFT, PATIENCE);
  await expect(marks).toHaveText(['Draft']);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.goto(at('/cormorants'));
  await expect(marks).toContainText('Only you see this', PATIENCE);
  await page.goto(at('/old_ferry'));
  await page.waitForURL(at('/ferry'), PATIENCE);
});

test('a page that is left out is gone, and back with its file', async ({ page }) => {
  const about = copy.read(ABOUT);
  copy.write(ABOUT, about.replace('[the Fun page](/fun)', 'my wall'));
  rmSync(join(copy.root, FUN));
  const fun = async () => (await page.request.get(at('/fun'))).status();
  await expect.poll(fun, PATIENCE).toBe(404);
  copy.write(FUN, right.fun);
  copy.write(ABOUT, about);
  await expect.poll(fun, PATIENCE).toBe(200);
});

test('another typeface is on the page without a new start, one that comes along or a font of the owner’s @all', async ({
  page,
}) => {
  // The page may just be loaded anew: then it is asked again.
  const heading = (what: 'fontFamily' | 'fontWeight' = 'fontFamily') =>
    page
      .locator('h1')
      .evaluate((element, name) => getComputedStyle(element)[name], what)
      .catch(() => '');
  /** Whether a font has come and is drawn, and not what stands in for it. */
  const isDrawn = (font: string) =>
    page
      .evaluate(
        (name) =>
          [...document.fonts].some(
            (one) => one.family.replaceAll('"', '') === name && one.status === 'loaded',
          ),
        font,
      )
      .catch(() => false);
  await page.goto(at('/about'));
  expect(await heading()).toContain('Lexend');
  copy.write('content/look.yaml', 'typefaces:\n  heading: Fraunces\nheadingWeight: 500\n');
  await expect.poll(() => heading(), PATIENCE).toContain('Fraunces');
  await expect.poll(() => isDrawn('Fraunces'), PATIENCE).toBe(true);
  await expect.poll(() => heading('fontWeight'), PATIENCE).toBe('500');
  copy.write('content/look/Own.woff2', await madeFont());
  copy.write('content/look.yaml', 'typefaces:\n  heading: look/Own.woff2\n');
  await expect.poll(() => isDrawn('Hanken Grotesk'), PATIENCE).toBe(true);
  const list = await page.request.get(at('/@typefaces/list.json'));
  expect((await list.json()).map(({ value }: { value: string }) => value)).toContain('look/Own.woff2');
  rmSync(join(copy.root, 'content/look.yaml'));
  await expect.poll(() => heading(), PATIENCE).toContain('Lexend');
});

test('a style sheet of the owner’s own is on the page as it is saved, and told where it is broken', async ({
  page,
}) => {
  // The overlay of mistakes has a heading too, and the page may just be loaded anew.
  const colour = () =>
    page
      .locator('main h1')
      .evaluate((element) => getComputedStyle(element).color)
      .catch(() => '');
  await page.goto(at('/about'));
  const before = await colour();
  copy.write('content/look.css', 'h1 { color: rgb(1 2 3) }\n');
  await expect.poll(colour, PATIENCE).toBe('rgb(1, 2, 3)');
  copy.write('content/look.css', '/* Mine. */\nh1 { color: rgb(4 5 6)\n');
  await expect(overlay(page)).toContainText('content/look.css:2', PATIENCE);
  await expect.poll(colour, PATIENCE).toBe('rgb(1, 2, 3)');
  rmSync(join(copy.root, 'content/look.css'));
  await expect.poll(colour, PATIENCE).toBe(before);
});

test('nothing of this leaves a trace of the code on the screen', () => {
  expect(said).toContain('watching for file changes');
  expect(said).not.toMatch(/\n\s+at |node_modules/);
});

test('a broken component keeps Vite’s own overlay @all', async ({ page }) => {
  const file = 'src/screens/About/About.tsx';
  const source = copy.read(file);
  await page.goto(at('/about'), { waitUntil: 'networkidle' });
  copy.write(file, `${source}\nconst = broken;\n`);
  // A page that is opened before the change was noticed is the old one: it is opened again, as anybody would.
  await expect(async () => {
    await page.goto(at('/about'));
    await expect(page.locator('vite-error-overlay')).toHaveCount(1, { timeout: 2000 });
  }).toPass(PATIENCE);
  await expect(overlay(page)).toHaveCount(0);
  copy.write(file, source);
});

async function seconds(act: () => Promise<void>): Promise<string> {
  const start = performance.now();
  await act();
  return ((performance.now() - start) / 1000).toFixed(2);
}

/** The colour in the middle of the first picture, as the browser drew it. */
const middleOf = (page: Page) =>
  page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('main img');
    if (!image?.complete || image.naturalWidth === 0) return [];
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });
