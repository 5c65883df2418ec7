// How long the editor takes from a key or a slider to the drawn page, in the longest study, in a small site and in one of 400.

import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { stringify } from 'yaml';
import { STUDIES, STUDY_FILE } from '../../src/model/files.ts';
import { findTestBrowser } from '../find/browser.mjs';
import { median } from './median.ts';

export interface EditBench {
  studies: number;
  route: string;
  /** How many keys were pressed. */
  keys: number;
  /** Milliseconds from a key to the drawn page: the middle of all keys, and the slowest of twenty. */
  middle: number;
  slow: number;
  /** The same from a move of a slider of the look. */
  slider: number;
}

const MOST_MS = 50;
const SIZES = [5, 400];
const ROUNDS = 6;
const SLIDES = 60;
const COPIED = [
  'src',
  'tools',
  'public',
  'content',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export async function benchEdit(root: string, say: (line: string) => void): Promise<EditBench[]> {
  const sites = SIZES.map((studies) => ({ studies, folder: join(root, `.cache/edit-bench-${studies}`) }));
  const servers: ChildProcess[] = [];
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const desks: Desk[] = [];
    for (const { studies, folder } of sites) {
      say(`opening the longest of ${studies} studies`);
      const route = makeSite(root, folder, studies);
      const server = spawn(process.execPath, ['tools/edit.ts', '--no-open', '--port', '0'], { cwd: folder });
      servers.push(server);
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await openStudy(page, await addressOf(server), route);
      desks.push({ studies, route, page });
    }
    // In turns: whatever else the machine does meanwhile, it does to both.
    for (let round = 0; round < ROUNDS; round++)
      for (const desk of round % 2 ? desks.toReversed() : desks) {
        say(`typing among ${desk.studies} studies, round ${round + 1} of ${ROUNDS}`);
        await typeAway(desk.page);
      }
    for (const { page, studies } of desks) {
      say(`sliding among ${studies} studies`);
      await slideAway(page);
    }
    return await Promise.all(desks.map(resultOf));
  } finally {
    await browser.close();
    for (const server of servers) server.kill();
    for (const { folder } of sites)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

interface Desk {
  studies: number;
  route: string;
  page: Page;
}

/** The real studies, and as many small ones as are missing. Gives back the longest. */
function makeSite(root: string, site: string, count: number): string {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, '.cache'), { recursive: true });
  // An owner may have no folder public.
  for (const name of COPIED.filter((one) => existsSync(join(root, one))))
    cpSync(join(root, name), join(site, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'), 'junction');
  const folder = join(site, STUDIES);
  const real = readdirSync(folder);
  const length = (name: string) => statSync(join(folder, name, STUDY_FILE)).size;
  const longest = real.toSorted((a, b) => length(b) - length(a))[0] ?? '';
  const cover = readdirSync(join(folder, longest)).find(
    (name) => /^hero.*\.(png|jpe?g|webp)$/.test(name) && !name.includes('portrait'),
  );
  const picture = { file: `../${longest}/${cover}`, alt: 'A picture of another study.' };
  for (let index = real.length; index < count; index++) {
    mkdirSync(join(folder, `small_${index}`));
    writeFileSync(join(folder, `small_${index}`, STUDY_FILE), stringify(smallStudy(index, picture)));
  }
  return longest;
}

const smallStudy = (index: number, picture: object) => ({
  tabTitle: `Study ${index}`,
  title: `Study number ${index}`,
  description: 'Made to see how the editor grows.',
  tags: ['UX/UI'],
  cover: picture,
  info: [{ title: 'My Role', items: ['UX designer'] }],
  hero: picture,
  summary: [
    { title: 'The problem', text: 'A list may grow.' },
    { title: 'What I did', text: 'I counted.' },
  ],
  facts: [{ value: String(index), label: 'is its number' }],
  blocks: [{ type: 'text', section: 'Why', title: 'Why it is here', text: ['To be one of many.'] }],
});

/** What it says goes on being read: a server whose words nobody takes comes to a stop. */
function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (words) => {
        said += words;
        const [address] = /http:\S+#edit=\S+(?=\s)/.exec(said) ?? [];
        if (address) resolve(address);
      });
    server.on('exit', () => reject(new Error(`The editor did not start:\n${said}`)));
  });
}

