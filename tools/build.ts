// `npm run build`: writes the finished site to dist. A build that fails leaves the last good one as it was.
// With --folders, for servers that add no .html: every page is there as about/index.html too.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'astro';
import { harmless } from '../src/lib/harmless.ts';
import { type FilesToMake, takeFilesToMake } from '../src/media/to-make.ts';
import { lockedRoutes } from '../src/reader/locked.ts';
import { readGateSettings, refuseDemo } from '../src/vault/settings.ts';
import { duration } from './duration.ts';
import { publishedStarters } from './new/published-starters.ts';
import { currentStamp, noteBuild } from './stamp.ts';
import { putInPlace, remove, tidyUp } from './swap.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

/** Messages that are written for the owner; any other error is a fault of the code, and keeps its trace. */
const FOR_THE_OWNER = [
  'ContentError',
  'GateSettingsError',
  'AddressError',
  'MediaError',
  'FontError',
  'SwapError',
];

interface Options {
  root?: string;
  /** Where the finished site goes. Anything but dist is for tests. */
  out?: string;
  /** Leaves pictures, films and sealed files to be made while the pages are served already. */
  servesFirst?: boolean;
  /** Writes the pages: Astro, but where a test wants it to fail half-way. */
  draw?: typeof build;
}

interface Built {
  /** Where it stands now: in its place, unless the pages are to be served first. */
  folder: string;
  /** What is still to be made; nothing, unless the pages are to be served first. */
  files: FilesToMake;
  /**
   * Makes what is left, and puts the whole in place once `mayMove` has ended. False, with the reason on the screen, if
   * it cannot be done.
   */
  finish(onProgress: (done: number, all: number) => void, mayMove: () => Promise<void>): Promise<boolean>;
  /** Puts it in place as it is: tests that look at pages alone need no pictures. */
  put(): void;
}

/**
 * Builds beside, then puts the result in place once all of it is there. Undefined, with the reason on the screen, if it
 * cannot be built.
 */
export async function buildSite(options: Options = {}): Promise<Built | undefined> {
  const { root = ROOT, out = join(root, 'dist'), servesFirst = false, draw = build } = options;
  // Astro would tell its makers how it is used. That is the owner's to decide.
  process.env.ASTRO_TELEMETRY_DISABLED ??= '1';
  globalThis.servesFirst = servesFirst;
  const cache = join(root, '.cache');
  const beside = join(cache, `build-${process.pid}`);
  /** Whatever the fault, it is said, and nothing is left of the attempt. */
  const orFail = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await act();
    } catch (error) {
      remove(beside);
      tell(error);
      return undefined;
    }
  };
  return orFail(async () => {
    tidyUp(out, cache);
    // Astro asks too, but later, and with a line of its own.
    if (lockedRoutes(root).length > 0) refuseDemo(readGateSettings(root));
    const madeFrom = out === join(root, 'dist') ? currentStamp(root) : undefined;
    await draw({ root, outDir: beside, logLevel: 'warn' });
    const files = takeFilesToMake();
    const put = () => {
      putInPlace(beside, out, cache);
      if (madeFrom) noteBuild(root, madeFrom);
    };
    const finish: Built['finish'] = async (onProgress, mayMove) =>
      Boolean(
        await orFail(async () => {
          await files.makeAll(beside, onProgress);
          await mayMove();
          put();
          return true;
        }),
      );
    if (!servesFirst) put();
    return { folder: servesFirst ? beside : out, files, finish, put };
  });
}

function tell(error: unknown): void {
  const isForOwner = error instanceof Error && FOR_THE_OWNER.includes(error.name);
  console.error(isForOwner ? `\n✗ ${error.message.split('\n').map(harmless).join('\n')}` : error);
  console.error('\n✗ The site was not built. What is in dist is as it was.');
}

/**
 * Ends the command. Not by exit() at once: the last lines may still be on their way through a pipe. Nor by waiting for
 * ever: a build that failed half-way leaves things open that nobody closes any more.
 */
export function leave(code: 0 | 1): void {
  process.exitCode = code;
  setTimeout(() => process.exit(), 1000).unref();
}

if (import.meta.main) {
  const flags = process.argv.slice(2);
  const isKnown = flags.every((flag) => flag === '--folders');
  if (isKnown) console.log('› Building the site …');
  else console.error(`✗ The build knows no ${flags.join(' ')}: it knows --folders.`);
  if (flags.includes('--folders')) process.env.SITE_FOLDERS = '1';
  const start = performance.now();
  const built = isKnown ? await buildSite() : undefined;
  if (built) {
    const pages = readdirSync(DIST).filter((name) => name.endsWith('.html')).length;
    console.log(`✓ ${pages} pages in dist, with all they show (${duration(performance.now() - start)}).`);
    for (const line of await publishedStarters(ROOT)) console.log(line);
  }
  leave(built ? 0 : 1);
}
