import { statSync } from 'node:fs';
import { walk } from '../../lib/walk.ts';
import { masterSize } from '../../media/master.ts';
import { isHtmlRef, isPictureRef, isVideoRef, PICTURE_FILES } from '../../model/fields.ts';
import { studyFolder } from '../../model/files.ts';
import type { Library } from '../../reader/read.ts';

/** Whether every picture, film and prototype of the library is still there: without one of them no page can be drawn. */
export const isWhole = async (root: string, library: Library): Promise<boolean> =>
  (await filesShown(root, library)).every(({ written }) => written !== undefined);

/** Every file that pages show, and when it was written; undefined where it is gone or cannot be read. */
export async function filesShown(root: string, { studies, ...pages }: Library) {
  const files = [
    ...filesOf(`${root}/content`, pages),
    ...Object.entries(studies).flatMap(([route, study]) => filesOf(`${root}/${studyFolder(route)}`, study)),
  ];
  return Promise.all(
    files.map(async ({ path, isPicture }) => {
      const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
      const isReadable = !isPicture || (await masterSize(path).catch(() => undefined));
      return { path, written: isReadable ? written : undefined };
    }),
  );
}

function filesOf(folder: string, data: unknown): { path: string; isPicture: boolean }[] {
  const files: { path: string; isPicture: boolean }[] = [];
  const add = (isPicture: boolean, ...names: (string | undefined)[]) => {
    for (const name of names) if (name) files.push({ path: `${folder}/${name}`, isPicture });
  };
  walk(data, (node) => {
    if (isPictureRef(node)) add(true, ...PICTURE_FILES.map((field) => node[field]));
    if (isVideoRef(node)) add(false, node.mp4, node.webm);
    if (isHtmlRef(node)) add(false, node.file);
  });
  return files;
}
