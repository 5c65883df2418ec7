import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BY_LINK, lockedWith } from '../../tests/helpers/locked-page.ts';
import { COPIED } from '../../tests/helpers/mangled-links.ts';
import { quickLock } from '../../tests/helpers/quick-lock.ts';
import { type Bytes, fromBase64url, systemRandom, utf8 } from '../vault/bytes.ts';
import { makeKeyring } from '../vault/keyring.ts';
import { hashPassword } from '../vault/keys.ts';
import { credentialIn, formsOf, keysIn, secretsIn, unlock } from './unlock.ts';

quickLock();

const tries = async (password: string, ...typed: string[]) => {
  const { page } = await lockedWith(password);
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

describe('the secret of a private link', () => {
  const secret = BY_LINK.text;
  test.each([
    ['garbage', 'not a secret at all!'],
    ['empty', ''],
    ['cut short', secret.slice(0, -1)],
    ['far too long', 'A'.repeat(50_000)],
    ['with malformed escapes', '%E0%A4%A'],
    ['in small letters', secret.toLowerCase()],
    ['of another', Buffer.from(systemRandom(16)).toString('base64url')],
  ])('that is %s opens nothing, and throws nothing', async (_, text) => {
    const { page } = await lockedWith('vélo');
    expect(await unlock({ way: 'link', text }, page, '/vault')).toEqual({ result: 'refused' });
  });
});

describe('the field', () => {
  const link = (key: string) => `https://mina.example/portfolio/trakt#k=${key}`;
  const anyKey = fc
    .uint8Array({ minLength: 16, maxLength: 16 })
    .map((bytes) => Buffer.from(bytes).toString('base64url'));

  test.each(Object.entries(COPIED))('takes %s', async (_, copied) => {
    const { page } = await lockedWith('vélo');
    const text = copied(link(BY_LINK.text), BY_LINK.text);
    expect(await unlock(credentialIn(text), page, '/vault')).toMatchObject({ result: 'opened' });
  });

  test('knows every key, whatever signs it is made of', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyKey,
          anyKey.map((key) => `3D${key.slice(2)}`),
          anyKey.map((key) => `-_-2D${key.slice(5)}`),
        ),
        fc.constantFrom(...Object.entries(COPIED)),
        (key, [what, copied]) => {
          const text = copied(link(key), key);
          if (what.startsWith('a code')) {
            expect(keysIn(text)).toContainEqual(fromBase64url(key));
            return;
          }
          const credential = credentialIn(text);
          expect(credential.way).toBe('link');
          expect(secretsIn(credential.text)).toContainEqual(fromBase64url(key));
        },
      ),
    );
  });

  test('says of a link that was revoked that it is one, and takes a code that was for a password', async () => {
    const { page } = await lockedWith('vélo');
    const other = Buffer.from(systemRandom(16)).toString('base64url');
    expect(credentialIn(link(other))).toMatchObject({ way: 'link' });
    expect(credentialIn(other)).toEqual({ way: 'password', text: other });
    expect(await unlock(credentialIn(other), page, '/vault')).toEqual({ result: 'refused' });
  });

  test('takes a password that looks like a code', async () => {
    const looksLikeOne = 'vivid-otter-lamp-fjorQ';
    expect(keysIn(looksLikeOne)).toHaveLength(1);
    expect(await tries(looksLikeOne, looksLikeOne)).toEqual(['opened']);
  });

  test.each([
    '#k=42',
    'a#k=b',
    '%23k=',
    'https://mina.example/trakt#k=',
    'ok=fine and more words than these',
  ])('takes %s for a password', async (password) => {
    expect(credentialIn(password)).toEqual({ way: 'password', text: password });
    expect(await tries(password, password)).toEqual(['opened']);
  });
});

