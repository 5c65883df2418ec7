/** Whether a picture moves: an animated GIF, WebP, PNG or AVIF. What cannot be told does not. */
export function isMoving(bytes: Uint8Array): boolean {
  const at = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (at(0, 4) === 'GIF8') return framesOfGif(bytes) > 1;
  if (at(0, 4) === 'RIFF' && at(8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0;
  if (at(1, 4) === 'PNG') return hasMovement(bytes, at);
  return at(4, 12) === 'ftypavis';
}

/** How wide a picture that moves is, where its first bytes say so. */
export function widthOf(bytes: Uint8Array): number | undefined {
  const at = (place: number) => bytes[place] ?? 0;
  const kind = String.fromCharCode(...bytes.subarray(0, 4));
  if (kind === 'GIF8') return at(6) + at(7) * 256;
  if (kind === 'RIFF') return 1 + at(24) + at(25) * 256 + at(26) * 65536;
  if (kind.endsWith('PNG')) return at(17) * 65536 + at(18) * 256 + at(19);
  return undefined;
}

/** A PNG that moves says so before its picture. */
function hasMovement(bytes: Uint8Array, at: (from: number, to: number) => string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let chunk = 8; chunk + 8 <= bytes.length; chunk += view.getUint32(chunk) + 12) {
    const name = at(chunk + 4, chunk + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

/** Counts up to the second: its parts are told by their first byte, and are made of blocks that say how long they are. */
function framesOfGif(bytes: Uint8Array): number {
  const colours = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let here = 13 + colours(bytes[10]);
  let frames = 0;
  while (here < bytes.length && frames < 2) {
    const kind = bytes[here];
    if (kind === 0x2c) {
      frames++;
      here += 11 + colours(bytes[here + 9]);
    } else if (kind === 0x21) here += 2;
    else break;
    while (bytes[here]) here += (bytes[here] ?? 0) + 1;
    here++;
  }
  return frames;
}
