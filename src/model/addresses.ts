import { TAKEN } from './routes.ts';

/** Longer than any that a person would want, and short enough for every disk with what is made of it. */
export const LONGEST_ADDRESS = 100;

/** The same for the file of a picture, of whose name others are made. */
export const LONGEST_NAME = 80;

/** Windows keeps these names for its devices: a folder or a file that is called so, whatever its ending, cannot be there. */
export const isDevice = (name: string): boolean => /^(con|prn|aux|nul|(com|lpt)\d)$/i.test(name);

export type AddressFault = 'letters' | 'length' | 'device' | 'page';

/** Why a study cannot have an address, whoever else has it; undefined if it can. */
export function addressFault(address: string): AddressFault | undefined {
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(address)) return 'letters';
  if (TAKEN.includes(address)) return 'page';
  if (isDevice(address)) return 'device';
  return address.length > LONGEST_ADDRESS ? 'length' : undefined;
}
