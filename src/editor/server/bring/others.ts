import { join } from 'node:path';
import { parse } from 'yaml';
import { listFiles, readText } from '../../../lib/files.ts';
import { FILES } from '../../../model/files.ts';

/** What the pages say beside the settings, by their files; nothing of one that is broken, which the site tells anyway. */
export function otherPages(root: string): Record<string, unknown> {
  const files = listFiles('content/**/*.yaml', root).filter((file) => file !== FILES.site);
  return Object.fromEntries(files.map((file) => [file, parsed(join(root, file))]));
}

function parsed(path: string): unknown {
  try {
    return parse(readText(path));
  } catch {
    return undefined;
  }
}
