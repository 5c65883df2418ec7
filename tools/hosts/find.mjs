// Finds the web servers the site is tested under. Plain JavaScript: the set-up step runs it on whatever Node is at hand.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where the path of an ordinary user does not lead. */
const ALSO = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The path of `nginx` or `caddy`, or undefined. */
export function findServer(name, env = process.env) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...ALSO];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** nginx can serve Brotli only with a module that Debian packages apart. */
export const findBrotliModule = () => (existsSync(BROTLI) ? BROTLI : undefined);
