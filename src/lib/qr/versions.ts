import { roomOf } from './pattern.ts';

/** Level M, by version: how many words of correction each block has, and how many blocks there are. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];

export interface Version {
  number: number;
  /** Words of data, all blocks together. */
  data: number;
  blocks: number;
  correction: number;
}

/** Of fifteen sizes: a link is far shorter than what the largest holds. */
const VERSIONS: readonly Version[] = CORRECTION.map((correction, index) => {
  const blocks = BLOCKS[index] ?? 1;
  const number = index + 1;
  return { number, blocks, correction, data: Math.floor(roomOf(number) / 8) - blocks * correction };
});

/** The text’s length stands before it, in 8 bits up to version 9 and in 16 after it; 4 more say that it is bytes. */
export const headBits = (number: number): number => 4 + (number < 10 ? 8 : 16);

const holds = ({ number, data }: Version) => Math.floor((data * 8 - headBits(number)) / 8);

export const MOST: number = Math.max(...VERSIONS.map(holds));

export function versionFor(bytes: number): Version {
  const version = VERSIONS.find((one) => holds(one) >= bytes);
  if (!version) throw new RangeError(`${bytes} bytes are more than ${MOST}.`);
  return version;
}
