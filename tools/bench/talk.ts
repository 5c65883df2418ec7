// How long a study takes to become slides, and all open studies to become a PDF.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyBlock, ResolvedStudy } from '../../src/model/resolved.ts';
import { slidesOf } from '../../src/present/slides-of.ts';
import { Stop } from '../handed-out/stop.ts';
import { makePdf } from '../pdf/run.ts';
import { readTalks } from '../present/talks.ts';
import { median } from './median.ts';

export interface TalkBench {
  /** The longest study, and how long it is. */
  route: string;
  blocks: number;
  slides: number;
  /** Milliseconds for its slides, in the middle of many. */
  middle: number;
  /** The PDF of the open studies; none where no study is open. */
  pdf: { pages: number; bytes: number; seconds: number } | undefined;
}

const MOST_MS = 5;
const MOST_SECONDS = 60;
const TIMES = 101;
const MB = 1024 * 1024;

export async function benchTalk(root: string, say: (line: string) => void): Promise<TalkBench | undefined> {
  const { library, studies } = await readTalks(root);
  const long = ({ blocks }: { blocks: readonly AnyBlock[] }) => blocks.length;
  const [longest] = Object.entries(studies).toSorted(([, a], [, b]) => long(b) - long(a));
  if (!longest) return undefined;
  const [route, study] = longest;
  say(`making the slides of ${route}`);
  const { slides, middle } = timed({ ...study, route }, library.site.labels);
  say('making a PDF of the open studies');
  return { route, blocks: study.blocks.length, slides, middle, pdf: await timedPdf(root) };
}

function timed(study: ResolvedStudy & { route: string }, words: Parameters<typeof slidesOf>[1]['words']) {
  let slides = 0;
  const times = Array.from({ length: TIMES }, () => {
    const start = performance.now();
    slides = slidesOf(study, { words }).length;
    return performance.now() - start;
  });
  return { slides, middle: median(times) };
}

/** As `npm run pdf` makes it, without a word; into a folder that is gone afterwards. */
async function timedPdf(root: string): Promise<TalkBench['pdf']> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pdf-'));
  try {
    const { pages, bytes, seconds } = await makePdf(
      root,
      {
        studies: undefined,
        deck: undefined,
        under: 10 * MB,
        company: undefined,
        out: join(folder, 'portfolio.pdf'),
        isSure: false,
      },
      { isSure: async () => false, say: () => {}, now: () => new Date() },
    );
    return { pages, bytes, seconds };
  } catch (error) {
    if (error instanceof Stop) return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function talkReport({ route, blocks, slides, middle, pdf }: TalkBench): {
  lines: string[];
  missed: string[];
} {
  return {
    lines: [
      `The slides of /${route}, the longest study: ${slides} of ${blocks} blocks in ${middle.toFixed(1)} ms in the middle of ${TIMES} (at most ${MOST_MS}).`,
      ...(pdf
        ? [
            `A PDF of the open studies: ${pdf.pages} pages, ${(pdf.bytes / MB).toFixed(1)} MB, in ${pdf.seconds.toFixed(0)} s (at most ${MOST_SECONDS}).`,
          ]
        : []),
    ],
    missed: [
      ...(middle > MOST_MS ? [`The slides of /${route} take more than ${MOST_MS} ms.`] : []),
      ...(pdf && pdf.seconds > MOST_SECONDS ? [`The PDF takes more than ${MOST_SECONDS} seconds.`] : []),
    ],
  };
}
