import { FRAME_FOLDER } from '../lib/frame.ts';
import { FRAME_HEADER_POLICY, HEADER_POLICY } from './policy.ts';

// The one source of what hosts send along. The files in hosting/, vercel.json and dist/_headers are written from it.

/** With every answer. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': HEADER_POLICY,
  'X-Content-Type-Options': 'nosniff',
  // For browsers from before frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // What a visitor could be asked for. No frame is given more, and no scripts but our own are there to ask.
  'Permissions-Policy': [
    ...['camera', 'geolocation', 'microphone', 'payment', 'usb'],
    // What else is in the visitor’s house.
    ...['loopback-network', 'local-network'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
} as const;

/** With the page that prototypes run in, instead: our own pages may frame it, and it may do less. */
export const FRAME_HEADERS = {
  'Content-Security-Policy': FRAME_HEADER_POLICY,
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

/** With every answer over https. This address only: what else lives on the owner’s domain is not ours to decide. */
export const SECURE_ONLY = { 'Strict-Transport-Security': 'max-age=63072000' } as const;

/** Folders whose files are named after what is in them: a changed file is a file with another name. */
export const HASHED_FOLDERS = ['_astro', 'media', 'social', 'vault'] as const;
export const KEEP = 'public, max-age=31536000, immutable';
/** Kept too, but asked about each time: a new publishing shows at once. */
export const ASK = 'no-cache';

/** As one expression, for hosts that take one; `base` is the sub-path, as an expression too. */
export const hashedPath = (base = '') => `^${base}/(${HASHED_FOLDERS.join('|')})/`;

/** The same of the page that prototypes run in. */
export const framePath = (base = '') => `^${base}/${FRAME_FOLDER}/`;

/** What goes with an address of the site; `path` is without the base. */
export function headersFor(path: string): Record<string, string> {
  const isHashed = new RegExp(hashedPath()).test(path);
  const isFrame = new RegExp(framePath()).test(path);
  return { ...SECURITY_HEADERS, ...(isFrame && FRAME_HEADERS), 'Cache-Control': isHashed ? KEEP : ASK };
}
