import type { IncomingMessage } from 'node:http';
import type { PushFault } from '../shared/answers.ts';

export const PREFIX = '/__edit/';

/** A request that is answered with a status and a sentence; of a form, perhaps with the field that it is about. */
export class Refused extends Error {
  readonly status: number;
  readonly at: string | undefined;
  /** What git said, and the way on. */
  readonly push: PushFault | undefined;

  constructor(status: number, message: string, at?: string, push?: PushFault) {
    super(message);
    this.status = status;
    this.at = at;
    this.push = push;
  }
}

/** The names this machine has for itself: any other name in a request was pointed here by somebody else. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a request was sent to this machine by a name of its own. */
export const isOurHost = (host = ''): boolean => LOOPBACK.includes(host.replace(/:\d+$/, ''));

export type Asked = Pick<IncomingMessage, 'headers' | 'method'>;

/** Another site can send requests here, and a name of its own can be made to lead here. */
export function mustBeOurs({ headers, method }: Asked): void {
  const host = headers.host ?? '';
  if (!isOurHost(host)) throw new Refused(403, `This editor is not at ${host}.`);
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`)
    throw new Refused(403, 'Another site cannot edit this one.');
  if (origin === undefined && method !== 'GET')
    throw new Refused(403, 'This request does not say which page it is from.');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin')
    throw new Refused(403, 'Another site cannot edit this one.');
}

/** Reads a request’s body, up to a limit. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer>> {
  const limit = most < 1_000_000 ? `${Math.round(most / 1000)} KB` : `${Math.round(most / 1_000_000)} MB`;
  const tooLarge = new Refused(413, `This is too large: at most ${limit}.`);
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
