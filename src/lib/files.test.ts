import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, win32 } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOnDisk, listFiles, readText, slashed } from './files.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const WRITTEN = 'title: Café\ntext: two lines\n';

describe('a text reads the same', () => {
  test.each([
    ['as most editors write it', Buffer.from(WRITTEN)],
    ['with Windows line ends', Buffer.from(WRITTEN.replaceAll('\n', '\r\n'))],
    ['with a mark at its start', Buffer.from(`\uFEFF${WRITTEN}`)],
    ['in two bytes a letter, as PowerShell writes it', Buffer.from(`\uFEFF${WRITTEN}`, 'utf16le')],
    ['with its accents apart, as macOS writes them', Buffer.from(WRITTEN.normalize('NFD'))],
  ])('%s', (_, bytes) => {
    writeFileSync(join(root, 'text.yaml'), bytes);
    expect(readText(join(root, 'text.yaml'))).toBe(WRITTEN);
  });
});

describe('a file is found', () => {
  const disk: Record<string, string[]> = {
    '/site': ['content'],
    '/site/content': ['case-studies', 'wide.png'],
    '/site/content/case-studies': ['alpha'],
    '/site/content/case-studies/alpha': ['Hero.PNG', 'cafe\u0301.png', 'same.png', 'Same.png'],
  };
  const find = (path: string) => asOnDisk('/site', path, (folder) => disk[folder] ?? []);
  const folder = 'content/case-studies/alpha';

  test('by its name', () => {
    expect(find('content/wide.png')).toBe('content/wide.png');
    expect(find(`${folder}/../../wide.png`)).toBe('content/wide.png');
  });

  test('whatever the case, as on a Mac and on Windows', () => {
    expect(find(`${folder}/hero.png`)).toBe(`${folder}/Hero.PNG`);
  });

  test('letter for letter where there are two', () => {
    expect(find(`${folder}/Same.png`)).toBe(`${folder}/Same.png`);
    expect(find(`${folder}/same.png`)).toBe(`${folder}/same.png`);
  });

  test('however its accents are written', () => {
    expect(find(`${folder}/caf\u00e9.png`)).toBe(`${folder}/cafe\u0301.png`);
  });

  test('or not at all', () => {
    expect(find(`${folder}/missing.png`)).toBeUndefined();
    expect(find('content/case-studies/beta/hero.png')).toBeUndefined();
  });
});

describe('lists of files', () => {
  test('have slashes on Windows too', () => {
    expect(slashed(win32.join('content', 'case-studies', 'alpha', 'study.yaml'), win32.sep)).toBe(
      'content/case-studies/alpha/study.yaml',
    );
  });

  test('are in order, from the folder they are asked for, and hold no folders', () => {
    mkdirSync(join(root, 'deep [x]/b.yaml'), { recursive: true });
    for (const name of ['b.txt', 'a.txt', 'deep [x]/c.txt']) writeFileSync(join(root, name), '');
    expect(listFiles('**/*.{txt,yaml}', join(root, 'deep [x]'))).toEqual(['c.txt']);
    expect(listFiles('**/*.txt', root)).toEqual(['a.txt', 'b.txt', 'deep [x]/c.txt']);
  });
});
