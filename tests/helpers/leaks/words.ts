import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { languageOf } from '../../../src/fonts/characters.ts';
import { listFiles, readText } from '../../../src/lib/files.ts';
import { blockSchema } from '../../../src/model/blocks/any.ts';
import { PUBLIC_FIELDS } from '../../../src/model/public.ts';
import { wordsFor } from '../../../src/words/words.ts';
import { parted, readDecks } from './secrets.ts';

/** Texts of the output that words are looked for in; what is packed or encrypted has other ways (search.ts). */
const TEXTS = '**/*.{html,js,mjs,css,json,xml,txt,svg,webmanifest,map}';

/** Code and licences that the site carries, and what browsers call things. */
const CARRIED = [
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
  'astro/dist/runtime/server/astro-island.js',
  'typescript/lib/lib.dom.d.ts',
  'typescript/lib/lib.es5.d.ts',
  'csstype/index.d.ts',
  'schema-dts/dist/schema.d.ts',
];

/** Three letters or more, `camelCase` taken apart. */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];

/** Every word of a locked study, of notes and of talks that nothing public says: not one of them may be in the output. */
export function secretWords(root: string): Set<string> {
  const all = listFiles('content/case-studies/*/study.yaml', root).map((file) => parted(read(root, file)));
  const studies = all.map(({ data }) => data);
  const said = [...all.map((one) => one.said), ...readDecks(root).map((one) => one.said)];
  const others = listFiles('content/*.yaml', root).map((file) => read(root, file));
  const isOpen = (study: Record<string, unknown>, field: string) =>
    study.locked !== true || (PUBLIC_FIELDS as readonly string[]).includes(field);
  const part = (wanted: boolean) =>
    studies.flatMap((study) => Object.entries(study).filter(([field]) => isOpen(study, field) === wanted));
  const frame = wordsFor(languageOf(root));
  const known = new Set([...vocabulary(root), ...wordsIn([others, frame, part(true)])]);
  return new Set(wordsIn([part(false), said]).filter((word) => !known.has(word)));
}

/** The secret words found in a folder of output, with the files they stand in. */
export function findWords(folder: string, secret: ReadonlySet<string>, root?: string): string[] {
  const open = new Set(root === undefined ? [] : openPrototypes(root));
  return listFiles(TEXTS, folder).flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    // A prototype of an open study is published as it is, fonts and all: whatever it spells is no secret.
    if (open.has(source)) return [];
    // A fingerprint in a policy may spell a short word by chance.
    const text = source.replaceAll(/'sha(256|384|512)-[\w+/=]+'/g, ' ');
    const words = new Set(wordsOf(`${file} ${text}`));
    return [...words].filter((word) => secret.has(word)).map((word) => `${file} says “${word}”`);
  });
}

const openPrototypes = (root: string): string[] =>
  listFiles('content/case-studies/*/study.yaml', root)
    .filter((file) => read(root, file).locked !== true)
    .flatMap((file) => listFiles(`${posix.dirname(file)}/*.html`, root))
    .map((file) => readFileSync(join(root, file), 'utf8'));

const read = (root: string, file: string) => parse(readText(join(root, file))) as Record<string, unknown>;

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return wordsOf(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}

/** What stands in the output whatever the studies say: names in code, never words in quotes. */
function vocabulary(root: string): string[] {
  const carried = CARRIED.map((file) => withoutComments(readText(join(root, 'node_modules', file))));
  const licences = listFiles('node_modules/{react,astro,@fontsource-variable/lexend}/LICENSE', root);
  const styles = listFiles('src/**/*.css', root).map((file) => readText(join(root, file)));
  const code = listFiles('src/**/*.{ts,tsx,astro}', root).map((file) => readText(join(root, file)));
  return [
    ...[...carried, ...licences.map((file) => readText(join(root, file)))].flatMap(wordsOf),
    ...styles.flatMap((css) => wordsOf(withoutComments(css))),
    ...code.flatMap((source) => namesIn(source).flatMap(wordsOf)),
    ...blockSchema.options.flatMap((option) => wordsOf(option.shape.type.value)),
  ];
}

const withoutComments = (source: string) => source.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, ' ');

/** The identifiers of a source file: neither its comments nor its strings. */
function namesIn(source: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.JSX, source);
  const names: string[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token === ts.SyntaxKind.Identifier || token >= ts.SyntaxKind.FirstKeyword)
      names.push(scanner.getTokenText());
  }
  return names;
}
