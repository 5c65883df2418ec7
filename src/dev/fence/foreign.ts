import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site asks, or of another program on this machine: that has the same name and another port.
 * A link may lead here all the same; whoever has it cannot read what it opens.
 */
export function isForeign(headers: IncomingHttpHeaders): boolean {
  const { host, origin } = headers;
  if (origin !== undefined && hostOf(origin) !== host) return true;
  const site = headers['sec-fetch-site'];
  if (site !== 'cross-site' && site !== 'same-site') return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document';
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