describe('a changed bit', () => {
  const PASSWORD = 'vélo & pluie';
  const flip = (bytes: Bytes, bit: number) => {
    const changed = bytes.slice();
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return changed;
  };

  test('anywhere in the keyring or the document is an alteration, never a wrong password', async () => {
    const { page, published } = await lockedWith(PASSWORD);
    for (const [name, bytes] of Object.entries(published).slice(0, 2)) {
      const last = bytes.length * 8 - 1;
      // The header, the salt, the verifier, the wrapped key, the slots; in a document all of it is under one tag.
      for (const bit of [0, 31, 40, 200, 500, 900, 1500, last]) {
        published[name] = flip(bytes, bit);
        for (const credential of [{ way: 'password', text: PASSWORD }, BY_LINK] as const)
          expect(await unlock(credential, page, '/vault'), `${name}, bit ${bit}`).toEqual({
            result: 'alterationFound',
          });
      }
      published[name] = bytes;
    }
    expect((await unlock({ way: 'password', text: PASSWORD }, page, '/vault')).result).toBe('opened');
  });

  test('a keyring of another build, whole in itself, is not taken for this page’s', async () => {
    const { page, published } = await lockedWith(PASSWORD);
    const other = await makeKeyring(systemRandom(32), { hash: await hashPassword('other'), secrets: [] });
    published['keyring.bin'] = other;
    expect((await unlock({ way: 'password', text: PASSWORD }, page, '/vault')).result).toBe(
      'alterationFound',
    );
    expect((await unlock({ way: 'password', text: 'other' }, page, '/vault')).result).toBe('alterationFound');
  });

  test('a file put in another’s place is not taken for it', async () => {
    const { page, published } = await lockedWith(PASSWORD);
    published['a.bin'] = published['b.bin'] as Bytes;
    expect((await unlock(BY_LINK, page, '/vault')).result).toBe('alterationFound');
  });

  test('a page of another site’s words instead of a file is an alteration too', async () => {
    const { page, published } = await lockedWith(PASSWORD);
    for (const name of Object.keys(published))
      published[name] = utf8('<!doctype html><p>Welcome to our Wi-Fi');
    expect((await unlock({ way: 'password', text: PASSWORD }, page, '/vault')).result).toBe(
      'alterationFound',
    );
  });
});

describe('a download that fails', () => {
  const gone = {
    404: 'alterationFound',
    410: 'alterationFound',
    403: 'downloadFailed',
    503: 'downloadFailed',
  };

  test.each(['keyring.bin', 'a.bin'])(
    'of %s can be tried again, unless the site was published anew',
    async (name) => {
      const { page, answers } = await lockedWith('vélo');
      for (const credential of [{ way: 'password', text: 'vélo' }, BY_LINK] as const) {
        for (const [status, result] of Object.entries(gone)) {
          answers[name] = () => new Response('', { status: Number(status) });
          expect(await unlock(credential, page, '/vault'), status).toEqual({ result });
        }
        answers[name] = () => Promise.reject(new TypeError('Failed to fetch'));
        expect(await unlock(credential, page, '/vault')).toEqual({ result: 'downloadFailed' });
        // It breaks off half-way: what came is no file.
        answers[name] = () =>
          new Response(
            new ReadableStream({
              start(line) {
                line.enqueue(Uint8Array.of(1, 2));
                line.error(new TypeError('network error'));
              },
            }),
          );
        expect(await unlock(credential, page, '/vault')).toEqual({ result: 'downloadFailed' });
        delete answers[name];
        expect((await unlock(credential, page, '/vault')).result).toBe('opened');
      }
    },
  );

  test('of the document says nothing to who has a wrong password but that', async () => {
    const { page, answers } = await lockedWith('vélo');
    answers['a.bin'] = () => new Response('', { status: 503 });
    expect(await unlock({ way: 'password', text: 'other' }, page, '/vault')).toEqual({ result: 'refused' });
    const revoked = { way: 'link', text: Buffer.from(systemRandom(16)).toString('base64url') } as const;
    expect(await unlock(revoked, page, '/vault')).toEqual({ result: 'refused' });
  });
});

test('what has no spaces at its ends is tried once, and what has them as typed first', () => {
  expect(formsOf('plain words')).toEqual(['plain words']);
  expect(formsOf(' plain ')).toEqual([' plain ', 'plain']);
  expect(formsOf('e\u0301 ')).toEqual(['e\u0301 ', 'é ', 'e\u0301', 'é']);
});
