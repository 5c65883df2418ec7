import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from '../../../lib/slug.ts';
import { studyFile } from '../../../model/files.ts';
import { TAKEN } from '../../../model/routes.ts';
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
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(to))
    return instead(
      'An address has small letters, digits, - and _ only, and begins with a letter or a digit.',
    );
  const twin = studyFolders(root).find((name) => name.toLowerCase() === to);
  if (twin) return instead(`${titled(twin)} has the address /${to} already.`);
  if (TAKEN.includes(to)) return instead(`/${to} is the address of another page of the site.`);
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
  const stem = slug(wanted, wanted.includes('_') ? '_' : '-') || 'study';
  const isFree = (address: string) =>
    !studyFolders(root).some((name) => name.toLowerCase() === address) &&
    !TAKEN.includes(address) &&
    !ownFile(root, address) &&
    formerOwners(content, address).length === 0;
  for (let count = 1; ; count++) {
    const address = count === 1 ? stem : `${stem}-${count}`;
    if (isFree(address)) return address;
  }
}
