import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder, rightContent, study } from '../../tests/helpers/content-folder.ts';
import { publishedStarters } from './published-starters.ts';
import { starterPicture } from './starter-picture.ts';

test('a build names the starters and examples that everybody would see, and no draft’s', async () => {
  const starter = await starterPicture({ file: 'cover.png', width: 2160, height: 1620, place: 'the card' });
  const folder = await contentFolder(rightContent());
  const own = readFileSync(join(folder.root, 'content/wide.png'));
  folder.remove();
  const cover = (file: string) => ({ cover: { file, alt: 'The card' } });
  const files = {
    ...rightContent(),
    'case-studies/alpha/study.yaml': { ...study('Alpha'), ...cover('cover.png') },
    'case-studies/alpha/cover.png': starter,
    'case-studies/beta/study.yaml': { ...study('Beta'), ...cover('example-2000x1500-7.png') },
    'case-studies/beta/example-2000x1500-7.png': own,
  };
  const left = await contentFolder(files);
  try {
    expect(await publishedStarters(left.root)).toEqual([
      '! /alpha still shows starters: cover.png, in content/case-studies/alpha.',
      '! /beta still shows starters: example-2000x1500-7.png, in content/case-studies/beta.',
    ]);
  } finally {
    left.remove();
  }
  const drafts = await contentFolder({
    ...files,
    'case-studies/alpha/study.yaml': { ...study('Alpha'), ...cover('cover.png'), draft: true },
    'case-studies/beta/study.yaml': { ...study('Beta'), ...cover('own.png') },
    'case-studies/beta/own.png': own,
  });
  try {
    expect(await publishedStarters(drafts.root)).toEqual([]);
  } finally {
    drafts.remove();
  }
});
