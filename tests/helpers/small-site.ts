import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { type Fields, goodContent } from './good-content.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/** A site with words and pictures of its own, small and quick to build. `change` makes of it what a test is about. */
export async function smallSite(
  change: (files: Record<string, Fields>) => Record<string, Buffer>,
): Promise<ProjectCopy> {
  const copy = copyProject();
  for (const name of readdirSync(join(copy.root, 'content'))) {
    // What social images are drawn on.
    if (name !== 'site') rmSync(join(copy.root, 'content', name), { recursive: true });
  }
  const files = goodContent();
  const media = change(files);
  const good = await sharp({ create: { width: 2600, height: 1700, channels: 3, background: '#f4be35' } })
    .png()
    .toBuffer();
  const all: [string, string | Buffer][] = [
    ['good.png', good],
    ...Object.entries(files).map(([file, data]): [string, string] => [file, stringify(data)]),
    ...Object.entries(media),
  ];
  for (const [file, data] of all) {
    const path = join(copy.root, 'content', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
  }
  return copy;
}
