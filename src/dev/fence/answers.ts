import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { headersFor } from '../../publish/headers.ts';
import { EDITING_POLICY, FILE_POLICY, HEADER_POLICY } from '../../publish/policy.ts';

/** Answers that are pages of the site. Whatever is not known to be one is a file. */
const pages = new WeakSet<ServerResponse>();
export const markPage = (response: ServerResponse) => pages.add(response);

/**
 * What goes with an answer while editing. Vite hands out every file of the project, the owner’s too, and a drawing or a
 * prototype opened by itself would run as a page of this very server. So only pages are pages; no list of files or
 * addresses has to be right.
 */
export function editingHeaders(path: string, type: string, isPage: boolean): OutgoingHttpHeaders {
  const { 'Cache-Control': _, ...published } = headersFor(path);
  const isHtml = /^text\/html\b/i.test(type);
  const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
  if (isPage && isHtml) {
    const policy = published['Content-Security-Policy'];
    // The page of prototypes has one that leaves nothing to add.
    const isFence = policy === undefined || policy === HEADER_POLICY;
    return { ...published, ...own, 'Content-Security-Policy': isFence ? EDITING_POLICY : policy };
  }
  // What shows a PDF is no page of ours, and shows none in a sandbox.
  if (/^application\/pdf\b/i.test(type)) return { ...published, ...own };
  // In a window cut off from all others a browser opens nothing that is in a sandbox.
  const { 'Cross-Origin-Opener-Policy': _alone, ...rest } = published;
  return { ...rest, ...own, 'Content-Security-Policy': FILE_POLICY };
}

/** Puts the headers on once it is known what is answered. */
export function fenceAnswer(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    // By now it is as the site knows it: what stands before the site’s own addresses has been taken off.
    const path = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '/';
    const type = typeIn(args.at(-1)) ?? response.getHeader('content-type') ?? '';
    const headers = editingHeaders(path, String(type), pages.has(response));
    for (const [name, value] of Object.entries(headers))
      response.setHeader(name, value as string | readonly string[]);
    return writeHead(...args);
  };
}

function typeIn(headers: unknown): OutgoingHttpHeader | undefined {
  if (typeof headers !== 'object' || headers === null) return undefined;
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
}
