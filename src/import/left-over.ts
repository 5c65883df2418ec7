import { posix } from 'node:path';
import { type Bundle, isPicturePath, LONGEST_PAGE, textIn } from './bundle.ts';
import { wordsOfPage } from './counted.ts';
import { frameFinder } from './frames.ts';
import type { Brought } from './readers.ts';
import type { NotCarried } from './source.ts';

/** The files that came along, and are in no page, in nothing that was told and none of those that were read. */
export function unusedIn(
  { files }: Bundle,
  { sources, notCarried }: Brought,
  read: readonly string[] = [],
): string[] {
  const known = new Set([
    ...read,
    ...notCarried.map(({ place }) => place),
    ...sources.flatMap(({ file, nodes }) => [
      file,
      ...nodes.flatMap((node) => (node.kind === 'picture' ? [node.picture.path] : [])),
    ]),
  ]);
  return [...files.keys()].filter((path) => !known.has(path));
}

/** What is told of them. */
export function leftOver(...given: Parameters<typeof unusedIn>): NotCarried[] {
  const [bundle] = given;
  const unused = unusedIn(...given);
  const isFrame = frameFinder(bundle);
  const left = unused.filter((path) => !isFrame(path));
  const tell = (files: string[], one: string, many: string, why: string): NotCarried[] => {
    const what = files.length === 1 ? one : `${files.length} ${many}`;
    return files.length === 0 ? [] : [{ what, place: shortList(files), why, words: '' }];
  };
  return [
    ...unused.filter(isFrame).flatMap((path) => framed(bundle, path)),
    ...tell(left.filter(isPicturePath), 'a picture', 'pictures', 'No page shows it.'),
    ...tell(
      left.filter((path) => !isPicturePath(path)),
      'a file',
      'files',
      'No page here, and no picture of one. Bring it by itself, if it is a study.',
    ),
  ];
}

/** What a page shows of another one stands in neither. */
function framed(bundle: Bundle, path: string): NotCarried[] {
  if (!/\.x?html?$/i.test(path)) return [];
  const words = wordsOfPage(textIn(bundle, path, LONGEST_PAGE))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const why = 'It is shown from another site. Make a picture of it, or put in its words by hand.';
  return words ? [{ what: 'a page in the page', place: path, why, words }] : [];
}

/** More than that nobody reads; a page that was left behind should be among them. */
const MOST_NAMED = 20;

const shortList = (paths: readonly string[]): string => {
  const names = paths.slice(0, MOST_NAMED).map((path) => posix.basename(path));
  return paths.length > MOST_NAMED
    ? `${names.join(', ')} and ${paths.length - MOST_NAMED} more`
    : names.join(', ');
};
