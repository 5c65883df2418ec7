import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { leadsOut } from '../../lib/files.ts';
import { fenceAnswer } from './answers.ts';
import { isForeign } from './foreign.ts';

/**
 * What Vite and Astro bring along and no page of ours asks for, each with a file of the asker’s choice: the one starts a
 * program of this machine, the other hands out pictures from anywhere on it.
 */
const NOT_OURS = /\/(__open-in-editor|_image(?![^/.?]))/i;

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

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

function refusalOf(
  { headers, method, url = '' }: IncomingMessage,
  root: string,
): [number, string] | undefined {
  // What follows knows no others, and is at a loss with one.
  if (!METHODS.includes(method ?? 'GET')) return [405, 'This server does not know what is asked of it.'];
  const [path = ''] = url.split(/[?#]/, 1);
  if (isForeign(headers)) return [403, 'Another site cannot read this one while it is edited.'];
  if (!isReadable(url, path)) return [400, 'This address cannot be read. Look for a stray % in it.'];
  // A link among the owner’s files may lead anywhere: to the passwords beside them, for example.
  if (isLinkAway(decodeURIComponent(path), root)) return [404, 'There is nothing at this address.'];
  if (NOT_OURS.test(decodeURIComponent(path))) return [404, 'There is nothing at this address.'];
  return undefined;
}

function isLinkAway(path: string, root: string): boolean {
  // What lies in public is there by its own name as well.
  return (
    within('content', path, root).some((file) => leadsOut(root, file)) ||
    [...within('public', path, root), `public${path}`].some((file) => leadsOut(root, file, 'public'))
  );
}

/** What a path may mean in a folder. The project may lie below folders of the same name, so each of them counts. */
function within(folder: string, path: string, root: string): string[] {
  const parts = path.split('/');
  return parts.flatMap((part, at) =>
    part.toLowerCase() === folder && existsSync(join(root, part)) ? [parts.slice(at).join('/')] : [],
  );
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
