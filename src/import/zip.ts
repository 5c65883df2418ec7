import { constants, crc32, inflateRawSync } from 'node:zlib';
import { CannotBring } from './source.ts';

/** What a ZIP may hold. A real export has some hundred files and some hundred megabytes. */
export const MOST_FILES = 5000;
export const MOST_UNPACKED = 600_000_000;
/** And one file in it: more than any page or picture has, and less than a text may be long. */
export const MOST_IN_ONE = 100_000_000;

/** How many bytes may still be unpacked: shared by a ZIP and the ZIPs in it. */
export interface Budget {
  bytes: number;
  files: number;
}

export const newBudget = (): Budget => ({ bytes: MOST_UNPACKED, files: MOST_FILES });

export interface ZipEntry {
  /** With slashes, in composed letters, and always below the place it is unpacked to. */
  path: string;
  /** Unpacks it; no sooner. */
  read(): Uint8Array;
}

export interface Zip {
  entries: ZipEntry[];
  /** Names of what is not taken out: links, and paths that lead elsewhere. */
  refused: string[];
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 &&
  bytes[1] === 0x4b &&
  (bytes[2] === 3 || bytes[2] === 5) &&
  (bytes[3] === 4 || bytes[3] === 6);

/**
 * What is in a ZIP, by the list at its end. Nothing is unpacked before it is asked for, and never more than the budget
 * allows: what the list says of sizes is not believed.
 */
export function openZip(bytes: Uint8Array, name: string, budget: Budget): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined)
    throw new CannotBring(`${name} is not a whole ZIP file. Download or export it again.`);
  const count = view.getUint16(end + 10, true);
  if (count === 0xffff || view.getUint32(end + 16, true) === 0xffffffff)
    throw new CannotBring(
      `${name} holds more files than a study could have. Export the page of one study alone.`,
    );
  if (count > budget.files)
    throw new CannotBring(
      `${name} holds ${count.toLocaleString('en-CA')} files, and at most ${MOST_FILES.toLocaleString('en-CA')} are looked at. Export the page of one study alone.`,
    );
  budget.files -= count;
  const zip: Zip = { entries: [], refused: [] };
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY)
      throw new CannotBring(
        `${name} is damaged: its list of files cannot be read. Download or export it again.`,
      );
    const [nameLength, extraLength, remarkLength] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    ) as [number, number, number];
    const flags = view.getUint16(at + 8, true);
    const raw = bytes.subarray(at + 46, at + 46 + nameLength);
    const path = nameOf(raw, flags, bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength));
    const entry = {
      isLocked: (flags & 1) !== 0,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      start: view.getUint32(at + 42, true),
      // Unix keeps what kind of file it is in the upper half: 0xa is a link.
      isLink: view.getUint32(at + 38, true) >>> 28 === 0xa,
    };
    at += 46 + nameLength + extraLength + remarkLength;
    if (path.endsWith('/')) continue;
    if (entry.isLocked)
      throw new CannotBring(
        `${name} is protected with a password. Unpack it yourself, and bring the folder or a ZIP without one.`,
      );
    const clean = cleanPath(path);
    if (clean === undefined || entry.isLink) zip.refused.push(path);
    else
      zip.entries.push({
        path: clean,
        read: () => unpacked(bytes, view, entry, `${clean} in ${name}`, budget),
      });
  }
  return zip;
}

/** The end of the list: looked for from the back, since a remark may follow it. */
function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= 0 && at > view.byteLength - 22 - 0x10000; at--)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

function unpacked(
  bytes: Uint8Array,
  view: DataView,
  { method, crc, packed, start }: { method: number; crc: number; packed: number; start: number },
  name: string,
  budget: Budget,
): Uint8Array {
  const damaged = () => new CannotBring(`${name} is damaged. Download or export it again.`);
  if (start + 30 > bytes.length || view.getUint32(start, true) !== LOCAL) throw damaged();
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const data = bytes.subarray(from, from + packed);
  if (data.length < packed) throw damaged();
  const result = method === 0 ? data : method === 8 ? inflated(data, name, budget, damaged) : undefined;
  if (!result)
    throw new CannotBring(`${name} is packed in a way that is not known here. Pack it as an ordinary ZIP.`);
  budget.bytes -= result.length;
  if (result.length > MOST_IN_ONE) throw tooLarge(name);
  if (budget.bytes < 0) throw tooMuch(name);
  if (crc32(result) !== crc) throw damaged();
  return result;
}

function inflated(data: Uint8Array, name: string, budget: Budget, damaged: () => Error): Uint8Array {
  try {
    return inflateRawSync(data, {
      maxOutputLength: Math.max(1, Math.min(budget.bytes, MOST_IN_ONE)),
      finishFlush: constants.Z_FINISH,
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw damaged();
    throw budget.bytes > MOST_IN_ONE ? tooLarge(name) : tooMuch(name);
  }
}

const tooLarge = (name: string) =>
  new CannotBring(
    `${name} unpacks to more than ${MOST_IN_ONE / 1_000_000} MB, which no page or picture needs. Export it anew.`,
  );
const tooMuch = (name: string) =>
  new CannotBring(
    `${name} unpacks to more than ${MOST_UNPACKED / 1_000_000} MB in all, which no study needs. Bring one page of it at a time.`,
  );

/** A path below a folder; undefined for one that begins at a root, climbs out, or could not be written on every disk. */
function cleanPath(path: string): string | undefined {
  const steps = path
    .replaceAll('\\', '/')
    .split('/')
    .filter((step) => step !== '' && step !== '.');
  const leadsAway = /^[\\/]|^[a-z]:/i.test(path) || steps.includes('..') || path.includes('\0');
  return leadsAway || steps.length === 0 ? undefined : steps.join('/').normalize('NFC');
}

/** Letters 128 to 255 of the first PC, in which old ZIP programs write names. */
const OLD_LETTERS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';
const UTF_8 = 1 << 11;
const UNICODE_PATH = 0x7075;

/** A name in UTF-8, whether the file says so or not; else in the letters of old. */
function nameOf(raw: Uint8Array, flags: number, extra: Uint8Array): string {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== UNICODE_PATH) continue;
    return new TextDecoder().decode(extra.subarray(at + 9, at + 4 + view.getUint16(at + 2, true)));
  }
  if (flags & UTF_8) return new TextDecoder().decode(raw);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    return Array.from(raw, (byte) => (byte < 128 ? String.fromCharCode(byte) : OLD_LETTERS[byte - 128])).join(
      '',
    );
  }
}
