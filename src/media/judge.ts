import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '../lib/files.ts';
import { fingerprint, readMaster } from './master.ts';
import { whyUnreadable } from './unreadable.ts';

/** Pictures that were found whole, by fingerprint. Another decoder may judge otherwise, so each has its own list. */
const CACHE = '.cache';
const LIST = `whole-pictures-${sharp.versions.sharp}-${sharp.versions.vips}.json`;

/** Why a file cannot be shown as a picture, with its mend; undefined if it decodes to its last pixel. */
export async function pictureFault(root: string, file: string): Promise<string | undefined> {
  const list = await listOf(root);
  const path = resolve(root, file);
  const hash = (await readMaster(path))?.hash;
  if (hash !== undefined && list.whole.has(hash)) return undefined;
  const fault = await inTurn(async () => bytesFault(file, await readFile(path)));
  if (fault === undefined && hash !== undefined) {
    list.whole.add(hash);
    list.isNew = true;
  }
  return fault;
}

/** The same of bytes that are in no file yet. */
export async function bytesFault(name: string, bytes: Buffer): Promise<string | undefined> {
  try {
    // Every pixel is read, and next to nothing kept. A warning is no reason: many a good photo gives one.
    await sharp(bytes, { failOn: 'error' }).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return undefined;
  } catch (error) {
    return whyUnreadable(name, bytes, error instanceof Error ? error.message : String(error));
  }
}

/** Bytes that were decoded when they were taken in, or drawn here: the file that they go to is not decoded for it again. */
export async function foundWhole(root: string, bytes: Buffer): Promise<void> {
  const list = await listOf(root);
  list.whole.add(fingerprint(bytes));
  list.isNew = true;
}

interface List {
  whole: Set<string>;
  isNew: boolean;
}

const lists = new Map<string, Promise<List>>();

function listOf(root: string): Promise<List> {
  const list = lists.get(root) ?? readList(root);
  lists.set(root, list);
  return list;
}

async function readList(root: string): Promise<List> {
  try {
    const hashes: string[] = JSON.parse(await readFile(`${root}/${CACHE}/${LIST}`, 'utf8'));
    return { whole: new Set(hashes), isNew: false };
  } catch {
    return { whole: new Set(), isNew: false }; // none yet, or not ours: all is decoded once more
  }
}

/** Keeps what was found, so that the next command decodes only what is new. */
export async function keepVerdicts(root: string): Promise<void> {
  const list = await listOf(root);
  if (!list.isNew) return;
  list.isNew = false;
  try {
    await writeWhole(`${root}/${CACHE}/${LIST}`, JSON.stringify([...list.whole]));
  } catch {
    // A folder that cannot be written to only means decoding once more.
  }
}

/** One picture per core at once: a large one takes much memory while it is decoded. */
const LANES = availableParallelism();
const lanes: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve());
let turn = 0;

function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const lane = turn++ % LANES;
  const done = (lanes[lane] ?? Promise.resolve()).then(act);
  lanes[lane] = done.catch(() => {});
  return done;
}
