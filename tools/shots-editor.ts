// `node tools/shots-editor.ts`: the pictures of the editor in docs/owner-guide.md, taken on a copy of the content;
// `editor` or `talk` behind it takes those alone.

import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { deckFile, FILES } from '../src/model/files.ts';
import { deckNames } from '../src/reader/decks.ts';
import { emptyProject, freePort } from '../tests/helpers/project-copy.ts';
import { findBrowser } from './find/browser.mjs';
import { stampOf } from './setup/installed.mjs';

const OUT = 'docs/pictures';
const WIDTH = 1280;
const [, , part] = process.argv;

const copy = emptyProject(mkdtempSync(join(tmpdir(), 'shots-')));
cpSync('content', join(copy.root, 'content'), { recursive: true });
// It has our packages, and the doctor is to know.
cpSync(stampOf('.'), stampOf(copy.root));
const study = parse(copy.read(FILES.work)).previous.studies[0];
const port = await freePort();
const server = spawn(process.execPath, ['tools/edit.ts', '--no-open', '--port', String(port)], {
  cwd: copy.root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise<string>((resolve) => {
  let said = '';
  server.stdout.setEncoding('utf8').on('data', (words: string) => {
    said += words;
    const [found] = /http:\S+(?=\s)/.exec(said) ?? [];
    if (found) resolve(found);
  });
});
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: WIDTH, height: 760 }, reducedMotion: 'reduce' });
try {
  await open(page, `/${study}`);
  if (part !== 'talk') await takeEditor();
  if (part !== 'editor') await takeTalk();
} finally {
  await browser.close();
  server.kill();
  copy.remove();
}

async function takeEditor() {
  const block = page.locator('main section[data-starts]:has(h2[data-edit])').nth(1);
  await block.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 150));
  await pointAt(block);
  await block.locator('h2[data-edit=text]').first().click();
  await take('editor');
  await page.keyboard.press('Escape');
  await pointAt(block);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await take('editor-settings');
  await page.keyboard.press('Escape');
  await pointAt(block);
  await page.getByRole('button', { name: 'Add a block below' }).click();
  await take('editor-blocks');
  await page.keyboard.press('Escape');
  await page.locator('main [data-edit=picture]').first().click();
  await take('editor-picture');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText(/^What the doctor finds/).click({ timeout: 120_000 });
  await take('editor-publish');
  await page.keyboard.press('Escape');
}

/** By the mouse alone: a tool may lie on the very point, and is what is meant then. */
async function pointAt(block: Locator) {
  const box = await block.boundingBox();
  if (!box) throw new Error('The block is not there.');
  await page.mouse.move(box.x + 8, box.y + 60);
  await page.mouse.move(box.x + 8, box.y + 8, { steps: 3 });
}

async function takeTalk() {
  // A study that has notes worth reading.
  const [talk = ''] = deckNames(copy.root);
  await open(page, `/${parse(copy.read(deckFile(talk))).studies.at(-1).study}`);
  await page.getByRole('button', { name: 'Slides', exact: true }).click();
  const slides = page.getByRole('list', { name: 'Slides' }).getByRole('listitem');
  await slides.first().waitFor({ timeout: 120_000 });
  const noted = await slides.evaluateAll((all) =>
    all.findIndex((one, at) => at > 3 && (one.querySelector('textarea')?.value ?? '') !== ''),
  );
  await slides.nth(noted).getByRole('button').first().click();
  await slides.nth(noted).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(1500);
  await take('talk-slides');
  await page.getByRole('button', { name: 'Talks …' }).click();
  await page.getByRole('list', { name: 'Talks' }).getByRole('button').first().click();
  await page.getByText('Fields of study 1').click();
  await page
    .getByRole('group', { name: /^Studies/ })
    .evaluate((group) => group.scrollIntoView({ block: 'start' }));
  await take('talk-deck');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Present' }).first().click();
  await takeStage(await opened);
}

async function open(at: Page, path: string) {
  await at.goto(address.replace('/#', `${path}#`), { timeout: 120_000 });
  await at.locator('main [data-edit]').first().waitFor({ timeout: 120_000 });
}

/** The stage, and the window for whoever speaks. */
async function takeStage(stage: Page) {
  await stage.getByRole('region', { name: /^Slide 1 of / }).waitFor({ timeout: 120_000 });
  for (let steps = 0; steps < 3; steps++) await stage.keyboard.press('ArrowRight');
  await take('talk-stage', stage);
  const opened = stage.waitForEvent('popup');
  await stage.keyboard.press('s');
  const presenter = await opened;
  await presenter.setViewportSize({ width: WIDTH, height: 760 });
  await presenter.getByRole('region', { name: 'Notes' }).waitFor();
  await take('talk-presenter', presenter);
  await stage.close();
}

/** Every picture in view is there, and the pointer’s traces are drawn. */
async function take(name: string, of = page) {
  await of.waitForTimeout(800);
  await of.waitForFunction(() =>
    [...document.images].every((image) => image.loading === 'lazy' || image.complete),
  );
  await sharp(await of.screenshot())
    .webp({ quality: 82 })
    .toFile(`${OUT}/${name}.webp`);
  console.log(`✓ ${OUT}/${name}.webp`);
}
