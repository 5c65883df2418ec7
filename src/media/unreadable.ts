import { whyDesign } from '../lib/designs.ts';

const EXPORT_PHOTO =
  'Export it as JPEG: on a Mac in Preview, File → Export; on Windows in Photos, Save as. An iPhone takes JPEGs with Settings → Camera → Formats → Most Compatible.';
const EXPORT = 'Export it as PNG, JPEG or WebP.';
const AGAIN = 'Copy or download it again, or export it anew.';

/** What people put where a picture belongs, known by how its bytes begin; a dot stands for a byte that is no sign. */
const KINDS: { begins: RegExp; is: string; mend: string }[] = [
  { begins: /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/, is: 'is a HEIC photo', mend: EXPORT_PHOTO },
  { begins: /^.{4}ftypavi[fs]/, is: 'is an AVIF that cannot be read to its end', mend: AGAIN },
  {
    begins: /^.{4}(ftyp|moov|mdat|wide)|^\.E\xdf\xa3/,
    is: 'is a film',
    mend: 'Use a `film` block for what moves; here stands a PNG, JPEG or WebP.',
  },
  { begins: /^%PDF/, is: 'is a PDF', mend: EXPORT },
  { begins: /^8BPS/, is: 'is a Photoshop file', mend: EXPORT },
  { begins: /^PK\.\./, is: 'is a ZIP archive or a design file', mend: EXPORT },
  { begins: /^BM/, is: 'is a BMP', mend: EXPORT },
  { begins: /^\xff\.|^.{4}JXL /, is: 'is a JPEG XL', mend: EXPORT },
  { begins: /^.{4}jP {2}/, is: 'is a JPEG 2000', mend: EXPORT },
  {
    begins: /^version https:\/\/git-lfs/,
    is: 'is a note of Git LFS instead of the picture itself',
    mend: 'Run `git lfs pull`.',
  },
  {
    begins: /^[\s.]*<(!doctype html|html)/i,
    is: 'is a web page',
    mend: 'Download the picture itself, or export it anew.',
  },
  {
    begins: /^(\x89PNG|\xff\xd8|GIF8|II\*\.|MM\.\*|RIFF.{4}WEBP)/,
    is: 'is cut off or damaged',
    mend: AGAIN,
  },
];

/** Why a file cannot be shown as a picture, and how to mend it. `reason` is what the decoder said. */
export function whyUnreadable(file: string, bytes: Uint8Array, reason: string): string {
  if (bytes.length === 0) return `${file} is empty. ${AGAIN}`;
  if (/exceeds pixel limit/i.test(reason)) {
    return `${file} has more pixels than can be worked with. Export it no more than 16,000 pixels wide or tall.`;
  }
  const design = whyDesign(file);
  if (design) return design;
  const start = startOf(bytes);
  const kind = KINDS.find(({ begins }) => begins.test(start));
  if (kind) return `${file} ${kind.is}, and cannot be shown. ${kind.mend}`;
  if (isDrawing(bytes)) {
    const line = /line (\d+)/.exec(reason)?.[1];
    const where = line ? ` at its line ${line}` : '';
    return `${file} is a drawing (SVG) with a mistake${where}, and cannot be shown. Export it anew, with a width and a height, or as PNG.`;
  }
  return `${file} is not a picture that can be read. Save it again as PNG, JPEG or WebP.`;
}

/** What every picture begins with that a decoder may read. */
const PICTURE =
  /^(\x89PNG|\xff\xd8|GIF8|II[*+]\.|MM\.[*+]|RIFF.{4}WEBP|.{4}ftyp(avi[fs]|hei[cxms]|hev[cxms]|mif1|msf1))/;

/** So much of a file is enough to tell whether it may be a picture. */
export const ENOUGH = 65_536;

/** The same from how a file begins, before anything decodes it: undefined if it may be a picture. */
export const whyNoPicture = (file: string, start: Uint8Array): string | undefined =>
  PICTURE.test(startOf(start)) || isDrawing(start, ENOUGH) ? undefined : whyUnreadable(file, start, '');

const latin1 = (bytes: Uint8Array, end: number) =>
  Array.from(bytes.subarray(0, end), (byte) => String.fromCharCode(byte)).join('');
const startOf = (bytes: Uint8Array) => latin1(bytes, 64).replaceAll(/[^ -~\u0080-\u00ff]/g, '.');
const isDrawing = (bytes: Uint8Array, end = 4096) => /<svg[\s>]/.test(latin1(bytes, end));
