import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageCommand } from '../run.ts';
import { changeSentence, makeSite } from './scale-site.ts';
import { table } from './table.ts';

export interface ScaleBench {
  studies: number;
  /** Seconds, with nothing made before. */
  cold: number;
  /** Seconds, after one sentence was changed. */
  again: number;
  /** Pictures encoded by the second build. */
  encodedAgain: number;
  /** The most memory of the first build, in megabytes. */
  memory: number;
}

const SIZES = [10, 100, 400];

/** Builds ever larger copies of the site: all pictures new, then once more after a changed sentence. */
export async function benchScale(root: string, say: (line: string) => void): Promise<ScaleBench[]> {
  const results: ScaleBench[] = [];
  for (const studies of SIZES) {
    const site = join(root, '.cache/scale', String(studies));
    say(`drawing ${studies} studies of ten pictures`);
    await makeSite(root, site, studies);
    say(`building ${studies} studies, every picture new`);
    const first = build(site);
    const before = pictures(site);
    changeSentence(site);
    say(`building ${studies} studies again, one sentence changed`);
    const second = build(site);
    const encodedAgain = [...pictures(site)].filter((name) => !before.has(name)).length;
    results.push({ studies, cold: first.seconds, again: second.seconds, encodedAgain, memory: first.memory });
    rmSync(site, { recursive: true, force: true });
  }
  return results;
}

function build(site: string) {
  const memoryFile = join(site, '.cache/memory');
  const hook = pathToFileURL(join(import.meta.dirname, 'memory.mjs')).href;
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(...packageCommand('astro', 'build'), {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--import=${hook}`, BENCH_MEMORY_FILE: memoryFile },
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`The copy in ${site} does not build:\n${stdout}\n${stderr}`.slice(-4000));
  return {
    seconds: (performance.now() - start) / 1000,
    memory: Number(readFileSync(memoryFile, 'utf8')) / 1024,
  };
}

/** What the picture cache holds, and when it was written: a picture made again has a new name or a new time. */
const pictures = (site: string) =>
  new Set(
    globSync('.cache/media/*', { cwd: site }).map((name) => `${name} ${statSync(join(site, name)).mtimeMs}`),
  );

export function scaleReport(benches: readonly ScaleBench[]): { table: string; missed: string[] } {
  const perStudy = (size: number, time: 'cold' | 'again') => {
    const bench = benches.find(({ studies }) => studies === size);
    return bench ? bench[time] / bench.studies : Number.NaN;
  };
  const grown = perStudy(400, 'cold') / perStudy(100, 'cold');
  const grownAgain = perStudy(400, 'again') / perStudy(100, 'again');
  const again = benches.reduce((sum, { encodedAgain }) => sum + encodedAgain, 0);
  return {
    table: [
      table(
        [
          'studies',
          'build, s',
          's per study',
          'after a sentence, s',
          's per study',
          're-encoded',
          'memory, MB',
        ],
        benches.map(({ studies, cold, again, encodedAgain, memory }) => [
          String(studies),
          cold.toFixed(1),
          (cold / studies).toFixed(3),
          again.toFixed(1),
          (again / studies).toFixed(3),
          String(encodedAgain),
          memory.toFixed(0),
        ]),
      ),
      `A study among 400 takes ${grown.toFixed(2)} times what one among 100 takes (at most 1.2); after a changed sentence, ${grownAgain.toFixed(2)} times.`,
    ].join('\n\n'),
    missed: [
      ...(grown > 1.2 ? [`A study among 400 takes ${grown.toFixed(2)} times what one among 100 takes.`] : []),
      ...(grownAgain > 1.2
        ? [
            `After a changed sentence, a study among 400 takes ${grownAgain.toFixed(2)} times what one among 100 takes.`,
          ]
        : []),
      ...(again > 0 ? [`${again} pictures were encoded again after a changed sentence.`] : []),
    ],
  };
}
