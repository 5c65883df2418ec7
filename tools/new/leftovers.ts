import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { parse } from 'yaml';
import { listFiles, readText } from '../../src/lib/files.ts';
import { MENU_FILES } from './block-menu.ts';
import { isStarterPicture } from './starter-picture.ts';
import { starterSentences, texts } from './starter-text.ts';

/** What `npm run new` put into a study and the owner has not replaced. */
export interface Leftovers {
  route: string;
  /** Names of pictures and films in use that are still the starter’s. */
  files: string[];
  /** Sentences that are still to be written. */
  sentences: string[];
}

const MEDIA = /\.(png|jpe?g|webp|avif|gif|tiff?|svg|mp4|webm)$/i;
const FIXTURES = join(import.meta.dirname, '../../tests/fixtures');

/** Studies with something of the starter’s left in them. It reads what was written, so mistakes do not matter to it. */
export async function starterLeftovers(root: string): Promise<Leftovers[]> {
  const found: Leftovers[] = [];
  for (const file of listFiles('content/case-studies/*/study.yaml', root)) {
    const study = read(join(root, file));
    const folder = join(root, dirname(file));
    const names = [...new Set(texts(study).filter((text) => MEDIA.test(text)))];
    const isLeft = await Promise.all(names.map((name) => isStarterFile(join(folder, name))));
    const files = names.filter((_, index) => isLeft[index]);
    const sentences = starterSentences(study);
    if (files.length + sentences.length > 0) {
      found.push({ route: basename(dirname(file)), files, sentences });
    }
  }
  return found;
}

async function isStarterFile(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const films = [MENU_FILES.mp4, MENU_FILES.webm].map((name) => join(FIXTURES, name));
  const film = films.find((one) => extname(one) === extname(path));
  return film ? readFileSync(path).equals(readFileSync(film)) : isStarterPicture(path);
}

function read(path: string): unknown {
  try {
    return parse(readText(path));
  } catch {
    return undefined; // the reader tells what is wrong with it
  }
}
