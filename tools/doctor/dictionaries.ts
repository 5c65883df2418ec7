import { baseLanguage } from '../../src/model/language.ts';

/** English as it is spelt where; elsewhere it is spelt as in Britain. */
const ENGLISH: Record<string, { name: string; load: () => Promise<{ default: Dictionary }> }> = {
  CA: { name: 'Canadian', load: () => import('dictionary-en-ca') },
  US: { name: 'American', load: () => import('dictionary-en') },
  GB: { name: 'British', load: () => import('dictionary-en-gb') },
};

interface Dictionary {
  aff: Uint8Array;
  dic: Uint8Array;
}

/** The dictionary a language is checked with; there is one for English alone. */
export function dictionaryFor(language: string) {
  if (baseLanguage(language) !== 'en') return undefined;
  return ENGLISH[new Intl.Locale(language).maximize().region ?? ''] ?? ENGLISH.GB;
}
