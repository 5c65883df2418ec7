import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { contentFolder, rightContent, study } from '../../tests/helpers/content-folder.ts';
import { Door } from './door.ts';
import { TalkServer } from './server.ts';

const FILE = 'case-studies/alpha/study.yaml';
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

/** A server on a small content, what it tells the terminal, and what it tells windows. */
async function served(content = rightContent()) {
  const folder = await contentFolder(content);
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const door = new Door();
  const talks = new TalkServer({ root: folder.root, door, made: Promise.resolve({ code: '', css: '' }) });
  const server = await talks.listen(0);
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}${door.base}`;
  const leaving = new AbortController();
  ends.push(() => {
    leaving.abort();
    server.closeAllConnections();
    server.close();
    folder.remove();
  });
  const { body } = await fetch(`${base}changes`, { signal: leaving.signal });
  let heard = '';
  body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(
      new WritableStream({
        write: (text) => {
          heard += text;
        },
      }),
    )
    .catch(() => {});
  return {
    open: async (path: string) => (await fetch(`${base}${path}`)).text(),
    save: (data: object | string) =>
      writeFileSync(join(folder.root, 'content', FILE), typeof data === 'string' ? data : stringify(data)),
    heard: () => heard,
    told: () => told.mock.calls.join(),
  };
}

const openingIn = (page: string) =>
  JSON.parse(/id="opening">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}') as {
    kind: string;
    talk?: { title: string };
    toMend?: { where: string }[];
  };

test('a mistake that is saved during a talk leaves its slides as they were, and tells terminal and speaker', async () => {
  const { open, save, heard, told } = await served();
  expect(openingIn(await open('talk/alpha'))).toMatchObject({ kind: 'talk', talk: { title: 'Alpha' } });
  save({ ...study('Alpha anew'), blocks: 'none' });
  await vi.waitFor(() => expect(heard()).toContain('event: mistakes'), 20_000);
  expect(heard()).toContain(FILE);
  expect(heard()).not.toContain('data: changed');
  expect(told()).toContain(FILE);
  const opening = openingIn(await open('talk/alpha'));
  expect(opening).toMatchObject({ kind: 'talk', talk: { title: 'Alpha' } });
  expect(opening.toMend?.[0]?.where).toContain(FILE);
  save(study('Alpha anew'));
  await vi.waitFor(() => expect(heard()).toContain('data: changed'), 20_000);
  const mended = openingIn(await open('talk/alpha'));
  expect(mended.talk?.title).toBe('Alpha anew');
  expect(mended.toMend).toBeUndefined();
});

test('with a mistake at the start, the page says what is to be mended', async () => {
  const { open, heard, save } = await served({ ...rightContent(), [FILE]: { title: 'Alpha' } });
  expect(openingIn(await open('talk/alpha')).kind).toBe('mistakes');
  save({ title: 'Still not' });
  await vi.waitFor(() => expect(heard()).toContain('data: changed'), 20_000);
});
