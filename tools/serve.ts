// Serves the production build as a good host would: clean addresses, compression, caching, 404 with its status.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { mediaType } from '../src/media/types.ts';
import { ASK, headersFor } from '../src/publish/headers.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

/** Files that a build has still to make, by this process or another. */
export interface FilesElsewhere {
  has(path: string): boolean;
  /** Ends when the file is in the folder. */
  make(path: string, folder: string): Promise<void>;
}

/** `base` is the sub-path the build was made for, such as `/portfolio`; nothing is served outside of it. */
export function createSite(folder = DIST, base = '', files?: FilesElsewhere): Site {
  const filesOf = (from: string) =>
    sirv(from, { extensions: ['html'], etag: true, gzip: true, brotli: true });
  const lookAt = (from: string) => ({
    from,
    build: buildIn(from),
    send: filesOf(from),
    notFound: notFoundPage(from),
  });
  let made = lookAt(folder);
  /** Files are known by their size: once a new build has taken the old one’s place, they are looked at anew. */
  const follow = () => {
    const now = buildIn(made.from);
    if (now !== undefined && now !== made.build) made = lookAt(made.from);
  };
  /** Ends when the build is in its new place, where all of its files are. */
  let move: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    await move;
    // Behind a name: two slashes in front would be taken for one.
    const address = URL.parse(`http://localhost${request.url}`);
    if (!address) {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('This is no address.\n');
      return;
    }
    const { pathname, search } = address;
    const path = pathname.slice(base.length);
    if (pathname !== base && !pathname.startsWith(`${base}/`)) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('This is outside of the site.\n');
      return;
    }
    for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
    if (!move && files?.has(path)) {
      void sendWhenMade(files, path, folder, response);
      return;
    }
    // One address per page: hosts redirect these forms, and so do we.
    const oneSlash = path.replace(/^\/+/, '/'); // two would lead to another site
    const clean = oneSlash.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
    if (clean !== path) {
      response.writeHead(308, { Location: base + clean + search }).end();
      return;
    }
    request.url = path + search;
    follow();
    made.send(request, response, () => made.notFound(String(request.headers['accept-encoding']), response));
  });
  const moveTo = (whole: string, moved: Promise<void>) => {
    move = moved.then(() => {
      made = lookAt(whole);
    });
  };
  return Object.assign(server, { moveTo });
}

/** A server that goes on from another folder once the build has moved there; whoever asks meanwhile waits for it. */
export type Site = Server & { moveTo(folder: string, moved: Promise<void>): void };

/** A picture that was not made yet is made now: someone is looking at its place. */
async function sendWhenMade(files: FilesElsewhere, path: string, folder: string, response: ServerResponse) {
  try {
    await files.make(path, folder);
    response.writeHead(200, { 'Content-Type': mediaType(path) }).end(await readFile(join(folder, path)));
  } catch (error) {
    console.error(`✗ ${path} could not be made: ${error instanceof Error ? error.message : error}`);
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end('This file could not be made.\n');
  }
}

/** What tells one build from another; none while one takes the other’s place. */
function buildIn(folder: string): string | undefined {
  const page = statSync(join(folder, 'index.html'), { throwIfNoEntry: false });
  return page && `${page.ino} ${page.mtimeMs} ${page.size}`;
}

function notFoundPage(folder: string) {
  const file = join(folder, '404.html');
  const [plain, br, gzip] = ['', '.br', '.gz'].map((ending) =>
    existsSync(file + ending) ? readFileSync(file + ending) : undefined,
  );
  return (accepted: string, response: ServerResponse) => {
    const packed =
      (br && /\bbr\b/.test(accepted) && { encoding: 'br', body: br }) ||
      (gzip && accepted.includes('gzip') && { encoding: 'gzip', body: gzip });
    if (packed) response.setHeader('Content-Encoding', packed.encoding);
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': ASK,
      Vary: 'Accept-Encoding',
    };
    response.writeHead(404, headers).end(packed ? packed.body : plain);
  };
}

interface Serving {
  folder: string;
  base: string;
  files?: FilesElsewhere;
}

/** Serves a build until it is stopped, and says where. */
export async function serve({ folder, base, files }: Serving): Promise<Site> {
  const port = Number(process.env.PORT ?? 4321);
  const server = createSite(folder, base, files);
  await new Promise<void>((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      console.error(`✗ Port ${port} is taken by another program: stop it, or set PORT to another number.`);
      process.exit(1);
    });
    server.listen(port, resolve);
  });
  console.log(`\n  The site is at http://localhost:${port}${base && `${base}/`}\n  Stop it with Ctrl+C.\n`);
  return server;
}

if (import.meta.main) {
  const folder = process.env.SITE_OUT ?? DIST;
  if (!existsSync(join(folder, 'index.html'))) {
    console.error('✗ There is no build to serve yet: run `npm start`, or `npm run build` first.');
    process.exit(1);
  }
  // Who only serves has been told the address, and does not load what reads it.
  const { publishedAt } = await import('../src/reader/published-at.ts');
  await serve({ folder, base: publishedAt(ROOT).base });
}
