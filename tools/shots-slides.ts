// `npm run shots -- --slides`: every block as slides, with every example, on contact sheets in shots/. With the address of
// an open study, its slides.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../tests/helpers/project-copy.ts';
import { findBrowser } from './find/browser.mjs';

const OUT = 'shots';
const TILE = { width: 480, height: 270, gap: 12 };
/** A sheet of more could not be looked at. */
const SHEET = { columns: 5, rows: 8 };

/** Draws the sheets. */
export async function drawSlides([study]: readonly string[]): Promise<void> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
    { stdio: 'ignore' },
  );
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  mkdirSync(OUT, { recursive: true });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const address = `http://localhost:${port}/blocks/slides${study ? `/${study}` : ''}`;
    await isUp(address);
    // At the first visit Vite finds what it has to make ready, and loads the page again in the midst of it.
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await document.fonts.ready;
    });
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.naturalWidth > 0 || !image.checkVisibility()),
    );
    const shots: Buffer[] = [];
    // One by one: a picture of the whole page would be higher than a browser can draw.
    for (const slide of await page.locator('[data-example]').all()) shots.push(await slide.screenshot());
    const most = SHEET.columns * SHEET.rows;
    for (let at = 0; at < shots.length; at += most) {
      const file = `${OUT}/slides${study ? `-${study}` : ''}-${at / most + 1}.png`;
      await sheetOf(shots.slice(at, at + most), file);
      console.log(`✓ ${file}: slides ${at + 1} to ${Math.min(at + most, shots.length)}`);
    }
  } finally {
    await browser.close();
    server.kill();
  }
}

async function sheetOf(shots: readonly Buffer[], file: string): Promise<void> {
  const { width, height, gap } = TILE;
  const layers = await Promise.all(
    shots.map(async (shot, index) => ({
      input: await sharp(shot).resize(width, height).toBuffer(),
      left: gap + (index % SHEET.columns) * (width + gap),
      top: gap + Math.floor(index / SHEET.columns) * (height + gap),
    })),
  );
  const rows = Math.ceil(shots.length / SHEET.columns);
  await sharp({
    create: {
      width: SHEET.columns * (width + gap) + gap,
      height: rows * (height + gap) + gap,
      channels: 3,
      background: '#c7c7c7',
    },
  })
    .composite(layers)
    .png()
    .toFile(file);
}

async function isUp(address: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const status = await fetch(address).then(
      ({ status }) => status,
      () => undefined,
    );
    if (status === 200) return;
    if (status === 404)
      throw new Error(
        `There is nothing at ${new URL(address).pathname}: a locked study is shown by npm run present.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Nothing answered at ${address}.`);
}
