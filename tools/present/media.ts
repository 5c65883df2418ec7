import type { Job } from '../../src/media/job.ts';
import type { Picture } from '../../src/model/picture.ts';

/** The files of a talk, by their names. */
export type Jobs = Map<string, Job>;

/** Wide enough for the largest screens that talks are given on. */
const WIDEST = 2400;

type OneVersion = Omit<Picture, 'alt' | 'sizes' | 'dark'>;

/**
 * The same data with every picture in one size: as large as a stage may show it, whatever place it has on a page. On a
 * slide there is nothing for a browser to choose, and what is decoded beforehand is what is shown.
 */
export function onStage<T>(data: T, known: readonly Job[]): { data: T; jobs: Jobs } {
  const byFile = new Map(known.map((job) => [job.file, job]));
  const jobs: Jobs = new Map();
  const keep = (src: string, job: Job) => {
    jobs.set(job.file, job);
    return src;
  };
  const asOne = (picture: OneVersion): OneVersion => {
    const file = nameIn(picture.fallback);
    const made = file === undefined ? undefined : byFile.get(file);
    if (!file || !made || made.make.kind !== 'picture') return picture;
    const width = Math.min(picture.width, WIDEST);
    const job: Job = {
      file: file.replace(/-\d+\.\w+$/, `-${width}.webp`),
      master: made.master,
      make: { kind: 'picture', width, format: 'webp' },
    };
    const src = keep(`/media/${job.file}`, job);
    const { portrait: _, ...rest } = picture;
    const full = picture.full && { src, width, height: Math.round((width * picture.height) / picture.width) };
    const variants = [{ format: 'webp' as const, width, src }];
    return { ...rest, variants, fallback: src, ...(full && { full }) };
  };
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const job = byFile.get(nameIn(value) ?? '');
      return job ? keep(value, job) : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(walk);
    if (isPicture(value)) {
      const { alt, dark, sizes: _, ...light } = value;
      return { ...asOne(light), alt, sizes: '100vw', ...(dark && { dark: asOne(dark) }) } satisfies Picture;
    }
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child)]));
  };
  return { data: walk(data) as T, jobs };
}

const nameIn = (src: string) => /^\/media\/([^/]+)$/.exec(src)?.[1];

const isPicture = (value: object): value is Picture =>
  'variants' in value && 'fallback' in value && 'alt' in value;
