// What it takes to bring in a long text, and one of one line: the whole command, beside a program that takes the same
// Markdown apart and does nothing else.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { micromark } from 'micromark';
import { bundleOf } from '../../src/import/bundle.ts';
import { readBundle } from '../../src/import/readers.ts';
import { proposeStudy, studyValue } from '../../src/import/study.ts';
import { median } from './median.ts';

export interface ImportBench {
  kilobytes: number;
  /** In one process: how many times as long as its Markdown alone the text takes to become a study. */
  ratio: number;
  /** The text’s Markdown taken apart, and nothing else. */
  alone: Run;
  /** The whole command. */
  long: Run;
  short: Run;
}

/** Seconds, and the most memory in megabytes. */
interface Run {
  seconds: number;
  memory: number;
}

const LONG = 540_000;
const ROUNDS = 3;
/** How many times what the Markdown takes alone, at most. Before anybody measured it, a long text took 17 and 4.8 times. */
const MOST = {
  ratio: 6,
  long: { seconds: 6, memory: 1.6 },
  short: { seconds: 3, memory: 1.4 },
};

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
export async function importRatio(page: string, rounds: number): Promise<number> {
  const bundle = bundleOf('long.md', Buffer.from(page));
  const timed = async (act: () => unknown) => {
    const start = performance.now();
    await act();
    return performance.now() - start;
  };
  const brought = async () => {
    const { sources } = await readBundle(bundle, { word: async () => ({ html: '' }) });
    return sources.map((source) => studyValue(proposeStudy(source, new Map())));
  };
  const times = [];
  for (let round = 0; round < rounds; round++)
    times.push({ markdown: await timed(() => micromark(page)), study: await timed(brought) });
  return median(times.map(({ study }) => study)) / median(times.map(({ markdown }) => markdown));
}

export async function benchImport(root: string, say: (line: string) => void): Promise<ImportBench> {
  const page = longPage(LONG);
  const kilobytes = Math.round(page.length / 1000);
  say(`bringing in ${kilobytes} KB of Markdown, and one line`);
  const line = '# A short text\n\n## A part\n\nWords.\n';
  // What the first one leaves for the others, every import but the first has.
  imported(root, line);
  const runs = Array.from({ length: ROUNDS }, () => ({
    alone: takenApart(root, page),
    long: imported(root, page),
    short: imported(root, line),
  }));
  const middle = (name: 'alone' | 'long' | 'short'): Run => ({
    seconds: median(runs.map((run) => run[name].seconds)),
    memory: median(runs.map((run) => run[name].memory)),
  });
  return {
    kilobytes,
    ratio: await importRatio(page, 5),
    alone: middle('alone'),
    long: middle('long'),
    short: middle('short'),
  };
}

/** The command as package.json has it, on a copy of the content that is gone afterwards. */
function imported(root: string, page: string): Run {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, ...words] = String(scripts.import).split(' ');
  const args = words.map((word) => (word.startsWith('-') ? word : join(root, word)));
  return run(page, (site) => {
    cpSync(join(root, 'content'), join(site, 'content'), { recursive: true });
    return { args: [...args, join(site, 'page.md')], cwd: site };
  });
}

const APART =
  "import { readFileSync } from 'node:fs'; import { micromark } from 'micromark'; micromark(readFileSync(process.argv[1], 'utf8'));";

const takenApart = (root: string, page: string): Run =>
  run(page, (site) => ({ args: ['--input-type=module', '-e', APART, join(site, 'page.md')], cwd: root }));

/** A program from its first moment to its last, with a page to work on. */
function run(page: string, prepare: (site: string) => { args: string[]; cwd: string }): Run {
  const site = mkdtempSync(join(tmpdir(), 'bench-import-'));
  try {
    writeFileSync(join(site, 'page.md'), page);
    const memoryFile = join(site, 'memory');
    const hook = pathToFileURL(join(import.meta.dirname, 'memory.mjs')).href;
    const { args, cwd } = prepare(site);
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--import=${hook}`, BENCH_MEMORY_FILE: memoryFile },
    });
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`The text was not brought in:\n${stderr}`);
    return { seconds, memory: Number(readFileSync(memoryFile, 'utf8')) / 1024 };
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

export function importReport({ kilobytes, ratio, alone, long, short }: ImportBench): {
  lines: string[];
  missed: string[];
} {
  const shown = ({ seconds, memory }: Run) => `${seconds.toFixed(1)} s and ${memory.toFixed(0)} MB`;
  const compared = (what: string, run: Run, most: Run) => [
    {
      said: timesOf(what, run.seconds / alone.seconds, 'as long as'),
      isMissed: run.seconds > most.seconds * alone.seconds,
      most: most.seconds,
    },
    {
      said: timesOf(what, run.memory / alone.memory, 'the memory of'),
      isMissed: run.memory > most.memory * alone.memory,
      most: most.memory,
    },
  ];
  const all = [
    ...compared('A long text', long, MOST.long),
    ...compared('One line', short, MOST.short),
    {
      said: timesOf('In one process a long text', ratio, 'as long as'),
      isMissed: ratio > MOST.ratio,
      most: MOST.ratio,
    },
  ];
  return {
    lines: [
      `${kilobytes} KB of Markdown: ${shown(long)}; one line: ${shown(short)}; the Markdown taken apart alone: ${shown(alone)}.`,
      ...all.map(({ said, most }) => `${said} (at most ${most}).`),
    ],
    missed: all.filter(({ isMissed }) => isMissed).map(({ said, most }) => `${said}, and may take ${most}.`),
  };
}

const timesOf = (what: string, times: number, unit: string) =>
  `${what} takes ${times.toFixed(1)} times ${unit} its Markdown alone`;
