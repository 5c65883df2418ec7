import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { listFiles } from '../lib/files.ts';

/** The two typefaces of the pages. */
export type Typeface = 'Kumbh Sans' | 'Lexend';
/** Besides them, for letters neither has: a font of the owner’s, and those that come with the project. */
export type Family = Typeface | 'fallback' | 'own';

/** One file of a family: packages part a typeface by the letters that languages need. */
export interface Source {
  family: Family;
  /** `latin`, `latin-ext`, `vietnamese` …; the file’s name if it is the owner’s. */
  part: string;
  path: string;
  /** Which letters it is for; what it really has shows when it is cut. */
  isFor(codePoint: number): boolean;
}

/** Packages, and which of their parts to take where another package has the rest. */
const PACKAGES: Record<Exclude<Family, 'own'>, [name: string, part?: string][]> = {
  'Kumbh Sans': [['kumbh-sans']],
  Lexend: [['lexend']],
  fallback: [['noto-sans'], ['noto-sans-hebrew', 'hebrew'], ['vazirmatn', 'arabic']],
};

const require = createRequire(import.meta.url);

/** The files of a family, plain Latin first. */
export function sourcesOf(root: string, family: Family): Source[] {
  if (family === 'own') return ownSources(root);
  return PACKAGES[family].flatMap(([name, only]) => {
    const folder = dirname(require.resolve(`@fontsource-variable/${name}/unicode.json`));
    const parts = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    return Object.entries(parts)
      .filter(([part]) => only === undefined || part === only)
      .map(([part, ranges]) => ({
        family,
        part,
        path: join(folder, 'files', `${name}-${part}-wght-normal.woff2`),
        isFor: within(ranges),
      }))
      .toSorted((a, b) => Number(b.part === 'latin') - Number(a.part === 'latin'));
  });
}

/** A font the owner put at content/site/fallback.ttf, for a script that no typeface here has. */
function ownSources(root: string): Source[] {
  const files = listFiles('content/site/fallback.{ttf,otf,woff,woff2}', root).slice(0, 1);
  return files.map((file) => ({
    family: 'own',
    part: file,
    path: join(root, file),
    isFor: () => true,
  }));
}

/** `U+0000-00FF,U+0131` as a question. */
function within(ranges: string): Source['isFor'] {
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => pairs.some(([from, to]) => from <= codePoint && codePoint <= to);
}
