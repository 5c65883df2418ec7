// Fonts that no maker makes: taken apart, and put together with other parts.
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';

type Tables = Record<string, Buffer>;

export function tablesOf(font: Buffer): Tables {
  const tables: Tables = {};
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    const from = font.readUInt32BE(at + 8);
    tables[font.toString('latin1', at, at + 4)] = Buffer.from(
      font.subarray(from, from + font.readUInt32BE(at + 12)),
    );
  }
  return tables;
}

/** A plain font of these tables; those that are undefined are left out. */
export function fontOf(tables: Record<string, Buffer | undefined>): Buffer {
  const all = Object.entries(tables).filter((entry): entry is [string, Buffer] => entry[1] !== undefined);
  const head = Buffer.alloc(12 + all.length * 16);
  head.writeUInt32BE(0x10000);
  head.writeUInt16BE(all.length, 4);
  const parts = [head];
  let from = head.length;
  for (const [index, [tag, table]] of all.toSorted(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const at = 12 + index * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(from, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    from += padded.length;
  }
  return Buffer.concat(parts);
}

/** A table of names, by their numbers: 1 is the family, 6 what a PDF calls the font. */
export function nameTable(names: Record<number, string>): Buffer {
  const texts = Object.values(names).map((text) => Buffer.from(text, 'utf16le').swap16());
  let from = 0;
  const records = Object.keys(names).map((id, index) => {
    const length = texts[index]?.length ?? 0;
    from += length;
    return numbers(3, 1, 0x409, Number(id), length, from - length);
  });
  return Buffer.concat([numbers(0, records.length, 6 + records.length * 12), ...records, ...texts]);
}

/** Axes that a font can be varied along. */
export function axesTable(axes: [tag: string, min: number, usual: number, max: number][]): Buffer {
  const head = numbers(1, 0, 16, 2, axes.length, 20, 0, 4 + axes.length * 4);
  const records = axes.map(([tag, ...values]) => {
    const record = Buffer.alloc(20);
    record.write(tag, 'latin1');
    for (const [index, value] of values.entries()) record.writeInt32BE(value * 0x10000, 4 + index * 4);
    record.writeUInt16BE(256, 18);
    return record;
  });
  return Buffer.concat([head, ...records]);
}

/** Numbers of two bytes each, as fonts write most of what they say. */
export function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
}

/** A rule that makes two of a glyph, wherever it stands. */
export function doubling(glyph: number): Buffer {
  const covers = numbers(1, 1, glyph);
  const lookup = Buffer.concat([
    numbers(2, 0, 1, 8),
    numbers(1, 8, 1, 8 + covers.length),
    covers,
    numbers(2, glyph, glyph),
  ]);
  const script = Buffer.concat([numbers(4, 0), numbers(0, 0xffff, 1, 0)]);
  const scripts = Buffer.concat([numbers(1), Buffer.from('DFLT'), numbers(8), script]);
  const features = Buffer.concat([numbers(1), Buffer.from('ccmp'), numbers(8), numbers(0, 1, 0)]);
  const from = 10 + scripts.length;
  return Buffer.concat([
    numbers(1, 0, 10, from, from + features.length),
    scripts,
    features,
    numbers(1, 4),
    lookup,
  ]);
}

/** The number of a letter’s glyph. */
export function glyphOf(letter: string, font: Buffer): number {
  const buffer = new Letters();
  buffer.addText(letter);
  buffer.guessSegmentProperties();
  shape(new Font(new Face(new Blob(font))), buffer);
  return buffer.getGlyphInfosAndPositions()[0]?.codepoint ?? 0;
}
