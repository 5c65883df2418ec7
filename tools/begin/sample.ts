import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listFiles, readText } from '../../src/lib/files.ts';
import { FILES, studyFile, studyFolder } from '../../src/model/files.ts';
import {
  hashOfFile,
  hashOfText,
  isPictureFile,
  KNOWN,
  linesOf,
  type SampleList,
} from '../doctor/sample-list.ts';

/** What of a project came with it. */
export interface Sample {
  /** Whether the site is the sample still: nobody has put a name of their own in. */
  isWhole(): boolean;
  /** Of a picture, a film or the like. */
  isFile(file: string): boolean;
  /** Of a text of a page, single words too. */
  isText(text: string): boolean;
  /** Whether somebody has put words or pictures of their own into a study. */
  isTouched(route: string): boolean;
}

export function sampleIn(root: string, known: SampleList = KNOWN): Sample {
  const isFile = (file: string) =>
    existsSync(join(root, file)) && known.files.has(hashOfFile(join(root, file)));
  const isText = (text: string) => known.lines.has(hashOfText(text.trim()));
  return {
    isFile,
    isText,
    isWhole() {
      try {
        const name: unknown = parse(readText(join(root, FILES.site)))?.owner?.name;
        return typeof name === 'string' && known.texts.has(hashOfText(name.trim()));
      } catch {
        return false; // what is wrong with the file is told by the reader
      }
    },
    isTouched(route) {
      const files = listFiles(`${studyFolder(route)}/**/*`, root);
      if (files.some((file) => isPictureFile(file) && !isFile(file))) return true;
      try {
        return linesOf('study', parse(readText(join(root, studyFile(route))))).some((text) => !isText(text));
      } catch {
        return true; // it cannot be read: then it is not as it came
      }
    },
  };
}
