import { shortened, slug } from '../../lib/slug.ts';
import { addressFault } from '../../model/addresses.ts';
import type { PageState } from './answers.ts';

export const ADDRESS_HELP = 'What follows the slash: small letters, digits, - and _.';
export const NEEDS_ADDRESS = 'A page needs an address.';

/** Longer ones are cut in mails and chats. */
const LONGEST = 40;

/**
 * An address that words would make, and that nothing has yet. Words that cannot be written in Latin letters make none:
 * the next ones are tried, and a study with none is called `study` until its owner says otherwise.
 */
export function freeAddress({ studies }: Pick<PageState, 'studies'>, ...words: string[]): string {
  const [wanted = 'study'] = words.map((one) => shortened(slug(one, '_'), LONGEST)).filter(Boolean);
  const isTaken = (address: string) =>
    addressFault(address) !== undefined || studies.some(({ route }) => route.toLowerCase() === address);
  let address = wanted;
  for (let number = 2; isTaken(address); number++) address = `${wanted}_${number}`;
  return address;
}
