import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sends bytes whole, or the part that was asked for: Safari plays no film from a server that cannot do that. */
export function inPart(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  response.setHeader('Accept-Ranges', 'bytes');
  const part = partOf(request.headers.range, bytes.length);
  if (part === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}` }).end();
    return;
  }
  if (!part) {
    response.writeHead(200, { 'Content-Length': bytes.length }).end(bytes);
    return;
  }
  const { from, to } = part;
  response
    .writeHead(206, {
      'Content-Range': `bytes ${from}-${to}/${bytes.length}`,
      'Content-Length': to - from + 1,
    })
    .end(bytes.subarray(from, to + 1));
}

/** `bytes=0-1`, `bytes=500-`, `bytes=-500`; undefined where all is asked for, or what is asked is not understood. */
export function partOf(
  asked: string | undefined,
  size: number,
): { from: number; to: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from < size && from <= to ? { from, to } : 'none';
}
