import {
  cpSync,
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
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { slashed } from '../../src/lib/files.ts';

const home = process.cwd();
const COPIED = [
  'src',
  'tools',
  'public',
  'tests/fixtures',
  'tests/helpers',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** A project of its own to run commands in: the real code, two of the studies, the shared cache of pictures. */
export interface ProjectCopy {
  root: string;
  read(file: string): string;
  write(file: string, data: string | Buffer): void;
  remove(): void;
}

/** Keeps `featured` and `previous`, one study each: enough for every page, and quick to build. */
export function copyProject({ featured = 'trakt', previous = 'pledgx' } = {}): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const path of COPIED) cpSync(join(home, path), join(root, path), { recursive: true });
  linkPackages(root);
  mkdirSync(join(root, '.cache'));
  for (const shared of ['media', 'fonts']) {
    mkdirSync(join(home, '.cache', shared), { recursive: true });
    symlinkSync(join(home, '.cache', shared), join(root, '.cache', shared), 'junction');
  }
  cpSync(join(home, 'content'), join(root, 'content'), {
    recursive: true,
    filter: (path) => {
      const [, route] = /case-studies\/([^/]+)/.exec(slashed(path)) ?? [];
      return route === undefined || route === featured || route === previous;
    },
  });
  const copy: ProjectCopy = {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, data) => writeFileSync(join(root, file), data),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
  const work = parseDocument(copy.read('content/work.yaml'));
  work.setIn(['featured', 'studies'], [featured]);
  work.setIn(['previous', 'studies'], [previous]);
  copy.write('content/work.yaml', work.toString({ lineWidth: 0 }));
  return copy;
}

/** Each package is linked, not the folder: tools keep their caches beside the packages, and these are our own. */
function linkPackages(root: string) {
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(home, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(home, 'node_modules', name), join(root, 'node_modules', name), 'junction');
  }
}

/** A port nobody uses now: a copy has a server of its own, whatever else runs on the machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