/** Opens a heading of the study, and has the page note how long each key takes. */
async function openStudy(page: Page, address: string, route: string): Promise<void> {
  page.setDefaultTimeout(120_000);
  await page.goto(address.replace('/#', `/${route}#`));
  await page.locator('main h2[data-edit]').nth(1).click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    addEventListener(
      'keydown',
      ({ key, ctrlKey, metaKey }) => {
        if (key.length > 1 || ctrlKey || metaKey) return;
        const start = performance.now();
        // The frame after the drawing: by then the page has been laid out and painted.
        addEventListener(
          'edit:drawn',
          () => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start))),
          { once: true },
        );
      },
      true,
    );
  });
  // The first words pay for code that has never run, and for what the server still has to read.
  await typeAway(page);
  await page.evaluate(() => (globalThis as unknown as { times: number[] }).times.splice(0));
}

/** The corners of everything, rounder and less round, as fast as a hand moves. */
async function slideAway(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  const slider = page.getByRole('slider', { name: 'Corners' });
  await slider.focus();
  await page.evaluate(() => {
    const slides: number[] = [];
    Object.assign(globalThis, { slides });
    document.addEventListener(
      'input',
      () => {
        const start = performance.now();
        addEventListener(
          'edit:drawn',
          () => requestAnimationFrame(() => setTimeout(() => slides.push(performance.now() - start))),
          { once: true },
        );
      },
      true,
    );
  });
  // By then the small pictures of the looks have been drawn.
  await page.waitForTimeout(4000);
  for (let step = 0; step < SLIDES; step++) {
    await page.keyboard.press(step % 2 ? 'ArrowRight' : 'ArrowLeft');
    await page.waitForTimeout(90);
  }
  await page.waitForTimeout(1500);
}

/** A sentence, as fast as people type; then a pause in which it is saved. */
async function typeAway(page: Page): Promise<void> {
  await page.bringToFront();
  await page.keyboard.type('the quick brown fox jumps over the dog ', { delay: 90 });
  await page.waitForTimeout(1500);
  await page.keyboard.press('ControlOrMeta+a');
}

async function resultOf({ studies, route, page }: Desk): Promise<EditBench> {
  const { times, slides } = await page.evaluate(() => {
    const { times, slides } = globalThis as unknown as { times: number[]; slides: number[] };
    return { times, slides };
  });
  const sorted = times.toSorted((a, b) => a - b);
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  return { studies, route, keys: times.length, middle: median(times), slow, slider: median(slides) };
}

/** Two medians of the same thing differ by so much when nothing is different: more than that is the site’s size. */
const NOISE_MS = 3;

export function editReport(benches: readonly EditBench[]): { lines: string[]; missed: string[] } {
  const typing = benches.map(
    ({ studies, route, keys, middle, slow }) =>
      `Typing in /${route}, one of ${studies} studies: ${middle.toFixed(1)} ms from a key to the drawn page in the middle of ${keys} keys, ${slow.toFixed(0)} ms for the slowest of twenty (at most ${MOST_MS} in the middle).`,
  );
  const sliding = benches.map(
    ({ studies, slider }) =>
      `A slider of the look among ${studies} studies: ${slider.toFixed(1)} ms from its move to the drawn page in the middle of ${SLIDES} (at most ${MOST_MS}).`,
  );
  const lines = [...typing, ...sliding];
  const stiff = benches
    .filter(({ slider }) => slider > MOST_MS)
    .map(({ studies }) => `Among ${studies} studies, a slider of the look takes more than ${MOST_MS} ms.`);
  const slow = benches
    .filter(({ middle }) => middle > MOST_MS)
    .map(({ studies }) => `Among ${studies} studies, a key takes more than ${MOST_MS} ms.`);
  const [few, ...more] = benches;
  const growing = more
    .filter(({ middle }) => few && middle > few.middle + NOISE_MS)
    .map(
      ({ studies }) =>
        `A key takes longer among ${studies} studies than among ${few?.studies}, and must not.`,
    );
  return { lines, missed: [...slow, ...stiff, ...growing] };
}
