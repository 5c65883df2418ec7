import { posix } from 'node:path';
import { textOf } from './charset.ts';
import { CannotBring, type NotCarried } from './source.ts';
import { type Budget, isZip, newBudget, openZip } from './zip.ts';

/** What an export may weigh. */
export const LARGEST_IMPORT = 200_000_000;

/** The files that were handed in, whatever they were packed in. Each is read when it is asked for. */
export interface Bundle {
  /** As the owner knows it. */
  name: string;
  files: Map<string, () => Uint8Array>;
  notCarried: NotCarried[];
  /** A picture that was not handed in but lies beside the page or below it. */
  beside?(path: string): (() => Uint8Array) | undefined;
}

/** Notion packs a ZIP into a ZIP; nobody packs deeper. */
const DEEPEST = 2;

/** One file as it was handed in: itself, or what is in it if it is a ZIP. A Word document stays whole. */
export function bundleOf(name: string, bytes: Uint8Array): Bundle {
  const fault = sizeFault(name, bytes.length);
  if (fault) throw new CannotBring(fault);
  const bundle: Bundle = { name, files: new Map(), notCarried: [] };
  if (bytes.length === 0) throw new CannotBring(`${name} is empty.`);
  const known = posix.basename(name).normalize('NFC');
  if (!isZip(bytes) || isWord(name)) bundle.files.set(known, () => bytes);
  // Whatever it is called.
  else if (holdsWord(bytes, name)) bundle.files.set(known.replace(/(\.\w{1,5})?$/, '.docx'), () => bytes);
  else unpackInto(bundle, '', bytes, name, newBudget(), 1);
  if (bundle.files.size === 0 && bundle.notCarried.length === 0)
    throw new CannotBring(`There is nothing in ${name}.`);
  return bundle;
}

export const sizeFault = (name: string, size: number): string | undefined =>
  size > LARGEST_IMPORT
    ? `${name} has ${Math.round(size / 1_000_000)} MB, and at most ${LARGEST_IMPORT / 1_000_000} MB are taken in. Export the page of one study alone, or make its pictures smaller.`
    : undefined;

/** A Word document is a ZIP, and some are called .doc or .dotx. */
function holdsWord(bytes: Uint8Array, name: string): boolean {
  const paths = openZip(bytes, name, newBudget()).entries.map(({ path }) => path);
  return paths.includes('[Content_Types].xml') && paths.some((path) => /^word\/.*\.xml$/i.test(path));
}

export const isWord = (name: string): boolean => /\.doc[xm]$/i.test(name);

function unpackInto(
  bundle: Bundle,
  below: string,
  bytes: Uint8Array,
  name: string,
  budget: Budget,
  depth: number,
): void {
  const { entries, refused } = openZip(bytes, name, budget);
  for (const path of refused)
    bundle.notCarried.push({
      what: 'a file',
      place: path,
      why: 'It is a link, or its path leads out of the ZIP: such files are never unpacked.',
      words: '',
    });
  for (const { path, read } of entries) {
    if (isClutter(path)) continue;
    const whole = posix.join(below, path);
    if (!/\.zip$/i.test(path)) bundle.files.set(whole, read);
    else if (depth >= DEEPEST)
      bundle.notCarried.push({
        what: 'a ZIP',
        place: whole,
        why: 'It is a ZIP in a ZIP in a ZIP. Unpack it, and bring what is in it.',
        words: '',
      });
    // Its name says nothing: what is in it stands where it stood.
    else
      unpackInto(
        bundle,
        posix.dirname(whole) === '.' ? '' : posix.dirname(whole),
        read(),
        path,
        budget,
        depth + 1,
      );
  }
}

/** What systems put beside files, and nobody wrote. */
export const isClutter = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);

/** What a text may weigh: more than anybody writes. A page may have its pictures written out in it. */
const LONGEST = 20_000_000;
export const LONGEST_PAGE = 60_000_000;

/** The text of a file that was handed in; nothing, where it is not there. */
export function textIn({ files }: Pick<Bundle, 'files'>, file: string, longest = LONGEST): string {
  const bytes = files.get(file)?.() ?? new Uint8Array();
  if (bytes.length > longest)
    throw new CannotBring(
      `${posix.basename(file)} holds ${Math.round(bytes.length / 1_000_000)} MB of text, and at most ${longest / 1_000_000} MB are read. Bring a part of it.`,
    );
  return textOf(bytes);
}

const PICTURE = /\.(png|jpe?g|webp|avif|gif|svg|heic|heif|tiff?|bmp)$/i;
export const isPicturePath = (path: string): boolean => PICTURE.test(path);

/** The file that an address in a page means, if it came along. */
export function found(bundle: Bundle, page: string, address: string): string | undefined {
  const plain = address.replace(/[?#].*$/, '');
  for (const one of new Set([decoded(plain), plain, decoded(address)])) {
    const path = posix.normalize(posix.join(posix.dirname(page), one.replaceAll('\\', '/'))).normalize('NFC');
    if (bundle.files.has(path)) return path;
    const read = isPicturePath(path) && !path.startsWith('..') ? bundle.beside?.(path) : undefined;
    if (read) {
      bundle.files.set(path, read);
      return path;
    }
  }
  return fromRoot(bundle, page, decoded(plain)) ?? byName(bundle, decoded(plain));
}

/** Whether an address in a page means another page that came along. */
export const leadsToPage =
  (bundle: Bundle, page: string) =>
  (address: string): boolean =>
    /\.(?:md|mdx|markdown|x?html?)$/i.test(found(bundle, page, address) ?? '');

/** A picture that is named without its folder, as Obsidian does: wherever it lies, if there is only one of its name. */
function byName({ files }: Bundle, name: string): string | undefined {
  if (!isPicturePath(name) || /[\\/]/.test(name)) return undefined;
  const [only, ...more] = [...files.keys()].filter(
    (path) => posix.basename(path).toLowerCase() === name.normalize('NFC').toLowerCase(),
  );
  return more.length === 0 ? only : undefined;
}

/** Folders that a site is served from, as the programs call them that build it: what is in them has no name for them. */
const ROOTS = /(^|\/)(static|public|assets|source|src|app|media|content|docs|_site|dist)$/;

/**
 * The picture that an address from the root of a site means: `/images/a.png` lies in `static/images` for one program, in
 * `public/images` for another, and with an address of the site in front of it, a step higher.
 */
function fromRoot({ files }: Bundle, page: string, address: string): string | undefined {
  const steps = address
    .replaceAll('\\', '/')
    .normalize('NFC')
    .split('/')
    .filter((step) => !/^(|\.|\.\.|~|@)$/.test(step));
  for (let from = 0; from === 0 || from < steps.length - 1; from++) {
    const wanted = steps.slice(from).join('/');
    if (!isPicturePath(wanted)) return undefined;
    const all = [...files.keys()].filter((path) => path === wanted || path.endsWith(`/${wanted}`));
    const folder = (path: string) => path.slice(0, -wanted.length).replace(/\/$/, '');
    const isRoot = (at: string) => at === '' || ROOTS.test(at) || page.startsWith(`${at}/`);
    // Of several the one that lies nearest to the page.
    const near = (path: string) =>
      page.startsWith(folder(path).replace(ROOTS, '')) ? folder(path).length : -1;
    const [nearest] = all
      .filter((path) => isRoot(folder(path)))
      .toSorted((one, other) => near(other) - near(one));
    if (nearest) return nearest;
  }
  return undefined;
}

export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address; // a percent sign that is one
  }
}
