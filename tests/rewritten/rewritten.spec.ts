// The site of somebody else: another name and language, two studies, no Fun page, no resume, pictures of every kind.
// tools/test/rewritten.ts makes it in a copy of the project, and runs this there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/lib/files.ts';
import { axe } from '../helpers/axe.ts';
import { TEST_PASSWORD } from '../helpers/gate.ts';
import { BUILD } from '../helpers/host.ts';
import { overflow, seeEveryPicture } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

const TEXTS = '**/*.{html,js,css,json,xml,txt,svg,webmanifest}';
const everyText = () =>
  listFiles(TEXTS, BUILD).map((file) => [file, readFileSync(join(BUILD, file), 'utf8')]);

test('no trace of the sample’s owner is left', () => {
  const sample = /\b(mina|alvarado|toronto|pledgx|crypto_insights|eztax|trakt|emulator)\b/i;
  expect(
    everyText().flatMap(([file, text]) =>
      sample.test(text ?? '') ? [file, sample.exec(text ?? '')?.[0]] : [],
    ),
  ).toEqual([]);
});

test('no word of the frame is in another language than the site', () => {
  const english =
    />\s*(READ MORE|Skip to the content|In thirty seconds|Next case study|Open menu|Enter Password)\b/;
  for (const [file, text] of everyText()) expect(text, file).not.toMatch(english);
});

test('what the owner left out is gone: Fun, resume, LinkedIn', async ({ page, request }) => {
  for (const path of ['/fun', '/resume.pdf']) expect((await request.get(path)).status(), path).toBe(404);
  for (const [file, text] of everyText())
    expect(text, file).not.toMatch(/href="[^"]*(\/fun"|resume\.pdf|linkedin)/i);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([
    'Élise Trần-Wójcik',
    'Travaux',
    'À propos',
  ]);
  await expect(page.locator('main section article')).toHaveCount(2);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Behance' })).toBeVisible();
  expect(existsSync(join(BUILD, 'fun.html'))).toBe(false);
});

for (const route of ['/', '/about', '/phare', '/carnet', '/rien']) {
  test(`${route} is French, whole, and there for everyone`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `at ${width}px`).toBe(0);
      expect.soft(await axe(page), `at ${width}px`).toEqual([]);
    }
    const pictures = await seeEveryPicture(page);
    expect(pictures.filter(({ width }) => width === 0)).toEqual([]);
  });
}

test('dates and reading time are said as French says them', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('main ol').first()).toContainText(/févr\.? 2022|février 2022/);
  await page.goto('/phare');
  await expect(page.locator('main')).toContainText(/\d+\smin de lecture/);
});

test('a drawing, an animation, a turned photo and one for print are all pictures, upright and of their own shape', async ({
  page,
}) => {
  await page.goto('/phare');
  const shape = (name: string) =>
    page
      .getByRole('img', { name })
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  await seeEveryPicture(page);
  expect(await shape('Le plan du phare au trait.')).toBeCloseTo(16 / 9, 1);
  expect(await shape('Le quai, photo tournée')).toBeCloseTo(1.4, 1);
  expect(await shape('Une affiche, en couleurs')).toBeCloseTo(1.4, 1);
  await page.goto('/');
  await seeEveryPicture(page);
  expect(await shape('Un phare qui clignote.')).toBeCloseTo(4 / 3, 1);
});

test('a screenshot is shown no larger than it is sharp, and a very tall one no higher than a few screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/phare');
  const box = (name: string) => page.getByRole('img', { name }).first().boundingBox();
  expect((await box('Une capture d’écran'))?.width).toBeLessThanOrEqual(1440);
  expect((await box('Une capture très haute.'))?.height).toBeLessThanOrEqual(2000);
});

test('a film that came as one MP4 plays', async ({ page }) => {
  await page.goto('/phare');
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.1);
});

test('where a photo was taken is nobody’s business', () => {
  for (const file of listFiles('media/*.*', BUILD))
    expect(readFileSync(join(BUILD, file)).includes('GPS'), file).toBe(false);
});

test('the locked study asks in French, and opens', async ({ page }) => {
  await page.goto('/carnet');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole('dialog')).toContainText('mot de passe');
  await expect(page.getByText('saumure')).toHaveCount(0);
  const field = page.getByRole('textbox').last();
  await field.fill('non');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('mot de passe');
  await field.fill(TEST_PASSWORD);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'La saumure comptait double' })).toBeVisible({
    timeout: 30_000,
  });
});

test('an old address leads to the study', async ({ page }) => {
  await page.goto('/vieux_phare');
  await expect(page).toHaveURL(/\/phare$/);
});
