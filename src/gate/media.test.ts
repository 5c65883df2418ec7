import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Bytes, systemRandom, utf8 } from '../vault/bytes.ts';
import { sealFile } from '../vault/file.ts';
import { importContentKey } from '../vault/keys.ts';
import { createSealedMedia, type SealedMedia } from './media.ts';

const key = await importContentKey(systemRandom(32));
const seal = (name: string) => sealFile(key, name, { type: 'image/avif', bytes: utf8(`picture ${name}`) });
const published: Record<string, Bytes> = { one: await seal('one'), two: await seal('two') };

/** What the line does: each name’s answers, one a try; after them the file comes. */
let answers: Record<string, (() => Response | Promise<Response>)[]>;
let asked: string[];
let objects: Map<string, Blob>;
let told: (boolean | 'altered')[];
let media: SealedMedia;

const refused = () => new Response('', { status: 503 });
const dropped = () => Promise.reject(new TypeError('Failed to fetch'));
/** Lets everything that is on its way arrive, decryption included, without time going by. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};
const wait = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time);
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers = {};
  asked = [];
  objects = new Map();
  told = [];
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    const name = address.replace('/vault/', '');
    asked.push(name);
    signal?.throwIfAborted();
    return answers[name]?.shift()?.() ?? new Response(published[name] as BodyInit);
  });
  vi.stubGlobal('addEventListener', vi.fn());
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${++count}`;
    objects.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void objects.delete(url));
  media = createSealedMedia(key, '/vault', {
    onFailed: (isFailed) => told.push(isFailed),
    onAltered: () => told.push('altered'),
  });
});
afterEach(() => {
  media.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a sealed file', () => {
  test('is fetched and opened once however often it is shown, as what it is', async () => {
    const urls = await Promise.all([media.acquire('vault:one'), media.acquire('vault:one')]);
    expect([new Set(urls).size, asked]).toEqual([1, ['one']]);
    const blob = objects.get(urls[0] ?? '');
    expect([blob?.type, await blob?.text()]).toEqual(['image/avif', 'picture one']);
    expect(await media.read('vault:two')).toBe('picture two');
  });

  test('is let go when the last who shows it goes, and not before', async () => {
    await Promise.all([media.acquire('vault:one'), media.acquire('vault:one')]);
    media.release('vault:one');
    expect(objects.size).toBe(1);
    media.release('vault:one');
    expect(objects.size).toBe(0);
    await media.acquire('vault:one');
    expect(asked).toEqual(['one', 'one']);
  });

  test('that nobody shows any more when it comes is not opened', async () => {
    const url = media.acquire('vault:one');
    media.release('vault:one');
    await expect(url).rejects.toThrow('no longer wanted');
    expect(objects.size).toBe(0);
  });

  test('is forgotten with all others when the study closes, and none comes after', async () => {
    await media.acquire('vault:one');
    const late = media.acquire('vault:two');
    media.close();
    expect(objects.size).toBe(0);
    await expect(late).rejects.toThrow();
    expect(objects.size).toBe(0);
  });
});

describe('a download that fails', () => {
  test.each([
    ['is refused', refused],
    ['is dropped', dropped],
  ])('and %s is tried again by itself after 400 ms, and once more after 1.5 s', async (_, fault) => {
    answers.one = [fault, fault];
    const url = media.acquire('vault:one');
    await settle();
    expect(asked).toHaveLength(1);
    await wait(399);
    expect(asked).toHaveLength(1);
    await wait(1);
    expect(asked).toHaveLength(2);
    await wait(1499);
    expect(asked).toHaveLength(2);
    await wait(1);
    expect(asked).toHaveLength(3);
    expect(await url).toMatch(/^blob:/);
    expect(told).toEqual([]);
  });

  test('a third time is told, and waits until the visitor asks; then it comes', async () => {
    answers.one = [refused, refused, refused];
    const url = media.acquire('vault:one');
    await settle();
    await wait(400);
    await wait(1500);
    expect([asked.length, told]).toEqual([3, [true]]);
    await wait(600_000);
    expect(asked).toHaveLength(3);
    media.retry();
    expect(await url).toMatch(/^blob:/);
    expect([asked.length, told]).toEqual([4, [true, false]]);
  });

  test('is tried again as soon as the line is back', async () => {
    const [event, listener] = vi.mocked(addEventListener).mock.calls[0] ?? [];
    expect(event).toBe('online');
    answers.one = [dropped, dropped, dropped];
    const url = media.acquire('vault:one');
    await settle();
    await wait(400);
    await wait(1500);
    (listener as () => void)();
    expect(await url).toMatch(/^blob:/);
  });

  test('after the study has closed is not tried again', async () => {
    answers.one = [refused];
    const url = media.acquire('vault:one');
    url.catch(() => {});
    await settle();
    media.close();
    await wait(10_000);
    await expect(url).rejects.toThrow();
    expect(objects.size).toBe(0);
  });
});

describe('an altered file', () => {
  test('is told at once, is not tried again, and shows nothing', async () => {
    const changed = (published.one as Bytes).slice();
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    answers.one = [() => new Response(changed as BodyInit)];
    await expect(media.acquire('vault:one')).rejects.toThrow();
    await wait(10_000);
    expect([told, asked, objects.size]).toEqual([['altered'], ['one'], 0]);
  });

  test('is also one that was put in another’s place', async () => {
    answers.one = [() => new Response(published.two as BodyInit)];
    await expect(media.acquire('vault:one')).rejects.toThrow();
    expect(told).toEqual(['altered']);
  });
});
