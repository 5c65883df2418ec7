import { cspHash } from '../lib/csp-hash.ts';
import { FRAME_POLICY, FRAMES_OWN } from '../lib/frame.ts';

/** What every page allows itself. Astro adds the hashes of its scripts and styles, and writes it into the page. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
] as const;

/**
 * What a host says beside it. A browser holds to both, so this fence needs no hashes and is the same for every build:
 * a server’s settings never go stale. It says nothing about styles and plugins, which PDF viewers bring along.
 */
export const HEADER_POLICY = [
  "script-src 'self' 'unsafe-inline'",
  "script-src-attr 'none'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  // Only a header can say this one.
  "frame-ancestors 'none'",
].join('; ');

/**
 * What a page may do while it is edited: what a published one may, and what Vite needs. It puts scripts and styles into a
 * page that nobody can list beforehand, and asks from a worker whether the server is there again. It is one policy: with
 * two a browser holds to both, and the fence above, which says nothing of workers, would let none be.
 */
export const EDITING_POLICY = [
  ...PAGE_POLICY,
  "script-src 'self' 'unsafe-inline'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  'worker-src blob:',
  FRAMES_OWN,
  "frame-ancestors 'none'",
].join('; ');

/**
 * A file of the owner’s, opened by itself while editing: it is drawn, and that is all. Its scripts do not run, it asks
 * for nothing, it is of no origin, and nobody frames it.
 */
export const FILE_POLICY = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "media-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A prototype’s policy as a header, which can say more: another origin even if it is opened by itself, and framed by us alone. */
export const FRAME_HEADER_POLICY = [FRAME_POLICY, 'sandbox allow-scripts', "frame-ancestors 'self'"].join(
  '; ',
);

/** Lets a page run a script or use a style that stands inside it. */
export const allow = (directive: 'script-src' | 'style-src', code: string, html: string) =>
  html.replace(`${directive} 'self'`, `${directive} 'self' '${cspHash(code)}'`);

/** Astro allows every page what any page has inside it; each keeps what is in its own. */
export function tightenPolicy(html: string): string {
  const inside: string[] = [...html.matchAll(/<(script|style)[^>]*>(.+?)<\/\1>/gs)].map(([, , code = '']) =>
    cspHash(code),
  );
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, (policy) =>
    policy.replaceAll(/ '(sha256-[^']+)'/g, (source, hash: string) => (inside.includes(hash) ? source : '')),
  );
}
