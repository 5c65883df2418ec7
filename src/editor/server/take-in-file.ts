import { posix } from 'node:path';
import { within } from '../../fonts/own.ts';
import { type FontFile, readFont } from '../../fonts/read-font.ts';
import { slug } from '../../lib/slug.ts';
import { isStarterPicture } from '../../media/master.ts';
import { FILES } from '../../model/files.ts';
import type { PlaceName } from '../../model/places.ts';
import { FONT_FOLDER, isFontFile } from '../../model/typefaces.ts';
import { withFile } from '../shared/chosen.ts';
import { type Edit, type Path, valueAt } from '../shared/value.ts';
import { type TakenIn, takeInFilm, takeInFont, takeInPage, takeInPicture } from './take-in.ts';

/** A file from the owner’s hand, and the field of a YAML file that it is for. */
export interface GivenFile {
  file: string;
  path: Path;
  name: string;
  bytes: Buffer<ArrayBuffer>;
  place?: PlaceName | undefined;
  /** Whether a large picture is made as small as it can be and look the same. */
  isSmaller?: boolean | undefined;
  /** What is written where there is nothing yet: CHOSEN in it stands for the file’s name. */
  value?: unknown;
}

export const PAINTINGS = 'content/paintings';
/** Pictures of pages that are no study. */
const SITE = 'content/site';

/** The file as it is kept, its path from the project’s root, and what the YAML file then says. */
export async function takeInFile(
  root: string,
  { file, path, name, bytes, place, isSmaller, value }: GivenFile,
  written: unknown,
): Promise<{ taken: TakenIn; edits: Edit[]; label: string }> {
  const home = posix.dirname(file);
  if (file === FILES.look) {
    const { font, ...taken } = await takeInFont(root, FONT_FOLDER, { name, bytes, instead: 'typeface' });
    const known = posix.relative(home, `${FONT_FOLDER}/${taken.file}`);
    const worn = valueAt(written, path);
    const isBeside = typeof worn === 'string' && isFontFile(worn) && (await isPlainer(root, worn, font));
    return {
      taken: {
        ...taken,
        file: `${FONT_FOLDER}/${taken.file}`,
        ...(isBeside && { told: `${known} is of the same family as ${worn}, and is used where it fits.` }),
      },
      edits: isBeside ? [] : [{ op: 'set', path, value: known }],
      label: 'another typeface',
    };
  }
  const folder = folderOf(file, valueAt(written, path));
  const kind = kindOf(name);
  const isPortrait = /^(portrait|darkPortrait)$/.test(String(path.at(-1)));
  const given = { name, bytes, instead: kind === 'page' ? 'prototype' : placeName(file, path) };
  const taken =
    kind === 'film'
      ? takeInFilm(root, folder, given)
      : kind === 'page'
        ? takeInPage(root, folder, given)
        : await takeInPicture(root, folder, { ...given, place, isPortrait, isSmaller });
  const known = posix.relative(home, `${folder}/${taken.file}`);
  return {
    taken: { ...taken, file: `${folder}/${taken.file}` },
    edits: [
      ...editsFor({ path, name, value }, known, written),
      ...(await withoutStarter(`${root}/${home}`, path, written)),
    ],
    label: `another ${kind === 'page' ? 'prototype' : kind}`,
  };
}

/** Whether a font is the one to name of its family, and the other goes beside it: the bold, the italic. */
async function isPlainer(root: string, worn: string, other: FontFile): Promise<boolean> {
  const font = await readFont(root, posix.join(posix.dirname(FILES.look), worn));
  if ('fault' in font) return false;
  const [one, two] = [font, other].map((file) => Math.abs(within(400, file.weights) - 400));
  const isNearer = font.isItalic === other.isItalic ? (one ?? 0) < (two ?? 0) : other.isItalic;
  return font.family === other.family && isNearer;
}

/** Pictures stand beside their kin: a study’s in its folder, the pages’ with what they take the place of. */
function folderOf(file: string, before: unknown): string {
  const home = posix.dirname(file);
  if (file === FILES.fun) return PAINTINGS;
  if (home !== 'content') return home;
  const kin = typeof before === 'string' ? posix.dirname(posix.normalize(before)) : '.';
  return kin === '.' || kin.startsWith('..') ? SITE : `${home}/${kin}`;
}

/** `['hero', 'file']` → `hero`, `['blocks', 2, 'film', 'mp4']` → `film`: what stands there. */
function placeName(file: string, path: Path): string {
  if (file === FILES.fun) return 'painting';
  if (file === FILES.work) return 'hero';
  const words = path.filter((step) => typeof step === 'string');
  return `${slug(words.at(-2) ?? '') || 'picture'}${VERSIONS[words.at(-1) ?? ''] ?? ''}`;
}

/** What is put behind the name of a picture for its further versions. */
const VERSIONS: Record<string, string> = {
  portrait: '-portrait',
  dark: '-dark',
  darkPortrait: '-portrait-dark',
};

function kindOf(name: string): 'picture' | 'film' | 'page' {
  if (/\.(mp4|mov|webm)$/i.test(name)) return 'film';
  return /\.html?$/i.test(name) ? 'page' : 'picture';
}

/** Where another picture stands now, phones would go on seeing the starter’s. */
async function withoutStarter(home: string, path: Path, written: unknown): Promise<Edit[]> {
  const upright = [...path.slice(0, -1), 'portrait'];
  const before = path.at(-1) === 'file' && valueAt(written, upright);
  if (typeof before !== 'string' || !(await isStarterPicture(posix.join(home, before)))) return [];
  return [{ op: 'remove', path: upright }];
}

function editsFor(
  { path, name, value }: Pick<GivenFile, 'path' | 'name' | 'value'>,
  known: string,
  written: unknown,
): Edit[] {
  if (value !== undefined) return [{ op: 'set', path, value: withFile(value, known) }];
  const field = String(path.at(-1));
  const group = path.slice(0, -1);
  const before = valueAt(written, path);
  if (Array.isArray(before)) return [{ op: 'insert', path, at: before.length, value: painting(name, known) }];
  if (valueAt(written, group) === undefined)
    return [
      { op: 'set', path: group, value: { [field]: known, alt: 'Write here — what the picture shows' } },
    ];
  // The same film in another form is another film now: visitors would get the old one.
  const isOutdated = field === 'mp4' && valueAt(written, [...group, 'webm']) !== undefined;
  return [
    { op: 'set', path, value: known },
    ...(isOutdated ? [{ op: 'remove', path: [...group, 'webm'] } as const] : []),
  ];
}

/** A painting that was just hung: its words are asked for at once. */
export const painting = (name: string, file: string) => {
  const words = posix.basename(name, posix.extname(name)).replaceAll(/[_-]+/g, ' ').trim() || 'Untitled';
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { title, picture: { file, alt: `Write here — what ${title} shows` } };
};
