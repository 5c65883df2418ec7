import { describe, expect, it } from 'vitest';
import { directionOf, knownLanguage, languageName, localeOf, paperOf } from './language.ts';

describe('A language', () => {
  it('is known by its tag, in whatever case it is written', () => {
    for (const [tag, known] of [
      ['en-CA', 'en-CA'],
      ['fr-ca', 'fr-CA'],
      ['PL', 'pl'],
      ['zh-hant-tw', 'zh-Hant-TW'],
      ['no', 'no'],
      ['iu', 'iu'],
    ])
      expect(knownLanguage(tag as string), tag).toBe(known);
  });

  it('is not made up, misspelt or another word for it', () => {
    for (const tag of ['french', 'francais', 'fr_CA', 'fr-XX', 'xx', '', 'Canadian English'])
      expect(knownLanguage(tag), tag).toBeUndefined();
  });

  it('runs in its direction', () => {
    for (const language of ['ar', 'he-IL', 'fa', 'ur', 'az-Arab']) expect(directionOf(language)).toBe('rtl');
    for (const language of ['en-CA', 'ja', 'az', 'el', 'vi']) expect(directionOf(language)).toBe('ltr');
  });

  it('is printed on the paper of its region, the likeliest one where none is named', () => {
    for (const language of ['en-CA', 'fr-CA', 'en', 'es-MX', 'es-CL'])
      expect(paperOf(language)).toBe('letter');
    for (const language of ['fr', 'en-GB', 'es', 'pl', 'ja', 'pt-BR']) expect(paperOf(language)).toBe('A4');
  });

  it('has a country where Open Graph wants one', () => {
    expect(['en-CA', 'fr', 'pl', 'zh-Hant', 'az-Arab'].map(localeOf)).toEqual([
      'en_CA',
      'fr_FR',
      'pl_PL',
      'zh_TW',
      'az_IR',
    ]);
  });

  it('has a name', () => {
    expect(languageName('fr-CA')).toBe('Canadian French');
  });
});
