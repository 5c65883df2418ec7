import { parse } from 'yaml';
import { monthName } from '../lib/dates.ts';
import { listFiles, readText } from '../lib/files.ts';
import { deckOfFile, FILES } from '../model/files.ts';
import { DEFAULT_LANGUAGE, knownLanguage } from '../model/language.ts';
import { withoutPrivate } from '../model/private.ts';
import { publicPart } from '../model/public.ts';
import type { Study } from '../model/study.ts';
import { wordsFor } from '../words/words.ts';

/** Always there, whatever the content says: plain Latin, French letters, and the punctuation the interface sets. */
export const ALWAYS = [...range(0x20, 0x7e), ...'\u00a0–—‘’“”…·×ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»'].join('');

/**
 * Every character that anyone may read, each once and in order: what the fonts need to hold, and no more. What only a
 * locked study says, or a speaker’s notes and talks, plays no part, since the fonts are public; a letter it alone has
 * comes from the visitor’s system.
 */
export function charactersOf(root: string): string {
  return inOrder(ALWAYS + writtenCharacters(root));
}

/** The same without what is always there. */
export function writtenCharacters(root: string): string {
  const texts = listFiles('content/**/*.yaml', root)
    .filter((file) => deckOfFile(file) === undefined)
    .map((file) => publicText(`${root}/${file}`));
  const language = languageOf(root);
  const months = range(1, 12).map((_, index) => monthName(`2000-${index + 1}`, language));
  const said = [...texts, JSON.stringify(wordsFor(language)), ...months].join('');
  // Composed, as fonts have them: é may be written as an e with an accent after it.
  const composed = said.normalize('NFC');
  return inOrder(composed + capitals(composed, language));
}

const inOrder = (text: string) =>
  [...new Set(text)]
    .filter((character) => character >= ' ')
    .toSorted()
    .join('');

/** As the language has them, where a style or a social image sets words in capitals: i → İ in Turkish. */
function capitals(text: string, language: string): string {
  return [...new Set(text)].join('').toLocaleUpperCase(language);
}

/** The site’s language, as far as the settings can be read. */
export function languageOf(root: string): string {
  const [file] = listFiles(FILES.site, root);
  const { language } = (file ? (parsed(readText(`${root}/${file}`)) ?? {}) : {}) as { language?: unknown };
  return (typeof language === 'string' && knownLanguage(language)) || DEFAULT_LANGUAGE;
}

/** What each file said when it was last read: every face of every card and page asks for all of them. */
const known = new Map<string, { text: string; said: string }>();

function publicText(path: string): string {
  const text = readText(path);
  const before = known.get(path);
  if (before?.text === text) return before.said;
  const said = publicTextOf(text);
  known.set(path, { text, said });
  return said;
}

function publicTextOf(text: string): string {
  const data = parsed(text);
  if (data === undefined) return '';
  const says = (field: string) => (Object(data) as Record<string, unknown>)[field] === true;
  if (says('draft')) return '';
  const study = data as Partial<Study>;
  if (says('locked')) return JSON.stringify(publicPart(study));
  return JSON.stringify(Array.isArray(study?.blocks) ? withoutPrivate(study as Study) : data);
}

function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: 'error' });
  } catch {
    return undefined; // the reader tells what is wrong with it
  }
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
