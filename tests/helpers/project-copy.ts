import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import { slashed } from '../../src/lib/files.ts';
import { SITE_ROOT } from './host.ts';

const home = process.cwd();
const TALK = 'content/decks/quays.yaml';
const COPIED = [
  'src',
  'tools',
  'public',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** A project of its own to run commands in: the real code, with content of its own. */
export interface ProjectCopy {
  root: string;
  read(file: string): string;
  write(file: string, data: string | Buffer): void;
  remove(): void;
}

/** A copy with two studies of the tests’ own content, one on each shelf: enough for every page, and quick to build. */
export function copyProject({ featured = 'ledger', previous = 'ferry' } = {}): ProjectCopy {
  const copy = emptyProject(mkdtempSync(join(tmpdir(), 'project-')));
  copyContent(copy.root, (path) => {
    const [, route] = /case-studies\/([^/]+)/.exec(slashed(path)) ?? [];
    return route === undefined || route === featured || route === previous;
  });
  const work = parseDocument(copy.read('content/work.yaml'));
  work.setIn(['featured', 'studies'], [featured]);
  work.setIn(['previous', 'studies'], [previous]);
  copy.write('content/work.yaml', work.toString({ lineWidth: 0 }));
  // A talk of studies that are not there would be a mistake.
  const talk = parseDocument(copy.read(TALK));
  const shown: { study: string }[] = talk.toJS().studies;
  talk.set(
    'studies',
    shown.filter(({ study }) => [featured, previous].includes(study)),
  );
  if (shown.some(({ study }) => [featured, previous].includes(study)))
    copy.write(TALK, talk.toString({ lineWidth: 0 }));
  else rmSync(join(copy.root, TALK));
  return copy;
}

/** The project under test, made anew: all of the tests’ own content. */
export function assembleTestProject(): void {
  rmSync(SITE_ROOT, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  const copy = emptyProject(SITE_ROOT);
  quickenLock(copy);
  copyContent(copy.root);
}

/**
 * The lock is slow on purpose, and tests open it a hundred times. So a copy that is built for them may have another
 * number of rounds written into its code. The project’s own code, which is all an owner or a host ever builds, has one
 * number and no switch; other-owner.spec.ts builds that, and opens it.
 */
export const quickenLock = (copy: ProjectCopy) =>
  change(copy, 'src/vault/rounds.ts', 'ROUNDS = 600_000', 'ROUNDS = 1000');

function change(copy: Pick<ProjectCopy, 'read' | 'write'>, file: string, from: string, to: string): void {
  const code = copy.read(file);
  if (!code.includes(from)) throw new Error(`${file} says “${from}” in another way now.`);
  copy.write(file, code.replace(from, to));
}

const copyContent = (root: string, filter: (path: string) => boolean = () => true) =>
  cpSync(join(home, 'tests/content'), join(root, 'content'), { recursive: true, filter });

/** All of the project but its content; what was encoded once is shared. */
export function emptyProject(root: string): ProjectCopy {
  // A project may have no public folder.
  for (const path of COPIED.filter((one) => existsSync(join(home, one))))
    cpSync(join(home, path), join(root, path), { recursive: true, filter: isOurs });
  linkPackages(root);
  mkdirSync(join(root, '.cache'));
  for (const shared of ['media', 'fonts']) {
    mkdirSync(join(home, '.cache', shared), { recursive: true });
    symlinkSync(join(home, '.cache', shared), join(root, '.cache', shared), 'junction');
  }
  const copy: ProjectCopy = {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, data) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), data);
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
  // Nobody looks at how small its pictures are: half of a first build goes into the last kilobytes.
  change(copy, 'src/media/encode.ts', 'avif: { effort: 2 }', 'avif: { effort: 0 }');
  return copy;
}

/** What some tools have installed for themselves stays with them. */
export const isOurs = (path: string) => basename(path) !== 'node_modules';

/** Each package is linked, not the folder: tools keep their caches beside the packages, and these are our own. */
export function linkPackages(root: string) {
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(home, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    const [from, to] = [join(home, 'node_modules', name), join(root, 'node_modules', name)];
    // What Astro has pages load from there by its path must lie in the project: no server hands out what is beside it.
    if (name === '@astrojs') cpSync(from, to, { recursive: true });
    else symlinkSync(from, to, 'junction');
  }
  // What reads Word documents is beside the command that does.
  const word = 'tools/import/node_modules';
  if (existsSync(join(home, word)) && existsSync(join(root, dirname(word))))
    symlinkSync(join(home, word), join(root, word), 'junction');
}

/** Leaves what the everyday install has: whoever only edits has no packages for tests. */
export function unlinkTestPackages({ root }: ProjectCopy) {
  for (const name of ['vitest', 'happy-dom', 'fast-check'])
    rmSync(join(root, 'node_modules', name), { recursive: true });
}

/** A port nobody uses now: a copy has a server of its own, whatever else runs on the machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
