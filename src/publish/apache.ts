import { ASK, FRAME_HEADERS, framePath, hashedPath, KEEP, SECURE_ONLY, SECURITY_HEADERS } from './headers.ts';

const WRITTEN = '# Written by the build from src/publish/headers.ts: change it there.';

/** Texts the build compresses, and what each is: a server would tell the type of a twin by its last ending. */
const TEXTS = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  ico: 'image/vnd.microsoft.icon',
} as const;

/** Kinds that an older server does not know. */
const NEWER = {
  'application/manifest+json': 'webmanifest',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/webp': 'webp',
  'text/javascript': 'js',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
} as const;

const header = (name: string, value: string) => `  Header always set ${name} "${value}"`;

/** A twin in place of the text, where the browser takes it. */
const twin = (ending: string, encoding: string) => `  RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b"
  RewriteCond %{REQUEST_FILENAME}.${ending} -f
  RewriteRule "^(.+\\.(?:${Object.keys(TEXTS).join('|')}))$" "$1.${ending}" [L]`;

/**
 * `.htaccess`, read by Apache and LiteSpeed: the servers of nearly all shared hosting, where a folder is uploaded
 * and nothing else can be set. It keeps to what such hosts allow (no Options, no <If>): one directive that is not
 * allowed would take the whole site down.
 */
export function apacheFile(base = ''): string {
  const path = base.replaceAll('.', '\\.');
  const asked = (rest: string) => `  RewriteCond %{THE_REQUEST} "^\\S+ ${rest}"`;
  return `${WRITTEN}
# For Apache and LiteSpeed, which read it by themselves.

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase "${base}/"

  # One address per page: /fun, not /fun.html and not /fun/.
${asked(`${path}/index\\.html[? ]`)}
  RewriteRule "^" "${base}/" [R=308,L]
${asked(`(${path}/[^/\\\\?\\s][^?\\s]*?)(?:/index)?\\.html[? ]`)}
  RewriteRule "^" "%1" [R=308,NE,L]
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
${asked(`(${path}/[^/\\\\?\\s](?:[^?\\s]*[^/?\\s])?)/+[? ]`)}
  RewriteRule "^" "%1" [R=308,NE,L]
  RewriteRule "^$" "index.html"
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{PATH_INFO} "^$"
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule "^(.*[^/])$" "$1.html"

  # What is in a folder is nobody's to list. Only pages that were built as folders have a page in them, which Apache
  # shows at /about/ by itself: led back to /about, a visitor would go round and round.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteRule "." "-" [R=404,L]

  # The build compressed every text beforehand.
${twin('br', 'br')}
${twin('gz', 'gzip')}
</IfModule>

ErrorDocument 404 ${base}/404.html
AddDefaultCharset utf-8

<IfModule mod_mime.c>
${Object.entries(NEWER)
  .map(([type, ending]) => `  AddType ${type} .${ending}`)
  .join('\n')}
  AddEncoding br .br
  AddEncoding gzip .gz
  # To a server, .br is the Breton language otherwise.
  RemoveLanguage .br
</IfModule>
${Object.entries(TEXTS)
  .map(([ending, type]) => `<FilesMatch "\\.${ending}\\.(br|gz)$">\n  ForceType "${type}"\n</FilesMatch>`)
  .join('\n')}

<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "${hashedPath(path)}" KEEP
  SetEnvIf Request_URI "${framePath(path)}" FRAME
  # Where something in front of the server takes care of https.
  SetEnvIf X-Forwarded-Proto "^https$" HTTPS=on
</IfModule>
<IfModule mod_headers.c>
${Object.entries(SECURITY_HEADERS)
  .map(([name, value]) => header(name, value))
  .join('\n')}
  # Our own pages may frame the one that prototypes run in, and nobody any other.
${Object.entries(FRAME_HEADERS)
  .map(([name, value]) => `${header(name, value)} env=FRAME`)
  .join('\n')}
${Object.entries(SECURE_ONLY)
  .map(([name, value]) => `${header(name, value)} env=HTTPS`)
  .join('\n')}
  Header merge Vary Accept-Encoding

  # Files named after what is in them are kept for ever; all else is asked about each time.
  Header unset Cache-Control
${header('Cache-Control', ASK)} env=!KEEP
${header('Cache-Control', KEEP)} env=KEEP
</IfModule>
`;
}
