// An address a study had before leads to where it is now. Hosts that can are told so; elsewhere a page sends people on.

/** Both are routes: without the slash in front, and without the sub-path the site may live under. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * `_redirects`, read by Netlify and Cloudflare Pages. Netlify would rather show the page that is there for other hosts,
 * unless the status is shouted; Cloudflare skips a line with a status it does not know, and takes the next.
 */
export function redirectsFile(redirects: readonly Redirect[], base = ''): string {
  const lines = redirects.flatMap(({ from, to }) =>
    ['301!', '301'].map((status) => `${base}/${from} ${base}/${to} ${status}\n`),
  );
  return `# Written by the build from \`formerly:\` in the studies.\n${lines.join('')}`;
}

/** What begins the part of a server’s settings that comes from the content. */
export const FORMERLY = '# Addresses of old, written by `npm run hosting` from `formerly:` in the studies.';

/** Whatever stands before the old address is the sub-path, and stays. A word follows each slash: `//` leaves the site. */
const anywhere = (from: string) => `^((?:/[\\w.-]+)*)/${from}/?`;

/** For the end of nginx’s settings. */
export const nginxRedirects = (redirects: readonly Redirect[]): string =>
  section(redirects.map(({ from, to }) => `rewrite ${anywhere(from)}$ $1/${to} permanent;`));

/** For the end of Caddy’s settings. */
export const caddyRedirects = (redirects: readonly Redirect[]): string =>
  section(
    redirects.map(({ from, to }, index) => {
      const name = `formerly${index}`;
      const matcher = `@${name} vars_regexp ${name} {http.request.orig_uri} ${anywhere(from)}(\\?.*)?$`;
      return `${matcher}\nredir @${name} {re.${name}.1}/${to}{re.${name}.2} 301`;
    }),
  );

/** `vercel.json` with the addresses of old in it. */
export function vercelWith(redirects: readonly Redirect[], file: string): string {
  if (redirects.length === 0) return file;
  const list = redirects.map(({ from, to }) => ({
    source: `/${from}`,
    destination: `/${to}`,
    permanent: true,
  }));
  return `${JSON.stringify({ ...JSON.parse(file), redirects: list }, null, 2)}\n`;
}

const section = (lines: readonly string[]) =>
  lines.length > 0 ? `\n${FORMERLY}\n${lines.join('\n')}\n` : '';
