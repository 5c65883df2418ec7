import type { IncomingMessage, ServerResponse } from 'node:http';
import { leadsOut } from '../../lib/files.ts';
import { fenceAnswer } from './answers.ts';
import { isForeign } from './foreign.ts';

/** Vite starts a program on this machine for whoever asks here, with a file of the asker’s choice. */
const STARTS_PROGRAMS = /\/__open-in-editor/i;

/** The first to be asked: turns away who and what has nothing to look for here, in a sentence. */
export function fenceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  root = process.cwd(),
): void {
  fenceAnswer(request, response);
  const refusal = refusalOf(request, root);
  if (!refusal) {
    next();
    return;
  }
  const [status, sentence] = refusal;
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${sentence}\n`);
}

function refusalOf({ headers, url = '' }: IncomingMessage, root: string): [number, string] | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  if (isForeign(headers)) return [403, 'Another site cannot read this one while it is edited.'];
  if (!isReadable(url, path)) return [400, 'This address cannot be read. Look for a stray % in it.'];
  // A link among the owner’s files may lead anywhere: to the passwords beside them, for example.
  if (isLinkAway(decodeURIComponent(path), root)) return [404, 'There is nothing at this address.'];
  if (STARTS_PROGRAMS.test(path)) return [404, 'There is nothing at this address.'];
  return undefined;
}

function isLinkAway(path: string, root: string): boolean {
  const [, content] = /(?:^|\/)(content\/.*)/i.exec(path) ?? [];
  if (content !== undefined && leadsOut(root, content)) return true;
  // What lies in public is there by its own name as well.
  const [, inside] = /(?:^|\/)(public\/.*)/i.exec(path) ?? [];
  return [inside, `public${path}`].some((file) => file !== undefined && leadsOut(root, file, 'public'));
}

/** What follows takes addresses apart in two ways, and is at a loss where one of them fails. */
function isReadable(address: string, path: string): boolean {
  if (!address.startsWith('/')) return false;
  if (!URL.canParse(`http://localhost${address}`) || !URL.canParse(address, 'http://localhost')) return false;
  try {
    // An address is written into the terminal, which takes such signs for orders.
    return !/\p{Cc}/u.test(decodeURIComponent(path)) && !/\p{Cc}/u.test(address);
  } catch {
    return false;
  }
}
