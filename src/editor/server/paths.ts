import { join, posix } from 'node:path';
import { asOnDisk, leadsOut } from '../../lib/files.ts';
import { shortened, slug } from '../../lib/slug.ts';
import { isDevice, LONGEST_NAME } from '../../model/addresses.ts';
import { studyFolder as folderOfStudy } from '../../model/files.ts';
import { OWN_WORDS } from '../../reader/folders.ts';
import { Refused } from './guard.ts';

/** What content is made of. Anything else is not taken in. */
const KINDS = [
  '.yaml',
  ...['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'],
  ...['.mp4', '.mov', '.webm'],
  '.html',
  ...['.woff2', '.woff', '.ttf', '.otf'],
];

/** A path below content, as a place on the disk; refused if it leads anywhere else, by dots or by a link. */
export function insideContent(root: string, file: string): string {
  const isPlain = file === posix.normalize(file) && !file.includes('\\') && !file.includes('\0');
  if (!isPlain || !file.startsWith('content/')) throw new Refused(403, `${file} is not in content.`);
  if (!KINDS.includes(posix.extname(file).toLowerCase())) {
    throw new Refused(415, `${file} is not of a kind that content uses: ${KINDS.join(', ')}.`);
  }
  mustStayInside(root, file);
  return join(root, file);
}

/** The list of the owner’s own words, which is the one text there that is not YAML. */
export function ownWordsFile(root: string): string {
  mustStayInside(root, OWN_WORDS);
  return OWN_WORDS;
}

/** The same for a folder of a study. */
export function studyFolder(root: string, route: string): string {
  if (!/^[a-z0-9][a-z0-9_-]*$/i.test(route))
    throw new Refused(403, `${route} is not the address of a study.`);
  const folder = folderOfStudy(route);
  mustStayInside(root, folder);
  return folder;
}

function mustStayInside(root: string, file: string): void {
  if (leadsOut(root, file)) throw new Refused(403, `${file} leads out of content.`);
}

/**
 * `IMG 2034 (final).JPG` → `img-2034-final.jpg`, and `…-2` if that name is another’s on any disk. One that cannot be
 * written in Latin letters is called after its place.
 */
export function freeName(
  root: string,
  folder: string,
  wanted: string,
  ending: string,
  instead = 'picture',
): string {
  const words = shortened(slug(posix.basename(wanted, posix.extname(wanted))), LONGEST_NAME) || instead;
  const stem = isDevice(words) ? `${instead}-${words}` : words;
  for (let count = 1; ; count++) {
    const name = `${stem}${count === 1 ? '' : `-${count}`}${ending}`;
    if (asOnDisk(root, `${folder}/${name}`) === undefined) return name;
  }
}
