import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shortened, slug } from '../../src/lib/slug.ts';
import { addressFault, LONGEST_ADDRESS } from '../../src/model/addresses.ts';
import { studyFolder } from '../../src/model/files.ts';

/** Why a study cannot have this address, in a sentence; undefined if it can. */
export function routeFault(root: string, route: string): string | undefined {
  if (route === '') return 'Say its address: npm run new -- study my_route';
  const fault = addressFault(route);
  const suggestion = shortened(slug(route, '_'), LONGEST_ADDRESS) || 'study';
  if (fault === 'letters') {
    return `“${route}” would make a poor address. Use small letters, digits, - and _ only. Try ${suggestion}.`;
  }
  if (fault === 'length')
    return `An address has at most ${LONGEST_ADDRESS} letters, and this one has ${route.length}. Try ${suggestion}.`;
  if (fault === 'device')
    return `Windows keeps the name ${route} for itself, so nobody could open this site there. Try ${route}_study.`;
  if (existsSync(join(root, studyFolder(route)))) {
    return `There is a case study at /${route} already. Choose another address.`;
  }
  if (fault === 'page') {
    return `The address /${route} belongs to a page of the site. Choose another name.`;
  }
  const file = [route, `${route}.html`].find((name) => existsSync(join(root, 'public', name)));
  if (file) return `The address /${route} belongs to public/${file}. Choose another name, or move that file.`;
  return undefined;
}
