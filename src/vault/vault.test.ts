import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Bytes, fromBase64url, isEqual, toBase64url, utf8 } from './bytes.ts';
import { AlteredError } from './errors.ts';
import { openFile, sealFile } from './file.ts';
import { importContentKey } from './keys.ts';
import { namer } from './names.ts';
import { paddedLength } from './padding.ts';

const anyBytes = fc.uint8Array({ maxLength: 40_000 }).map((bytes): Bytes => Uint8Array.from(bytes));
const RUNS = { numRuns: 60 };

let key: CryptoKey;
beforeAll(async () => {
  key = await importContentKey(crypto.getRandomValues(new Uint8Array(32)));
});

/** The same bytes with one bit turned over. */
const flip = (bytes: Bytes, bit: number): Bytes => {
  const copy = bytes.slice();
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return copy;
};

describe('a sealed file', () => {
  test('opens to the same bytes and type, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(anyBytes, fc.string({ maxLength: 60 }), fc.string(), async (bytes, type, name) => {
        const opened = await openFile(key, name, await sealFile(key, name, { type, bytes }));
        expect(isEqual(opened.bytes, bytes)).toBe(true);
        expect(utf8(opened.type)).toEqual(utf8(type));
      }),
      RUNS,
    );
  });

  test('does not open after any change to it: version, nonce, ciphertext or tag', async () => {
    await fc.assert(
      fc.asyncProperty(anyBytes, fc.nat(), async (bytes, seed) => {
        const sealed = await sealFile(key, 'a.bin', { type: 'x', bytes });
        const changed = flip(sealed, seed % (sealed.length * 8));
        await expect(openFile(key, 'a.bin', changed)).rejects.toThrow(AlteredError);
      }),
      RUNS,
    );
  });

  test('does not open with any bit of its head changed', async () => {
    const sealed = await sealFile(key, 'a.bin', { type: 'x', bytes: utf8('secret') });
    for (let bit = 0; bit < 20 * 8; bit++) {
      await expect(openFile(key, 'a.bin', flip(sealed, bit))).rejects.toThrow(AlteredError);
    }
  });

  test('does not open under another name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (name, other) => {
        fc.pre(!isEqual(utf8(name), utf8(other)));
        const sealed = await sealFile(key, name, { type: 'x', bytes: utf8('secret') });
        await expect(openFile(key, other, sealed)).rejects.toThrow(AlteredError);
      }),
      RUNS,
    );
  });

  test('does not open when it is cut short, or longer than it was', async () => {
    const sealed = await sealFile(key, 'a.bin', { type: 'x', bytes: utf8('secret') });
    for (const length of [0, 3, 4, 16, 31, 32, sealed.length - 1]) {
      await expect(openFile(key, 'a.bin', sealed.slice(0, length))).rejects.toThrow(AlteredError);
    }
    const longer = new Uint8Array(sealed.length + 1);
    longer.set(sealed);
    await expect(openFile(key, 'a.bin', longer)).rejects.toThrow(AlteredError);
  });

  test('does not open with another key', async () => {
    const other = await importContentKey(crypto.getRandomValues(new Uint8Array(32)));
    const sealed = await sealFile(key, 'a.bin', { type: 'x', bytes: utf8('secret') });
    await expect(openFile(other, 'a.bin', sealed)).rejects.toThrow(AlteredError);
  });

  test('is never the same twice', async () => {
    const seal = () => sealFile(key, 'a.bin', { type: 'x', bytes: utf8('secret') });
    expect(isEqual(await seal(), await seal())).toBe(false);
  });
});

describe('the size of a sealed file', () => {
  test('says only which step it is on', async () => {
    const lengthOf = async (size: number) =>
      (await sealFile(key, 'a.bin', { type: 'image/avif', bytes: new Uint8Array(size) })).length;
    expect(await lengthOf(1)).toBe(await lengthOf(16_000));
    expect(await lengthOf(140_000)).toBe(await lengthOf(147_000));
  });

  test('never shrinks, never grows by more than a step or an eighth, and takes few values', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60_000_000 }), (length) => {
        const padded = paddedLength(length);
        expect(padded).toBeGreaterThanOrEqual(length);
        expect(padded - length).toBeLessThanOrEqual(Math.max(16_384, length / 8));
        expect(paddedLength(padded)).toBe(padded);
      }),
    );
    const sizes = new Set(Array.from({ length: 5000 }, (_, index) => paddedLength(index * 1000)));
    expect(sizes.size).toBeLessThan(60);
  });
});

describe('names', () => {
  test('are the same within a build and different in the next', async () => {
    const raw = crypto.getRandomValues(new Uint8Array(32));
    const nameOf = await namer(raw);
    expect(await nameOf('cover-1.avif')).toBe(await (await namer(raw))('cover-1.avif'));
    expect(await nameOf('cover-1.avif')).not.toBe(await nameOf('cover-2.avif'));
    const next = await namer(crypto.getRandomValues(new Uint8Array(32)));
    expect(await next('cover-1.avif')).not.toBe(await nameOf('cover-1.avif'));
    expect(await nameOf('cover-1.avif')).toMatch(/^[0-9a-f]{32}\.bin$/);
  });
});

describe('base64url', () => {
  test('goes there and back for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), (bytes) => {
        expect(Array.from(fromBase64url(toBase64url(bytes)) ?? [])).toEqual(Array.from(bytes));
      }),
    );
  });

  test.each(['', '=', 'AA==', 'A', 'A+', 'a b', 'ä', 'AAAAAAAAAAAAAAAAAAAAAB'])('refuses “%s”', (text) => {
    expect(fromBase64url(text)).toBeUndefined();
  });
});
