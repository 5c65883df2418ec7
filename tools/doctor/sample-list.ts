import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listFiles, readText } from '../../src/lib/files.ts';
import { type ContentKind, kindOf } from '../../src/model/files.ts';
import { formOf, schemas } from '../../src/model/schemas.ts';
import { allTextsOf, type Text, textsOf } from '../../src/model/texts.ts';
import { OWN_WORDS } from '../../src/reader/folders.ts';
import sample from './sample.json' with { type: 'json' };

/** What came with the project, as hashes: enough to know a thing again, whatever became of the rest. */
export interface SampleList {
  files: ReadonlySet<string>;
  /** Those by which it can be known whose a page is. */
  texts: ReadonlySet<string>;
  /** Every text, short ones too, and every word of the owner’s own list. */
  lines: ReadonlySet<string>;
}

export const KNOWN: SampleList = {
  files: new Set(sample.files.split(' ')),
  texts: new Set(sample.texts.split(' ')),
  lines: new Set(sample.lines.split(' ')),
};

/** Shorter ones are words of the language, which an owner may well write too. */
const SHORTEST = 24;
/** Of the settings only what is about the person: the wording of the frame is anybody’s. */
const PERSONAL = /^(owner\.(name|shortName)|baseTitle|description|footer\.madeBy)$/;

const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 8);

export const hashOfText = (text: string): string => hashOf(text);

/** Of a drawing in text, the line ends may differ from system to system. */
export const hashOfFile = (path: string): string =>
  hashOf(path.endsWith('.svg') ? readText(path) : readFileSync(path));

/** The texts of a YAML file by which it can be known whose it is. */
export const tellingTexts = (kind: ContentKind, value: unknown): Text[] =>
  textsOf(formOf(schemas[kind]), value)
    .map((one) => ({ ...one, text: one.text.trim() }))
    .filter(({ path, text }) => (kind === 'site' ? PERSONAL.test(path.join('.')) : text.length >= SHORTEST));

/** Pictures, films and the like: all that is not written. */
export const isPictureFile = (file: string): boolean => !/\.(ya?ml|txt|md)$/.test(file);

/** All texts of a file, for machines too. */
export const linesOf = (kind: ContentKind, value: unknown): string[] =>
  allTextsOf(formOf(schemas[kind]), value).map(({ text }) => text.trim());

/** Lists all that is in a content folder. Only the sample itself is ever listed. */
export function listSample(root: string): SampleList {
  const all = listFiles('content/**/*', root);
  const files = all.filter(isPictureFile).map((file) => hashOfFile(join(root, file)));
  const pages = all.flatMap((file) => {
    const kind = kindOf(file);
    return kind ? [{ kind, value: parse(readText(join(root, file))) as unknown }] : [];
  });
  const texts = pages.flatMap(({ kind, value }) => tellingTexts(kind, value).map(({ text }) => text));
  const words = all.includes(OWN_WORDS) ? readText(join(root, OWN_WORDS)).split('\n') : [];
  const lines = [
    ...pages.flatMap(({ kind, value }) => linesOf(kind, value)),
    ...words.map((word) => word.trim()),
  ];
  const hashed = (some: string[]) => new Set(some.map(hashOfText).toSorted());
  return { files: new Set(files.toSorted()), texts: hashed(texts), lines: hashed(lines) };
}
