import { randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, posix } from 'node:path';
import { TRASH } from '../../src/editor/server/store.ts';
import type { AboutPlan } from '../../src/import/about-edits.ts';
import type { People } from '../../src/import/people.ts';
import type { Beginning } from '../../src/model/beginning.ts';
import { FILES, studyFolder } from '../../src/model/files.ts';
import { ContentError } from '../../src/reader/problem.ts';
import { readLibrary } from '../../src/reader/read.ts';
import { Refusal } from '../gate/env-file.ts';
import { bringPeople } from '../import/about.ts';
import { createAnswer } from '../new/answers.ts';
import { allOrNothing } from '../new/draft.ts';
import { makeStudy } from '../new/study.ts';
import { asFile, type FirstPages, firstPages, type Photo } from './files.ts';
import { withOwnWords } from './kept.ts';
import { keepOwnFiles } from './own-files.ts';
import { type GivenPictures, takeInIcon, takeInPhoto } from './pictures.ts';
import { type Sample, sampleIn } from './sample.ts';
import { firstWords } from './words.ts';
import { isPath, written } from './written.ts';

export interface Move {
  kind: 'move';
  from: string;
  to: string;
}

export interface Staged {
  /** What is there goes to the trash, whole; then what is new takes its place. */
  moves: Move[];
  /** Where the sample goes. */
  trash: string;
  /** The address of the first study. */
  route: string;
  /** Studies and pages that somebody had begun to make their own: they stay. */
  kept: string[];
  /** What came along of their jobs and skills, in words, and what did not. */
  brought?: AboutPlan | undefined;
  /** Words of somebody’s own for which the new pages have no place: they are in the trash. */
  left: string[];
  /** Talks of somebody’s own, by their titles, that went with the sample’s studies. */
  talks: string[];
}

/** What somebody says and hands in who makes the site their own. */
export interface Given extends GivenPictures {
  answers: Beginning;
  /** Their jobs and skills, from where those are already. */
  people?: People | undefined;
}

/** In the trash: what was there before, and what is new while it is made. */
export const BEFORE = 'sample';
const MADE = 'begun';

/**
 * Makes the whole content of the first day beside the project’s, with the same reader and the same `npm run new`, and
 * says what has to move for it to take its place. Nothing of the site has been changed by then.
 */
export async function stage(
  root: string,
  { answers, people, ...pictures }: Given,
  sample: Sample = sampleIn(root),
): Promise<Staged> {
  const stamp = `${TRASH}/${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 4)}`;
  const made = `${stamp}-${MADE}`;
  const home = join(root, made);
  mkdirSync(join(home, 'content'), { recursive: true });
  const unshare = shareCache(root, home);
  try {
    const { kept, talks } = keepOwnFiles(root, home, sample);
    const photo = pictures.photo && (await takeInPhoto(home, pictures.photo));
    if (pictures.icon) await takeInIcon(home, pictures.icon);
    const left = writePages(root, home, { answers, photo, hasResume: people !== undefined }, sample);
    const brought = people && (await bring(home, people));
    const route = await firstStudy(home, answers.language);
    putOnShelf(home, [route, ...kept]);
    await mustBeRight(home);
    unshare();
    const moves = [
      ...leaves(root, 'content').map((from) => move(from, `${stamp}-${BEFORE}/${from}`)),
      ...leaves(home, 'content').map((to) => move(`${made}/${to}`, to)),
    ];
    return {
      moves,
      trash: `${stamp}-${BEFORE}`,
      route,
      kept: kept.map((name) => `/${name}`),
      left,
      talks,
      brought,
    };
  } catch (error) {
    unshare();
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

export const move = (from: string, to: string): Move => ({ kind: 'move', from, to });

/** Files, and folders that hold files alone: what is moved whole on every system, also while somebody watches it. */
export function leaves(root: string, folder: string): string[] {
  const list = (path: string) => readdirSync(join(root, path), { withFileTypes: true });
  return list(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    const inside = list(path);
    if (inside.some((one) => one.isDirectory())) return leaves(root, path);
    return inside.length > 0 ? [path] : [];
  });
}

/** The fonts and verdicts that the project has made already are good here too, by a link that is taken away again. */
function shareCache(root: string, home: string): () => void {
  const link = join(home, '.cache');
  mkdirSync(join(root, '.cache'), { recursive: true });
  symlinkSync(join(root, '.cache'), link, 'junction');
  // The link alone: whatever removes folders must never follow it.
  return () => {
    if (lstatSync(link, { throwIfNoEntry: false })) unlinkSync(link);
  };
}

function writePages(root: string, home: string, given: FirstPages, sample: Sample): string[] {
  const left: string[] = [];
  const isSamples = (text: string) =>
    isPath(text) ? sample.isFile(posix.join('content', text)) : sample.isText(text);
  for (const [file, first] of Object.entries(firstPages(given))) {
    // A look is chosen whole.
    const { page, left: here } =
      file === FILES.look
        ? { page: first, left: [] }
        : withOwnWords(file, { ...first }, written(root, file), isSamples);
    if (file === FILES.site && existsSync(join(home, FILES.fun))) linkFun(page as { navigation: object[] });
    if (given.photo && file === FILES.about) Object.assign(page, { photo: given.photo satisfies Photo });
    left.push(...here);
    writeFileSync(join(home, file), asFile(file, page));
  }
  return left;
}

const linkFun = (page: { navigation: object[] }) =>
  page.navigation.splice(1, 0, { label: 'Fun', href: '/fun' });

async function firstStudy(home: string, language: string): Promise<string> {
  const { title, route } = firstWords(language).study;
  const free = existsSync(join(home, studyFolder(route))) ? `${route}_2` : route;
  await makeStudy(
    home,
    free,
    { title },
    createAnswer(undefined, () => {}),
    () => {},
  );
  return free;
}

/** All on one shelf; written as the other pages are. */
function putOnShelf(home: string, studies: readonly string[]): void {
  const { featured, ...page } = written(home, FILES.work);
  writeFileSync(
    join(home, FILES.work),
    asFile(FILES.work, { ...page, featured: { ...Object(featured), studies } }),
  );
}

/** Jobs and skills as `npm run import` brings them, in the place of the first words. */
const bring = (home: string, people: People): Promise<AboutPlan> =>
  allOrNothing(home, (draft) =>
    bringPeople(home, draft, people, { asker: undefined, isYes: true, keepsOwner: true, say: () => {} }),
  );

async function mustBeRight(home: string): Promise<void> {
  try {
    await readLibrary(home, { editing: true });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new Refusal(`Nothing was changed, because the site would not build:\n${error.message}`);
  }
}
