import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from '../../src/lib/slug.ts';
import { studyFolder } from '../../src/model/files.ts';
import { routeProblems } from '../../src/reader/checks.ts';

/** Why a study cannot have this address, in a sentence; undefined if it can. */
export function routeFault(root: string, route: string): string | undefined {
  if (route === '') return 'Say its address: npm run new -- study my_route';
  const suggestion = slug(route, '_');
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(route)) {
    const mend = suggestion ? ` Try ${suggestion}.` : '';
    return `“${route}” would make a poor address. Use small letters, digits, - and _ only.${mend}`;
  }
  if (existsSync(join(root, studyFolder(route)))) {
    return `There is a case study at /${route} already. Choose another address.`;
  }
  if (routeProblems([route]).length > 0) {
    return `The address /${route} belongs to a page of the site. Choose another name.`;
  }
  const file = [route, `${route}.html`].find((name) => existsSync(join(root, 'public', name)));
  if (file) return `The address /${route} belongs to public/${file}. Choose another name, or move that file.`;
  return undefined;
}
