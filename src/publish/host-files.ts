import { FRAME_FOLDER, FRAME_PAGE } from '../lib/frame.ts';
import {
  ASK,
  FRAME_HEADERS,
  framePath,
  HASHED_FOLDERS,
  hashedPath,
  KEEP,
  SECURE_ONLY,
  SECURITY_HEADERS,
} from './headers.ts';
import { caddyRedirects, nginxRedirects, type Redirect, vercelWith } from './redirects.ts';

type Headers = Readonly<Record<string, string>>;

const WRITTEN = 'Written by `npm run hosting` from src/publish/headers.ts: change it there.';
const ALL: Headers = { ...SECURITY_HEADERS, ...SECURE_ONLY };
const each = <T>(headers: Headers, write: (name: string, value: string) => T): T[] =>
  Object.entries(headers).map(([name, value]) => write(name, value));

/** What is not the same for every address: the page that prototypes run in has its own. */
const VARYING = Object.keys(FRAME_HEADERS) as (keyof typeof FRAME_HEADERS)[];
const SAME: Headers = Object.fromEntries(
  Object.entries(SECURITY_HEADERS).filter(([name]) => !(VARYING as string[]).includes(name)),
);

/** Every address as deep as a page is. The page of prototypes lies deeper: no rule can leave one address out. */
const PAGE_ADDRESSES = ['/', '/:a', '/:a/:b', '/:a/:b/:c', '/:a/:b/:c/:d'];

/**
 * `_headers`, read by Netlify and Cloudflare Pages. Both join the values of all rules that match an address, and two
 * policies joined by a comma pass for a broken one: so no two rules that match the same address set the same header.
 * For whatever is not hashed, both say “max-age=0, must-revalidate” by themselves.
 */
export function headersFile(base = ''): string {
  const rule = (path: string, headers: Headers) =>
    [`${base}${path}`, ...each(headers, (name, value) => `  ${name}: ${value}`)].join('\n');
  const written = '# Written by the build from src/publish/headers.ts: change it there.';
  const page = Object.fromEntries(VARYING.map((name) => [name, SECURITY_HEADERS[name]]));
  const rules = [
    rule('/*', { ...SAME, ...SECURE_ONLY }),
    ...PAGE_ADDRESSES.map((path) => rule(path, page)),
    rule(FRAME_PAGE, FRAME_HEADERS),
    ...HASHED_FOLDERS.map((folder) => rule(`/${folder}/*`, { 'Cache-Control': KEEP })),
  ];
  return `${[written, ...rules].join('\n\n')}\n`;
}

/** `vercel.json`: Vercel reads it before it builds, so it is committed. */
export function vercelFile(): string {
  const pairs = (headers: Headers) => each(headers, (key, value) => ({ key, value }));
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'astro',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: `/((?!${FRAME_FOLDER}/).*)`, headers: pairs(ALL) },
      { source: `/${FRAME_FOLDER}/(.*)`, headers: pairs({ ...ALL, ...FRAME_HEADERS }) },
      { source: `/(${HASHED_FOLDERS.join('|')})/(.*)`, headers: pairs({ 'Cache-Control': KEEP }) },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** A sub-path as a part of an expression: its dots mean dots. */
const literal = (base: string) => base.replaceAll('.', '\\.');
const whose = (base: string) => `For a site ${base ? `under ${base}` : 'at the top of its domain'}.`;
const indent = (lines: string, by: string) => lines.replaceAll(/^(?=.)/gm, by);

/**
 * For nginx, inside `server { … }`. A path that starts with two slashes is never redirected: it would leave the site.
 * Under a sub-path, what else lives on the domain is left as it is.
 */
