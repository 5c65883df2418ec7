import { readFile, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { leadsOut } from '../lib/files.ts';
import { harmless } from '../lib/harmless.ts';
import type { Kind, Range } from './families.ts';
import { familyIn } from './family-name.ts';
import { isSensible } from './packed.ts';
import { tryFont } from './try-font.ts';

/** A font file of the owner’s, as far as it has to be known to be used. */
export interface FontFile {
  /** From the project’s root. */
  file: string;
  /** As the file itself says it. */
  family: string;
  weights: Range;
  isItalic: boolean;
  kind: Kind;
  /** What can be varied, and where each stands if nothing is said. */
  axes: Record<string, { min: number; max: number; usual: number }>;
  has(codePoint: number): boolean;
}

/** Why a file cannot be used, with its mend. */
export interface FontFault {
  fault: string;
}

export const LARGEST = 10 * 1024 * 1024;
const MEND = 'Put it there again as a WOFF2, WOFF, TTF or OTF file, or name another typeface.';

const known = new Map<string, { version: string; read: Promise<FontFile | FontFault> }>();

/** Reads a font file, once for each time it changes. */
export async function readFont(root: string, file: string): Promise<FontFile | FontFault> {
  if (leadsOut(root, file)) {
    return { fault: `${file} is a link to a place outside the folder content. Put the file itself there.` };
  }
  const path = `${root}/${file}`;
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) {
    return {
      fault: `${file} is ${found ? 'no file' : 'a link that leads nowhere'}. Put the font itself there.`,
    };
  }
  const version = `${found.size} ${found.mtimeMs}`;
  const before = known.get(path);
  if (before?.version === version) return before.read.catch(whyNot(file));
  const read =
    found.size > LARGEST
      ? Promise.resolve(tooLarge(file, found.size))
      : readFile(path).then((bytes) => lookedInto(file, bytes));
  known.set(path, { version, read });
  return read.catch((error) => {
    // What went wrong once may go well the next time: no more is remembered of a file than what was found in it.
    if (known.get(path)?.read === read) known.delete(path);
    return whyNot(file)(error);
  });
}

const tooLarge = (file: string, size: number): FontFault => ({
  fault: `${file} has ${Number((size / 1024 / 1024).toFixed(1))} MB; a font may have 10. Take a version for the web, or one for fewer languages.`,
});

/** The same of bytes that are in no file yet. */
export const fontIn = (file: string, bytes: Buffer): Promise<FontFile | FontFault> =>
  lookedInto(file, bytes).catch(whyNot(file));

/** What is damaged shows itself in many ways, most of them thrown. */
const whyNot =
  (file: string) =>
  (error: unknown): FontFault =>
    error instanceof Error && 'syscall' in error
      ? { fault: `${file} may not be read. Allow it in the file’s properties.` }
      : damaged(file);

const damaged = (file: string): FontFault => ({
  fault: `${file} is damaged: its letters cannot be used. ${MEND}`,
});

async function lookedInto(file: string, bytes: Buffer): Promise<FontFile | FontFault> {
  if (bytes.length > LARGEST) return tooLarge(file, bytes.length);
  const stranger = strangerIn(bytes);
  if (stranger) return { fault: `${file} is ${stranger}. ${MEND}` };
  return isSensible(bytes) ? described(file, bytes) : damaged(file);
}

async function described(file: string, bytes: Buffer): Promise<FontFile | FontFault> {
  const face = await openFace(bytes);
  const letters = new Set(face.collectUnicodes());
  // Copies: what harfbuzz hands out is its own memory, which moves as soon as another font is read.
  const [os2, names] = ['OS/2', 'name'].map((table) => face.referenceTable(table)?.slice());
  if (!os2 || letters.size === 0) throw new Error('no letters');
  const view = new DataView(os2.buffer, os2.byteOffset, os2.byteLength);
  const right = rightIn(view.getUint16(8));
  if (right) return { fault: `${file} ${right}` };
  const axes = Object.fromEntries(
    Object.values(face.getAxisInfos())
      // Names go into style sheets; those of real axes are plain.
      .filter(({ tag }) => /^[A-Za-z0-9 ]{4}$/.test(tag))
      .map(({ tag, min, max, default: usual }) => [tag, { min, max, usual }]),
  );
  const usual = Math.min(900, Math.max(100, view.getUint16(4)));
  const weights: Range = axes.wght ? [cssWeight(axes.wght.min), cssWeight(axes.wght.max)] : [usual, usual];
  await tryFont(bytes, String.fromCodePoint(...[...letters].slice(0, TRIED)), { axes, weights });
  return {
    file,
    family: familyIn(names) || harmless(posix.basename(file, posix.extname(file))),
    weights,
    isItalic: (view.getUint16(62) & 1) === 1,
    // PANOSE: of a typeface for text, 11 and above has no serifs; what says nothing is taken for one without.
    kind: os2[32] === 2 && between(os2[33], 2, 10) ? 'serif' : 'sans-serif',
    axes,
    has: (code) => letters.has(code),
  };
}

/** So many letters are tried: plain Latin, where a font has it. */
const TRIED = 100;

/** Style sheets know weights from 1 to 1000. */
const cssWeight = (weight: number) => Math.min(1000, Math.max(1, weight));

const between = (value = 0, least: number, most: number) => least <= value && value <= most;

/** What a file is that is no font, as far as its first bytes tell. */
function strangerIn(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'empty';
  const start = bytes.subarray(0, 4).toString('latin1');
  if (['wOF2', 'wOFF', 'OTTO', 'true', '\0\u0001\0\0'].includes(start)) return undefined;
  if (start === 'ttcf') return 'a collection of several fonts in one file';
  const isPicture = /^(\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF|<svg|<\?xm)/.test(start);
  const isAvif = bytes.subarray(4, 8).toString('latin1') === 'ftyp';
  return isPicture || isAvif ? 'a picture and no font' : 'no font that can be read';
}

/** What the maker of a font forbids that a published site does: to embed it, or to leave letters out. */
function rightIn(type: number): string | undefined {
  const ask = 'Ask its maker for a licence and a file for the web, or name another typeface.';
  if ((type & 0xf) === 2) return `may not be embedded: its maker says so in the file (fsType 2). ${ask}`;
  if (type & 0x100) {
    return `may not be cut to the letters that are used: its maker says so in the file (fsType ${type}). ${ask}`;
  }
  return undefined;
}

/** Every way a font is packed becomes the one that can be looked into; what is damaged does not. */
async function openFace(bytes: Buffer): Promise<Face> {
  const plain = await subsetFont(bytes, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    preserveNameIds: [16],
  });
  return new Face(new Blob(plain));
}
