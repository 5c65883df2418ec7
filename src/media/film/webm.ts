// WebM is EBML: elements with a name, a length and an inside, one inside the other.

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const TRACK = [0x1654ae6b, 0xae];
const CODEC = 0x86;
const TAGS = 0x1254c367;
const VOID = 0xec;

interface Element {
  id: number;
  start: number;
  body: number;
  end: number;
}

/** A number whose first byte says how many bytes it has; `keep` leaves that mark in, as names have it. */
function number(bytes: Buffer, at: number, keep: boolean): { value: number; next: number } | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) return undefined;
  let value = keep ? first : first & (0xff >> length);
  let isOpen = !keep && value === 0xff >> length;
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index] ?? 0;
    value = value * 256 + byte;
    isOpen &&= byte === 0xff;
  }
  // All ones: as long as there is something.
  return { value: isOpen ? Number.POSITIVE_INFINITY : value, next: at + length };
}

function elementsIn(bytes: Buffer, start: number, end: number): Element[] {
  const elements: Element[] = [];
  let at = start;
  while (at < Math.min(end, bytes.length)) {
    const id = number(bytes, at, true);
    const size = id && number(bytes, id.next, false);
    if (!size) break;
    elements.push({ id: id.value, start: at, body: size.next, end: size.next + size.value });
    at = size.next + size.value;
  }
  return elements;
}

const childrenOf = (bytes: Buffer, parents: Element[], id: number) =>
  parents.flatMap(({ body, end }) => elementsIn(bytes, body, end)).filter((element) => element.id === id);

const segmentsOf = (bytes: Buffer) => elementsIn(bytes, 0, bytes.length).filter(({ id }) => id === SEGMENT);

export const isWebm = (bytes: Buffer): boolean => bytes.length >= 4 && bytes.readUInt32BE(0) === EBML;

/** How its tracks are encoded, such as V_VP9; and whether the file ends before it says. */
export function webmTracks(bytes: Buffer): { codecs: string[]; isCutOff: boolean } {
  const segments = segmentsOf(bytes);
  const tracks = TRACK.reduce((parents, id) => childrenOf(bytes, parents, id), segments);
  return {
    codecs: childrenOf(bytes, tracks, CODEC).map(({ body, end }) => bytes.toString('latin1', body, end)),
    isCutOff: segments.every(({ end }) => Number.isFinite(end) && end > bytes.length),
  };
}

/** Blanks tags that `isPrivate` knows, at their length: nothing else in the film moves. */
export function blankWebmTags(bytes: Buffer, isPrivate: (tags: string) => boolean): void {
  for (const { start, end } of childrenOf(bytes, segmentsOf(bytes), TAGS)) {
    if (end > bytes.length || !isPrivate(bytes.toString('latin1', start, end))) continue;
    bytes.fill(0, start, end);
    bytes[start] = VOID;
    // A length of eight bytes, whose first says so; the tags’ own name and length leave room for it.
    bytes[start + 1] = 0x01;
    bytes.writeUIntBE(end - start - 9, start + 3, 6);
  }
}