export function nginxFile(base = ''): string {
  const path = literal(base);
  const rules = `${base ? `location = ${base}/ { try_files ${base}/index.html =404; }\ntry_files $uri $uri.html =404;` : 'location = / { try_files /index.html =404; }\nlocation / { try_files $uri $uri.html =404; }'}
location ~ \\.webmanifest$ { default_type application/manifest+json; }
error_page 404 ${base}/404.html;

# The build compressed every text beforehand.
gzip_static on;
gzip_vary on;
charset utf-8;

add_header Cache-Control $keep always;
${each(SAME, (name, value) => `add_header ${name} "${value}" always;`).join('\n')}
${VARYING.map((name, index) => `add_header ${name} $framing_${index} always;`).join('\n')}
${each(SECURE_ONLY, (name) => `add_header ${name} $over_https always;`).join('\n')}`;
  return `# ${WRITTEN}
# ${whose(base)}
# Goes into a server block that says \`root\`: docs/publish.md shows how.

# One address per page: /fun, not /fun.html and not /fun/.
absolute_redirect off;
${base && `if ($request_uri ~ ^${path}(\\?.*)?$) { return 308 ${base}/$1; }\n`}if ($request_uri ~ ^${path}/index\\.html(\\?.*)?$) { return 308 ${base}/$1; }
if ($request_uri ~ ^(${path}/[^/\\\\\\\\?][^?]*?)(?:/index)?\\.html(\\?.*)?$) { return 308 $1$2; }
if ($request_uri ~ ^(${path}/[^/\\\\\\\\?](?:[^?]*[^/?])?)/+(\\?.*)?$) { return 308 $1$2; }

# Files named after what is in them are kept for ever; all else is asked about each time.
set $keep "${ASK}";
if ($uri ~ ${hashedPath(path)}) { set $keep "${KEEP}"; }
${each(SECURE_ONLY, (_, value) => `set $over_https "";\nif ($https) { set $over_https "${value}"; }`).join('\n')}

# Our own pages may frame the one that prototypes run in, and nobody any other.
${VARYING.map(
  (name, index) =>
    `set $framing_${index} "${SECURITY_HEADERS[name]}";\nif ($uri ~ ${framePath(path)}) { set $framing_${index} "${FRAME_HEADERS[name]}"; }`,
).join('\n')}

${base ? `location ^~ ${base}/ {\n${indent(rules, '  ')}\n}` : rules}
`;
}

/** For Caddy, inside a site’s block. */
export function caddyFile(base = ''): string {
  const path = literal(base);
  const rules = `# One address per page: /fun, not /fun.html and not /fun/.
@index vars_regexp index {uri} ^${path}/index\\.html(\\?.*)?$
redir @index ${base}/{re.index.1} 308
@html vars_regexp html {uri} ^(${path}/[^/\\\\?][^?]*?)(?:/index)?\\.html(\\?.*)?$
redir @html {re.html.1}{re.html.2} 308
@slash vars_regexp slash {uri} ^(${path}/[^/\\\\?](?:[^?]*[^/?])?)/+(\\?.*)?$
redir @slash {re.slash.1}{re.slash.2} 308
try_files {path} {path}.html

# The build compressed every text beforehand.
file_server {
	precompressed br gzip
	disable_canonical_uris
}
header ?Vary Accept-Encoding
@manifest path *.webmanifest
header @manifest Content-Type application/manifest+json

# Files named after what is in them are kept for ever; all else is asked about each time.
@keep path ${HASHED_FOLDERS.map((folder) => `${base}/${folder}/*`).join(' ')}
header ?Cache-Control "${ASK}"
header @keep Cache-Control "${KEEP}"

${each(SAME, (name, value) => `header ${name} "${value}"`).join('\n')}
# Our own pages may frame the one that prototypes run in, and nobody any other.
@frame path ${base}/${FRAME_FOLDER}/*
@page not path ${base}/${FRAME_FOLDER}/*
${VARYING.map((name) => `header @page ${name} "${SECURITY_HEADERS[name]}"\nheader @frame ${name} "${FRAME_HEADERS[name]}"`).join('\n')}
@https protocol https
${each(SECURE_ONLY, (name, value) => `header @https ${name} "${value}"`).join('\n')}`;
  const errors = `header Cache-Control "${ASK}"
rewrite * ${base}/404.html
file_server {
	precompressed br gzip
}`;
  const under = (lines: string) => (base ? `handle ${base}/* {\n${indent(lines, '\t')}\n}` : lines);
  return `# ${WRITTEN}
# ${whose(base)}
# Goes into a site's block that says \`root\`: docs/publish.md shows how.

${base && `@bare vars_regexp bare {uri} ^${path}(\\?.*)?$\nredir @bare ${base}/{re.bare.1} 308\n`}${under(rules)}

handle_errors {
${indent(under(errors), '\t')}
}
`;
}

/** Every committed file that is written from here, for a site under this sub-path. */
export const hostFiles = (base = '', redirects: readonly Redirect[] = []): Record<string, string> => ({
  'vercel.json': vercelWith(redirects, vercelFile()),
  'hosting/nginx.conf': nginxFile(base) + nginxRedirects(redirects),
  'hosting/portfolio.caddy': caddyFile(base) + caddyRedirects(redirects),
});

/** The sub-path that a written file is for. */
export const baseOf = (text: string): string => /^# For a site under (\/.+)\.$/m.exec(text)?.[1] ?? '';
