// Finds the web servers that the site is tested under. Plain JavaScript: the set-up step runs it on whatever Node is at hand.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where the path of an ordinary user does not lead. */
const ALSO = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Apache keeps what it can do in files beside it; only where Debian keeps them is it started by us. */
const APACHE = '/usr/lib/apache2/modules';
/** Programs that are not called as people call them. */
const CALLED = { apache: 'apache2' };

/** The path of `nginx`, `caddy` or `apache`, or undefined. */
export function findServer(name, env = process.env) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...ALSO];
  if (name === 'apache' && !findApacheModules()) return undefined;
  return folders.map((folder) => join(folder, CALLED[name] ?? name)).find((path) => existsSync(path));
}

export const findApacheModules = () => (existsSync(`${APACHE}/mod_rewrite.so`) ? APACHE : undefined);

/** nginx can serve Brotli only with a module that Debian packages apart. */
export const findBrotliModule = () => (existsSync(BROTLI) ? BROTLI : undefined);
