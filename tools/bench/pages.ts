import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { createSite } from '../serve.ts';
import { limitPage } from './limit.ts';
import { type Form, largestPicture, type Measure, runLighthouse, watchLargestPaint } from './measure.ts';
import { median } from './median.ts';

export interface PageBench {
  route: string;
  form: Form;
  page: Measure;
  limit: Measure;
  /** LCP in a really slowed-down Chromium, of the page and of its limit page. */
  watched: { page: number; limit: number };
}

interface Options {
  routes: readonly string[];
  runs: number;
  onProgress: (line: string) => void;
}

const DEBUG_PORT = 9339;

/** Measures every route beside its limit page. All of one round come before the next: noise hits everyone. */
export async function benchPages(
  folder: string,
  { routes, runs, onProgress }: Options,
): Promise<PageBench[]> {
  const limits = new Map<string, string>();
  const server = await serveWithLimits(folder, limits);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${DEBUG_PORT}`, '--disable-background-networking'],
  });
  const seats = (['phone', 'desktop'] as const).flatMap((form) => routes.map((route) => ({ route, form })));
  const rounds = seats.map(() => ({
    page: [] as Measure[],
    limit: [] as Measure[],
    watchedPage: [] as number[],
    watchedLimit: [] as number[],
  }));
  try {
    for (const { route, form } of seats) {
      const html = readFileSync(`${folder}${route === '/' ? '/index' : route}.html`, 'utf8');
      const picture = await largestPicture(browser, `${origin}${route}`, form);
      limits.set(`/limit/${form}${route}`, limitPage(html, picture));
    }
    for (let round = 1; round <= runs; round++) {
      for (const [index, { route, form }] of seats.entries()) {
        onProgress(`round ${round} of ${runs}: ${route} on a ${form}`);
        const seat = rounds[index];
        const [url, limit] = [`${origin}${route}`, `${origin}/limit/${form}${route}`];
        seat?.page.push(await runLighthouse(url, form, DEBUG_PORT));
        seat?.limit.push(await runLighthouse(limit, form, DEBUG_PORT));
        seat?.watchedPage.push(await watchLargestPaint(browser, url, form));
        seat?.watchedLimit.push(await watchLargestPaint(browser, limit, form));
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return seats.map((seat, index) => {
    const { page = [], limit = [], watchedPage = [], watchedLimit = [] } = rounds[index] ?? {};
    return {
      ...seat,
      page: middle(page),
      limit: middle(limit),
      watched: { page: median(watchedPage), limit: median(watchedLimit) },
    };
  });
}

/** The site as it is served, and beside it the limit pages, by address. */
async function serveWithLimits(folder: string, limits: ReadonlyMap<string, string>) {
  const site = createSite(folder);
  const server = createServer((request, response) => {
    const limit = limits.get(request.url ?? '');
    if (limit === undefined) {
      site.emit('request', request, response);
      return;
    }
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Cache-Control': 'no-cache',
    });
    response.end(brotliCompressSync(limit));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

/** Every number its own median: the middle run by one of them need not be the middle by another. */
function middle(measures: readonly Measure[]): Measure {
  const [first] = measures;
  if (!first) throw new Error('Nothing was measured.');
  const each = <Group extends Record<string, number>>(pick: (measure: Measure) => Group): Group =>
    Object.fromEntries(
      Object.keys(pick(first)).map((key) => [key, median(measures.map((one) => pick(one)[key] ?? 0))]),
    ) as Group;
  const { fcp, lcp, tbt, cls, requests } = each(({ scores, bytes, ...numbers }) => numbers);
  return {
    scores: each(({ scores }) => scores),
    bytes: each(({ bytes }) => bytes),
    fcp,
    lcp,
    tbt,
    cls,
    requests,
  };
}
