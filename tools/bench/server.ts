// `node tools/bench/server.ts FOLDER LIMITS [KEYS]`: the site as it is served, and beside it the limit pages.
// A process of its own, so that it can stand at the far end of a line; with a certificate it speaks HTTP/2, as hosts do.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersFor } from '../../src/publish/headers.ts';
import { createSite } from '../serve.ts';

const [folder = '', limitsFile = '', keys] = process.argv.slice(2);
const site = createSite(folder);

const answer = (request: IncomingMessage, response: ServerResponse) => {
  // Read anew each time: the limit pages are written while the server runs.
  const limits = JSON.parse(readFileSync(limitsFile, 'utf8')) as Record<string, string>;
  const limit = limits[request.url ?? ''];
  if (limit === undefined) {
    site.emit('request', request, response);
    return;
  }
  // With the same headers as a page: one of them has the browser start a process of its own, which takes its time.
  response.writeHead(200, {
    ...headersFor(request.url ?? ''),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
  });
  response.end(brotliCompressSync(limit));
};

const pem = (name: string) => readFileSync(join(keys ?? '', `${name}.pem`));
const server = keys
  ? createSecureServer({ allowHTTP1: true, key: pem('key'), cert: pem('certificate') }, answer as never)
  : createServer(answer);
server.listen(Number(process.env.PORT ?? 0), () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
