import { posix } from 'node:path';
import { type Bundle, isPicturePath } from './bundle.ts';
import type { Brought } from './readers.ts';
import type { NotCarried } from './source.ts';
import { isFrame } from './web-page.ts';

/** What came along, and is in no page and in nothing that was told. */
export function leftOver(bundle: Bundle, { sources, notCarried }: Brought): NotCarried[] {
  const known = new Set([
    ...notCarried.map(({ place }) => place),
    ...sources.flatMap(({ file, nodes }) => [
      file,
      ...nodes.flatMap((node) => (node.kind === 'picture' ? [node.picture.path] : [])),
    ]),
  ]);
  const left = [...bundle.files.keys()].filter((path) => !known.has(path) && !isFrame(path));
  const tell = (files: string[], one: string, many: string, why: string): NotCarried[] => {
    const what = files.length === 1 ? one : `${files.length} ${many}`;
    return files.length === 0 ? [] : [{ what, place: shortList(files), why, words: '' }];
  };
  return [
    ...tell(left.filter(isPicturePath), 'a picture', 'pictures', 'No page shows it.'),
    ...tell(
      left.filter((path) => !isPicturePath(path)),
      'a file',
      'files',
      'It is neither one of the pages nor a picture of theirs. Bring it by itself, if it is a study.',
    ),
  ];
}

const shortList = (paths: readonly string[]): string => {
  const names = paths.slice(0, 5).map((path) => posix.basename(path));
  return paths.length > 5 ? `${names.join(', ')} and ${paths.length - 5} more` : names.join(', ');
};
