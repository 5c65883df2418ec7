import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listFiles, readText } from '../../src/lib/files.ts';
import { type ContentKind, kindOf } from '../../src/model/files.ts';
import { formOf, schemas } from '../../src/model/schemas.ts';
import { type Text, textsOf } from '../../src/model/texts.ts';

/** What came with the project, as hashes: enough to know a thing again, whatever became of the rest. */
export interface SampleList {
  files: ReadonlySet<string>;
  texts: ReadonlySet<string>;
}

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

/** Lists all that is in a content folder. Only the sample itself is ever listed. */
export function listSample(root: string): SampleList {
  const all = listFiles('content/**/*', root);
  const files = all.filter(isPictureFile).map((file) => hashOfFile(join(root, file)));
  const texts = all
    .flatMap((file) => {
      const kind = kindOf(file);
      return kind ? tellingTexts(kind, parse(readText(join(root, file)))) : [];
    })
    .map(({ text }) => hashOfText(text));
  return { files: new Set(files.toSorted()), texts: new Set(texts.toSorted()) };
}
