import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asWritten } from '../../src/blocks/as-written.ts';
import { EXAMPLE_FILES } from '../../src/blocks/example-files.ts';
import { examples } from '../../src/blocks/examples.ts';
import type { AnyBlock } from '../../src/model/resolved.ts';

type Fields = Record<string, unknown>;

/** What the examples need beside them, but for their pictures. */
export const FILES_BESIDE = ['film.mp4', 'film.webm', 'prototype.html'].map((name): [string, Buffer] => [
  name,
  readFileSync(join(EXAMPLE_FILES, name)),
]);

/** An example as the owner writes it, with files that are there. */
export function written(block: AnyBlock, picture: string): Fields {
  const files: Fields = { file: picture, portrait: picture, mp4: 'film.mp4', webm: 'film.webm' };
  const withFiles = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withFiles);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key in files && typeof child === 'string' && child !== 'prototype.html'
          ? files[key]
          : withFiles(child),
      ]),
    );
  };
  return withFiles(asWritten(block)) as Fields;
}

/** Examples of every kind of block, all or so many of each, for one page: on it each section has a name of its own. */
export const everyExample = (picture: string, { most = 99 } = {}): Fields[] =>
  Object.values(examples)
    .flatMap((named) => Object.values<AnyBlock>(named).slice(0, most))
    .map((block) => written(block, picture))
    .map((block, index) => ('section' in block ? { ...block, section: `${block.section} ${index}` } : block));
