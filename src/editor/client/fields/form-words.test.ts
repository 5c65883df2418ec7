import { expect, test } from 'vitest';
import { z } from 'zod';
import { aboutSchema } from '../../../model/about.ts';
import { deckSchema } from '../../../model/deck.ts';
import { PICTURE_FILES } from '../../../model/fields.ts';
import { funSchema } from '../../../model/fun.ts';
import { type Schema, settled } from '../../../model/json-schema.ts';
import { studySchema } from '../../../model/study.ts';
import { siteFileSchema } from '../../../model/words.ts';
import { workSchema } from '../../../model/work.ts';
import { inWords, oneOf, withArticle } from '../../shared/field-names.ts';
import { helpOf } from './schema.ts';

const files = {
  site: siteFileSchema,
  work: workSchema,
  about: aboutSchema,
  fun: funSchema,
  study: studySchema,
  deck: deckSchema,
};

interface Said {
  where: string;
  words: string;
}

/** Everything that the forms of a file say: names of fields, what they are for, and what can be chosen. */
function said(root: Schema): Said[] {
  const all: Said[] = [];
  const say = (where: string, words: string) => words && all.push({ where, words });
  const walk = (schema: Schema, path: readonly string[]): void => {
    const core = settled(schema, root, undefined);
    const where = path.join('.');
    say(where, helpOf(schema));
    say(where, helpOf(core));
    for (const word of core.enum ?? []) say(where, core.names?.[word] ?? word);
    for (const one of core.oneOf ?? core.anyOf ?? []) {
      // What stands for itself in a list of choices has to be a choice in words.
      if (one.const !== undefined) say(where, helpOf(one) || String(one.const));
      walk(one, path);
    }
    // A list inside itself (pages and the pages below them) is walked once.
    if (core.items && path.length < 9) walk(core.items, path);
    for (const [name, field] of Object.entries(core.properties ?? {})) {
      if (field.const !== undefined) {
        say(where, inWords(String(field.const)));
        continue;
      }
      // The dialog of a picture asks for its file, and no form names it.
      if (core.widget === 'picture' && PICTURE_FILES.some((file) => file === name)) continue;
      say(where, inWords(name));
      if (path.length < 9) walk(field, [...path, name]);
    }
  };
  walk(root, []);
  return all;
}

/** Names that are written like this everywhere. */
const NAMES = /LinkedIn|WebM|MP4|GitHub|JavaScript|H\.264|UX\/UI|en-CA|fr-CA/g;

const OF_MACHINES: [string, RegExp][] = [
  ['marks of code', /[`{}]/],
  ['true or false', /\b(true|false|null|undefined)\b/i],
  ['the file it is written in', /yaml|\bthis file\b|\.(html?|ts|js|json)\b/i],
  ['folders of the project', /content\/|case-studies|node_modules|\.trash/],
  ['commands', /\bnpm\b/],
  ['names of code', /[a-z][A-Z]/],
  ['words with numbers stuck to them', /\b[A-Za-z]+\d+\b/],
  ['names in small letters', /\b(linkedin|github|behance|dribbble|javascript|html|mp4|webm)\b/],
];

test.each(Object.entries(files))('the forms of the %s file speak as a designer would', (_, schema) => {
  const all = said(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  expect(all.length).toBeGreaterThan(10);
  const faults = all.flatMap(({ where, words }) =>
    OF_MACHINES.filter(([, sign]) => sign.test(words.replaceAll(NAMES, '').replaceAll(GAPS, ''))).map(
      ([what]) => `${where}: “${words}” has ${what}`,
    ),
  );
  expect(faults).toEqual([]);
});

/** Stands for a name or a number in a text of the frame; the text’s own editor shows it as what it is. */
const GAPS = /\{(name|title|count|minutes|message|open|all)\}/g;

test('whatever can be chosen has a name that begins like one', () => {
  const study = said(z.toJSONSchema(studySchema, { io: 'input', unrepresentable: 'any' }) as Schema);
  const devices = [
    'Desktop screen',
    'Browser window',
    'Laptop',
    'Black phone',
    'Dark grey phone',
    'Light phone',
  ];
  for (const name of [...devices, 'Low fidelity', 'Mid fidelity', 'Headings', 'Body text'])
    expect(study.map(({ words }) => words)).toContain(name);
});

test.each([
  ['networks', 'a network'],
  ['entries', 'an entry'],
  ['studies', 'a study'],
  ['swatches', 'a swatch'],
  ['formerly', 'a former address'],
  ['facts', 'a fact'],
  ['text', 'a paragraph'],
])('one of the %s is called %s on the button that adds it', (name, words) => {
  expect(withArticle(oneOf(name))).toBe(words);
});
