// `npm run test:platforms`: installs the packages for each platform into a temporary folder, and sees that every
// package with a binary per platform found its own. Nothing is run there, so any machine can do it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from '../setup/npm.mjs';
import {
  type BinaryPackage,
  binaryPackages,
  isFor,
  type Lockfile,
  needsBinary,
  PLATFORMS,
  type Platform,
} from '../setup/platforms.ts';

const FILES = ['package.json', 'package-lock.json', '.npmrc'];
const root = join(import.meta.dirname, '../..');
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;

const results = PLATFORMS.map((platform) => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-'));
  try {
    for (const file of FILES) cpSync(join(root, file), join(folder, file));
    const fault = install(folder, platform);
    if (fault) {
      console.error(`✗ ${platform.name}: the packages cannot be installed.\n${fault}`);
      return false;
    }
    const { found, missing } = look(folder, platform);
    if (found.length > 0) console.log(`✓ ${platform.name}: ${found.join(', ')}`);
    if (missing.length > 0) console.error(`✗ ${platform.name}: no binary of ${missing.join(', ')}`);
    return found.length > 0 && missing.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
process.exitCode = results.every(Boolean) ? 0 : 1;

function install(folder: string, { os, cpu }: Platform): string | undefined {
  const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const platform = [`--os=${os}`, `--cpu=${cpu}`, ...(os === 'linux' ? ['--libc=glibc'] : [])];
  const [program, args, options] = npmCommand(['ci', ...quiet, ...platform]);
  const { status, stderr } = spawnSync(program, args, { ...options, cwd: folder, encoding: 'utf8' });
  return status === 0 ? undefined : stderr;
}

/** Which packages found their binary for a platform, and which did not. */
function look(folder: string, platform: Platform): { found: string[]; missing: string[] } {
  const isThere = (path: string | undefined) => path !== undefined && existsSync(join(folder, path));
  const packages = binaryPackages(lockfile).filter(
    (one) => isThere(one.path) && needsBinary(one).includes(platform),
  );
  const hasBinary = ({ binaries }: BinaryPackage) => {
    const ours = binaries.filter((binary) => isFor(binary, platform));
    return ours.length > 0 && ours.every(({ path }) => isThere(path));
  };
  const names = (some: BinaryPackage[]) => some.map(({ name, version }) => `${name} ${version}`);
  return {
    found: names(packages.filter(hasBinary)),
    missing: names(packages.filter((one) => !hasBinary(one))),
  };
}
