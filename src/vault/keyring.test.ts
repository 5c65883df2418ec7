import { describe, expect, test } from 'vitest';
import { quickLock } from '../../tests/helpers/quick-lock.ts';
import { type Bytes, concat, systemRandom, toHex, utf8 } from './bytes.ts';
import { AlteredError } from './errors.ts';
import { openFile, sealFile } from './file.ts';
import { makeKeyring, openWithPassword, openWithSecret, readKeyring } from './keyring.ts';
import { hashPassword, importContentKey } from './keys.ts';

quickLock();

const PASSWORD = 'Zoë’s 🔑 to the café';
const contentKey = systemRandom(32);
const secrets = [systemRandom(16), systemRandom(16)];

/** Whether a key opens what the content key sealed. */
async function opens(key: CryptoKey | undefined): Promise<boolean> {
  const sealed = await sealFile(await importContentKey(contentKey), 'a', { type: '', bytes: utf8('x') });
  return Boolean(key && (await openFile(key, 'a', sealed)));
}

const bytes = await makeKeyring(contentKey, { hash: await hashPassword(PASSWORD), secrets });
const keyring = readKeyring(bytes);

describe('the keyring', () => {
  test('gives the content key to the password', async () => {
    expect(await opens(await openWithPassword(keyring, await hashPassword(PASSWORD)))).toBe(true);
  });

  test.each(['', `${PASSWORD} `, PASSWORD.toLowerCase(), 'x'.repeat(100_000)])(
    'gives nothing to another password (%#)',
    async (wrong) => {
      expect(await openWithPassword(keyring, await hashPassword(wrong))).toBeUndefined();
    },
  );

  test('gives the content key to each link, and nothing to a secret it does not know', async () => {
    for (const secret of secrets) expect(await opens(await openWithSecret(keyring, secret))).toBe(true);
    expect(await openWithSecret(keyring, systemRandom(16))).toBeUndefined();
    expect(await openWithSecret(keyring, new Uint8Array(0))).toBeUndefined();
  });

  test('looks the same whether there are no links or eight', async () => {
    const hash = await hashPassword(PASSWORD);
    const sizes = await Promise.all(
      [0, 1, 8, 9].map(async (count) => {
        const some = Array.from({ length: count }, () => systemRandom(16));
        return (await makeKeyring(contentKey, { hash, secrets: some })).length;
      }),
    );
    expect(sizes[0]).toBe(sizes[1]);
    expect(sizes[1]).toBe(sizes[2]);
    expect(sizes[3]).toBeGreaterThan(sizes[2] ?? 0);
  });

  test('holds neither the hash nor a secret nor the key', async () => {
    const hex = toHex(bytes);
    const hash = await hashPassword(PASSWORD);
    for (const part of [hash, toHex(utf8(hash)), toHex(contentKey), ...secrets.map(toHex)]) {
      expect(hex).not.toContain(part);
    }
  });

  test('is refused when it is cut, longer, or not a keyring', () => {
    for (const wrong of [
      bytes.slice(0, 40),
      concat(bytes, Uint8Array.of(0)),
      utf8('<!doctype html>'),
      new Uint8Array(),
    ]) {
      expect(() => readKeyring(wrong)).toThrow(AlteredError);
    }
  });

  test('made with another derivation is not tried with this one', () => {
    const other: Bytes = bytes.slice();
    other[4] = 2;
    expect(bytes[4]).toBe(1);
    expect(() => readKeyring(other)).toThrow(AlteredError);
  });

  test('with a changed slot tells of the change instead of a wrong password', async () => {
    const changed: Bytes = bytes.slice();
    changed[5 + 16 + 32 + 20] = (changed[5 + 16 + 32 + 20] ?? 0) ^ 1;
    const hash = await hashPassword(PASSWORD);
    await expect(openWithPassword(readKeyring(changed), hash)).rejects.toThrow(AlteredError);
  });
});
