import { sealedSrc } from '../model/sealed.ts';
import { utf8 } from '../vault/bytes.ts';
import { openVault } from '../vault/vault.ts';
import { encode } from './encode.ts';
import type { Job } from './job.ts';
import { preview } from './preview.ts';
import { mediaType } from './types.ts';

/** One file under /vault; its bytes are made when they are asked for. */
export interface SealedFile {
  name: string;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** A document and the files only it may show, sealed; `route` is what it is found by. */
export interface Sealable {
  route: string;
  document: unknown;
  jobs: readonly Job[];
}

export const documentName = async (root: string, route: string): Promise<string> =>
  (await openVault(root)).nameOf(`study:${route}`);

/** Everything that is published under /vault. */
export async function sealedFiles(root: string, studies: readonly Sealable[]): Promise<SealedFile[]> {
  if (studies.length === 0) return [];
  const { keyring, nameOf, seal } = await openVault(root);
  const files: SealedFile[] = [];
  const media = new Map<string, SealedFile>();
  for (const { route, document, jobs } of studies) {
    const names = new Map<string, string>();
    for (const job of jobs.filter(isAskedFor)) {
      const name = await nameOf(`media:${job.file}`);
      names.set(`/media/${job.file}`, sealedSrc(name));
      media.set(name, {
        name,
        read: async () => seal(name, { type: mediaType(job.file), bytes: await bytesOf(root, job) }),
      });
    }
    const name = await documentName(root, route);
    const text = JSON.stringify(document, (_, value) =>
      typeof value === 'string' ? (names.get(value) ?? value) : value,
    );
    files.push({ name, read: () => seal(name, { type: 'application/json', bytes: utf8(text) }) });
  }
  return [{ name: keyring.name, read: async () => keyring.bytes }, ...files, ...media.values()];
}

/** What opens a study knows AVIF or WebP; what is made for older browsers would never be asked for. */
const isAskedFor = ({ make }: Job) =>
  make.kind !== 'picture' || make.format === 'avif' || make.format === 'webp';

const bytesOf = import.meta.env?.DEV ? preview : encode;
