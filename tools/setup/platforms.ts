// The platforms an owner may work on. Some packages bring a binary of their own for each: package-lock.json must name
// all of them, because npm never adds what a lockfile leaves out.

export interface Platform {
  name: string;
  os: 'darwin' | 'win32' | 'linux';
  cpu: 'arm64' | 'x64';
}

export const PLATFORMS: readonly Platform[] = [
  { name: 'macOS on Apple silicon', os: 'darwin', cpu: 'arm64' },
  { name: 'macOS on Intel', os: 'darwin', cpu: 'x64' },
  { name: 'Windows', os: 'win32', cpu: 'x64' },
  { name: 'Linux', os: 'linux', cpu: 'x64' },
  { name: 'Linux on ARM', os: 'linux', cpu: 'arm64' },
];

/** The part of package-lock.json that is read here. */
export interface Lockfile {
  /** By path: `node_modules/sharp`, `node_modules/one/node_modules/other`. */
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** A package that brings one binary per platform, and the packages that hold them. */
export interface BinaryPackage {
  /** Where it is installed, from the project’s root. */
  path: string;
  name: string;
  version: string;
  binaries: Binary[];
}

interface Binary {
  name: string;
  version: string;
  /** Where it would be installed; undefined if the lockfile leaves it out. */
  path: string | undefined;
  locked: LockedPackage;
}

/** Every package of a lockfile that has a binary for more than one system, or names one of our platforms. */
export function binaryPackages({ packages }: Lockfile): BinaryPackage[] {
  return Object.entries(packages).flatMap(([path, { version = '', optionalDependencies = {} }]) => {
    const binaries = Object.entries(optionalDependencies).map(([name, wanted]): Binary => {
      const found = lookUp(packages, path, name);
      return { name, version: wanted, path: found, locked: (found && packages[found]) || {} };
    });
    if (!PLATFORMS.some((platform) => binaries.some((binary) => isFor(binary, platform)))) return [];
    return [{ path, name: path.split('node_modules/').at(-1) ?? path, version, binaries }];
  });
}

/** Whether a binary is the one for a platform: by what the lockfile says of it, else by its name. */
export function isFor({ name, path, locked: { os, cpu, libc } }: Binary, platform: Platform): boolean {
  if (path === undefined) return namesPlatform(name, platform);
  const isListed = (list: string[] | undefined, word: string) => list?.includes(word) === true;
  const isOurLibc = libc === undefined || platform.os !== 'linux' || libc.includes('glibc');
  return isListed(os, platform.os) && isListed(cpu, platform.cpu) && isOurLibc;
}

/** The platforms a package cannot do without a binary on: all of them, if it has one for more than one system. */
export function needsBinary({ binaries }: BinaryPackage): readonly Platform[] {
  const known = PLATFORMS.filter((platform) => binaries.some((binary) => isFor(binary, platform)));
  // What only one system needs, such as macOS’s own way to watch files, is nobody else’s loss.
  return new Set(known.map(({ os }) => os)).size > 1 ? PLATFORMS : known;
}

/** A sentence for every package that cannot be used on one of the platforms, with its mend. */
export function missingBinaries(lockfile: Lockfile): string[] {
  return binaryPackages(lockfile).flatMap((one) => {
    const { name, version, binaries } = one;
    const lacking = needsBinary(one).filter((platform) => {
      const ours = binaries.filter((binary) => isFor(binary, platform));
      return ours.length === 0 || ours.some(({ path }) => path === undefined);
    });
    if (lacking.length === 0) return [];
    return [
      `package-lock.json has no binary of ${name} ${version} for ${lacking.map((platform) => platform.name).join(', ')}: the site cannot be built there. ` +
        `Put a version of ${name} that has them all into package.json, delete package-lock.json and node_modules, then run \`npm install\`.`,
    ];
  });
}

/** As Node finds packages: in its own folder first, then in the folders above. */
function lookUp(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

const OS_WORDS = { darwin: ['darwin', 'macos'], win32: ['win32', 'windows'], linux: ['linux'] };
const CPU_WORDS = { arm64: ['arm64', 'aarch64'], x64: ['x64', 'amd64'] };

/** `@rolldown/binding-darwin-arm64` says for what it is. */
function namesPlatform(name: string, { os, cpu }: Platform): boolean {
  const words = name.split(/[^a-z0-9]+/);
  const says = (list: readonly string[]) => list.some((word) => words.includes(word));
  return says(OS_WORDS[os]) && says(CPU_WORDS[cpu]) && !words.includes('musl');
}
