import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';

const pictures = globSync('content/**/*.{png,webp}');
const films = globSync('content/**/*.{mp4,webm}');

test('no stand-in picture is left', () => {
  expect(globSync('content/**/temp-*')).toEqual([]);
});

test('every picture in the content folder is used, and nothing else lies there', () => {
  const named = globSync('content/**/*.yaml')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unused = [...pictures, ...films].filter((file) => {
    const name = file.split('/').at(-1) ?? '';
    return !named.includes(name) && !file.startsWith('content/site/');
  });
  expect(unused).toEqual([]);
});

test('films are under 700 KB each, in both forms, with a still', () => {
  expect(films.length).toBeGreaterThanOrEqual(6);
  for (const file of films) {
    expect(statSync(file).size, file).toBeLessThan(700 * 1024);
    expect(statSync(file.replace(/\.(mp4|webm)$/, '-poster.png')).size, file).toBeGreaterThan(1000);
  }
});

test('there are twelve paintings in more than four formats', async () => {
  const shapes = await Promise.all(
    globSync('content/paintings/*.webp').map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      expect(Math.max(width, height), file).toBeGreaterThanOrEqual(2000);
      return (width / height).toFixed(1);
    }),
  );
  expect(shapes).toHaveLength(12);
  expect(new Set(shapes).size).toBeGreaterThan(4);
});

test('what is published of the repository stays under 60 MB', () => {
  const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const bytes = listed.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  expect(bytes).toBeLessThan(60 * 1024 * 1024);
});
