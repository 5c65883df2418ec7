const SMALLEST_STEP = 16 * 1024;

/**
 * The size a file is padded to: steps of 16 KiB, and from 128 KiB on an eighth of the power of two below.
 * At most 12.5 % is added to a large file, and many pictures share each size.
 */
export function paddedLength(length: number): number {
  const magnitude = 2 ** Math.floor(Math.log2(Math.max(length, 1)));
  const step = Math.max(SMALLEST_STEP, magnitude / 8);
  return Math.max(1, Math.ceil(length / step)) * step;
}
