// `npm run shots`: every page at four widths, and one contact sheet per width, in shots/. For looking at. With `--looks`
// every look that comes along instead, with `--slides` every block as slides.
import { mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pageRoutes } from '../src/model/routes.ts';
import { readLibrary } from '../src/reader/read.ts';
import { findBrowser } from './find/browser.mjs';
import { createSite } from './serve.ts';
import { drawLooks } from './shots-looks.ts';
import { drawSlides } from './shots-slides.ts';

const WIDTHS = [390, 820, 1024, 1440];
const TILE = { width: 360, height: 2000 };
const OUT = 'shots';

if (process.argv.includes('--looks')) {
  await drawLooks(process.argv.slice(2).filter((word) => word !== '--looks'));
  process.exit(0);
}

if (process.argv.includes('--slides')) {
  await drawSlides(process.argv.slice(2).filter((word) => word !== '--slides'));
  process.exit(0);
}

const { studies, fun } = await readLibrary(process.cwd());
const routes = [...pageRoutes({ fun }), ...Object.keys(studies), 'not-a-page'].map((route) => `/${route}`);
const asked = process.argv.slice(2);
const wanted = asked.length > 0 ? routes.filter((route) => asked.includes(route)) : routes;

const server = createSite().listen(0);
const { port } = server.address() as AddressInfo;
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const width of WIDTHS) {
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  const shots: Buffer[] = [];
  for (const route of wanted) {
    await page.goto(`http://localhost:${port}${route}`);
    await settle(page);
    const name = route === '/' ? 'work' : route.slice(1);
    shots.push(await page.screenshot({ fullPage: true, path: `${OUT}/${name}-${width}.png` }));
  }
  await page.close();
  await sheet(shots, `${OUT}/sheet-${width}.png`);
  console.log(`✓ ${OUT}/sheet-${width}.png and ${wanted.length} pages`);
}
await browser.close();
server.close();

/** Waits until every picture is there, lazy ones too. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.naturalWidth > 0 || !image.checkVisibility()),
  );
}

/** The pages side by side at one width; very long ones are cut at the bottom. */
async function sheet(shots: Buffer[], file: string) {
  const tiles = await Promise.all(
    shots.map(async (shot) => {
      const scaled = await sharp(shot).resize({ width: TILE.width }).toBuffer({ resolveWithObject: true });
      const height = Math.min(scaled.info.height, TILE.height);
      return sharp(scaled.data)
        .extract({ left: 0, top: 0, width: TILE.width, height })
        .toBuffer({ resolveWithObject: true });
    }),
  );
  let left = 24;
  const layers = tiles.map(({ data, info }) => {
    const layer = { input: data, left, top: 24 };
    left += info.width + 24;
    return layer;
  });
  await sharp({ create: { width: left, height: TILE.height + 48, channels: 3, background: '#c7c7c7' } })
    .composite(layers)
    .png()
    .toFile(file);
}
