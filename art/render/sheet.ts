import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';

export type SheetPicture = { name: string; file: string; note: string };

const perSheet = 24;

/** Contact sheets of finished pictures, one set per world, for looking at. */
export async function makeSheets(
  browser: Browser,
  world: string,
  pictures: SheetPicture[],
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const made: string[] = [];
  const page = await browser.newPage({ viewport: { width: 1920, height: 1200 } });
  for (let start = 0; start < pictures.length; start += perSheet) {
    const cells = await Promise.all(pictures.slice(start, start + perSheet).map(cell));
    await page.setContent(`<style>
      body { margin: 24px; font: 14px/1.4 'Noto Sans', 'DejaVu Sans', sans-serif; background: #e9e7e4; color: #2b2420 }
      main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 24px }
      div { height: 340px; display: grid; place-items: center; background: #fff; border: 1px solid #d5d2ce }
      img { max-width: 440px; max-height: 330px; display: block } p { margin: 6px 0 0; overflow-wrap: anywhere } small { color: #77726e }
    </style><h2>${world}</h2><main>${cells.join('')}</main>`);
    const file = path.join(folder, `${world}-${made.length + 1}.png`);
    await writeFile(file, await page.screenshot({ fullPage: true }));
    made.push(file);
  }
  await page.close();
  return made;
}

async function cell({ name, file, note }: SheetPicture): Promise<string> {
  const thumb = await sharp(file, { density: 144 })
    .resize({ width: 880, height: 660, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return `<figure style="margin:0"><div><img src="data:image/png;base64,${thumb.toString('base64')}"></div><p>${name}<br><small>${note}</small></p></figure>`;
}
