import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readFont } from '../../fonts/read-font.ts';
import { listFiles } from '../../lib/files.ts';
import { FONT_FOLDER } from '../../model/typefaces.ts';
import type { OpenContent } from '../../reader/read.ts';
import { namesIn } from './obstacles/files.ts';

interface Look {
  root: string;
  /** The file that was edited: what it said before, and its text now. */
  file: string;
  before: unknown;
  text: string;
  /** All content as it is with the edit. */
  content: OpenContent;
}

/** Files that an edit took the last name of: no page, no comment and no prototype speaks of them. */
export async function unusedAfter({ root, file, before, text, content }: Look): Promise<string[]> {
  const still = new Set(filesNamed(file, content.files[file]?.written));
  const gone = filesNamed(file, before).filter((path) => path.startsWith('content/') && !still.has(path));
  if (gone.length === 0) return [];
  const named = new Set(
    Object.entries(content.files)
      .flatMap(([name, { written }]) => filesNamed(name, written))
      .map(plainly),
  );
  // Of a family one file is named, and all are used.
  const familyOf = async (path: string) => {
    const font = await readFont(root, path);
    return 'fault' in font ? undefined : font.family;
  };
  const families = new Set(await Promise.all([...still].filter(isFont).map(familyOf)));
  const kin = new Set<string>();
  for (const path of gone.filter(isFont)) {
    const family = await familyOf(path);
    if (family !== undefined && families.has(family)) kin.add(path);
  }
  return [...new Set(gone)].filter(
    (path) =>
      !named.has(plainly(path)) &&
      !kin.has(path) &&
      existsSync(join(root, path)) &&
      !texts(root, path, file, text).some((words) => plainly(words).includes(plainly(posix.basename(path)))),
  );
}

const isFont = (path: string) => path.startsWith(`${FONT_FOLDER}/`);

const filesNamed = (file: string, written: unknown): string[] =>
  namesIn(written).map(({ value }) => posix.join(posix.dirname(file), value));

/** Disks differ in what they take for the same name. */
const plainly = (text: string) => text.normalize('NFC').toLowerCase();

/** What else may speak of a file: everything written in its own folder, comments and prototypes too, and the look. */
function texts(root: string, path: string, edited: string, text: string): string[] {
  const here = `${posix.dirname(path)}/*.{yaml,yml,html,css,md,txt,json}`;
  const all = new Set([
    ...listFiles(here, root),
    ...listFiles('content/**/*.{css,html,md,json}', root),
    edited,
  ]);
  return [...all]
    .filter((name) => name !== path)
    .map((name) => (name === edited ? text : readFileSync(join(root, name), 'utf8')));
}
