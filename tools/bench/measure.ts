import type { Browser, Page } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';

export type Form = 'phone' | 'desktop';

export interface Measure {
  /** Lighthouse’s four scores, of 100. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  /** Bytes over the wire, by kind. */
  bytes: Record<
    'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'media' | 'other' | 'total',
    number
  >;
}

/** One run of Lighthouse in the browser that listens at the port, with its own simulated line. */
export async function runLighthouse(url: string, form: Form, port: number): Promise<Measure> {
  const flags = { port, output: 'json', logLevel: 'error' } as const;
  const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const items = (audits['network-requests']?.details as { items?: NetworkItem[] } | undefined)?.items ?? [];
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, media: 0, other: 0, total: 0 };
  for (const { resourceType, transferSize = 0 } of items) {
    const kind = (resourceType ?? 'Other').toLowerCase();
    bytes[kind in bytes ? (kind as keyof typeof bytes) : 'other'] += transferSize;
    bytes.total += transferSize;
  }
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: items.length,
    bytes,
  };
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

/** The same lines as Lighthouse simulates, but really slowed down: latency in ms, bytes a second, CPU. */
const LINES = {
  phone: { latency: 150, speed: 204_800, cpu: 4, width: 412, height: 823, scale: 1.75 },
  desktop: { latency: 40, speed: 1_310_720, cpu: 1, width: 1350, height: 940, scale: 1 },
};

/** When the largest thing was on the screen in a real Chromium on a slowed line, in milliseconds. */
export async function watchLargestPaint(browser: Browser, url: string, form: Form): Promise<number> {
  const { latency, speed, cpu } = LINES[form];
  return await onScreen(browser, form, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const line = { offline: false, latency, downloadThroughput: speed, uploadThroughput: speed };
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  });
}

/** The largest picture in view when a page opens, as its HTML. Nothing, if it has none. */
export async function largestPicture(browser: Browser, url: string, form: Form): Promise<string> {
  return await onScreen(browser, form, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(() => {
      const area = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const width = Math.min(right, innerWidth) - Math.max(left, 0);
        return Math.max(width, 0) * Math.max(Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
      };
      const [largest] = [...document.querySelectorAll('picture')].sort(
        (one, other) => area(other.querySelector('img') ?? other) - area(one.querySelector('img') ?? one),
      );
      return largest?.outerHTML ?? '';
    });
  });
}

async function onScreen<Result>(
  browser: Browser,
  form: Form,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { width, height, scale } = LINES[form];
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}
