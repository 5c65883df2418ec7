import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What would be published of one kind, and what it weighs in bytes. */
export interface Weight {
  kind: string;
  files: number;
  raw: number;
  /** As most hosts send it; of kinds that compress no further, the same as raw. */
  sent: number;
}

export interface Published {
  kinds: Weight[];
  total: Weight;
  heaviest: { file: string; bytes: number }[];
}

const KINDS: [string, RegExp][] = [
  ['Ready-compressed copies', /\.(br|gz|zst)$/],
  ['Pages', /\.html$/],
  ['Locked studies', /^vault\//],
  ['Films', /\.(mp4|webm)$/],
  ['Pictures', /\.(avif|webp|jpe?g|png|svg|ico)$/],
  ['Scripts and styles', /\.(m?js|css)$/],
  ['Fonts', /\.woff2?$/],
  ['Resume', /\.pdf$/],
  ['Other', /./],
];
const TEXT = /\.(html|m?js|css|svg|xml|txt|json|webmanifest)$/;
const HEAVIEST = 5;

/** Everything under dist, by kind. */
export function weigh(root: string): Published | undefined {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) return undefined;
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = relative(dist, path).replaceAll('\\', '/');
      const raw = statSync(path).size;
      return { name, raw, sent: TEXT.test(name) ? compressed(path) : raw };
    });
  const kindOf = (name: string) => KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'Other';
  const sum = (kind: string, some: typeof files): Weight => ({
    kind,
    files: some.length,
    raw: some.reduce((total, { raw }) => total + raw, 0),
    sent: some.reduce((total, { sent }) => total + sent, 0),
  });
  return {
    kinds: KINDS.map(([kind]) =>
      sum(
        kind,
        files.filter(({ name }) => kindOf(name) === kind),
      ),
    ).filter(({ files: count }) => count > 0),
    total: sum('Together', files),
    heaviest: files
      .toSorted((a, b) => b.raw - a.raw)
      .slice(0, HEAVIEST)
      .map(({ name, raw }) => ({ file: `dist/${name}`, bytes: raw })),
  };
}

function compressed(path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(readFileSync(path), { params }).length;
}
