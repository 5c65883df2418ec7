import { onTestFinished, vi } from 'vitest';
import { type Bytes, systemRandom, toHex, utf8 } from '../../src/vault/bytes.ts';
import { sealFile } from '../../src/vault/file.ts';
import { makeKeyring } from '../../src/vault/keyring.ts';
import { hashPassword, importContentKey } from '../../src/vault/keys.ts';

const SECRET = systemRandom(16);
/** The way in that a private link has. */
export const BY_LINK = { way: 'link', text: Buffer.from(SECRET).toString('base64url') } as const;

/**
 * A locked page with one word in it, and what is published of it, on a line of the test’s own: `published` may be
 * changed, and `answers` say what comes instead of a file.
 */
export async function lockedWith(password: string) {
  const key = systemRandom(32);
  const bytes = await makeKeyring(key, { hash: await hashPassword(password), secrets: [SECRET] });
  const digest = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  const contentKey = await importContentKey(key);
  const seal = (name: string, text: string) =>
    sealFile(contentKey, name, { type: 'application/json', bytes: utf8(text) });
  const published: Record<string, Bytes> = {
    'keyring.bin': bytes,
    'a.bin': await seal('a.bin', '"the study"'),
    'b.bin': await seal('b.bin', '"another study"'),
  };
  const answers: Record<string, () => Response | Promise<Response>> = {};
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.replace('/vault/', '');
    return answers[name]?.() ?? new Response(published[name] as BodyInit);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = { folder: '/vault', keyring: { name: 'keyring.bin', digest }, document: 'a.bin' };
  return { page, published, answers };
}
