// `npm run shots -- --looks`: one contact sheet of every look that comes along, in shots/. Each has Work, a study, About
// and the password overlay, on a phone and on a desk, light and dark. And the picture of them all in README.md and
// docs/owner-guide.md.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { stringify } from 'yaml';
import { comesAlong } from '../src/look/looks.ts';
import { FILES } from '../src/model/files.ts';
import { lookSchema } from '../src/model/look.ts';
import { readLibrary } from '../src/reader/read.ts';
import { emptyProject, freePort } from '../tests/helpers/project-copy.ts';
import { findBrowser } from './find/browser.mjs';

const OUT = 'shots';
const SIZES = [
  { width: 1440, height: 1080, tile: 480 },
  { width: 390, height: 844, tile: 166 },
] as const;
const GAP = 16;
/** The Work page of each, as it comes along: three in a row. */
const PICTURE = { file: 'docs/pictures/looks.webp', height: 360, inRow: 3 } as const;

/** Draws the sheets, of all looks or of those that are named. */
export async function drawLooks(named: readonly string[]): Promise<void> {
  const all = lookSchema.shape.look.unwrap().options;
  const looks = named.length > 0 ? all.filter((name) => named.includes(name)) : all;
  const { studies } = await readLibrary(process.cwd());
  const routes = Object.keys(studies);
  const open = routes.find((route) => !studies[route]?.locked);
  const locked = routes.find((route) => studies[route]?.locked);
  const pages = ['/', ...[open, locked].flatMap((route) => (route ? [`/${route}`] : [])), '/about'];

  const copy = emptyProject(mkdtempSync(join(tmpdir(), 'looks-')));
  cpSync('content', join(copy.root, 'content'), { recursive: true });
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
    {
      cwd: copy.root,
      stdio: 'ignore',
    },
  );
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  mkdirSync(OUT, { recursive: true });
  try {
    await isUp(`http://localhost:${port}/`);
    let before = '';
    const fronts: Buffer[] = [];
    for (const look of looks) {
      const rows: Buffer[][] = [];
      for (const scheme of ['light', 'dark'] as const) {
        copy.write(FILES.look, stringify({ look, scheme }));
        before = await otherSheet(`http://localhost:${port}/`, before);
        const row: Buffer[] = [];
        for (const { width, height, tile } of SIZES) {
          const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
          // It is looked at as it is: nothing loads it anew.
          await page.route('**/@vite/client', (route) => route.abort());
          for (const path of pages) row.push(await shot(page, `http://localhost:${port}${path}`, tile));
          await page.close();
        }
        rows.push(row);
      }
      const [desk] = rows[comesAlong(look).scheme === 'dark' ? 1 : 0] ?? [];
      if (desk) fronts.push(await top(desk));
      await sharp(await sheetOf(rows))
        .png()
        .toFile(`${OUT}/look-${look}.png`);
      console.log(`✓ ${OUT}/look-${look}.png`);
    }
    if (fronts.length === all.length) {
      const rows = [fronts.slice(0, PICTURE.inRow), fronts.slice(PICTURE.inRow)];
      await sharp(await sheetOf(rows))
        .webp({ quality: 80 })
        .toFile(PICTURE.file);
      console.log(`✓ ${PICTURE.file}`);
    }
  } finally {
    await browser.close();
    server.kill();
    copy.remove();
  }
}

async function isUp(address: string): Promise<void> {
  for (let tried = 0; tried < 240; tried++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The server did not start.');
}

/** Waits until the server has taken the look in, as far as it differs from the one before. */
async function otherSheet(address: string, before: string): Promise<string> {
  let sheet = '';
  for (let tried = 0; tried < 20 && (sheet === '' || sheet === before); tried++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const page = await fetch(address).then((answer) => answer.text());
    sheet = /<style data-look[^>]*>([^<]*)/.exec(page)?.[1] ?? '';
  }
  return sheet;
}

/** The first two screens of a page, small. */
async function shot(page: Page, address: string, width: number): Promise<Buffer> {
  await page.goto(address, { timeout: 120_000 });
  const { width: wide = 0, height = 0 } = page.viewportSize() ?? {};
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page
    .waitForFunction(() => [...document.images].every(({ complete }) => complete), undefined, {
      timeout: 60_000,
    })
    .catch(() => {});
  const clip = { x: 0, y: 0, width: wide, height: height * 2 };
  const picture = await page.screenshot({ fullPage: true, clip }).catch(() => page.screenshot());
  return sharp(picture).resize({ width }).png().toBuffer();
}

/** Its first screen. */
async function top(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  return sharp(picture).extract({ left: 0, top: 0, width, height: PICTURE.height }).png().toBuffer();
}

/** Rows of pictures, one below the other. */
async function sheetOf(rows: readonly Buffer[][]): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  let [top, widest] = [GAP, 0];
  for (const row of rows) {
    let [left, highest] = [GAP, 0];
    for (const input of row) {
      const { width, height } = await sharp(input).metadata();
      layers.push({ input, left, top });
      left += width + GAP;
      highest = Math.max(highest, height);
    }
    widest = Math.max(widest, left);
    top += highest + GAP;
  }
  const ground = { width: widest, height: top, channels: 3 as const, background: '#c7c7c7' };
  return sharp({ create: ground }).composite(layers).png().toBuffer();
}
