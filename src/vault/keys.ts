import { type Bytes, toHex, utf8 } from './bytes.ts';
import { ROUNDS } from './rounds.ts';

/** A key that wraps the content key, and the public mark by which its slot is told. */
export interface SlotKeys {
  wrapping: CryptoKey;
  mark: Bytes;
}

/** The name of the derivation below. Another one gets the next number, and the keyring’s format stays. */
export const DERIVATION = 1;

/** SHA-384 of the text in UTF-8, as lower-case hex: what the owner stores instead of the password. */
export async function hashPassword(password: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-384', utf8(password))));
}

/** From the hash, slowly: every guess at the password costs an attacker all the rounds. */
export async function passwordKeys(hash: string, salt: Bytes): Promise<SlotKeys> {
  const text = await crypto.subtle.importKey('raw', utf8(hash), 'PBKDF2', false, ['deriveBits']);
  const slow = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: ROUNDS };
  return expand(await crypto.subtle.deriveBits(slow, text, 512), salt, 'password', 32);
}

/** From a link’s secret, at once: 128 random bits cannot be guessed, so nothing need be slow. */
export function linkKeys(secret: Bytes, salt: Bytes): Promise<SlotKeys> {
  return expand(secret, salt, 'link', 16);
}

async function expand(
  material: BufferSource,
  salt: Bytes,
  purpose: string,
  markLength: number,
): Promise<SlotKeys> {
  const base = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey', 'deriveBits']);
  const from = (use: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt,
    info: utf8(`portfolio vault 1 ${purpose} ${use}`),
  });
  const [wrapping, mark] = await Promise.all([
    crypto.subtle.deriveKey(from('key'), base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveBits(from('mark'), base, markLength * 8),
  ]);
  return { wrapping, mark: new Uint8Array(mark) };
}

export function importContentKey(raw: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
