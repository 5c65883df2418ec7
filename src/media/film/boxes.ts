/** One box of an MP4 or MOV: both are made of nothing else, one inside the other. */
export interface Box {
  type: string;
  start: number;
  /** Where its inside begins. */
  body: number;
  /** Beyond the last byte of the file if it was cut off. */
  end: number;
}

/** The boxes that stand side by side in a stretch of a film. */
export function boxesIn(bytes: Buffer, start = 0, end = bytes.length): Box[] {
  const boxes: Box[] = [];
  let at = start;
  while (at + 8 <= end) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= end;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || end - at;
    const body = at + (isLong ? 16 : 8);
    if (at + size < body) break;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at, body, end: at + size });
    at += size;
  }
  return boxes;
}

/** All boxes at a path, such as moov → trak → mdia. */
export function boxesAt(bytes: Buffer, [type, ...rest]: readonly string[], within?: Box): Box[] {
  const found = boxesIn(bytes, within?.body, within && Math.min(within.end, bytes.length)).filter(
    (box) => box.type === type,
  );
  return rest.length === 0 ? found : found.flatMap((box) => boxesAt(bytes, rest, box));
}

/** Makes room of a box: players step over it, and nothing else in the film moves. */
export function blank(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, Math.min(end, bytes.length));
}
