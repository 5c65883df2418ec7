import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readText } from '../../src/lib/files.ts';
import { FILES } from '../../src/model/files.ts';

/** The language that the site speaks. */
export function languageOf(root: string): string {
  const file = join(root, FILES.site);
  const site: unknown = existsSync(file) ? parse(readText(file)) : undefined;
  return typeof site === 'object' && site !== null && 'language' in site ? String(site.language) : 'en';
}
