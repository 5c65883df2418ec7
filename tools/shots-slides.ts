// `npm run shots -- --slides`: every block as slides, with every example, on one contact sheet in shots/. With the
// address of an open study, its slides.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { freePort } from '../tests/helpers/project-copy.ts';
import { findBrowser } from './find/browser.mjs';

const OUT = 'shots';
const COLUMNS = 5;
const SLIDE = { width: 640, gap: 24 };

/** Draws the sheet. */
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
    const page = await browser.newPage({
      viewport: { width: COLUMNS * (SLIDE.width + SLIDE.gap) + SLIDE.gap, height: 1200 },
      reducedMotion: 'reduce',
    });
    const address = `http://localhost:${port}/blocks/slides${study ? `/${study}` : ''}`;
    await isUp(address);
    await page.goto(address);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await document.fonts.ready;
    });
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.naturalWidth > 0 || !image.checkVisibility()),
    );
    const file = `${OUT}/slides${study ? `-${study}` : ''}.png`;
    await page.locator('main').screenshot({ path: file });
    console.log(`✓ ${file}: ${await page.locator('[data-example]').count()} slides`);
  } finally {
    await browser.close();
    server.kill();
  }
}

async function isUp(address: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Nothing answered at ${address}.`);
}
