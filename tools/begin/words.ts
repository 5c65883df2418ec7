import { baseLanguage, inLanguage } from '../../src/model/language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/**
 * What a site says on its first day, before its owner has written anything. {name}, {shortName}, {role} and {place} stand
 * for what they answered, each where it reads well whatever it is: no article before a role, no “of” before a name.
 */
export interface FirstWords {
  navigation: { work: string; about: string; resume: string };
  site: { description: string };
  work: {
    pageName: string;
    description: string;
    greeting: string;
    headline: string;
    /** To be written by the owner; fit to be published until then. */
    blurb: string;
    shelf: string;
  };
  about: {
    pageName: string;
    description: string;
    intro: [string, string];
    /** To be written by the owner; fit to be published until then. */
    bio: string;
  };
  resume: { summary: string };
  study: { title: string; route: string };
}

const LANGUAGES: Record<string, FirstWords> & { en: FirstWords } = { en, fr };

export const hasFirstWords = (language: string): boolean => baseLanguage(language) in LANGUAGES;

/** In the site’s language; English where there are none. */
export const firstWords = (language: string): FirstWords => inLanguage(LANGUAGES, language);

/** The texts that wait for the owner’s own, in every language: the doctor knows them again. */
export const WAITING: ReadonlySet<string> = new Set(
  Object.values(LANGUAGES).flatMap(({ work, about }) => [work.blurb, about.bio]),
);
