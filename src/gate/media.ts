import type { MediaSource } from '../lib/media-source.ts';
import { sealedName } from '../model/sealed.ts';
import type { Bytes } from '../vault/bytes.ts';
import { AlteredError } from '../vault/errors.ts';
import { openFile } from '../vault/file.ts';
import { DownloadError, download } from './fetch.ts';

interface Events {
  /** Some files did not arrive, or (`false`) all have. */
  onFailed(isFailed: boolean): void;
  onAltered(): void;
}

export interface SealedMedia extends MediaSource {
  retry(): void;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
  /** Forgets everything that was opened. */
  close(): void;
}

interface Item {
  users: number;
  url: Promise<string>;
  object?: string;
}

/** Waits before each new try; after the last the visitor is asked. */
const PATIENCE = [400, 1500];

/** Fetches and opens sealed files, each once however often it is shown, and lets go of it when nobody shows it. */
export function createSealedMedia(key: CryptoKey, folder: string, events: Events): SealedMedia {
  const items = new Map<string, Item>();
  const stop = new AbortController();
  const waiting = new Set<() => void>();

  async function open(name: string): Promise<Blob> {
    const { type, bytes } = await openFile(key, name, await download(`${folder}/${name}`, stop.signal));
    return new Blob([bytes as Bytes], { type });
  }

  async function openPatiently(name: string): Promise<Blob> {
    for (let tries = 0; ; tries++) {
      try {
        return await open(name);
      } catch (error) {
        if (stop.signal.aborted) throw error;
        if (error instanceof AlteredError) events.onAltered();
        if (!(error instanceof DownloadError)) throw error;
        await (tries < PATIENCE.length ? pause(PATIENCE[tries] ?? 0) : asked());
      }
    }
  }

  const asked = () =>
    new Promise<void>((resolve) => {
      waiting.add(resolve);
      events.onFailed(true);
    });

  function retry() {
    for (const go of waiting) go();
    waiting.clear();
    events.onFailed(false);
  }
  addEventListener('online', retry, { signal: stop.signal });

  function acquire(src: string): Promise<string> {
    const name = sealedName(src) ?? src;
    const known = items.get(name);
    if (known) {
      known.users++;
      return known.url;
    }
    const item: Item = {
      users: 1,
      url: openPatiently(name).then((blob) => {
        // Whoever asked may have gone in the meantime.
        if (items.get(name) !== item) throw new DownloadError(`${name} is no longer wanted.`);
        item.object = URL.createObjectURL(blob);
        return item.object;
      }),
    };
    item.url.catch(() => {});
    items.set(name, item);
    return item.url;
  }

  function release(src: string) {
    const name = sealedName(src) ?? src;
    const item = items.get(name);
    if (!item || --item.users > 0) return;
    items.delete(name);
    if (item.object) URL.revokeObjectURL(item.object);
  }

  return {
    acquire,
    release,
    read: async (src) => (await openPatiently(sealedName(src) ?? src)).text(),
    retry,
    settled: async () => void (await Promise.allSettled([...items.values()].map(({ url }) => url))),
    close() {
      stop.abort();
      for (const { object } of items.values()) if (object) URL.revokeObjectURL(object);
      items.clear();
    },
  };
}

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
