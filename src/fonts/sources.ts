import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { isTypefaceName } from '../model/typefaces.ts';
import { factsOf, packageFolder, type Range } from './families.ts';
import { FontError } from './font-error.ts';
import { nearestFile, ownFamily, within } from './own.ts';
import { type FontFile, readFont } from './read-font.ts';

/** What a typeface is for. */
export type Role = 'text' | 'heading';

/**
 * A typeface by its name, or by the owner’s file of it (`content/look/Inter.woff2`). Besides, for letters that neither
 * of the two has: a font of the owner’s, and those that come with the project.
 */
export type Family = string | 'own' | 'fallback';

/** One file of a family: packages part a typeface by the letters that languages need. */
export interface Source {
  family: Family;
  /** `latin`, `latin-ext`, `vietnamese` …; the file’s name if it is the owner’s. */
  part: string;
  path: string;
  /** Which letters it is for, as CSS writes it; nothing: whatever it has. */
  range?: string;
  /** Which letters it is for; what it really has shows when it is cut. */
  isFor(codePoint: number): boolean;
  weights: Range;
  isItalic?: boolean;
  /** What else could be varied, and where it stands. */
  pins: Record<string, number>;
}

/** What is wanted of a family. */
export interface Wanted {
  role: Role;
  /** The nearest there is; `plain` is that of running text. */
  weight: number | 'plain';
  isItalic?: boolean;
}

/** The sizes that letters are drawn for where a typeface knows several: headings, and what is read at length. */
const DRAWN_FOR = { heading: 48, text: 16 } as const;

/** Packages, and which of their parts to take where another package has the rest. */
const FALLBACKS: [name: string, part?: string][] = [
  ['noto-sans'],
  ['noto-sans-hebrew', 'hebrew'],
  ['vazirmatn', 'arabic'],
];

/** The files of a family, plain Latin first. */
export async function sourcesOf(root: string, family: Family, wanted: Wanted): Promise<Source[]> {
  if (family === 'own') return ownFallback(root, wanted.role);
  if (family === 'fallback') {
    return FALLBACKS.flatMap(([name, only]) =>
      partsOf(family, packageFolder(name), (part) => `${name}-${part}-wght-normal.woff2`, {
        weights: [100, 900],
        pins: {},
      }).filter(({ part }) => only === undefined || part === only),
    );
  }
  if (!isTypefaceName(family)) return ownSources(root, family, wanted);
  const { folder, package: name, weights, sizes, hasItalic } = factsOf(family);
  if (wanted.isItalic && !hasItalic) return [];
  const form = `${sizes ? 'opsz' : 'wght'}-${wanted.isItalic ? 'italic' : 'normal'}`;
  return partsOf(family, folder, (part) => `${name}-${part}-${form}.woff2`, {
    weights,
    isItalic: wanted.isItalic ?? false,
    pins: sizes ? { opsz: within(DRAWN_FOR[wanted.role], sizes) } : {},
  });
}

function partsOf(
  family: Family,
  folder: string,
  fileOf: (part: string) => string,
  rest: Pick<Source, 'weights' | 'pins' | 'isItalic'>,
): Source[] {
  const parts = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(parts)
    .map(([part, range]) => ({
      family,
      part,
      path: join(folder, 'files', fileOf(part)),
      range,
      isFor: covers(range),
      ...rest,
    }))
    .toSorted((a, b) => Number(b.part === 'latin') - Number(a.part === 'latin'));
}

/** A typeface of the owner’s. The reader has looked at it: here one that cannot be read has nothing. */
async function ownSources(
  root: string,
  family: Family,
  { role, weight, isItalic }: Wanted,
): Promise<Source[]> {
  const own = await ownFamily(root, family);
  const file = 'fault' in own ? undefined : nearestFile(own, weight, isItalic);
  return file ? [sourceOf(root, family, file, role)] : [];
}

/** A font the owner put at content/site/fallback.ttf, for a script that no typeface here has. */
async function ownFallback(root: string, role: Role): Promise<Source[]> {
  const [file] = listFiles('content/site/fallback.{ttf,otf,woff,woff2}', root);
  if (!file) return [];
  const font = await readFont(root, file);
  if ('fault' in font) throw new FontError(font.fault);
  return [sourceOf(root, 'own', font, role)];
}

function sourceOf(root: string, family: Family, font: FontFile, role: Role): Source {
  const { file, weights, isItalic, axes, has } = font;
  const pins = Object.entries(axes)
    .filter(([axis]) => axis !== 'wght')
    .map(([axis, { min, max, usual }]) => [
      axis,
      axis === 'opsz' ? within(DRAWN_FOR[role], [min, max]) : usual,
    ]);
  return {
    family,
    part: file,
    path: join(root, file),
    isFor: has,
    weights,
    isItalic,
    pins: Object.fromEntries(pins),
  };
}

/** `U+0000-00FF,U+0131` as a question. */
function covers(ranges: string): Source['isFor'] {
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => pairs.some(([from, to]) => from <= codePoint && codePoint <= to);
}
