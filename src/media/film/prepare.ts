import { type Box, blank, boxesAt, boxesIn } from './boxes.ts';
import { samplesOf, type Track, tracksOf } from './tracks.ts';
import { blankWebmTags, isWebm } from './webm.ts';

/** How tags of a WebM say where it was taken. */
const isPlace = (tags: string): boolean => /location|GPS/i.test(tags);

/** What a film is made of. Whatever else stands beside these is a note: of a camera, or of a program. */
const PARTS = ['ftyp', 'styp', 'moov', 'moof', 'mfra', 'mdat', 'sidx', 'ssix', 'pdin', 'wide'];
const WITHIN = ['moov', 'trak', 'mdia', 'minf', 'moof', 'traf'];
/** Where notes stand inside of these. Places are written there in many ways, and players need none of it. */
const NOTES = ['udta', 'meta', 'meco', 'uuid', 'free', 'skip', 'gps ', 'XMP_'];

/**
 * A film as it is published: without notes, which say where it was taken, a MOV under the name of an MP4, and its table
 * of contents first, so that it plays before all of it is there. Pictures and sound stay as they are.
 */
export function prepareFilm(master: Buffer): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(master);
  if (isWebm(bytes)) {
    blankWebmTags(bytes, isPlace);
    return bytes;
  }
  blankNotes(bytes);
  dropSideTracks(bytes);
  nameAsMp4(bytes);
  return withContentsFirst(bytes);
}

/** The parts of a film lie four deep; one that goes on for ever is none. */
function blankNotes(bytes: Buffer, within?: Box, depth = 0): void {
  const boxes = boxesIn(bytes, within?.body, within && Math.min(within.end, bytes.length));
  for (const box of boxes) {
    const isNote = within ? NOTES.includes(box.type) : !PARTS.includes(box.type);
    if (isNote) blank(bytes, box);
    else if (WITHIN.includes(box.type) && depth < 8) blankNotes(bytes, box, depth + 1);
  }
  // What follows the last of all is none of them; where pictures are still to come, the film is an odd one.
  const last = boxes.at(-1);
  if (!within && last && last.end < bytes.length && boxes.some(({ type }) => type === 'mdat'))
    bytes.fill(0, last.end);
}

/**
 * Cameras write timed notes beside the pictures, positions among them, and QuickTime has sound that browsers do not
 * know. The first are emptied, and no player is told of either.
 */
function dropSideTracks(bytes: Buffer): void {
  const isKept = ({ kind, codec }: Track) => kind === 'vide' || (kind === 'soun' && codec === 'mp4a');
  const tracks = tracksOf(bytes);
  const dropped = tracks.filter((track) => !isKept(track));
  for (const track of dropped) {
    if (track.kind !== 'soun') {
      for (const [start, length] of samplesOf(bytes, track)) bytes.fill(0, start, start + length);
    }
    blank(bytes, track.box);
  }
  if (dropped.length === 0) return;
  // What is left may point to what is gone.
  for (const box of boxesAt(bytes, ['moov', 'trak', 'tref'])) blank(bytes, box);
}

/** A MOV that holds H.264 is an MP4 in all but the name it gives itself. */
function nameAsMp4(bytes: Buffer): void {
  const [type] = boxesAt(bytes, ['ftyp']);
  if (!type) return;
  for (let at = type.body; at + 4 <= type.end; at += 4) {
    if (bytes.toString('latin1', at, at + 4) === 'qt  ') bytes.write('isom', at, 'latin1');
  }
}

/** MOVs of old do not say what they are. */
const TYPE = Buffer.from('\0\0\0\x14ftypisom\0\0\x02\0mp41', 'latin1');

function withContentsFirst(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const boxes = boxesIn(bytes);
  const index = (type: string) => boxes.findIndex((box) => box.type === type);
  const hasType = index('ftyp') === 0;
  if (hasType && index('moov') < index('mdat')) return bytes;
  // A box that ends where the file ends may say no length: another could not follow it.
  for (const { start, end } of boxes) {
    if (bytes.readUInt32BE(start) === 0) bytes.writeUInt32BE(end - start, start);
  }
  const first = boxes.filter(({ type }) => type === 'ftyp' || type === 'moov');
  const order = [...first, ...boxes.filter((box) => !first.includes(box))];
  let next = hasType ? 0 : TYPE.length;
  const moved = order.map((box) => {
    const to = next;
    next += box.end - box.start;
    return { box, by: to - box.start };
  });
  pointAnew(bytes, (at) => moved.find(({ box }) => at >= box.start && at < box.end)?.by ?? 0);
  const parts = order.map((box: Box) => bytes.subarray(box.start, box.end));
  return Buffer.concat(hasType ? parts : [TYPE, ...parts]);
}

/** The table of contents names places in the file, which have moved. */
function pointAnew(bytes: Buffer, by: (at: number) => number): void {
  const lists = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
  for (const box of boxesAt(bytes, [...lists, 'stco'])) {
    for (let at = box.body + 8; at + 4 <= box.end; at += 4) {
      bytes.writeUInt32BE(bytes.readUInt32BE(at) + by(bytes.readUInt32BE(at)), at);
    }
  }
  for (const box of boxesAt(bytes, [...lists, 'co64'])) {
    for (let at = box.body + 8; at + 8 <= box.end; at += 8) {
      const now = bytes.readBigUInt64BE(at);
      bytes.writeBigUInt64BE(now + BigInt(by(Number(now))), at);
    }
  }
}
