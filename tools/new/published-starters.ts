import { join } from 'node:path';
import { studyFolder } from '../../src/model/files.ts';
import { readLibrary } from '../../src/reader/read.ts';
import { starterLeftovers } from './leftovers.ts';

/** Starters and examples that visitors would see, a line for each study; none where all of it is the owner’s. */
export async function publishedStarters(root: string): Promise<string[]> {
  const { studies } = await readLibrary(root);
  const found = await Promise.all(
    Object.entries(studies).map(async ([route, study]) => {
      const folder = studyFolder(route);
      const { files } = await starterLeftovers(join(root, folder), study);
      return files.length > 0 ? [`! /${route} still shows starters: ${files.join(', ')}, in ${folder}.`] : [];
    }),
  );
  return found.flat();
}
