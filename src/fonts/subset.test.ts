import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { typefacesOf } from './chain.ts';
import { printFaces } from './print.ts';
import { faceRuns, lettersMissing } from './runs.ts';
import { pageFonts } from './subset.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function rootSaying(said: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'fonts-'));
  roots.push(root);
  mkdirSync(join(root, 'content/site'), { recursive: true });
  writeFileSync(join(root, 'content/site.yaml'), JSON.stringify(said));
  return root;
}

/** The letters that pages fetch each further file for. */
const further = async (root: string, role: 'text' | 'heading') =>
  (await pageFonts(root, role)).slice(1).map(({ unicodeRange = '' }) =>
    unicodeRange
      .split(',')
      .map((code) => String.fromCodePoint(Number.parseInt(code.slice(2), 16)))
      .join(''),
  );

describe('The fonts of the pages', () => {
  it('are one file each for plain Latin and French', async () => {
    const root = rootSaying({ name: 'Zoë Çelik, Québec', sign: '→ ★ ≠' });
    expect(await further(root, 'text')).toEqual([]);
    expect(await further(root, 'heading')).toEqual([]);
  });

  it('are one more for the letters of Polish, capitals included', async () => {
    const root = rootSaying({ name: 'żółw', language: 'pl' });
    // The months bring their own: sty, lut … paź, gru.
    expect(await further(root, 'text')).toEqual(['ŁłŹźŻż']);
    expect(await further(root, 'heading')).toEqual(['ŁłŹźŻż']);
  });

  it('have the capitals that the language makes', async () => {
    expect((await further(rootSaying({ name: 'istanbul', language: 'tr' }), 'text')).join('')).toContain('İ');
    expect(await further(rootSaying({ name: 'istanbul', language: 'en-CA' }), 'text')).toEqual([]);
  });

  it('find a letter also where it is written in two', async () => {
    expect(await further(rootSaying({ name: 'z\u0307' }), 'text')).toEqual([expect.stringContaining('ż')]);
  });

  it('let one typeface stand in for the other in a Vietnamese name', async () => {
    expect((await further(rootSaying({ name: 'Nguyễn' }), 'text')).join('')).toBe('Ễễ');
    expect((await typefacesOf(rootSaying({}), 'text'))[0]).toBe('Kumbh Sans');
    expect((await typefacesOf(rootSaying({ language: 'vi' }), 'text'))[0]).toBe('Lexend');
  });

  it('leave other scripts to the visitor’s system', async () => {
    expect(await further(rootSaying({ name: 'Ελένη Катя 山田 דנה سارة' }), 'text')).toEqual([]);
  });
});

describe('What is drawn without a browser', () => {
  const facesFor = (text: string) => printFaces(rootSaying({ text }), 'text', 400);

  it('has every letter that a typeface here has', async () => {
    const text = 'Żółć Ễ İ ß Ελένη Ґудзь Дмитро דָּנָה سارة प्रिया ≠';
    expect(lettersMissing(text, await facesFor(text))).toEqual([]);
  });

  it('names the letters that none has, each once, and no emoji', async () => {
    expect(lettersMissing('山田 山 Ada 🎨 ★', await facesFor('山田 山 Ada 🎨 ★'))).toEqual(['山', '田']);
  });

  it('keeps a name in one family, and a single word of a long text', async () => {
    const families = async (text: string) =>
      faceRuns(text, await facesFor(text)).map((run) => [run.text, run.face?.family]);
    expect(new Set((await families('Nguyễn Văn Anh')).map(([, family]) => family))).toEqual(
      new Set(['Lexend']),
    );
    const long = `${'Words and more words. '.repeat(4)}Nguyễn wrote them.`;
    const lexend = (await families(long)).filter(([, family]) => family === 'Lexend');
    expect(lexend.map(([text]) => text).join('')).toBe('Nguyễn ');
  });

  it('takes a font that the owner put there, and refuses what is none', async () => {
    const text = 'Ελένη';
    const root = rootSaying({ text });
    const greek = 'node_modules/@fontsource-variable/noto-sans/files/noto-sans-greek-wght-normal.woff2';
    copyFileSync(greek, join(root, 'content/site/fallback.woff2'));
    const [run] = faceRuns(text, await printFaces(root, 'text', 400));
    expect(run?.face?.family).toBe('own');
    writeFileSync(join(root, 'content/site/fallback.woff2'), 'no font');
    await expect(printFaces(root, 'text', 400)).rejects.toThrow(
      /fallback\.woff2 is no font that can be read/,
    );
  });
});
