import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { PictureRef } from '../../../src/model/fields.ts';
import { type Place, type PlaceName, places } from '../../../src/model/places.ts';
import { picturesOf } from '../../../src/reader/checks.ts';
import { at, type Finding, type Page, type Rule } from '../finding.ts';
import { PHONE, shownWidth } from '../shown-width.ts';
import { readPictures } from '../words/known.ts';

/** In CSS pixels: below this, words in a picture are a texture. */
const READABLE = 6;
/** Fewer words than this are a label or a logo, not something to read. */
const ENOUGH_WORDS = 5;
/** Faces and paintings are not read; a card’s cover is a glimpse with its words beside it; a film moves. */
const UNREAD_PLACES: readonly PlaceName[] = ['portrait', 'persona', 'painting', 'card', 'film'];

interface Shown {
  file: string;
  place: PlaceName;
  path: PropertyKey[];
}

/** Words in a picture that nobody can read on a phone. */
export const smallTextRule: Rule = async ({ root, pages, options }) => {
  if (!options.pictureText) return [];
  const shown = pages.map((page) => ({ page, pictures: shownOnPhone(root, page) }));
  const files = shown.flatMap(({ pictures }) => pictures.map(({ file }) => file));
  const sizes = await readPictures(root, files, options.progress ?? (() => {}));
  return shown.flatMap(({ page, pictures }) =>
    told(
      page,
      pictures.filter((picture) => isTooSmall(picture, sizes.get(picture.file) ?? [])),
    ),
  );
};

/** Whether more than half of the words are too small, at the width a phone gives the picture. */
function isTooSmall({ place }: Shown, shares: readonly number[]): boolean {
  const width = shownWidth(place, PHONE);
  const small = shares.filter((share) => share * width < READABLE);
  return shares.length >= ENOUGH_WORDS && small.length > shares.length / 2;
}

/** What a phone shows: the upright version where there is one, and nothing of blocks left out there. */
function shownOnPhone(root: string, page: Page): Shown[] {
  return picturesOf(page.data)
    .filter(({ ref, path }) => !UNREAD_PLACES.includes(ref.place) && !isHidden(page, path))
    .map(({ ref, path }) => ({ file: phoneFile(page, ref), place: ref.place, path }))
    .filter(({ file }) => existsSync(`${root}/${file}`));
}

const phoneFile = ({ source }: Page, { portrait, file }: PictureRef) =>
  posix.join(posix.dirname(source.file), portrait ?? file);

function isHidden({ data }: Page, [list, index]: PropertyKey[]): boolean {
  const { blocks } = data as { blocks?: { hideOnPhone: boolean }[] };
  return list === 'blocks' && blocks?.[Number(index)]?.hideOnPhone === true;
}

/** A picture that opens large can still be read, so a page’s share one line; the others get one each. */
function told(page: Page, pictures: readonly Shown[]): Finding[] {
  const large = pictures.filter(({ place }) => opensLarge(place));
  const fixed = pictures.filter(({ place }) => !opensLarge(place));
  const tell = ({ path }: Shown, sentence: string): Finding => ({
    severity: 'advice',
    ...at(page, path),
    rule: 'small-text',
    sentence,
  });
  const [first] = large;
  const which = large.length === 1 ? 'this picture are' : `${large.length} pictures are`;
  return [
    ...fixed.map((picture) =>
      tell(
        picture,
        `Most words in ${posix.basename(picture.file)} are under ${READABLE} pixels on a phone, too small to read: give it an upright version (\`portrait:\`) with fewer, larger words.`,
      ),
    ),
    ...(first
      ? [
          tell(
            first,
            `Most words in ${which} under ${READABLE} pixels on a phone until tapped (${names(large)}): an upright version (\`portrait:\`) that shows less, larger, reads at once.`,
          ),
        ]
      : []),
  ];
}

const opensLarge = (place: PlaceName) => (places[place] as Place).fullWidth !== undefined;

function names(pictures: readonly Shown[]): string {
  const files = [...new Set(pictures.map(({ file }) => posix.basename(file)))];
  return files.length > 4 ? `${files.slice(0, 3).join(', ')} and ${files.length - 3} more` : files.join(', ');
}
