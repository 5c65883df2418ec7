import type { Form } from './screens.ts';

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

/** The part of Lighthouse that is used here. Its package is installed by the bench alone, so its types are not at hand. */
interface Lighthouse {
  default(url: string, flags: object, config?: object): Promise<{ lhr: Result } | undefined>;
  desktopConfig: object;
}

interface Result {
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkItem[] } } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
  runtimeError?: { message: string };
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

const NAME = 'lighthouse';

/** One run of Lighthouse in the browser that listens at the port, with its own simulated line. */
export async function runLighthouse(url: string, form: Form, port: number): Promise<Measure> {
  const { default: lighthouse, desktopConfig } = (await import(NAME)) as Lighthouse;
  const flags = { port, output: 'json', logLevel: 'error' };
  const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const items = audits['network-requests']?.details?.items ?? [];
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
