import { existsSync } from 'node:fs';
import { join } from 'node:path';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { readText } from '../../../src/lib/files.ts';
import { DEFAULT_LANGUAGE } from '../../../src/model/language.ts';
import { OWN_WORDS } from '../../../src/reader/folders.ts';
import { dictionaryFor } from '../dictionaries.ts';
import { advice, type Finding, type Rule } from '../finding.ts';
import { knownNames } from '../names.ts';
import { writtenOn } from '../reading.ts';
import { TOLERATED } from './tolerated.ts';

/** Spelling, slips and words that put people off, by the libraries behind alex. */
export const proseRule: Rule = async (desk) => {
  const { root, pages, site } = desk;
  const dictionary = dictionaryFor(site?.data.language ?? DEFAULT_LANGUAGE);
  if (!dictionary) return []; // languageRule says so
  const texts = pages.flatMap((page) =>
    writtenOn(page)
      .filter(({ kind }) => kind !== 'name')
      .map(({ path, text }) => ({ page, path, text: readable(text) })),
  );
  // What was a name a moment ago, on another site or before a change, is none now.
  ignore.splice(0, ignore.length, ...codes(texts), ...knownNames(desk));
  const reader = await readerOf(ownWords(root), dictionary);
  const findings: Finding[] = [];
  const told = new Set<string>();
  const read = new Set<string>();
  for (const { page, path, text } of texts) {
    if (read.has(text)) continue;
    read.add(text);
    const file = new VFile(text);
    await reader.run(reader.parse(file), file);
    for (const message of file.messages) {
      const sentence = TOLERATED.includes(message.ruleId ?? '')
        ? undefined
        : inOurWords(message, dictionary.name);
      // A word misspelt ten times is told once: it is mended with one search.
      if (!sentence || told.has(sentence.toLowerCase())) continue;
      told.add(sentence.toLowerCase());
      const word = message.source === 'retext-spell' ? message.actual : undefined;
      // The editor has a button for that.
      const inEditor = sentence.replace(` add it to ${OWN_WORDS}.`, ' keep it as one of your words.');
      findings.push({ ...advice(page, path, sentence), ...(word && { word, inEditor }) });
    }
  }
  return findings;
};

/** What no reader calls misspelt. They all keep this very list, so it may change while they are open. */
const ignore: string[] = [];
const readers = new Map<string, ReturnType<typeof makeReader>>();
type Dictionary = NonNullable<ReturnType<typeof dictionaryFor>>;

/** Opening the dictionary takes longer than reading the site, so it is opened once for a list of own words. */
function readerOf(personal: string, dictionary: Dictionary) {
  const key = `${dictionary.name} ${personal}`;
  const reader = readers.get(key) ?? makeReader(personal, dictionary);
  readers.set(key, reader);
  return reader;
}

async function makeReader(personal: string, { load }: Dictionary) {
  const { default: dictionary } = await load();
  return (
    unified()
      .use(retextEnglish)
      .use(retextRepeatedWords)
      .use(retextIndefiniteArticle)
      .use(retextEquality)
      // To the library a word between two commas is a quotation; here it is most likely a list. It counts the words that
      // it has found better ones for as long as it lives, which in the editor is an afternoon.
      .use(retextSpell, { dictionary, personal, ignore, ignoreLiteral: false, max: 200 })
      .freeze()
  );
}

function ownWords(root: string): string {
  const file = join(root, OWN_WORDS);
  return existsSync(file) ? readText(file).replaceAll(/^#.*$/gm, '') : '';
}

/** Sizes, codes and short abbreviations (T4, 680K, CRA) are in no dictionary, and seldom misspelt. */
function codes(texts: readonly { text: string }[]): string[] {
  const found = texts.flatMap(
    ({ text }) => text.match(/[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*|\b\p{Lu}{2,5}\b/gu) ?? [],
  );
  return [...new Set(found)];
}

/** Addresses, file names and {slots} are not words, and a dash keeps their neighbours apart; ’s is part of a name. */
function readable(text: string): string {
  return text
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:[./_][\w-]+)+\S*|\{\w+\}/g, '—')
    .replaceAll(/(?<=\p{L})['’]s\b/gu, '');
}

function inOurWords(message: VFile['messages'][number], dictionary: string): string | undefined {
  const { actual, expected = [], source } = message;
  if (!actual) return undefined;
  const guess = expected
    .slice(0, 2)
    .map((word) => `“${word}”`)
    .join(' or ');
  switch (source) {
    case 'retext-spell':
      return `“${actual}” is not in the ${dictionary} dictionary: ${guess ? `did you mean ${guess}? If it is right,` : 'correct it, or, if it is right,'} add it to ${OWN_WORDS}.`;
    case 'retext-repeated-words':
      return `“${actual}” says a word twice: take one out.`;
    case 'retext-indefinite-article':
      return `“${actual}” should be ${guess} here, by the sound of the word after it: change it.`;
    case 'retext-equality':
      return `“${actual}” may put readers off: ${guess ? `try ${guess}` : 'find another word'}.`;
    default:
      return undefined;
  }
}
