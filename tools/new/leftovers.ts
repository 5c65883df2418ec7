import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { MENU_FILES } from './block-menu.ts';
import { isStarterPicture } from './starter-picture.ts';
import { starterSentences, texts } from './starter-text.ts';

/** What `npm run new` put into a study and the owner has not replaced. */
export interface Leftovers {
  /** Names of pictures and films in use that are still the starter’s. */
  files: string[];
  /** Sentences that are still to be written. */
  sentences: string[];
}

const MEDIA = /\.(png|jpe?g|webp|avif|gif|tiff?|svg|mp4|m4v|mov|webm|html)$/i;
const FIXTURES = join(import.meta.dirname, '../../tests/fixtures');

/** What is left of the starter in a study as it was written, and in the files it names. */
export async function starterLeftovers(folder: string, study: unknown): Promise<Leftovers> {
  const names = [...new Set(texts(study).filter((text) => MEDIA.test(text)))];
  const isLeft = await Promise.all(names.map((name) => isStarterFile(join(folder, name))));
  return { files: names.filter((_, index) => isLeft[index]), sentences: starterSentences(study) };
}

async function isStarterFile(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const films = [MENU_FILES.mp4, MENU_FILES.webm, MENU_FILES.prototype].map((name) => join(FIXTURES, name));
  const film = films.find((one) => extname(one) === extname(path));
  return film ? readFileSync(path).equals(readFileSync(film)) : isStarterPicture(path);
}
