import type { Bytes } from '../vault/bytes.ts';

/** The line dropped, the server refused, the file is gone: worth another try. */
export class DownloadError extends Error {
  override name = 'DownloadError';
  /** The host answered, and has no such file. */
  isGone = false;
}

export async function download(address: string, signal?: AbortSignal): Promise<Bytes> {
  try {
    const response = await fetch(address, signal ? { signal } : {});
    if (!response.ok) {
      const error = new DownloadError(`${address} answered ${response.status}.`);
      error.isGone = response.status === 404 || response.status === 410;
      throw error;
    }
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw error instanceof DownloadError
      ? error
      : new DownloadError(`${address} did not arrive.`, { cause: error });
  }
}
