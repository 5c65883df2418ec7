import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { FILES, routeOfFile, studyFolder } from '../../model/files.ts';
import type { DeletedPage } from '../shared/answers.ts';
import { git } from './git.ts';

/** The pages that are gone, of files that differ from the last commit: nothing on disk says any more what they were called. */
export async function deletedPages(root: string, changed: readonly string[]): Promise<DeletedPage[]> {
  const gone = changed.filter((file) => !existsSync(join(root, file)));
  const pages = gone.map(async (file): Promise<DeletedPage[]> => {
    if (file === FILES.fun) return [{ path: file, title: '' }];
    const route = routeOfFile(file);
    if (route === undefined) return [];
    const { out } = await git(root, 'show', `HEAD:./${file}`);
    const title = parseDocument(out).get('title');
    return [{ path: studyFolder(route), title: typeof title === 'string' ? title.trim() : '' }];
  });
  return (await Promise.all(pages)).flat();
}
