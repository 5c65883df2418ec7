// What it takes to bring in a long text: beside taking apart its Markdown, and beside a text of one line.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { micromark } from 'micromark';
import { bundleOf } from '../../src/import/bundle.ts';
import { readMarkdown } from '../../src/import/markdown.ts';
import { proposeStudy, studyValue } from '../../src/import/study.ts';
import { ownCommand } from '../run.ts';
import { median } from './median.ts';

export interface ImportBench {
  kilobytes: number;
  /** How many times as long as its Markdown alone the text takes to become a study. */
  ratio: number;
  /** The whole command: seconds, and the most memory in megabytes. */
  long: Run;
  short: Run;
}

interface Run {
  seconds: number;
  memory: number;
}

const LONG = 540_000;
const MOST_RATIO = 6;
const MOST_MEMORY = 1.6;

const WORDS =
  'we asked drivers what people want to know at the stop and most of them told us about somebody who took the wrong bus'.split(
    ' ',
  );

/** A text as people write them, of so many letters: headings, paragraphs with marks, lists and quotations. */
export function longPage(letters: number): string {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => WORDS[(from * 7 + at * 5) % WORDS.length]).join(' ');
  const part = (index: number) =>
    [
      `## Part ${index} ${words(index, 4)}`,
      `${words(index, 60)} **${words(index + 1, 3)}** ${words(index, 20)}, as [they said](https://a.example/${index}).`,
      `${words(index + 2, 80)}.`,
      ['one', 'two', 'three', 'four'].map((name) => `- ${name} ${index}: ${words(index, 12)}`).join('\n'),
      `> ${words(index + 3, 30)}`,
    ].join('\n\n');
  let page = '# A long text\n';
  for (let index = 0; page.length < letters; index++) page += `\n${part(index)}\n`;
  return page;
}

/** How many times as long as its Markdown a text takes: the two in turn, so that a busy moment hits both. */
export function importRatio(page: string, rounds: number): number {
  const bundle = bundleOf('long.md', Buffer.from(page));
  const timed = (act: () => unknown) => {
    const start = performance.now();
    act();
    return performance.now() - start;
  };
  const times = Array.from({ length: rounds }, () => ({
    markdown: timed(() => micromark(page)),
    study: timed(() => studyValue(proposeStudy(readMarkdown(bundle, 'long.md'), new Map()))),
  }));
  return median(times.map(({ study }) => study)) / median(times.map(({ markdown }) => markdown));
}

export function benchImport(root: string, say: (line: string) => void): ImportBench {
  const page = longPage(LONG);
  say(`bringing in ${Math.round(page.length / 1000)} KB of Markdown`);
  const long = run(root, page);
  const short = run(root, '# A short text\n\n## A part\n\nWords.\n');
  return { kilobytes: Math.round(page.length / 1000), ratio: importRatio(page, 5), long, short };
}

/** The command as people type it, in a copy of the content that is gone afterwards. */
function run(root: string, page: string): Run {
  const site = mkdtempSync(join(tmpdir(), 'bench-import-'));
  try {
    cpSync(join(root, 'content'), join(site, 'content'), { recursive: true });
    writeFileSync(join(site, 'page.md'), page);
    const memoryFile = join(site, 'memory');
    const hook = pathToFileURL(join(import.meta.dirname, 'memory.mjs')).href;
    const start = performance.now();
    const { status, stderr } = spawnSync(...ownCommand('tools/import.mjs', join(site, 'page.md')), {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--import=${hook}`, BENCH_MEMORY_FILE: memoryFile },
    });
    if (status !== 0) throw new Error(`The text was not brought in:\n${stderr}`);
    const memory = Number(readFileSync(memoryFile, 'utf8')) / 1024;
    return { seconds: (performance.now() - start) / 1000, memory };
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

export function importReport({ kilobytes, ratio, long, short }: ImportBench): {
  lines: string[];
  missed: string[];
} {
  const memory = long.memory / short.memory;
  const shown = ({ seconds, memory: held }: Run) => `${seconds.toFixed(1)} s and ${held.toFixed(0)} MB`;
  return {
    lines: [
      `${kilobytes} KB of Markdown: ${shown(long)}; one line: ${shown(short)}.`,
      `A long text takes ${ratio.toFixed(1)} times as long as its Markdown alone (at most ${MOST_RATIO}), and ${memory.toFixed(2)} times the memory of one line (at most ${MOST_MEMORY}).`,
    ],
    missed: [
      ...(ratio > MOST_RATIO
        ? [`A long text takes ${ratio.toFixed(1)} times as long as its Markdown alone.`]
        : []),
      ...(memory > MOST_MEMORY
        ? [`A long text takes ${memory.toFixed(2)} times the memory of one line.`]
        : []),
    ],
  };
}
