import { baseLanguage, inLanguage } from '../model/language.ts';
import type { Site } from '../model/site.ts';
import type { SiteFile, SoughtWords, Words } from '../model/words.ts';
import { en, enSought } from './en.ts';
import { fr, frSought } from './fr.ts';

/** Every language the frame speaks, by its short name. A new file beside these needs a line here, and no more. */
const LANGUAGES: Record<string, Words> & { en: Words } = { en, fr };

/** What an import looks for, in every language at once: an English study may be written on a French site. */
export const SOUGHT: readonly SoughtWords[] = [enSought, frSought];

export const hasWords = (language: string): boolean => baseLanguage(language) in LANGUAGES;

/** The words of a language; English where there are none. */
export const wordsFor = (language: string): Words => inLanguage(LANGUAGES, language);

/** The settings with every word in its place: the owner’s where they wrote one, the language’s everywhere else. */
export function withWords(file: SiteFile): Site {
  const words = wordsFor(file.language);
  // What is left out in YAML is not there at all, so nothing empty comes over a word.
  const filled = <Name extends keyof Words & keyof SiteFile>(name: Name) =>
    ({ ...words[name], ...file[name] }) as Words[Name];
  return {
    ...file,
    labels: filled('labels'),
    footer: filled('footer'),
    notFound: filled('notFound'),
    gate: filled('gate'),
  };
}
