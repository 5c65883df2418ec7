import { type Box, boxesAt } from './boxes.ts';

/** What one track of an MP4 or MOV holds. */
export interface Track {
  box: Box;
  /** `vide`, `soun`, or one of many for other things. */
  kind: string;
  /** Four letters for how it is encoded: `avc1`, `hvc1`, `mp4a`. */
  codec: string;
  width: number;
  height: number;
  /** Of H.264: decides whether browsers play it. */
  profile: number | undefined;
  /** Where its samples are listed. */
  samples: Box | undefined;
}

/** Bytes of a picture’s description before the boxes in it. */
const PICTURE_DESCRIPTION = 78;

export function tracksOf(bytes: Buffer): Track[] {
  return boxesAt(bytes, ['moov', 'trak']).map((box) => {
    const [handler] = boxesAt(bytes, ['mdia', 'hdlr'], box);
    const [samples] = boxesAt(bytes, ['mdia', 'minf', 'stbl'], box);
    const [description] = samples ? boxesAt(bytes, ['stsd'], samples) : [];
    // Version, flags and a count stand before the first description.
    const entry = description && description.body + 8;
    const inside = entry !== undefined && entry + 36 <= bytes.length ? entry + 8 : undefined;
    const kind = handler ? bytes.toString('latin1', handler.body + 8, handler.body + 12) : '';
    const isPicture = kind === 'vide' && inside !== undefined;
    return {
      box,
      kind,
      codec: inside === undefined ? '' : bytes.toString('latin1', inside - 4, inside),
      width: isPicture ? bytes.readUInt16BE(inside + 24) : 0,
      height: isPicture ? bytes.readUInt16BE(inside + 26) : 0,
      profile: isPicture && description ? profileOf(bytes, inside, description.end) : undefined,
      samples,
    };
  });
}

function profileOf(bytes: Buffer, inside: number, end: number): number | undefined {
  const whole = { type: '', start: inside, body: inside + PICTURE_DESCRIPTION, end };
  const [settings] = boxesAt(bytes, ['avcC'], whole);
  return settings && bytes[settings.body + 1];
}

/** A list of numbers that stands in a box behind its version, flags and count. */
export function numbersIn(bytes: Buffer, box: Box | undefined, { wide = false, skip = 4 } = {}): number[] {
  if (!box) return [];
  const count = bytes.readUInt32BE(box.body + skip);
  const first = box.body + skip + 4;
  return Array.from({ length: count }, (_, index) =>
    wide ? Number(bytes.readBigUInt64BE(first + index * 8)) : bytes.readUInt32BE(first + index * 4),
  );
}

/** Where a track’s samples lie in the file: start and length of each stretch. */
export function samplesOf(bytes: Buffer, { samples }: Track): [start: number, length: number][] {
  if (!samples) return [];
  const box = (type: string) => boxesAt(bytes, [type], samples)[0];
  const [sizes, groups, near, far] = [box('stsz'), box('stsc'), box('stco'), box('co64')];
  if (!sizes || !groups) return [];
  const same = bytes.readUInt32BE(sizes.body + 4);
  const each = same > 0 ? [] : numbersIn(bytes, sizes, { skip: 8 });
  const steps = Array.from({ length: bytes.readUInt32BE(groups.body + 4) }, (_, index) => ({
    from: bytes.readUInt32BE(groups.body + 8 + index * 12),
    perChunk: bytes.readUInt32BE(groups.body + 12 + index * 12),
  }));
  let sample = 0;
  return [...numbersIn(bytes, near), ...numbersIn(bytes, far, { wide: true })].map((start, chunk) => {
    const count = steps.findLast(({ from }) => from <= chunk + 1)?.perChunk ?? 0;
    const length =
      same > 0 ? same * count : each.slice(sample, sample + count).reduce((sum, size) => sum + size, 0);
    sample += count;
    return [start, length];
  });
}
