import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { createSite } from '../../tools/serve.ts';
import { rightContent, study } from './content-folder.ts';
import { TEST_ENV } from './gate.ts';
import { picture } from './good-content.ts';
import { emptyProject, quickenLock } from './project-copy.ts';

/** The address that the hostile prototype tries to reach; while tests run, somebody listens there. */
const ELSEWHERE = 'https://elsewhere.invalid';

/** Words that only the locked study’s prototypes have. */
export const SEALED = 'Quiet Orchard';

export interface PrototypeSite {
  dist: string;
  at(path: string): string;
  close(): void;
}

export interface HostileSite extends PrototypeSite {
  /** Whatever reached the address that a prototype must not reach. */
  strayed: string[];
  elsewhere: string;
}

const prototype = (name: string, more: object = {}) => ({
  type: 'prototype',
  device: 'Laptop',
  task: `Task of ${name}`,
  file: `${name}.html`,
  width: 1280,
  height: 800,
  still: { file: '../../still.png', alt: `Still of ${name}` },
  ...more,
});

const blocks = [
  ...(study('').blocks as object[]),
  prototype('kind', {
    section: 'Prototype',
    title: 'Try it yourself',
    still: { file: '../../still.png', portrait: '../../upright.png', alt: 'Still of kind' },
    portrait: { file: 'kind.html', width: 390, height: 640 },
  }),
  { type: 'text', title: 'After it', text: ['What stands below must not move.'] },
  prototype('hostile', { title: 'Another' }),
];

/** Two studies with a prototype that is kind and one that is not, `alpha` open and `beta` locked, built and served. */
export async function servePrototypes(env: Record<string, string> = {}): Promise<HostileSite> {
  const { listener, elsewhere, strayed } = await listenElsewhere();
  const files: Files = {
    'case-studies/alpha/study.yaml': stringify({ ...study('Alpha'), blocks }),
    'case-studies/beta/study.yaml': stringify({ ...study('Beta'), locked: true, blocks }),
    'still.png': await picture(1280, 800),
    'upright.png': await picture(858, 1408),
  };
  // A file that an open study has too would not be sealed: each has its own.
  for (const [route, garden] of [
    ['alpha', 'Night Garden'],
    ['beta', SEALED],
  ] as const) {
    for (const [name, from] of [
      ['kind', 'src/blocks/example-files/prototype.html'],
      ['hostile', 'tests/fixtures/hostile.html'],
    ] as const) {
      const html = readFileSync(from, 'utf8');
      files[`case-studies/${route}/${name}.html`] = html
        .replaceAll('Night Garden', garden)
        .replaceAll(ELSEWHERE, elsewhere)
        .replace('</h1>', ` <!-- ${garden} --></h1>`);
    }
  }
  const site = await serveContent(files, env);
  const close = () => {
    site.close();
    listener.close();
    listener.closeAllConnections();
  };
  return { ...site, close, elsewhere, strayed };
}

/** Drivers differ in what they tell of a refused request: only the one who was asked knows whether it came. */
async function listenElsewhere() {
  const strayed: string[] = [];
  const listener = createServer((request, response) => {
    strayed.push(request.url ?? '');
    response.end('Elsewhere');
  });
  listener.on('upgrade', (request, socket) => {
    strayed.push(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, resolve));
  return { listener, elsewhere: addressOf(listener), strayed };
}

type Files = Record<string, string | Buffer>;

/** The smallest site with these files in its content, built and served. */
export async function serveContent(files: Files, env: Record<string, string> = {}): Promise<PrototypeSite> {
  const copy = emptyProject(mkdtempSync(join(tmpdir(), 'project-')));
  quickenLock(copy);
  // What social images are drawn on.
  cpSync('tests/content/site', join(copy.root, 'content/site'), { recursive: true });
  const right = Object.entries(rightContent()).filter(([file]) => !file.startsWith('case-studies/'));
  for (const [file, data] of right) copy.write(`content/${file}`, stringify(data));
  copy.write('content/wide.png', await picture(2600, 400));
  for (const [file, data] of Object.entries(files)) copy.write(`content/${file}`, data);
  await build(copy.root, env);
  const dist = join(copy.root, 'dist');
  const base = env.SITE_BASE ?? '';
  const server = createSite(dist, base);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { dist, at: (path) => `${addressOf(server)}${base}${path}`, close: () => stop(server, copy.remove) };
}

const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

function stop(server: Server, remove: () => void): void {
  server.close();
  server.closeAllConnections();
  remove();
}

function build(root: string, env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const child = spawn(process.execPath, ['tools/build.ts'], {
      cwd: root,
      env: { ...process.env, ...TEST_ENV, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += data;
      });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });
}
