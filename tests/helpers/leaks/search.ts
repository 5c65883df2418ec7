import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { listFiles } from '../../../src/lib/files.ts';
import { createFinder } from './finder.ts';
import { formsOf } from './forms.ts';
import { areAlike, lookOf } from './pictures.ts';
import type { Secrets } from './secrets.ts';

const PICTURE = /\.(avif|webp|jpe?g|png|gif|svg|ico)$/i;
/** Long enough to be nothing else, from the middle of a file, where no header is. */
const SAMPLE = 48;

/** A search for these secrets; given a folder of output, it tells every one it finds there, as a sentence each. */
export async function createLeakSearch(secrets: Secrets): Promise<(folder: string) => Promise<string[]>> {
  const texts = secrets.texts.flatMap((secret) =>
    formsOf(secret.text).map((bytes) => ({ bytes, what: `“${secret.text}” (${secret.from})` })),
  );
  const samples = secrets.files.flatMap((file) => {
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    return [...new Set([bytes.subarray(middle, middle + SAMPLE), ...base64Samples(bytes, middle)])].map(
      (sample) => ({
        bytes: sample,
        what: `the bytes of ${file}`,
      }),
    );
  });
  const find = createFinder([...texts, ...samples]);
  const looks = await Promise.all(secrets.files.map(async (file) => ({ file, look: await lookOf(file) })));

  const leaksIn = async (folder: string, file: string) => {
    const leaks: string[] = [];
    const bytes = readFileSync(join(folder, file));
    for (const hay of [Buffer.from(file), bytes, ...(await unpacked(file, bytes))]) {
      for (const what of find(hay)) leaks.push(`${file} holds ${what}`);
    }
    const look = PICTURE.test(file) ? await lookOf(bytes) : undefined;
    for (const secret of looks) {
      if (look && secret.look && areAlike(look, secret.look)) {
        leaks.push(`${file} looks like ${basename(secret.file)} (${secret.file})`);
      }
    }
    return leaks;
  };
  return async (folder) =>
    (await Promise.all(listFiles('**/*', folder).map((file) => leaksIn(folder, file)))).flat();
}

function base64Samples(bytes: Buffer, middle: number): Buffer[] {
  return [0, 1, 2].map((offset) => {
    const part = bytes.subarray(middle + offset, middle + offset + SAMPLE);
    return Buffer.from(part.toString('base64'));
  });
}

/** What is readable in a file only after unpacking it. */
async function unpacked(file: string, bytes: Buffer): Promise<Buffer[]> {
  if (file.endsWith('.gz')) return [gunzipSync(bytes)];
  if (file.endsWith('.br')) return [brotliDecompressSync(bytes)];
  if (!file.endsWith('.pdf')) return [];
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  return [Buffer.from(text.replaceAll(/\s+/g, ' ')), Buffer.from(JSON.stringify(info))];
}
