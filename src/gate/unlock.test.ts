import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { quickLock } from '../../tests/helpers/quick-lock.ts';
import { systemRandom, toHex, utf8 } from '../vault/bytes.ts';
import { sealFile } from '../vault/file.ts';
import { makeKeyring } from '../vault/keyring.ts';
import { hashPassword, importContentKey } from '../vault/keys.ts';
import { formsOf, unlock } from './unlock.ts';

quickLock();

/** A locked page with one word in it, and what is published of it. */
async function lockedWith(password: string) {
  const key = systemRandom(32);
  const bytes = await makeKeyring(key, { hash: await hashPassword(password), secrets: [] });
  const digest = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  const sealed = await sealFile(await importContentKey(key), 'a.bin', {
    type: 'application/json',
    bytes: utf8('"the study"'),
  });
  const files: Record<string, BodyInit> = { '/vault/keyring.bin': bytes, '/vault/a.bin': sealed };
  vi.stubGlobal('fetch', async (address: string) => new Response(files[address]));
  onTestFinished(() => void vi.unstubAllGlobals());
  return { folder: '/vault', keyring: { name: 'keyring.bin', digest }, document: 'a.bin' };
}

const tries = async (password: string, ...typed: string[]) => {
  const page = await lockedWith(password);
  const outcomes = [];
  for (const text of typed) outcomes.push((await unlock({ way: 'password', text }, page, '/vault')).result);
  return outcomes;
};

describe('a password', () => {
  test('opens with the spaces that were pasted along with it', async () => {
    expect(await tries('vélo & pluie', ' vélo & pluie', 'vélo & pluie \n')).toEqual(['opened', 'opened']);
  });

  test('that has spaces at its ends opens as it is, and not without them', async () => {
    expect(await tries(' vélo ', ' vélo ', 'vélo')).toEqual(['opened', 'refused']);
  });

  test('is not opened by what differs inside', async () => {
    expect(await tries('vélo pluie', 'vélo  pluie', 'vélopluie', ' ')).toEqual([
      'refused',
      'refused',
      'refused',
    ]);
  });
});

test('what has no spaces at its ends is tried once, and what has them as typed first', () => {
  expect(formsOf('plain words')).toEqual(['plain words']);
  expect(formsOf(' plain ')).toEqual([' plain ', 'plain']);
  expect(formsOf('e\u0301 ')).toEqual(['e\u0301 ', 'é ', 'e\u0301', 'é']);
});
