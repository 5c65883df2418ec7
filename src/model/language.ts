/** What the sample is written in, and what a site without `language:` is taken to be. */
export const DEFAULT_LANGUAGE = 'en-CA';

/** Scripts that run from right to left. Node knows them too, but not every browser that runs this. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'];

/** Where people print on Letter; everywhere else it is A4 (as the Unicode CLDR has it). */
const LETTER = ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE'];

export type Direction = 'ltr' | 'rtl';
export type Paper = 'letter' | 'A4';

/** The tag as the standard writes it (`fr-ca` → `fr-CA`), or nothing if it names no language that is known. */
export function knownLanguage(tag: string): string | undefined {
  try {
    const locale = new Intl.Locale(tag);
    const named = (type: 'language' | 'region', code: string) =>
      new Intl.DisplayNames('en-CA', { type, fallback: 'none' }).of(code) !== undefined;
    if (!named('language', locale.language)) return undefined;
    return locale.region && !named('region', locale.region) ? undefined : locale.baseName;
  } catch {
    return undefined; // not even of the form
  }
}

/** `fr-CA` → `fr`. */
export const baseLanguage = (language: string): string => new Intl.Locale(language).language;

/** Whatever is said in several languages, in the one asked for; English where it is not said in that one. */
export function inLanguage<T>(said: Record<string, T> & { en: T }, language: string): T {
  const known = knownLanguage(language);
  return (known && said[baseLanguage(known)]) || said.en;
}

/** What a language is called, in another: `fr-CA` → “Canadian French”. */
export const languageName = (language: string, told: string = DEFAULT_LANGUAGE): string =>
  new Intl.DisplayNames(told, { type: 'language' }).of(language) ?? language;

/** What a page’s own element says of its language. */
export function languageAttributes(language: string) {
  const dir = directionOf(language);
  return { lang: language, dir, 'data-mirrored': dir === 'rtl' ? '' : undefined };
}

export function directionOf(language: string): Direction {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** As Open Graph has it, always with a country: `fr-CA` → `fr_CA`, `pl` → `pl_PL`. */
export function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}

/** The paper that people who read this language mostly have; a region says it best (`es-MX`, `es-ES`). */
export function paperOf(language: string): Paper {
  return LETTER.includes(new Intl.Locale(language).maximize().region ?? '') ? 'letter' : 'A4';
}
