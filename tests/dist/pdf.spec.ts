import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { findBrowser } from '../../tools/find/browser.mjs';
import { SITE_ROOT } from '../helpers/host.ts';
import { expect, test } from '../helpers/test.ts';

const run = promisify(execFile);
const site = parse(readFileSync(`${SITE_ROOT}/content/site.yaml`, 'utf8'));
const hasPoppler = spawnSync('pdfinfo', ['-v']).status === 0;

/** The command of the project under test. */
const pdf = (...options: string[]) =>
  run(process.execPath, [join(SITE_ROOT, 'tools/pdf.ts'), ...options], { cwd: SITE_ROOT, timeout: 170_000 });

const read = (program: string, ...args: string[]) =>
  spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 }).stdout;

test.describe('the PDF of the tests’ own site', { tag: '@all' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  test.skip(!findBrowser(), 'It is printed by a browser, and there is none.');
  test.skip(!hasPoppler, 'It is read back by Poppler, which is not installed.');

  let folder: string;
  let file: string;
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pdf-'));
    file = join(folder, 'portfolio.pdf');
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is made in the size that was wanted, and says what came of it', async () => {
    const { stdout } = await pdf('--out', file, '--under', '3MB');
    expect(stdout).toMatch(/✓ .*portfolio\.pdf: \d+(\.\d)? [KM]B, \d+ pages/);
    expect(stdout).not.toContain('has no room');
    expect(statSync(file).size).toBeLessThanOrEqual(3_000_000);
  });

  test('is tagged, and has a title, an author, a language and pages of 16 to 9', () => {
    const info = read('pdfinfo', file);
    expect(info).toMatch(/^Tagged:\s+yes$/m);
    expect(info).toMatch(/^Title:\s+Zoë Nguyễn-Łukasik$/m);
    expect(info).toMatch(/^Author:\s+Zoë Nguyễn-Łukasik$/m);
    expect(readFileSync(file, 'latin1')).toContain('/Lang (en-CA)');
    const [, width = 0, height = 0] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(info) ?? [];
    expect(Number(width)).toBeCloseTo(841.9, 0);
    expect(Number(width) / Number(height)).toBeCloseTo(16 / 9, 2);
  });

  test('no page is empty, and the pages are as many as the last one says', () => {
    const pages = read('pdftotext', '-layout', file, '-').split('\f').slice(0, -1);
    for (const [at, page] of pages.entries())
      expect(page.replaceAll(/\s/g, '').length, `page ${at + 1}`).toBeGreaterThan(20);
    expect(pages.at(-1)?.trim().split(/\s+/)).toContain(String(pages.length));
  });

  test('its words can be searched, accents and Vietnamese too', () => {
    const text = read('pdftotext', file, '-').normalize('NFC');
    expect(text).toContain('Zoë Nguyễn-Łukasik');
    expect(text).toContain(site.owner.email);
  });

  test('contents lead to the pages they name', () => {
    const [, contents = ''] = read('pdftotext', '-layout', file, '-').split('\f');
    const named = [...contents.matchAll(/(\d+)(?=\s|$)/g)].map(([number]) => Number(number));
    expect(named.length).toBeGreaterThan(3);
    const count = Number(/Pages:\s+(\d+)/.exec(read('pdfinfo', file))?.[1]);
    for (const number of named) expect(number).toBeLessThanOrEqual(count);
  });

  test('has an outline, links and the alt texts of its pictures', () => {
    const bytes = readFileSync(file, 'latin1');
    expect(bytes).toContain('/Outlines');
    expect(bytes).toContain(`/URI (mailto:${site.owner.email})`);
    const structure = read('pdfinfo', '-struct-text', file);
    expect(structure).toMatch(/^\s*H1\b/m);
    expect(structure).toMatch(/^\s*Figure\b/m);
    // Poppler names no alt texts; they stand in the file, in one of two ways.
    const alts = [...bytes.matchAll(/\/Alt\s*(?:\(((?:\\.|[^\\)])+)\)|<FEFF([^>]+)>)/g)].map(
      ([, plain, wide]) =>
        wide ? Buffer.from(wide, 'hex').swap16().toString('utf16le') : (plain ?? '').replaceAll('\\', ''),
    );
    const { hero } = parse(readFileSync(`${SITE_ROOT}/content/case-studies/ferry/study.yaml`, 'utf8'));
    expect(alts).toContain(hero.alt);
  });

  test('no letter is smaller than those at the foot of a page, which have 11 points', () => {
    const boxes = read('pdftotext', '-bbox', file, '-');
    const words = [
      ...boxes.matchAll(/<word xMin="[\d.]+" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]+)</g),
    ].map(([, top, bottom, word]) => ({ word, top: Number(top), height: Number(bottom) - Number(top) }));
    const foot = words.find(({ word, top }) => word === 'Zoë' && top > 425);
    expect(foot).toBeDefined();
    // Two typefaces of one size differ by a little.
    const low = words.filter(({ height }) => height < (foot?.height ?? 0) * 0.94);
    expect(low.map(({ word }) => word)).toEqual([]);
  });
});

test('a locked study needs a yes, and nothing is put where it would be published', async () => {
  test.setTimeout(60_000);
  const told = (...options: string[]) => pdf(...options).catch(({ stderr }: { stderr: string }) => stderr);
  const out = join(tmpdir(), 'never.pdf');
  const [locked] = ['archive', 'beacon', 'ferry', 'ledger', 'orchard'].filter(
    (route) => parse(readFileSync(`${SITE_ROOT}/content/case-studies/${route}/study.yaml`, 'utf8')).locked,
  );
  expect(locked).toBeDefined();
  expect(await told('--studies', locked ?? '', '--out', out)).toMatch(/locked.*--yes/s);
  expect(existsSync(out)).toBe(false);
  expect(await told('--out', 'dist/portfolio.pdf')).toContain('What lies in dist is published');
  expect(await told('--studies', 'ledgr', '--out', out)).toContain('Did you mean ledger?');
});
