import { sealedSrc } from '../model/sealed.ts';
import { systemRandom, toHex, utf8 } from '../vault/bytes.ts';
import { sealFile } from '../vault/file.ts';
import { makeKeyring } from '../vault/keyring.ts';
import { importContentKey } from '../vault/keys.ts';
import { namer } from '../vault/names.ts';
import { readGateSettings } from '../vault/settings.ts';
import { encode } from './encode.ts';
import { preview } from './preview.ts';
import { mediaType } from './types.ts';
import type { Job } from './variants.ts';

/** One file under /vault; its bytes are made when they are asked for. */
export interface SealedFile {
  name: string;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** A build’s own key, and the ring it is published on. */
async function createVault(root: string) {
  const { hash, links } = readGateSettings(root);
  const raw = systemRandom(32);
  const keyring = await makeKeyring(raw, { hash, secrets: links.map(({ bytes }) => bytes) });
  const digest = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', keyring)));
  // Named after what is in it, as all files here are: any of them may be kept for ever.
  const keyringName = `keyring-${digest.slice(0, 16)}.bin`;
  return { key: await importContentKey(raw), nameOf: await namer(raw), keyring, keyringName, digest };
}

// One vault per build. Here, not beside the content: an edit while `npm run dev` runs keeps the key.
let vault: ReturnType<typeof createVault> | undefined;
export function openVault(root: string) {
  vault ??= createVault(root);
  return vault;
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
  const { key, nameOf, keyring, keyringName } = await openVault(root);
  const files: SealedFile[] = [];
  const media = new Map<string, SealedFile>();
  for (const { route, document, jobs } of studies) {
    const names = new Map<string, string>();
    for (const job of jobs.filter(isAskedFor)) {
      const name = await nameOf(`media:${job.file}`);
      names.set(`/media/${job.file}`, sealedSrc(name));
      media.set(name, {
        name,
        read: async () => sealFile(key, name, { type: mediaType(job.file), bytes: await bytesOf(root, job) }),
      });
    }
    const name = await documentName(root, route);
    const text = JSON.stringify(document, (_, value) =>
      typeof value === 'string' ? (names.get(value) ?? value) : value,
    );
    files.push({ name, read: () => sealFile(key, name, { type: 'application/json', bytes: utf8(text) }) });
  }
  if (files.length === 0) return [];
  return [{ name: keyringName, read: async () => keyring }, ...files, ...media.values()];
}

/** What opens a study knows AVIF or WebP; what is made for older browsers would never be asked for. */
const isAskedFor = ({ make }: Job) =>
  make.kind === 'copy' || make.format === 'avif' || make.format === 'webp';

const bytesOf = import.meta.env?.DEV ? preview : encode;
