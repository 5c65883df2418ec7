// Pins every byte of both formats. The values were made once and are read back with Node’s own crypto, by the book
// (docs/decisions/0006-vault-format.md). If one of these fails, published files have changed: raise the version.
import { createDecipheriv, createHash, hkdfSync, pbkdf2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Bytes, type Random, toHex, utf8 } from './bytes.ts';
import { sealFile } from './file.ts';
import { makeKeyring } from './keyring.ts';
import { hashPassword, importContentKey } from './keys.ts';
import { namer } from './names.ts';

const contentKey: Bytes = Uint8Array.from({ length: 32 }, (_, index) => index);
const secret: Bytes = Uint8Array.from({ length: 16 }, (_, index) => 0xa0 + index);
const PASSWORD = 'Zoë’s 🔑 to the café';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Counts upwards: the same “random” bytes in every run. */
function counting(): Random {
  let next = 0;
  return (length) => Uint8Array.from({ length }, () => next++ & 0xff);
}

function decrypt(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array, bound: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(bound);
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
}

describe('the format', { timeout: 60_000 }, () => {
  test('hashes a password as SHA-384 of its UTF-8, in lower-case hex', async () => {
    expect(await hashPassword(PASSWORD)).toBe(createHash('sha384').update(PASSWORD).digest('hex'));
    expect(await hashPassword('')).toMatch(/^38b060a751ac96384cd9327eb1b1e36a/);
  });

  test('names a file as it always has', async () => {
    expect(await (await namer(contentKey))('study:trakt')).toBe('d4176075a04e0f375d4c5fe800e41779.bin');
  });

  test('seals a file to the same bytes as ever', async () => {
    const file = { type: 'text/plain', bytes: utf8('Nobody reads this without the password.') };
    const sealed = await sealFile(await importContentKey(contentKey), 'a.bin', file, counting());
    expect(toHex(sealed.subarray(0, 48))).toBe(
      '564c5401000102030405060708090a0b4702d63ccf91a763f96ee7e7d0801623ecb4e850895b2d19590396a5690169c1',
    );
    expect(sealed.length).toBe(4 + 12 + 16_384 + 16);
    expect(sha256(sealed)).toBe('aceeacd58ddd808980ed1224f6c16fbc5add15277b6f9f4a327dd2dc707aa2ee');

    const bound = Buffer.from('VLT\u0001a.bin');
    const plain = decrypt(contentKey, sealed.subarray(4, 16), sealed.subarray(16), bound);
    expect(plain.readUInt32BE(0)).toBe(file.bytes.length);
    expect(plain.readUInt8(4)).toBe(10);
    expect(plain.subarray(5, 15).toString()).toBe('text/plain');
    expect(plain.subarray(15, 15 + file.bytes.length)).toEqual(Buffer.from(file.bytes));
    expect(plain.subarray(15 + file.bytes.length).every((byte) => byte === 0)).toBe(true);
  });

  test('makes the same keyring as ever, and each slot holds the content key', async () => {
    const hash = await hashPassword(PASSWORD);
    const keyring = await makeKeyring(contentKey, { hash, secrets: [secret] }, counting());
    expect(keyring.length).toBe(5 + 16 + 32 + 60 + 1 + 8 * 76);
    // Format 2, derivation 1.
    expect(toHex(keyring.subarray(0, 5))).toBe('4b45590201');
    expect(sha256(keyring)).toBe('2e20cb91ac544ab80a4a411dd3f75bcf82c4cd63f007caf456d61384a97da0d6');

    const salt = keyring.subarray(5, 21);
    const master = pbkdf2Sync(hash, salt, 600_000, 64, 'sha512');
    const expand = (from: Uint8Array, info: string, length: number) =>
      Buffer.from(hkdfSync('sha256', from, salt, `portfolio vault 1 ${info}`, length));
    const unwrap = (mark: Uint8Array, wrapped: Uint8Array, key: Uint8Array) =>
      decrypt(
        key,
        wrapped.subarray(0, 12),
        wrapped.subarray(12),
        Buffer.concat([Buffer.from('KEY\u0002\u0001'), mark]),
      );

    const verifier = expand(master, 'password mark', 32);
    expect(toHex(keyring.subarray(21, 53))).toBe(verifier.toString('hex'));
    expect(toHex(unwrap(verifier, keyring.subarray(53, 113), expand(master, 'password key', 32)))).toBe(
      toHex(contentKey),
    );

    const id = expand(secret, 'link mark', 16);
    const at = Buffer.from(keyring).indexOf(id);
    expect((at - 114) % 76).toBe(0);
    const wrapped = keyring.subarray(at + 16, at + 76);
    expect(toHex(unwrap(id, wrapped, expand(secret, 'link key', 32)))).toBe(toHex(contentKey));
  });
});
