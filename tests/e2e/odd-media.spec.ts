// Pictures and films as people have them, not as a site would like them: each shows, or is refused with its name, and
// a build that fails leaves the last one as it was.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../../src/lib/files.ts';
import { createSite, type Site } from '../../tools/serve.ts';
import { TEST_ENV, TEST_PASSWORD } from '../helpers/gate.ts';
import { heic, moving } from '../helpers/odd-pictures.ts';
import { freePort, type ProjectCopy } from '../helpers/project-copy.ts';
import { smallSite } from '../helpers/small-site.ts';
import { expect, test } from '../helpers/test.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const LONG = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunter';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"><rect width="24" height="16" fill="#c91c1c"/></svg>';

let copy: ProjectCopy;
let site: Site;

const figure = (file: string) => ({ picture: { file, alt: `It is ${file}` } });
const show = (file: string) => ({ type: 'picture', figure: figure(file) });
const film = {
  type: 'film',
  device: 'Laptop',
  film: { mp4: 'screen.mov', poster: { file: 'still.png', alt: 'A test card counts to ten' } },
};
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b7' } })
    .png()
    .toBuffer();

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const media = {
    'small.png': await flat(700, 400),
    'tall.png': await flat(1300, 20_000),
    'drawing.svg': Buffer.from(SVG),
    'moving.gif': await moving('gif', [1300, 800]),
    'still.png': await flat(640, 400),
    'screen.mov': readFileSync('tests/fixtures/films/screen.mov'),
  };
  copy = await smallSite((files) => {
    for (const route of ['alpha', 'beta']) {
      const study = files[`case-studies/${route}/study.yaml`] as { blocks: unknown[] };
      study.blocks.push(...['small.png', 'tall.png', 'drawing.svg', 'moving.gif'].map(show), film);
    }
    Object.assign(files['case-studies/alpha/study.yaml'] ?? {}, {
      title: LONG,
      cover: { file: 'small.png', alt: 'Card' },
    });
    Object.assign(files['case-studies/beta/study.yaml'] ?? {}, { locked: true, teaser: ['A word before.'] });
    return Object.fromEntries(
      ['alpha', 'beta'].flatMap((route) =>
        Object.entries(media).map(([file, bytes]) => [`case-studies/${route}/${file}`, bytes]),
      ),
    );
  });
  const { said, status } = await run('tools/build.ts');
  expect(status, said).toBe(0);
  site = createSite(join(copy.root, 'dist'));
  await new Promise<void>((resolve) => site.listen(0, resolve));
});

test.afterAll(() => {
  site?.close();
  copy?.remove();
});

const at = (path: string) => `http://localhost:${(site.address() as AddressInfo).port}${path}`;

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
  const cover = page.getByRole('article').first().getByRole('img').first();
  expect((await cover.boundingBox())?.width).toBe(700);
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
    expect(await dialog.evaluate((view) => view.scrollHeight / view.clientHeight)).toBeGreaterThan(4);
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a word of sixty letters breaks on its card instead of leaving it', async ({ page }) => {
  for (const width of [320, 390, 1000, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(at('/'));
    const card = page.getByRole('article').first();
    const [outer, inner] = [await card.boundingBox(), await card.getByRole('heading').boundingBox()];
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
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
  expect(listFiles('**/*.svg', join(copy.root, 'dist')).filter((file) => file.startsWith('media'))).toEqual(
    [],
  );
});

test('one MOV plays, open and sealed, and nothing says where it was taken', async ({ page }) => {
  const plays = async () => {
    const video = page.locator('video');
    await video.scrollIntoViewIfNeeded();
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
    return video.evaluate((one: HTMLVideoElement) => [one.videoWidth, one.videoHeight]);
  };
  await page.goto(at('/alpha'));
  expect(await plays()).toEqual([320, 200]);
  await page.goto(at('/beta'));
  await page.locator('[data-gate] input[type="password"]').fill(TEST_PASSWORD);
  await page.keyboard.press('Enter');
  expect(await plays()).toEqual([320, 200]);
  for (const file of listFiles('media/*.mp4', join(copy.root, 'dist'))) {
    expect(readFileSync(join(copy.root, 'dist', file), 'latin1')).not.toContain('43.6532');
  }
});

test('a photo that cannot be shown stops even npm start, named with its line and without a trace of the code', async () => {
  /** Everything in dist, by its bytes. */
  const dist = () =>
    listFiles('**/*', join(copy.root, 'dist')).map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(copy.root, 'dist', file)))
          .digest('hex')}`,
    );
  const before = dist();
  expect(before.length).toBeGreaterThan(30);
  copy.write('content/good.png', heic());
  const { said, status } = await run('tools/start.ts');
  expect([status, said]).toEqual([1, expect.stringContaining('content/good.png is a HEIC photo')]);
  expect(said).toMatch(/content\/work\.yaml, line \d+, hero\.cover\.file/);
  expect(said).not.toMatch(/\n\s+at |Cannot read prop/);
  expect(dist(), 'a build that fails leaves the last one as it was').toEqual(before);
});

/** Runs a command in the copy, to its end. */
async function run(command: string): Promise<{ said: string; status: number | null }> {
  const child = spawn(process.execPath, [command], {
    cwd: copy.root,
    env: { ...process.env, ...TEST_ENV, PORT: String(await freePort()) },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { said, status };
}
