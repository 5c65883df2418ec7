import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSite } from '../../tools/serve.ts';
import { BUILD } from '../helpers/host.ts';

export interface Served {
  url: string;
  /** The paths that were asked for, in order. */
  asked: string[];
  close(): void;
}

/** The built site on a server of its own, which notes what is asked for. `first` may answer in its place. */
export async function serveSite(
  first: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Promise<Served> {
  const site = createSite(BUILD);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (!first(request, response)) site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, asked, close };
}

/** Notes in the page what goes wrong in it, from its very beginning: the driver does not hear its console. */
function listen() {
  const faults: string[] = [];
  Object.assign(globalThis, { faults });
  const nameOf = (target: EventTarget | null) => (target instanceof Element ? target.outerHTML : '');
  addEventListener(
    'error',
    (event) => faults.push(event.message ?? `did not come: ${nameOf(event.target)}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) =>
    faults.push(`against the policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  console.error = (...words) => faults.push(words.join(' '));
}

/** The same with each page’s own faults noted. What stands before the policy in a page is not subject to it. */
export const serveListening = (): Promise<Served> =>
  serveSite((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (/\.\w+$/.test(pathname)) return false;
    const file = join(BUILD, pathname === '/' ? 'index.html' : `${pathname}.html`);
    const isThere = existsSync(file);
    const html = readFileSync(isThere ? file : join(BUILD, '404.html'), 'utf8');
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(html.replace('<head>', () => `<head><script>(${listen})()</script>`));
    return true;
  });
