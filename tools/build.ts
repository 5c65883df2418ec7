// `npm run build`: writes the finished site to dist. A build that fails leaves the last good one as it was.
// With --folders, for servers that add no .html: every page is there as about/index.html too.
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'astro';
import { type FilesToMake, takeFilesToMake } from '../src/media/to-make.ts';
import { lockedRoutes } from '../src/reader/locked.ts';
import { readGateSettings, refuseDemo } from '../src/vault/settings.ts';
import { currentStamp, forgetBuild, noteBuild } from './stamp.ts';

const ROOT = join(import.meta.dirname, '..');
export const DIST = join(ROOT, 'dist');

/** Messages that are written for the owner; any other error is a fault of the code, and keeps its trace. */
const FOR_THE_OWNER = ['ContentError', 'GateSettingsError', 'AddressError', 'MediaError'];

interface Options {
  root?: string;
  /** Where the finished site goes. Anything but dist is for tests. */
  out?: string;
  /** Leaves pictures, films and sealed files to be made while the pages are served already. */
  servesFirst?: boolean;
}

interface Built {
  /** What is still to be made; nothing, unless the pages are to be served first. */
  files: FilesToMake;
  /** Notes that everything is there, for `npm run doctor`. */
  noteWhole(): void;
}

/** Builds beside, then puts the result in place. Undefined, with the reason on the screen, if it cannot be built. */
export async function buildSite(options: Options = {}): Promise<Built | undefined> {
  const { root = ROOT, out = join(root, 'dist'), servesFirst = false } = options;
  // Astro would tell its makers how it is used. That is the owner's to decide.
  process.env.ASTRO_TELEMETRY_DISABLED ??= '1';
  globalThis.servesFirst = servesFirst;
  const beside = join(root, '.cache', `build-${process.pid}`);
  const remove = (folder: string) =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    // Astro asks too, but later, and with a line of its own.
    if (lockedRoutes(root).length > 0) refuseDemo(readGateSettings(root));
    const isForPublishing = out === join(root, 'dist');
    const madeFrom = isForPublishing ? currentStamp(root) : undefined;
    await build({ root, outDir: beside, logLevel: 'warn' });
    if (isForPublishing) forgetBuild(root);
    remove(out);
    mkdirSync(dirname(out), { recursive: true });
    renameSync(beside, out);
    const noteWhole = () => madeFrom && noteBuild(root, madeFrom);
    if (!servesFirst) noteWhole();
    return { files: takeFilesToMake(), noteWhole };
  } catch (error) {
    tell(error);
    return undefined;
  } finally {
    remove(beside);
  }
}

function tell(error: unknown): void {
  const isForOwner = error instanceof Error && FOR_THE_OWNER.includes(error.name);
  console.error(isForOwner ? `\n✗ ${error.message}` : error);
  console.error('\n✗ The site was not built. What is in dist is as it was.');
}

/** How long it took, as people say it. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
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
  }
  // Not exit(): the last lines may still be on their way through a pipe.
  process.exitCode = built ? 0 : 1;
}
