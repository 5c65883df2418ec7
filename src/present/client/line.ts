import type { Line } from '../core/session.ts';

/**
 * The way to the other windows of a talk: the browser’s own channel. Files that were opened by a double click may have
 * none between them; there a window also speaks to the one that opened it, and to the one it has opened.
 */
export function openLine(id: string): Line & { meet(other: Window | null): void } {
  const name = `talk ${id}`;
  const channel = new BroadcastChannel(name);
  const isFile = location.protocol === 'file:';
  const known = new Set<Window>();
  const meet = (other: Window | null) => {
    if (isFile && other) known.add(other);
  };
  meet(opener as Window | null);
  return {
    meet,
    send(message) {
      channel.postMessage(message);
      // A file has no origin that could be named; the name of the talk says whom it is meant for.
      for (const other of known) if (!other.closed) other.postMessage({ name, message }, '*');
    },
    listen(heard) {
      channel.onmessage = ({ data }) => heard(data);
      if (!isFile) return;
      addEventListener('message', ({ source, data }: MessageEvent) => {
        if (typeof data !== 'object' || data === null || data.name !== name) return;
        // A window that was loaded again is the same window, but nobody has told us of it.
        if (source && 'closed' in source) known.add(source);
        heard(data.message);
      });
    },
  };
}
