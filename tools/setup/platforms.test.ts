import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { binaryPackages, type Lockfile, missingBinaries, PLATFORMS } from './platforms.ts';

const whole = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

/** The project’s own lockfile without some packages, as a registry that lacks their files would have it. */
function without(pattern: RegExp): Lockfile {
  const packages = Object.entries(whole.packages).filter(([path]) => !pattern.test(path));
  return { packages: Object.fromEntries(packages) };
}

describe('the lockfile', () => {
  test('has a binary for every platform of every package that needs one', () => {
    expect(missingBinaries(whole)).toEqual([]);
    const names = binaryPackages(whole).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['rolldown', 'sharp', '@biomejs/biome']));
  });

  test.each(PLATFORMS)(
    'without what $name needs of one package is told with its mend',
    ({ name, os, cpu }) => {
      const [said, ...more] = missingBinaries(without(new RegExp(`@rolldown/binding-${os}-${cpu}`)));
      expect(more).toEqual([]);
      expect(said).toContain('no binary of rolldown ');
      expect(said).toContain(`for ${name}:`);
      expect(said).toContain('delete package-lock.json and node_modules, then run `npm install`');
    },
  );

  test('that was made for one machine alone is told for all the others', () => {
    const said = missingBinaries(without(/@biomejs\/cli-(?!linux-x64$)/));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('macOS on Apple silicon, macOS on Intel, Windows, Linux on ARM');
  });

  test('is whole even if a binary’s own part is missing', () => {
    expect(missingBinaries(without(/sharp-libvips-linux-arm64/)).join()).toContain('for Linux on ARM:');
  });

  test('may leave out what only one system needs, and other libraries than glibc', () => {
    expect(missingBinaries(without(/fsevents|musl|freebsd|android|win32-arm64/))).toEqual([]);
  });
});

describe('a package that stopped naming a platform', () => {
  test('is told too: there is nothing to install there', () => {
    const lockfile: Lockfile = {
      packages: {
        'node_modules/quick': {
          version: '2.0.0',
          optionalDependencies: { 'quick-linux-x64': '2.0.0', 'quick-darwin-arm64': '2.0.0' },
        },
        'node_modules/quick-linux-x64': { version: '2.0.0', os: ['linux'], cpu: ['x64'] },
        'node_modules/quick/node_modules/quick-darwin-arm64': { os: ['darwin'], cpu: ['arm64'] },
      },
    };
    expect(missingBinaries(lockfile)[0]).toContain('quick 2.0.0 for macOS on Intel, Windows, Linux on ARM:');
  });
});
