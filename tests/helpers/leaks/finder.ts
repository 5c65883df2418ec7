interface Needle<T> {
  bytes: Buffer;
  what: T;
}

const LEAD = 4;

/** Looks for thousands of byte strings in one pass: only places that begin like one of them are looked at twice. */
export function createFinder<T>(needles: readonly Needle<T>[]): (hay: Buffer) => Set<T> {
  const byLead = new Map<number, Needle<T>[]>();
  const isLead = new Uint8Array(1 << 16);
  for (const needle of needles) {
    if (needle.bytes.length < LEAD) throw new RangeError('Too short to be looked for.');
    const lead = needle.bytes.readUInt32LE(0);
    byLead.set(lead, [...(byLead.get(lead) ?? []), needle]);
    isLead[lead & 0xffff] = 1;
  }
  return (hay) => {
    const found = new Set<T>();
    for (let at = 0; at + LEAD <= hay.length; at++) {
      if (!isLead[(hay[at] ?? 0) | ((hay[at + 1] ?? 0) << 8)]) continue;
      for (const { bytes, what } of byLead.get(hay.readUInt32LE(at)) ?? []) {
        if (hay.subarray(at, at + bytes.length).equals(bytes)) found.add(what);
      }
    }
    return found;
  };
}
