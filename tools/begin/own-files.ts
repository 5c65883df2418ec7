import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles, readText } from '../../src/lib/files.ts';
import { deckSchema } from '../../src/model/deck.ts';
import { deckFile, FILES, kindOf, STUDIES, studyFile, studyFolder } from '../../src/model/files.ts';
import { deckNames } from '../../src/reader/decks.ts';
import { OWN_WORDS, studyFolders } from '../../src/reader/folders.ts';
import { linesOf } from '../doctor/sample-list.ts';
import type { Sample } from './sample.ts';
import { isPath, stringsIn, written } from './written.ts';

/** Copies what somebody has made their own: studies, the Fun page, and every file that did not come along. Gives back the studies, and the talks that cannot stay. */
export function keepOwnFiles(
  root: string,
  home: string,
  sample: Sample,
): { kept: string[]; talks: string[] } {
  const touched = studyFolders(root).filter((route) => sample.isTouched(route));
  for (const route of touched)
    cpSync(join(root, studyFolder(route)), join(home, studyFolder(route)), { recursive: true });
  const ownDecks = deckNames(root).filter((name) => isOwnDeck(written(root, deckFile(name)), sample));
  const staying = ownDecks.filter((name) => isWithStudies(written(root, deckFile(name)), touched));
  const decks = staying.map(deckFile);
  const pages = [...(isOwnFun(root, sample) ? [FILES.fun] : []), ...touched.map(studyFile), ...decks];
  const own = listFiles('content/**/*', root).filter(
    (file) => !file.startsWith(`${STUDIES}/`) && !kindOf(file) && file !== OWN_WORDS && !sample.isFile(file),
  );
  for (const file of [...own, ...pages, ...pages.flatMap((page) => namedBy(root, page))])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(home, file));
  keepWords(root, home, sample);
  const talks = ownDecks
    .filter((name) => !staying.includes(name))
    .map((name) => String(written(root, deckFile(name)).title ?? name));
  return { kept: touched, talks };
}

/** A page that stays keeps its pictures, wherever they lie. */
const namedBy = (root: string, page: string): string[] =>
  stringsIn(written(root, page))
    .filter(isPath)
    .map((name) => posix.join(posix.dirname(page), name))
    .filter((file) => file.startsWith('content/'));

const isOwnDeck = (deck: unknown, sample: Sample): boolean =>
  linesOf('deck', deck).some((text) => !sample.isText(text));

/** A talk stays with its studies: without one of them nobody could give it. */
function isWithStudies(deck: unknown, kept: readonly string[]): boolean {
  const { success, data } = deckSchema.safeParse(deck);
  return success && data.studies.every(({ study }) => kept.includes(study));
}

function isOwnFun(root: string, sample: Sample): boolean {
  return stringsIn(written(root, FILES.fun)).some((text) =>
    isPath(text) ? !sample.isFile(`content/${text}`) : !sample.isText(text),
  );
}

function keepWords(root: string, home: string, sample: Sample): void {
  const words = existsSync(join(root, OWN_WORDS)) ? readText(join(root, OWN_WORDS)).split('\n') : [];
  const mine = words.filter((word) => word.trim() && !sample.isText(word));
  if (mine.length > 0) writeFileSync(join(home, OWN_WORDS), `${mine.join('\n')}\n`);
}
