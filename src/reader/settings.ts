import { parse } from 'yaml';
import { readText } from '../lib/files.ts';
import { FILES } from '../model/files.ts';
import { DEFAULT_LANGUAGE, knownLanguage } from '../model/language.ts';

/** What the build itself needs before anything is checked: where the site will live, and its language. */
export function readSettings(root: string): { url: string; language: string } {
  const { url, language } = siteFile(root);
  return {
    url: typeof url === 'string' && URL.canParse(url) ? url : 'http://localhost:4321',
    language: (typeof language === 'string' && knownLanguage(language)) || DEFAULT_LANGUAGE,
  };
}

/** The reader tells the owner what is wrong with the file; here a build must only get that far. */
function siteFile(root: string): { url?: unknown; language?: unknown } {
  try {
    return (parse(readText(`${root}/${FILES.site}`), { logLevel: 'error' }) ?? {}) as { url?: unknown };
  } catch {
    return {};
  }
}
