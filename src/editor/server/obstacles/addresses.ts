import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shortened, slug } from '../../../lib/slug.ts';
import { type AddressFault, addressFault, LONGEST_ADDRESS } from '../../../model/addresses.ts';
import { studyFile } from '../../../model/files.ts';
import { studyFolders } from '../../../reader/folders.ts';
import type { OpenContent } from '../../../reader/read.ts';
import { valueAt } from '../../shared/value.ts';
import { titleOf } from '../whereabouts.ts';
import { inTexts, type Mendable } from './obstacle.ts';

/** What keeps a study from having an address: malformed, somebody else’s, or one that leads to another study since. */
export function beforeNaming(root: string, content: OpenContent, route: string, to: string): Mendable[] {
  const titled = (name: string) => titleOf(content.files[studyFile(name)]?.written, name);
  const instead = (says: string): Mendable[] => {
    const free = freeAddress(root, content, to || route);
    return [{ says, mend: `Use /${free}`, to: free }];
  };
  const fault = addressFault(to);
  if (fault) return instead(SAYS[fault](to));
  const twin = studyFolders(root).find((name) => name.toLowerCase() === to);
  if (twin) return instead(`${titled(twin)} has the address /${to} already.`);
  if (ownFile(root, to)) return instead(`A file of yours, in the folder public, has the address /${to}.`);
  return formerOwners(content, to)
    .filter((owner) => owner !== route)
    .map((owner) => ({
      says: `/${to} was the address of ${titled(owner)}, and still leads there.`,
      mend: `Let /${to} lead here instead`,
      apply: inTexts((texts) => {
        const list = content.studies[owner]?.data.formerly ?? [];
        const path = ['formerly', ...(list.length > 1 ? [list.indexOf(to)] : [])];
        texts.edit(studyFile(owner), { op: 'remove', path });
      }),
    }));
}

const SAYS: Record<AddressFault, (to: string) => string> = {
  letters: () => 'An address has small letters, digits, - and _ only, and begins with a letter or a digit.',
  length: (to) => `An address has at most ${LONGEST_ADDRESS} letters, and this one has ${to.length}.`,
  device: (to) => `Windows keeps the name ${to} for itself, so nobody could open this site there.`,
  page: (to) => `/${to} is the address of another page of the site.`,
};

function formerOwners({ files, studies }: OpenContent, address: string): string[] {
  return Object.keys(studies).filter((route) => {
    const former = valueAt(files[studyFile(route)]?.written, ['formerly']);
    return Array.isArray(former) && former.includes(address);
  });
}

/** Files in `public` are served under their own names. */
const ownFile = (root: string, address: string) =>
  [address, `${address}.html`].some((name) => existsSync(join(root, 'public', name)));

/** The nearest address that is nobody’s, and never was. */
function freeAddress(root: string, content: OpenContent, wanted: string): string {
  // With room for a number.
  const stem = shortened(slug(wanted, '_') || 'study', LONGEST_ADDRESS - 5);
  const isFree = (address: string) =>
    !studyFolders(root).some((name) => name.toLowerCase() === address) &&
    addressFault(address) === undefined &&
    !ownFile(root, address) &&
    formerOwners(content, address).length === 0;
  for (let count = 1; ; count++) {
    const address = count === 1 ? stem : `${stem}_${count}`;
    if (isFree(address)) return address;
  }
}
