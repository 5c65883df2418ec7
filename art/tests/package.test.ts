import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Lockfile, missingBinaries } from '../../tools/setup/platforms.ts';

const here = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(here, file), 'utf8');

describe('the lockfile', () => {
  test('has a binary for every platform of every package that needs one', () => {
    expect(missingBinaries(JSON.parse(read('package-lock.json')) as Lockfile)).toEqual([]);
  });

  test('names no address: whoever installs takes packages from their own registry', () => {
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });
});

describe('README.md', () => {
  const text = read('README.md');
  /** Made by the command, so not there in a fresh checkout. */
  const isMade = (path: string) => path.startsWith('.art/');

  test('names only paths that exist', () => {
    const inCode = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
    const paths = inCode.filter((code) => /^\.?[\w-]+(\/[\w.-]+)+\/?$|^[\w-]+\.(ts|json|md)$/.test(code));
    const missing = paths.filter(
      (path) => !isMade(path) && !existsSync(join(here, path)) && !existsSync(join(here, '..', path)),
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...text.matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name ?? '');
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });
});
