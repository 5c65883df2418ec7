import { expect, onTestFinished, test } from 'vitest';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { openContent } from './read.ts';
import { unusedFiles } from './unused.ts';

async function unused(more: Record<string, string>) {
  const { root, remove } = await contentFolder({ ...rightContent(), ...more });
  onTestFinished(remove);
  return unusedFiles(root, (await openContent(root, { editing: true })).files);
}

test('files that no page shows are listed, and those that are shown by name or spoken of are not', async () => {
  const files = await unused({
    'paintings/old.webp': 'x',
    'case-studies/alpha/left.png': 'x',
    'case-studies/beta/later.png': 'x',
    'case-studies/alpha/later.png': 'x',
    'case-studies/beta/notes.md': 'use later.png soon',
    'site/icon.svg': 'x',
    'site/social-ground.png': 'x',
    'site/wordmark.svg': 'x',
    'look/Own.svg': 'x',
    'words.txt': 'x',
    'look.css': '.a { background: url(site/paper.png) }',
    'site/paper.png': 'x',
  });
  expect(files).toEqual([
    'content/broken.png',
    'content/case-studies/alpha/left.png',
    'content/narrow.png',
    'content/paintings/old.webp',
    'content/site/wordmark.svg',
  ]);
});

test('while a page cannot be read, nothing is called unused', async () => {
  expect(await unused({ 'fun.yaml': 'a: [b', 'paintings/old.webp': 'x' })).toEqual([]);
});
