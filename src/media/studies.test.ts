// What is published of studies, open and locked: which files anyone may fetch, and what is in the vault.
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Files, goodContent, goodFolder, picture, set } from '../../tests/helpers/good-content.ts';
import { quickLock } from '../../tests/helpers/quick-lock.ts';
import { readLibrary } from '../reader/read.ts';
import { fromBase64url } from '../vault/bytes.ts';
import { openFile } from '../vault/file.ts';
import { openWithSecret, readKeyring } from '../vault/keyring.ts';
import { type Entry, openJobs, sealable } from './studies.ts';

quickLock();

const SECRET = 'Wm5zT0hRb2pYc1J2TGRhQQ';
let root = '';
let remove = () => {};
let studies: Entry[];

/** Alpha is open and beta locked; each has a picture of its own, and beta shows one of alpha’s too. */
beforeAll(async () => {
  const files: Files = goodContent();
  const show = (file: string) => ({
    type: 'picture',
    figure: { picture: { file, dark: file.replace('.png', '-night.png'), alt: 'A desk with a lamp' } },
  });
  for (const [route, pictures] of [
    ['alpha', ['../../open.png']],
    ['beta', ['../../hidden.png', '../../open.png']],
  ] as const) {
    const file = `case-studies/${route}/study.yaml`;
    const blocks = (files[file] as { blocks: unknown[] }).blocks;
    set(files, file, ['blocks'], [...blocks, ...pictures.map(show)]);
  }
  set(files, 'case-studies/beta/study.yaml', ['locked'], true);
  const folder = await goodFolder(files);
  ({ root, remove } = folder);
  folder.put('content/open.png', await picture(1300, 800));
  folder.put('content/hidden.png', await picture(1320, 800));
  folder.put('content/open-night.png', await picture(1340, 800));
  folder.put('content/hidden-night.png', await picture(1360, 800));
  studies = Object.entries((await readLibrary(root)).studies).map(([id, data]) => ({ id, data }));
});
afterAll(() => remove());

const openFiles = async () => new Set((await openJobs(root, studies, 'auto')).map(({ file }) => file));

test('while somebody edits, a picture that is gone takes none of the others along; a build stops', async () => {
  const moved = studies.map(({ id, data }) => ({
    id,
    data: { ...data, cover: { ...data.cover, file: 'gone.png' } },
  }));
  await expect(openJobs(root, moved, 'auto')).rejects.toThrow('gone.png');
  await expect(sealable(root, moved, new Set(), 'auto')).rejects.toThrow('gone.png');
  const open = (await openJobs(root, moved, 'auto', true)).map(({ file }) => file);
  expect(open.some((file) => file.startsWith('open-'))).toBe(true);
  const [beta] = await sealable(root, moved, new Set(open), 'auto', true);
  expect(beta?.jobs.some(({ file }) => file.startsWith('hidden-'))).toBe(true);
});

describe('of a locked study', () => {
  test('anyone may fetch the pictures of its public part, and no other', async () => {
    const open = [...(await openFiles())];
    expect(open.some((file) => file.startsWith('open-'))).toBe(true);
    expect(open.some((file) => file.startsWith('good-'))).toBe(true);
    expect(open.filter((file) => file.startsWith('hidden-'))).toEqual([]);
  });

  test('the vault gets what only it shows: nothing that is open, and nothing of an open study', async () => {
    const [beta, ...others] = await sealable(root, studies, await openFiles(), 'auto');
    expect([beta?.route, others]).toEqual(['beta', []]);
    const files = beta?.jobs.map(({ file }) => file) ?? [];
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.startsWith('hidden-'))).toEqual([]);
    expect(files.some((file) => file.startsWith('hidden-night-'))).toBe(true);
  });

  test('nothing is made for a scheme that the site does not have', async () => {
    const [beta] = await sealable(root, studies, await openFiles(), 'light');
    const files = [...(await openJobs(root, studies, 'light')), ...(beta?.jobs ?? [])];
    expect(files.filter(({ file }) => file.includes('night'))).toEqual([]);
  });
});

/** The vault’s code anew: it is one for a whole build, and here each test is a build. */
async function freshVault(env: Record<string, string>) {
  vi.resetModules();
  vi.stubEnv('GATE_SHA384', undefined);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  return { ...(await import('./seal.ts')), ...(await import('../vault/vault.ts')) };
}

test('in a sealed study its own files have their sealed names, and what is open keeps its address', async () => {
  const { sealedFiles } = await freshVault({ GATE_SHA384: 'a'.repeat(96), GATE_LINKS: `Somebody=${SECRET}` });
  const files = await sealedFiles(root, await sealable(root, studies, await openFiles(), 'auto'));
  const [keyring, document, ...media] = await Promise.all(
    files.map(async ({ name, read }, index) => ({ name, bytes: index < 2 ? await read() : undefined })),
  );
  const secret = fromBase64url(SECRET);
  if (!keyring?.bytes || !document?.bytes || !secret) throw new Error('There is no keyring, or no study.');
  const key = await openWithSecret(readKeyring(keyring.bytes), secret);
  if (!key) throw new Error('The link does not open it.');
  const text = new TextDecoder().decode((await openFile(key, document.name, document.bytes)).bytes);
  expect(text).not.toMatch(/hidden-[\w-]+\.(avif|webp)/);
  expect(text).toContain('/media/open-');
  expect(media.length).toBeGreaterThan(1);
  for (const { name } of media) expect(text, 'named by the document').toContain(name);
});

describe('with the demo password', () => {
  test('no vault is made where a build is published, and one is while editing', async () => {
    const host = { NETLIFY: 'true', GATE_SHA384: '' };
    const published = await freshVault({ ...host, DEV: '' });
    await expect(published.openVault(root)).rejects.toThrow('they would be published with the demo password');
    const edited = await freshVault({ ...host, DEV: 'true' });
    await expect(edited.openVault(root)).resolves.toHaveProperty('keyring');
  });
});
