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
