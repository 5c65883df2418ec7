import { type Bytes, systemRandom, toHex } from './bytes.ts';
import { type PlainFile, sealFile } from './file.ts';
import { makeKeyring } from './keyring.ts';
import { importContentKey } from './keys.ts';
import { namer } from './names.ts';
import { readGateSettings, refuseDemo } from './settings.ts';

/** What one build locks with. The key itself never leaves it. */
export interface Vault {
  /** The published file that holds the key, wrapped, and the SHA-256 of it. */
  keyring: { name: string; digest: string; bytes: Bytes };
  /** The name under which something is published; what it is cannot be told from it. */
  nameOf(what: string): Promise<string>;
  seal(name: string, file: PlainFile): Promise<Bytes>;
}

async function createVault(root: string): Promise<Vault> {
  const settings = readGateSettings(root);
  // While editing nothing is published, wherever that is.
  if (!import.meta.env?.DEV) refuseDemo(settings);
  const { hash, links } = settings;
  const raw = systemRandom(32);
  const bytes = await makeKeyring(raw, { hash, secrets: links.map((link) => link.bytes) });
  const digest = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  const key = await importContentKey(raw);
  return {
    // Named after what is in it, as all files here are: any of them may be kept for ever.
    keyring: { name: `keyring-${digest.slice(0, 16)}.bin`, digest, bytes },
    nameOf: await namer(raw),
    seal: (name, file) => sealFile(key, name, file),
  };
}

let vault: Promise<Vault> | undefined;

/** One vault per build. While editing, it stays the same from save to save: an open page goes on working. */
export function openVault(root: string): Promise<Vault> {
  vault ??= createVault(root);
  return vault;
}
