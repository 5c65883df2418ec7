import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import promised from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { madeFont } from '../../tests/helpers/fonts.ts';
import { axesTable, fontOf, nameTable, tablesOf } from '../../tests/helpers/sfnt.ts';
import { fontIn, readFont } from './read-font.ts';

const plain = tablesOf(await madeFont({ weight: 400, form: 'truetype' }));
const variable = tablesOf(await madeFont({ form: 'truetype' }));

/** The font with other tables, as it is read. */
const read = (tables: Record<string, Buffer | undefined>) => fontIn('Own.ttf', fontOf(tables));

it.each([
  ['nothing about its lines', { ...plain, hhea: undefined }],
  ['no widths', { ...plain, hmtx: undefined }],
  ['names for its weights that are none', { ...variable, STAT: Buffer.alloc(24, 0xff) }],
  ['widths of other weights that are none', { ...variable, HVAR: variable.glyf }],
  ['other weights that are none', { ...variable, gvar: variable.glyf }],
  ['half of what may be done with it', { ...plain, 'OS/2': plain['OS/2']?.subarray(0, 60) }],
])('a font that has %s is told as damaged, and no build meets it', async (_what, tables) => {
  const font = await read(tables);
  expect(font).toEqual({ fault: expect.stringContaining('Own.ttf is damaged: its letters cannot be used.') });
});

it('a family’s name holds nothing that a terminal obeys or that turns words round, and no novel', async () => {
  const name = nameTable({ 1: '\u001b]0;mine\u0007\u202eGro\ntesk\u0000', 2: 'Regular' });
  expect(await read({ ...plain, name })).toMatchObject({ family: ']0;mineGro tesk' });
  const long = nameTable({ 1: 'A'.repeat(30_000), 2: 'Regular' });
  expect(await read({ ...plain, name: long })).toMatchObject({ family: 'A'.repeat(80) });
});

it('axes with names that would end a style sheet’s string are left alone', async () => {
  const fvar = axesTable([
    ['"}/*', 0, 1, 2],
    ['GRAD', 0, 1, 2],
    ['wght', -30_000, 400, 30_000],
  ]);
  const font = await read({ ...plain, fvar });
  expect(font).toMatchObject({ weights: [1, 1000] });
  expect('axes' in font && Object.keys(font.axes)).toEqual(['GRAD', 'wght']);
});

it('a folder or a link that leads nowhere is told as what it is', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'content/look');
  mkdirSync(join(folder, 'folder.ttf'), { recursive: true });
  symlinkSync(join(folder, 'nowhere'), join(folder, 'gone.ttf'), 'junction');
  symlinkSync(join(folder, 'round.ttf'), join(folder, 'round.ttf'), 'junction');
  const told = async (name: string) => readFont(root, `content/look/${name}`);
  expect(await told('folder.ttf')).toEqual({ fault: expect.stringContaining('folder.ttf is no file.') });
  for (const name of ['gone.ttf', 'round.ttf'])
    expect(await told(name)).toEqual({
      fault: expect.stringContaining(`${name} is a link that leads nowhere.`),
    });
});

it('twenty fonts that are read at once are read as each is alone', async () => {
  const weights = Array.from({ length: 20 }, (_, index) => 100 + index * 40);
  const fonts = await Promise.all(
    weights.map((weight) => madeFont({ weight, isItalic: weight % 80 === 20 })),
  );
  const read = await Promise.all(fonts.map((bytes, index) => fontIn(`${weights[index]}.woff2`, bytes)));
  expect(read).toMatchObject(
    weights.map((weight) => ({
      weights: [weight, weight],
      isItalic: weight % 80 === 20,
      kind: 'sans-serif',
    })),
  );
});

it('a font that could not be read the first time is read the next', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content/look'), { recursive: true });
  writeFileSync(join(root, 'content/look/Own.ttf'), fontOf(plain));
  const reading = vi.spyOn(promised, 'readFile').mockRejectedValue(new RangeError('no memory'));
  syncBuiltinESMExports();
  try {
    expect(await readFont(root, 'content/look/Own.ttf')).toHaveProperty('fault');
  } finally {
    reading.mockRestore();
    syncBuiltinESMExports();
  }
  expect(await readFont(root, 'content/look/Own.ttf')).toMatchObject({ weights: [400, 400] });
});
