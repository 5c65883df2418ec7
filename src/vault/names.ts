import { type Bytes, toHex, utf8 } from './bytes.ts';

/** Names files by a keyed hash of what they are: the same within a build, and meaningless outside it. */
export async function namer(contentKey: Bytes): Promise<(what: string) => Promise<string>> {
  const base = await crypto.subtle.importKey('raw', contentKey, 'HKDF', false, ['deriveKey']);
  const from = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(0),
    info: utf8('portfolio vault 1 names'),
  };
  const mac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const key = await crypto.subtle.deriveKey(from, base, mac, false, ['sign']);
  return async (what) => {
    const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(what)));
    // Hex and .bin: some hosts hide names that start with _ or guess at a type when there is no ending.
    return `${toHex(hash.subarray(0, 16))}.bin`;
  };
}
