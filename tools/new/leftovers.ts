import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
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
  for (const file of globSync('content/case-studies/*/study.yaml', { cwd: root }).toSorted()) {
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
  const film = films.find((one) => path.endsWith(one.slice(one.lastIndexOf('.'))));
  return film ? readFileSync(path).equals(readFileSync(film)) : isStarterPicture(path);
}

function read(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // the reader tells what is wrong with it
  }
}
