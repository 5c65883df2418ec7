import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { contentFolder, rightContent } from './content-folder.ts';

export type Fields = Record<string | number, unknown>;
export type Files = Record<string, Fields>;

/** Content there is nothing to say about; tests spoil one thing in it. */
export function goodContent(): Files {
  const files = rightContent() as Files;
  set(files, 'site.yaml', ['url'], 'https://ada-paints.ca');
  return mended(files) as Files;
}

function mended(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mended);
  if (typeof value !== 'object' || value === null) return value;
  if ('file' in value && 'alt' in value) {
    return { file: String(value.file).replace('wide', 'good'), alt: 'A desk with two lamps on it' };
  }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mended(child)]));
}

/** Sets a value deep inside one of the files, or takes it out. */
export function set(files: Files, file: string, path: (string | number)[], value: unknown): void {
  let node = files[file] as Fields;
  for (const step of path.slice(0, -1)) node = node[step] as Fields;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete node[last];
  else node[last] = value;
}

export interface GoodFolder {
  root: string;
  remove: () => void;
  /** Writes any file, from the folder’s root. */
  put(file: string, data: string | Buffer): void;
  /** What stands on a line of a file. */
  line(file: string, number: number | undefined): string;
}

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f4be35' } })
    .png()
    .toBuffer();

const goodPicture = picture(2600, 1700);

/** Writes it into a temporary folder, with pictures that suit their places. */
export async function goodFolder(files: Files): Promise<GoodFolder> {
  const { root, remove } = await contentFolder(
    Object.fromEntries(Object.entries(files).map(([file, data]) => [file, stringify(data)])),
  );
  const put = (file: string, data: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), data);
  };
  put('content/good.png', await goodPicture);
  // What no page uses would be told.
  for (const name of ['wide.png', 'narrow.png', 'broken.png'])
    if (!JSON.stringify(files).includes(name)) rmSync(join(root, 'content', name));
  put('content/words.txt', '# Names\nAda\nLinkedIn\n');
  return {
    root,
    remove,
    put,
    line: (file, number = 0) => readFileSync(join(root, file), 'utf8').split('\n')[number - 1] ?? '',
  };
}
