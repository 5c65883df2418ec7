import type { Bytes } from '../vault/bytes.ts';

/** The line dropped, the server refused, the file is gone: worth another try. */
export class DownloadError extends Error {
  override name = 'DownloadError';
}

export async function download(address: string, signal?: AbortSignal): Promise<Bytes> {
  try {
    const response = await fetch(address, signal ? { signal } : {});
    if (!response.ok) throw new DownloadError(`${address} answered ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw error instanceof DownloadError
      ? error
      : new DownloadError(`${address} did not arrive.`, { cause: error });
  }
}
