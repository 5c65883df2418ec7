import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { type Fields, goodContent } from './good-content.ts';
import { emptyProject, type ProjectCopy, quickenLock } from './project-copy.ts';

/** A site with words and pictures of its own, small and quick to build. `change` makes of it what a test is about. */
export async function smallSite(
  change: (files: Record<string, Fields>) => Record<string, Buffer>,
): Promise<ProjectCopy> {
  const copy = emptyProject(mkdtempSync(join(tmpdir(), 'project-')));
  quickenLock(copy);
  // What social images are drawn on.
  cpSync('tests/content/site', join(copy.root, 'content/site'), { recursive: true });
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
  for (const [file, data] of all) copy.write(`content/${file}`, data);
  return copy;
}
