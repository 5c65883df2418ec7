import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { listFiles } from '../lib/files.ts';

/** Kinds that shrink. Pictures, films, fonts, PDFs and the vault are as small as they get. */
export const TEXTS = '**/*.{html,js,mjs,css,svg,xml,json,txt,webmanifest,ico}';
/** A smaller file travels in one packet either way. */
const WORTH_IT = 1024;

/** As small as either can make it: a build has the time that a server answering a request has not. */
const ways: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION }),
};

/** Puts a `.br` and a `.gz` beside every text that gains by it. Returns how many files it wrote. */
export async function compressFolder(folder: string): Promise<number> {
  const written = await Promise.all(
    listFiles(TEXTS, folder).map(async (name) => {
      const path = join(folder, name);
      const bytes = await readFile(path);
      return bytes.length < WORTH_IT ? 0 : compressFile(path, bytes);
    }),
  );
  return written.reduce((sum, count) => sum + count, 0);
}

async function compressFile(path: string, bytes: Buffer): Promise<number> {
  const written = await Promise.all(
    Object.entries(ways).map(async ([ending, compress]) => {
      const small = await compress(bytes);
      if (small.length >= bytes.length) return 0;
      await writeFile(`${path}.${ending}`, small);
      return 1;
    }),
  );
  return written.reduce<number>((sum, count) => sum + count, 0);
}
