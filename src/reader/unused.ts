import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../lib/files.ts';
import type { OpenContent } from './read.ts';

/** Pictures, films and prototypes: what is there to be shown. */
const SHOWN = 'content/**/*.{png,jpg,jpeg,webp,avif,svg,gif,mp4,mov,webm,html,PNG,JPG,JPEG,MP4,MOV}';
/** What else may speak of a file, in remarks too. */
const TEXTS = 'content/**/*.{yaml,yml,css,html,md,txt,json}';
/** Used under the names they have: the icon, the ground of shared links, and what the folder of the look holds. */
const BY_NAME = /^content\/(site\/(icon\.(svg|png)|social-ground\.png)$|look\/)/;

/** Files in content that no page shows and no text there speaks of. While a file cannot be read, nobody can tell. */
export function unusedFiles(root: string, files: OpenContent['files']): string[] {
  if (Object.values(files).some(({ bytes, written }) => bytes && bytes.length > 0 && written === undefined))
    return [];
  const named = new Set(
    Object.entries(files).flatMap(([file, { written }]) =>
      stringsIn(written).map((text) => plainly(posix.join(posix.dirname(file), text))),
    ),
  );
  const left = listFiles(SHOWN, root).filter((file) => !BY_NAME.test(file) && !named.has(plainly(file)));
  if (left.length === 0) return [];
  const texts = listFiles(TEXTS, root).map((file) => ({
    file,
    words: plainly(readFileSync(join(root, file), 'utf8')),
  }));
  // A remark in a study names files of its own folder alone: others may be called the same.
  const speaksOf = (text: string, file: string) =>
    !/\.ya?ml$/.test(text) || posix.dirname(text) === posix.dirname(file);
  return left.filter(
    (file) =>
      !texts.some(
        (text) =>
          text.file !== file &&
          speaksOf(text.file, file) &&
          text.words.includes(plainly(posix.basename(file))),
      ),
  );
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(stringsIn);

/** Disks differ in what they take for the same name. */
const plainly = (text: string) => text.normalize('NFC').toLowerCase();
