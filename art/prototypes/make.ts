// Compiles the prototypes and shoots their stills. `npm run art -- prototypes` calls it.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Size } from '../board.ts';
import { difference, encodePng } from '../render/png.ts';
import { openChromium } from '../render/studio.ts';
import { compile } from './compile.ts';
import { MOST_KB, prototypes } from './list.ts';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string' }, check: { type: 'boolean', default: false } },
});
const into = path.resolve(options.into ?? path.join(import.meta.dirname, '../../content'));

async function settle(
  file: string,
  fresh: Buffer,
  isSame: (before: Buffer) => Promise<boolean>,
): Promise<void> {
  const before = await readFile(file).catch(() => null);
  const same = before !== null && (await isSame(before));
  const outcome = same ? 'same' : options.check ? (before ? 'differs' : 'missing') : 'written';
  if (!same && options.check) process.exitCode = 1;
  if (outcome === 'written') {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, fresh);
  }
  console.log(
    `${outcome.padEnd(7)} ${path.relative(process.cwd(), file)} ${Math.ceil(fresh.length / 1024)} KB`,
  );
}

/** The first state, before anyone has touched it. */
async function shoot(browser: Browser, html: string, viewport: Size, scale: number): Promise<Buffer> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ type: 'png', scale: 'device', caret: 'hide' });
  await context.close();
  return shot;
}

const wanted = prototypes.filter(({ study }) => names.length === 0 || names.includes(study));
const browser = await openChromium();
try {
  for (const prototype of wanted) {
    const folder = path.join(into, 'case-studies', prototype.study);
    const html = await compile(prototype);
    const kb = gzipSync(html, { level: 9 }).length / 1024;
    if (kb > MOST_KB) throw new Error(`${prototype.study}: ${kb.toFixed(1)} KB gzipped, over ${MOST_KB}`);
    const bytes = Buffer.from(html);
    await settle(path.join(folder, 'prototype.html'), bytes, async (before) => before.equals(bytes));
    console.log(`        ${kb.toFixed(1)} KB gzipped`);
    for (const { still, size, scale } of prototype.windows) {
      const picture = await encodePng(await shoot(browser, html, size, scale), {
        colours: null,
        opaque: true,
      });
      await settle(
        path.join(folder, still),
        picture,
        async (before) => (await difference(before, picture)) === 0,
      );
    }
  }
} finally {
  await browser.close();
}
