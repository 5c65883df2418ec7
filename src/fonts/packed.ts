import { inflateSync } from 'node:zlib';

/** What a font may come to once it is unpacked: more than the largest that is taken, less than any machine minds. */
const LARGEST_UNPACKED = 30 * 1024 * 1024;
const MOST_TABLES = 100;

/**
 * Whether a font is what its header says, and no more than a font needs. What unpacks it later believes the header: 200
 * bytes could ask for all memory there is. Looked at first, so nothing of that size is ever made.
 */
export function isSensible(bytes: Buffer): boolean {
  try {
    const form = bytes.toString('latin1', 0, 4);
    const sizes =
      form === 'wOFF' ? woffSizes(bytes) : form === 'wOF2' ? woff2Sizes(bytes) : plainSizes(bytes);
    return sizes.reduce((sum, size) => sum + size, 0) <= LARGEST_UNPACKED;
  } catch {
    return false; // ends in its middle, or is packed in another way
  }
}

/** Every table of a directory, each entry so many bytes long. */
function entries(bytes: Buffer, countAt: number, from: number, length: number): number[] {
  const count = bytes.readUInt16BE(countAt);
  if (count > MOST_TABLES) throw new RangeError('too many tables');
  return Array.from({ length: count }, (_, index) => from + index * length);
}

const plainSizes = (bytes: Buffer) => entries(bytes, 4, 12, 16).map((at) => bytes.readUInt32BE(at + 12));

function woffSizes(bytes: Buffer): number[] {
  const tables = entries(bytes, 12, 44, 20).map((at) => ({
    from: bytes.readUInt32BE(at + 4),
    packed: bytes.readUInt32BE(at + 8),
    size: bytes.readUInt32BE(at + 12),
  }));
  const sizes = tables.map(({ size }) => size);
  if (sizes.reduce((sum, size) => sum + size, 0) > LARGEST_UNPACKED) return sizes;
  for (const { from, packed, size } of tables) {
    if (packed > size || from + packed > bytes.length) throw new RangeError('a table that is not there');
    if (packed === size) continue;
    const unpacked = inflateSync(bytes.subarray(from, from + packed), { maxOutputLength: size });
    if (unpacked.length !== size) throw new RangeError('a table of another size');
  }
  return sizes;
}

/** The numbers of the tables’ names in WOFF2, of those that are packed in their own way unless it is said otherwise. */
const GLYF = 10;
const LOCA = 11;
const NAMED_OTHERWISE = 63;

/** All that is unpacked at once, and what the header says will be written. */
function woff2Sizes(bytes: Buffer): number[] {
  let at = 48;
  /** Seven bits of a number in each byte, for as long as the eighth is set. */
  const read = () => {
    let value = 0;
    let byte: number;
    do {
      byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
    } while (byte & 128);
    return value;
  };
  const sizes = entries(bytes, 12, at, 0).map(() => {
    const flags = bytes.readUInt8(at++);
    const [name, way] = [flags & 63, flags >> 6];
    if (name === NAMED_OTHERWISE) at += 4;
    const size = read();
    const isPackedOwnWay = name === GLYF || name === LOCA ? way === 0 : way !== 0;
    return Math.max(size, isPackedOwnWay ? read() : 0);
  });
  return [
    Math.max(
      bytes.readUInt32BE(16),
      sizes.reduce((sum, size) => sum + size, 0),
    ),
  ];
}
