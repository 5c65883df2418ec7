// How long the editor takes from a key to the drawn page, in the longest study, in a small site and in one of 400.
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
import { chromium } from '@playwright/test';
import { stringify } from 'yaml';
import { findTestBrowser } from '../browser.mjs';
import { median } from './median.ts';

export interface EditBench {
  studies: number;
  route: string;
  /** Milliseconds from a key to the drawn page: the middle of all keys, and the slowest of twenty. */
  middle: number;
  slow: number;
}

const MOST_MS = 50;
const COPIED = [
  'src',
  'tools',
  'public',
  'content',
  'tests/fixtures',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export async function benchEdit(root: string, say: (line: string) => void): Promise<EditBench[]> {
  const results: EditBench[] = [];
  for (const studies of [5, 400]) {
    const site = join(root, '.cache/edit-bench');
    say(`typing in the longest of ${studies} studies`);
    const route = makeSite(root, site, studies);
    const server = spawn(process.execPath, ['tools/edit.ts', '--no-open', '--port', '0'], { cwd: site });
    try {
      results.push({ studies, route, ...(await type(await addressOf(server), route)) });
    } finally {
      server.kill();
      rmSync(site, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  }
  return results;
}

/** The real studies, and as many small ones as are missing. Gives back the longest. */
function makeSite(root: string, site: string, count: number): string {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, '.cache'), { recursive: true });
  // An owner may have no folder public.
  for (const name of COPIED.filter((one) => existsSync(join(root, one))))
    cpSync(join(root, name), join(site, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'), 'junction');
  const folder = join(site, 'content/case-studies');
  const real = readdirSync(folder);
  const length = (name: string) => statSync(join(folder, name, 'study.yaml')).size;
  const longest = real.toSorted((a, b) => length(b) - length(a))[0] ?? '';
  const cover = readdirSync(join(folder, longest)).find(
    (name) => /^hero.*\.(png|jpe?g|webp)$/.test(name) && !name.includes('portrait'),
  );
  const picture = { file: `../${longest}/${cover}`, alt: 'A picture of another study.' };
  for (let index = real.length; index < count; index++) {
    mkdirSync(join(folder, `small_${index}`));
    writeFileSync(join(folder, `small_${index}`, 'study.yaml'), stringify(smallStudy(index, picture)));
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

async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of server.stdout ?? []) {
    said += chunk;
    const [address] = /http:\/\/localhost:\d+\/#edit=\S+/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error(`The editor did not start:\n${said}`);
}

async function type(address: string, route: string): Promise<{ middle: number; slow: number }> {
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(120_000);
    await page.goto(address.replace('/#', `/${route}#`));
    await page.locator('main h2[data-edit]').nth(1).click();
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(globalThis, { times });
      addEventListener(
        'keydown',
        () => {
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
    await page.keyboard.type('the quick brown fox jumps over the lazy dog at night', { delay: 90 });
    await page.waitForTimeout(500);
    const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
    const sorted = times.toSorted((a, b) => a - b);
    return { middle: median(times), slow: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN };
  } finally {
    await browser.close();
  }
}

export function editReport(benches: readonly EditBench[]): { lines: string[]; missed: string[] } {
  const lines = benches.map(
    ({ studies, route, middle, slow }) =>
      `Typing in /${route}, one of ${studies} studies: ${middle.toFixed(0)} ms from a key to the drawn page, ${slow.toFixed(0)} ms for the slowest of twenty (at most ${MOST_MS} in the middle).`,
  );
  const missed = benches
    .filter(({ middle }) => middle > MOST_MS)
    .map(({ studies }) => `Among ${studies} studies, a key takes more than ${MOST_MS} ms.`);
  return { lines, missed };
}
