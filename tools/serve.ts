// Serves the production build as a good host would: clean addresses, compression, 404 with its status.

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const DIST = join(import.meta.dirname, '../dist');

export function createSite(folder = DIST): Server {
  const files = sirv(folder, { extensions: ['html'], etag: true, gzip: true, brotli: true });
  const notFound = readFileSync(join(folder, '404.html'));
  return createServer((request, response) => {
    // One address per page, as DECISIONS has it: hosts redirect these forms, and so do we.
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const clean = pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
    if (clean !== pathname) {
      response.writeHead(308, { Location: clean + search }).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    });
  });
}

if (import.meta.main) {
  if (!existsSync(join(DIST, 'index.html'))) {
    console.error('✗ There is no build to serve yet: run `npm start`, or `npm run build` first.');
    process.exit(1);
  }
  const port = Number(process.env.PORT ?? 4321);
  createSite()
    .on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      console.error(`✗ Port ${port} is taken by another program: stop it, or run with PORT=4322 in front.`);
      process.exit(1);
    })
    .listen(port, () => console.log(`\n  The site is at http://localhost:${port}\n  Stop it with Ctrl+C.\n`));
}
