import { createHash } from 'node:crypto';

/** How a content security policy names a script or style that stands inside the page. For the build only. */
export const cspHash = (code: string) =>
  `sha256-${createHash('sha256').update(code).digest('base64')}` as const;
