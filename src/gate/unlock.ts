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
  // A link’s key is tried at once; a password that looks like one is tried after that.
  for (const secret of way === 'link' ? secretsIn(text) : keysIn(text)) {
    const key = await openWithSecret(keyring, secret);
    if (key) return key;
  }
  if (way === 'link') return undefined;
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

/** As many signs has the key of a private link: what follows is not of it. */
const KEY = 22;
/** What stands before the key, in a link that was copied: `#k=`, or what mail programs and their gateways make of it. */
const BEFORE_KEY = /(?:[#*]|%(?:25)*23)k(?:=|%(?:25)*3d)/i;
/** One of them (Proofpoint’s second) writes `-` for `%`. */
const DASHED = /-23k-3d/i;

/** What was put into the field: a password, or a private link, as it was copied. */
export function credentialIn(text: string): Credential {
  // Both stand in a mail without pictures: the link as it is, and what the gateway made of it.
  const readings = DASHED.test(text) ? [text, text.replaceAll('-', '%')] : [text];
  const keys = readings.flatMap((one) => withoutBreaks(one).split(BEFORE_KEY).slice(1));
  const key = keys.find((one) => secretsIn(one).length > 0);
  return key === undefined ? { way: 'password', text } : { way: 'link', text: key };
}

/** The keys in a text that is no link: it is nothing else, or one stands alone among its words. */
export function keysIn(text: string): Bytes[] {
  if (signsOf(text).length === KEY) return secretsIn(text);
  return (withHyphens(text).match(/(?<![\w-])[\w-]{22}(?![\w-])/g) ?? []).flatMap(secretsIn);
}

/** What the text after `#k=` may begin with: breaks are dropped, and so is what was stuck to its end. */
export function secretsIn(text: string): Bytes[] {
  const signs = signsOf(text);
  // In a mail that nobody decoded, `=3D` stands for `=`.
  return [...new Set([signs, signs.replace(/^3D/, '')])].flatMap((one) => {
    const secret = fromBase64url(one.slice(0, KEY));
    return secret?.length === 16 ? [secret] : [];
  });
}

const withoutBreaks = (text: string) => text.replaceAll(/\s|%(?:25)*(?:0[ad]|20)/gi, '');

/** Programs for letters make dashes of hyphens. */
const withHyphens = (text: string) => text.replaceAll(/[\u2010-\u2015\u2212]/g, '-');

/** The signs that a key is written with; an escape is the sign it stands for, however often it was escaped. */
const signsOf = (text: string) =>
  withHyphens(withoutBreaks(text))
    .replaceAll(/%(?:25)*([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/[^\w-]/g, '');
