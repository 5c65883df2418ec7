// Whatever goes wrong in the midst of a request, the owner's files, Undo and Redo are as they were before it.
import fs, { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFolder, rightContent } from '../../../tests/helpers/content-folder.ts';
import { listFiles } from '../../lib/files.ts';
import type { EditRequest } from '../shared/requests.ts';
import { Desk } from './desk.ts';
import { versionOf } from './store.ts';

/** How many more calls go well before one fails. */
const luck = { left: Number.POSITIVE_INFINITY, hasFailed: false };
const risky =
  <A extends unknown[], R>(act: (...args: A) => R) =>
  (...args: A): R => {
    if (luck.left-- > 0) return act(...args);
    luck.left = Number.POSITIVE_INFINITY;
    luck.hasFailed = true;
    throw new Error('The disk is full.');
  };

const { renameSync, writeFileSync } = fs;
const onDisk = (calls: Pick<typeof fs, 'renameSync' | 'writeFileSync'>) => {
  Object.assign(fs, calls);
  syncBuiltinESMExports();
};

const ALPHA = 'content/case-studies/alpha/study.yaml';
let folder: Awaited<ReturnType<typeof contentFolder>>;
let desk: Desk;

beforeEach(async () => {
  onDisk({ renameSync: risky(renameSync), writeFileSync: risky(writeFileSync) });
  folder = await contentFolder(rightContent());
  desk = new Desk(folder.root, {
    newStudy: async () => 'No.',
    build: async () => ({ isGood: true, said: '' }),
  });
  desk.documents.read = risky(desk.documents.read.bind(desk.documents));
  desk.documents.get = risky(desk.documents.get.bind(desk.documents));
  // One step that can be taken back, and one that can be done again.
  for (const value of ['Second', 'Third']) await desk.do(title(value));
  await desk.do({ kind: 'undo', page: '/alpha' });
});
afterEach(() => {
  luck.left = Number.POSITIVE_INFINITY;
  onDisk({ renameSync, writeFileSync });
  folder.remove();
});

const version = () => versionOf(readFileSync(join(folder.root, ALPHA), 'utf8'));
const title = (value: string): EditRequest => ({
  kind: 'edit',
  page: '/alpha',
  file: ALPHA,
  version: version(),
  edits: [{ op: 'set', path: ['title'], value }],
  label: `the title ${value}`,
});
const everything = () =>
  listFiles('content/**/*', folder.root).map((file) => [
    file,
    readFileSync(join(folder.root, file), 'base64'),
  ]);
const way = () => [desk.store.undoable?.label, desk.store.redoable?.label];

const picture = await sharp({ create: { width: 2600, height: 40, channels: 3, background: '#3a5fcd' } })
  .jpeg()
  .toBuffer();

const requests: Record<string, () => Promise<unknown>> = {
  'a text': () => desk.do(title('Fourth')),
  'a picture': () =>
    desk.takeIn({
      page: '/alpha',
      file: ALPHA,
      version: version(),
      path: ['hero', 'file'],
      name: 'new.jpg',
      bytes: picture,
      place: undefined,
    }),
  'a block with its pictures': () =>
    desk.do({ kind: 'example', page: '/alpha', file: ALPHA, version: version(), at: 1, type: 'gallery' }),
  'a new address': () => desk.do({ kind: 'renameStudy', page: '/beta', route: 'beta', to: 'gamma' }),
  'a copy': () => desk.do({ kind: 'duplicateStudy', page: '/beta', route: 'beta', to: 'gamma' }),
  'a step back': () => desk.do({ kind: 'undo', page: '/alpha' }),
  'a step again': () => desk.do({ kind: 'redo', page: '/alpha' }),
};

test.each(Object.keys(requests))('%s that fails at any point leaves nothing behind', async (name) => {
  const [files, steps] = [everything(), way()];
  let failures = 0;
  for (let calls = 0; ; calls++) {
    luck.left = calls;
    luck.hasFailed = false;
    const fault = await requests[name]?.().then(
      () => undefined,
      (error: Error) => error.message,
    );
    luck.left = Number.POSITIVE_INFINITY;
    if (!luck.hasFailed) break;
    failures++;
    expect(fault, `call ${calls}`).toBe('The disk is full.');
    expect(everything(), `call ${calls}`).toEqual(files);
    expect(way(), `call ${calls}`).toEqual(steps);
  }
  expect(failures).toBeGreaterThan(1);
  expect(way()).not.toEqual(steps);
});
