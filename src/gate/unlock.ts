import type { LockedPage } from '../model/sealed.ts';
import { type Bytes, fromBase64url, toHex } from '../vault/bytes.ts';
import { AlteredError } from '../vault/errors.ts';
import { openFile } from '../vault/file.ts';
import { type Keyring, openWithPassword, openWithSecret, readKeyring } from '../vault/keyring.ts';
import { hashPassword } from '../vault/keys.ts';
import { DownloadError, download } from './fetch.ts';

/** What a visitor brings: a typed password, or the secret of a private link. */
export type Credential = { way: 'password'; text: string } | { way: 'link'; text: string };

export type Outcome =
  | { result: 'opened'; key: CryptoKey; document: unknown }
  | { result: 'refused' | 'downloadFailed' | 'alterationFound' };

/** Tries a way in. Every end it can come to is an outcome; nothing is thrown. */
export async function unlock(credential: Credential, page: LockedPage, folder: string): Promise<Outcome> {
  try {
    // Fetched while the key is derived; its failure is looked at only when it is needed.
    const sealed = download(`${folder}/${page.document}`);
    sealed.catch(() => {});
    const key = await findKey(credential, await fetchKeyring(page, folder));
    if (!key) return { result: 'refused' };
    const { bytes } = await openFile(key, page.document, await sealed);
    return { result: 'opened', key, document: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch (error) {
    if (error instanceof AlteredError) return { result: 'alterationFound' };
    // Gone: the site was published anew since this page was loaded. Trying again will not help, loading again will.
    if (error instanceof DownloadError)
      return { result: error.isGone ? 'alterationFound' : 'downloadFailed' };
    throw error;
  }
}

async function fetchKeyring({ keyring }: LockedPage, folder: string): Promise<Keyring> {
  const bytes = await download(`${folder}/${keyring.name}`);
  // Without this a changed salt would pass for a wrong password.
  const digest = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  if (digest !== keyring.digest)
    throw new AlteredError('The keyring is not the one this page was built with.');
  return readKeyring(bytes);
}

async function findKey({ way, text }: Credential, keyring: Keyring): Promise<CryptoKey | undefined> {
  if (way === 'link') {
    const secret: Bytes | undefined = fromBase64url(text);
    return secret && openWithSecret(keyring, secret);
  }
  for (const form of formsOf(text)) {
    const key = await openWithPassword(keyring, await hashPassword(form));
    if (key) return key;
  }
  return undefined;
}

/**
 * The ways a password may have been meant, as typed first. Some keyboards compose é of two characters, and a password
 * that was pasted brings a space or a line end along: the same one, as people see it.
 */
export function formsOf(text: string): string[] {
  const bare = text.trim();
  return [...new Set([text, text.normalize('NFC'), bare, bare.normalize('NFC')])];
}
