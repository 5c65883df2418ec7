import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { PdfRequest } from '../../src/editor/shared/pdf.ts';
import { pdfForEditor } from './from-editor.ts';

const ASKED: PdfRequest = { of: { studies: ['a', 'b'] }, megabytes: 4, company: '--yes', isSure: false };
const givenAs = (args: readonly string[], name: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);

/** The command, told what to say, and what it was asked with. */
function command(said: (out: string) => string, isWritten = true) {
  const asked: string[][] = [];
  const run = async (_: string, ...args: string[]) => {
    asked.push(args);
    const out = givenAs(args, 'out') ?? '';
    if (isWritten) writeFileSync(out, '%PDF');
    return { said: said(out) };
  };
  return { asked, run };
}

test('the file comes with what was said of it, and nothing of it stays', async () => {
  const { asked, run } = command((out) => `Laying out the pages …\n✓ ${out}: 3.9 MB, 31 pages (20 s)\n`);
  expect(await pdfForEditor(ASKED, run)).toEqual({
    said: '3.9 MB, 31 pages (20 s)',
    pdf: Buffer.from('%PDF').toString('base64'),
  });
  expect(existsSync(givenAs(asked[0] ?? [], 'out') ?? '')).toBe(false);
});

test('one that is too large comes all the same, with what could go', async () => {
  const { run } = command((out) => `! ${out}: 6.1 MB, 31 pages (20 s)\n  You could allow more.\n`);
  const { said, pdf } = await pdfForEditor(ASKED, run);
  expect(said).toBe('6.1 MB, 31 pages (20 s)\n  You could allow more.');
  expect(pdf).toBeDefined();
});

test('where there is none, the command’s own sentence says why', async () => {
  const { run } = command(() => '✗ A PDF is printed by Chrome, and there is none.\n', false);
  expect(await pdfForEditor(ASKED, run)).toEqual({
    said: 'A PDF is printed by Chrome, and there is none.',
    pdf: undefined,
  });
});

test('a yes is handed on only where it was said: no name can say it', async () => {
  const { asked, run } = command(() => '');
  await pdfForEditor(ASKED, run);
  await pdfForEditor({ ...ASKED, of: { deck: '--yes' }, isSure: false }, run);
  await pdfForEditor({ ...ASKED, isSure: true }, run);
  expect(asked.map((args) => args.includes('--yes'))).toEqual([false, false, true]);
  expect(
    asked.map((args) => [givenAs(args, 'studies'), givenAs(args, 'deck'), givenAs(args, 'for')]),
  ).toEqual([
    ['a,b', undefined, '--yes'],
    [undefined, '--yes', '--yes'],
    ['a,b', undefined, '--yes'],
  ]);
  expect(givenAs(asked[0] ?? [], 'under')).toBe('4MB');
});

test('what a killed command leaves behind goes with the folder it worked in', async () => {
  let left = '';
  const run = async (folder: string) => {
    left = join(folder, 'portfolio-pdf-x/portfolio.html');
    mkdirSync(dirname(left));
    writeFileSync(left, 'Locked.');
    return { said: '' };
  };
  await pdfForEditor(ASKED, run);
  expect(left).not.toBe('');
  expect(existsSync(dirname(dirname(left)))).toBe(false);
});
