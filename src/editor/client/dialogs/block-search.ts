import { alsoCalled } from '../../../blocks/also-called.ts';
import { alsoCalledInFrench } from '../../../blocks/also-called-fr.ts';
import type { BlockType } from '../../../model/blocks/any.ts';
import type { Schema } from '../../../model/json-schema.ts';
import { baseLanguage } from '../../../model/language.ts';
import { inWords } from '../../shared/field-names.ts';

export interface Kind {
  type: BlockType;
  name: string;
  description: string;
}

const isKnown = (type: unknown): type is BlockType => typeof type === 'string' && type in alsoCalled;

/** Every kind of block that the schema of a study knows. */
export function kindsIn(study: Schema): Kind[] {
  const options = study.properties?.blocks?.items?.oneOf ?? [];
  return options.flatMap(({ description = '', properties }) => {
    const type = properties?.type?.const;
    return isKnown(type) ? [{ type, name: inWords(type), description }] : [];
  });
}

/** The kinds that are meant by some words, the likeliest first: by name, by what else they are called, by description. */
export function kindsFor(kinds: readonly Kind[], wanted: string, language = 'en'): Kind[] {
  const phrase = plain(wanted).trim().replaceAll(/\s+/g, ' ');
  const words = wordsOf(phrase);
  if (words.length === 0) return [...kinds];
  const rank = ({ type, name, description }: Kind): number => {
    const others = calledIn(language, type);
    const places = [
      plain(name).startsWith(phrase),
      others.includes(phrase),
      hasAll(name, words),
      others.some((other) => hasAll(other, words)),
      hasAll(`${name} ${others.join(' ')} ${description}`, words),
    ];
    const found = places.indexOf(true);
    if (found < 0) return Number.POSITIVE_INFINITY;
    // Among those called so, the one that is called so first of all.
    return found * 100 + (found === 1 ? others.indexOf(phrase) : 0);
  };
  return kinds
    .map((kind) => ({ kind, rank: rank(kind) }))
    .filter((one) => one.rank < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ kind }) => kind);
}

/** On a French site French words come first, and English ones are known too: the editor speaks English. */
const calledIn = (language: string, type: BlockType): string[] =>
  [...(baseLanguage(language) === 'fr' ? alsoCalledInFrench[type] : []), ...alsoCalled[type]].map(plain);

/** Without accents, and with straight apostrophes: people type them or not. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Whether every word begins one of the text’s. */
const hasAll = (text: string, words: readonly string[]): boolean => {
  const all = wordsOf(plain(text));
  return words.every((word) => all.some((one) => one.startsWith(word)));
};

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
