import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { listFiles, readText } from '../../src/lib/files.ts';

/** What came with the project, as hashes: enough to know a thing again, whatever became of the rest. */
export interface SampleList {
  files: ReadonlySet<string>;
  texts: ReadonlySet<string>;
}

/** A text of a page, by the fields that lead to it. */
export interface WrittenText {
  path: PropertyKey[];
  text: string;
}

/** Shorter ones are words of the language, which an owner may well write too. */
const SHORTEST = 24;
/** Of the settings only what is about the person: the wording of the frame is anybody’s. */
const PERSONAL = /^(owner\.(name|shortName)|baseTitle|description|footer\.madeBy)$/;
/** Read by nobody as words; addresses that are nobody’s are told by a rule of their own. */
const NO_TEXT = /(^|\.)(file|portrait|mp4|webm|href|url|email|linkedin|type)$/;

const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 8);

export const hashOfText = (text: string): string => hashOf(text);

/** Of a drawing in text, the line ends may differ from system to system. */
export const hashOfFile = (path: string): string =>
  hashOf(path.endsWith('.svg') ? readText(path) : readFileSync(path));

/** The texts of a YAML file by which it can be known whose it is. */
export function tellingTexts(file: string, value: unknown): WrittenText[] {
  const isSettings = posix.basename(file) === 'site.yaml';
  return writtenTexts(value).filter(({ path, text }) => {
    const field = path.join('.');
    return isSettings ? PERSONAL.test(field) : text.length >= SHORTEST && !NO_TEXT.test(field);
  });
}

/** Pictures, films and the like: all that is not written. */
export const isPictureFile = (file: string): boolean => !/\.(ya?ml|txt|md)$/.test(file);

/** Lists all that is in a content folder. Only the sample itself is ever listed. */
export function listSample(root: string): SampleList {
  const all = listFiles('content/**/*', root);
  const files = all.filter(isPictureFile).map((file) => hashOfFile(join(root, file)));
  const texts = all
    .filter((file) => /\.ya?ml$/.test(file))
    .flatMap((file) => tellingTexts(file, parse(readText(join(root, file)))))
    .map(({ text }) => hashOfText(text));
  return { files: new Set(files.toSorted()), texts: new Set(texts.toSorted()) };
}

function writtenTexts(value: unknown, path: PropertyKey[] = []): WrittenText[] {
  if (typeof value === 'string') return [{ path, text: value.trim() }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    writtenTexts(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
