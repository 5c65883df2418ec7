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

/** A picture that opens large, in two versions: each study has files of its own, so that the locked one’s are sealed. */
const inTwo = {
  type: 'picture',
  figure: { picture: { file: 'day.png', dark: 'night.png', alt: 'A harbour' } },
};

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
  inTwo,
  prototype('tall', {
    title: 'In the hand',
    device: 'Phone',
    file: 'kind.html',
    width: 390,
    height: 640,
    still: { file: '../../upright.png', alt: 'Still of tall' },
  }),
];

const hero = {
  file: 'top-day.png',
  portrait: 'top-upright.png',
  dark: 'top-night.png',
  alt: 'The harbour from above',
};

/**
 * Two studies with a prototype that is kind and one that is not, `alpha` open and `beta` locked, built and served. The
 * visitor’s device decides between light and dark, and both have pictures with a version for the dark.
 */
export async function servePrototypes(env: Record<string, string> = {}): Promise<HostileSite> {
  const { listener, elsewhere, strayed } = await listenElsewhere();
  const files: Files = {
    'look.yaml': stringify({ scheme: 'auto' }),
    'case-studies/alpha/study.yaml': stringify({ ...study('Alpha'), hero, blocks }),
    'case-studies/beta/study.yaml': stringify({ ...study('Beta'), hero, locked: true, blocks }),
    'still.png': await picture(1280, 800),
    'upright.png': await picture(858, 1408),
  };
  // A file that an open study has too would not be sealed: each has its own.
  for (const [route, garden] of [
    ['alpha', 'Night Garden'],
    ['beta', SEALED],
  ] as const) {
    const at = route === 'alpha' ? 0 : 8;
    files[`case-studies/${route}/day.png`] = await picture(1300 + at, 800);
    files[`case-studies/${route}/night.png`] = await picture(1310 + at, 800);
    files[`case-studies/${route}/top-day.png`] = await picture(1320 + at, 600);
    files[`case-studies/${route}/top-night.png`] = await picture(1330 + at, 600);
    files[`case-studies/${route}/top-upright.png`] = await picture(900 + at, 1200);
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
