import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../find/browser.mjs';
import { type Measure, runLighthouse } from './lighthouse.ts';
import { limitPage } from './limit.ts';
import { type Line, layLine } from './line.ts';
import { median } from './median.ts';
import type { Form } from './screens.ts';
import { largestPicture, type Watched, watchPage } from './watch.ts';

export interface PageBench {
  route: string;
  form: Form;
  /** As it happened on a slow line, of the page and of its limit page. */
  watched: { page: Watched; limit: Watched; line: string };
  /** By Lighthouse, on its simulated line. */
  page: Measure;
  limit: Measure;
}

interface Options {
  routes: readonly string[];
  runs: number;
  onProgress: (line: string) => void;
}

const DEBUG_PORT = 9339;

/** Measures every route beside its limit page, on a phone and on a desktop. */
export async function benchPages(folder: string, options: Options): Promise<PageBench[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${DEBUG_PORT}`, '--disable-background-networking'],
  });
  try {
    const benches: PageBench[] = [];
    for (const form of ['phone', 'desktop'] as const) {
      benches.push(...(await benchForm(browser, folder, scratch, form, options)));
    }
    return benches;
  } finally {
    await browser.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** All of one round come before the next: a busy moment of the machine hits everyone. */
async function benchForm(
  browser: Browser,
  folder: string,
  scratch: string,
  form: Form,
  { routes, runs, onProgress }: Options,
): Promise<PageBench[]> {
  const limitsFile = join(scratch, `limits-${form}.json`);
  writeFileSync(limitsFile, '{}');
  const line = await layLine(scratch, form);
  const near = await startServer([folder, limitsFile]);
  const far = await startServer([folder, limitsFile], line);
  try {
    const limits: Record<string, string> = {};
    for (const route of routes) {
      const html = readFileSync(`${folder}${route === '/' ? '/index' : route}.html`, 'utf8');
      limits[limitOf(route)] = limitPage(html, await largestPicture(browser, near.origin + route, form));
    }
    writeFileSync(limitsFile, JSON.stringify(limits));
    const seats = routes.map((route) => ({ route, runs: [] as Omit<PageBench, 'route' | 'form'>[] }));
    for (let round = 1; round <= runs; round++) {
      for (const seat of seats) {
        onProgress(`round ${round} of ${runs}: ${seat.route} on a ${form}`);
        const paths = [seat.route, limitOf(seat.route)] as const;
        const watch = (path: string) =>
          watchPage(browser, far.origin + path, form, { isLineSlow: line.isSlow });
        // The first visit after a pause is slow for anyone, so it is not counted; and each goes first in turn.
        await watch(paths[1]);
        const turn = round % 2 === 0 ? paths : paths.toReversed();
        const seen = new Map<string, Watched>();
        for (const path of turn) seen.set(path, await watch(path));
        const [page, limit] = paths.map((path) => seen.get(path) as Watched) as [Watched, Watched];
        seat.runs.push({
          watched: { page, limit, line: line.name },
          page: await runLighthouse(near.origin + paths[0], form, DEBUG_PORT),
          limit: await runLighthouse(near.origin + paths[1], form, DEBUG_PORT),
        });
      }
    }
    return seats.map(({ route, runs: all }) => ({ route, form, ...(middle(all) as (typeof all)[number]) }));
  } finally {
    near.stop();
    far.stop();
    await line.remove();
  }
}

const limitOf = (route: string) => `/limit${route}`;

async function startServer(args: string[], line?: Line): Promise<{ origin: string; stop(): void }> {
  const own = [process.execPath, join(import.meta.dirname, 'server.ts'), ...args];
  const [program = '', ...rest] = [
    ...(line?.prefix ?? []),
    ...own,
    ...(line?.certificate ? [line.certificate] : []),
  ];
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (said: Buffer) => resolve(said.toString().trim()));
    child.once('exit', () => reject(new Error('The server of the bench did not start.')));
  });
  const origin = `${line?.certificate ? 'https' : 'http'}://${line?.host ?? 'localhost'}:${port}`;
  return { origin, stop: () => child.kill() };
}

/** Every number its own median: the middle run by one of them need not be the middle by another. */
function middle(runs: readonly unknown[]): unknown {
  const [first] = runs;
  if (typeof first === 'number') return median(runs as number[]);
  if (typeof first !== 'object' || first === null) return first;
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, middle(runs.map((run) => (run as Record<string, unknown>)[key]))]),
  );
}
