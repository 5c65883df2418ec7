import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { EXAMPLE_FILES } from '../../src/blocks/example-files.ts';
import { EXAMPLE } from '../../src/editor/server/example.ts';
import { isStarterPicture } from '../../src/media/master.ts';
import { formOf, schemas } from '../../src/model/schemas.ts';
import { allTextsOf } from '../../src/model/texts.ts';
import { MENU_FILES } from './block-menu.ts';
import { starterSentences } from './starter-text.ts';

/** What `npm run new` put into a study and the owner has not replaced. */
export interface Leftovers {
  /** Names of pictures and films in use that are still the starter’s. */
  files: string[];
  /** Sentences that are still to be written. */
  sentences: string[];
}

/** What is left of the starter in a study as it was written, and in the files it names. */
export async function starterLeftovers(folder: string, study: unknown): Promise<Leftovers> {
  const named = allTextsOf(formOf(schemas.study), study).filter(
    ({ kind }) => kind === 'media' || kind === 'file',
  );
  const names = [...new Set(named.map(({ text }) => text))];
  const isLeft = await Promise.all(names.map((name) => isStarterFile(join(folder, name))));
  return { files: names.filter((_, index) => isLeft[index]), sentences: starterSentences(study) };
}

async function isStarterFile(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  if (basename(path).startsWith(EXAMPLE)) return true;
  const films = [MENU_FILES.mp4, MENU_FILES.webm, MENU_FILES.prototype].map((name) =>
    join(EXAMPLE_FILES, name),
  );
  const film = films.find((one) => extname(one) === extname(path));
  return film ? readFileSync(path).equals(readFileSync(film)) : isStarterPicture(path);
}
