import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export const PREFIX = '/__edit/';
export const TOKEN_HEADER = 'x-edit-token';

/** A request that is answered with a status and a sentence. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The names this machine has for itself: any other name in a request was pointed here by somebody else. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The token is drawn anew at each start and is in the address that the command prints. A page that comes with it gets a
 * key in two halves, which follow from it but not it from them. One is in a cookie, which no script can read, but which
 * a browser shows to every program of this machine, whatever its port; the other is in the page’s storage, which no
 * other port can read, but a script could. Neither opens anything without the other.
 */
export const halfOf = (token: string, half: 'cookie' | 'page'): string =>
  createHmac('sha256', token).update(half).digest('base64url');

/** Two editors on one machine do not take each other’s cookie away. */
const cookieName = ({ host = '' }: IncomingHttpHeaders) => `edit-${/:(\d+)$/.exec(host)?.[1] ?? 80}`;

export const cookieFor = (headers: IncomingHttpHeaders, token: string): string =>
  `${cookieName(headers)}=${halfOf(token, 'cookie')}; Path=${PREFIX}; HttpOnly; SameSite=Strict`;

type Asked = Pick<IncomingMessage, 'headers' | 'method'>;
const LOST = 'This page has lost its way in. Open the address that `npm run edit` printed.';

/** Lets in only what comes from the editor’s own page, and has both halves of the key. */
export function guard(request: Asked, token: string): void {
  mustBeOurs(request);
  const { headers } = request;
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  const start = `${cookieName(headers)}=`;
  const cookie = cookies.find((one) => one.startsWith(start))?.slice(start.length);
  const isWhole =
    isSame(headers[TOKEN_HEADER], halfOf(token, 'page')) && isSame(cookie, halfOf(token, 'cookie'));
  if (!isWhole) throw new Refused(401, LOST);
}

/** The one request that comes with the token itself. */
export function guardEntry(request: Asked, token: string): void {
  mustBeOurs(request);
  if (!isSame(request.headers[TOKEN_HEADER], token)) throw new Refused(401, LOST);
}

/** Another site can send requests here, and a name of its own can be made to lead here. */
function mustBeOurs({ headers, method }: Asked): void {
  const host = headers.host ?? '';
  const name = host.replace(/:\d+$/, '');
  if (!LOOPBACK.includes(name)) throw new Refused(403, `This editor is not at ${host}.`);
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`)
    throw new Refused(403, 'Another site cannot edit this one.');
  if (origin === undefined && method !== 'GET')
    throw new Refused(403, 'This request does not say which page it is from.');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin')
    throw new Refused(403, 'Another site cannot edit this one.');
}

function isSame(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Reads a request’s body, up to a limit. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = new Refused(413, `This is too large: at most ${Math.round(most / 1_000_000)} MB.`);
  // Said before anything is read, so that the sentence arrives: to stop in the midst is to hang up.
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
