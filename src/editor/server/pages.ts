import { nextStudy } from '../../lib/successor.ts';
import { solveLook } from '../../look/solved.ts';
import { deckOfFile, FILES, routeOfFile, studyFile, studyFolder } from '../../model/files.ts';
import type { Look } from '../../model/look.ts';
import type { ResolvedStudy } from '../../model/resolved.ts';
import type { Site } from '../../model/site.ts';
import { namedShelves, shelvesOf, type WorkPage } from '../../model/work.ts';
import { slidesOf } from '../../present/slides-of.ts';
import { studyFolders } from '../../reader/folders.ts';
import type { OpenContent } from '../../reader/read.ts';
import { workLook } from '../../reader/work-look.ts';
import type { EditedDocument, PageState, ScreenName } from '../shared/answers.ts';
import type { SlideCount } from '../shared/talk-length.ts';
import { valueAt } from '../shared/value.ts';
import type { Documents } from './documents.ts';
import { hasFun } from './fun-page.ts';
import { type Store, versionOf } from './store.ts';

export async function pageState(
  root: string,
  documents: Documents,
  store: Store,
  path: string,
  content?: OpenContent,
  /** Another look than the file says. */
  lookInstead?: Look,
): Promise<Omit<PageState, 'isSample'>> {
  const read = content ?? (await documents.read());
  const route = path.replace(/^\//, '').replace(/\.html$/, '');
  const all = studyFolders(root);
  // As the page shows it: while its file is broken, as it was.
  const workPage = (await documents.get(FILES.work, read)).shown as WorkPage | undefined;
  const named = workPage ? shelvesOf(workPage).flatMap(({ studies }) => studies) : [];
  const shelves = named.filter((name) => all.includes(name));
  const saidOf = (name: string) => documents.lastSaid(studyFile(name), read);
  const ordered = [...new Set([...shelves, ...all])];
  const screen = screenOf(root, route, all);
  const files: string[] = [FILES.site, fileOf(screen, route), FILES.look];
  if (screen === 'work') files.push(...shelves.map(studyFile));
  const isLocked = (name: string) => valueAt(saidOf(name), ['locked']) === true;
  const next = screen === 'study' ? nextStudy(shelves, route, isLocked) : undefined;
  if (next !== undefined) files.push(studyFile(next));
  // Talks are on no page, and can be edited from any.
  files.push(...Object.keys(read.files).filter((file) => deckOfFile(file) !== undefined));
  const shown: Record<string, EditedDocument> = {};
  for (const file of new Set(files)) shown[file] = await documents.get(file, read);
  const look = lookInstead ?? (shown[FILES.look]?.shown as Look | undefined);
  const work = screen === 'work' ? await workLook(root, look, workContent(shown)) : undefined;
  return {
    path,
    screen,
    file: fileOf(screen, route),
    documents: shown,
    next,
    studies: ordered.map((name) => ({ route: name, ...glimpse(saidOf(name)) })),
    gone: named
      .filter((name) => !all.includes(name))
      .map((name) => ({ route: name, ...glimpse(saidOf(name)) })),
    shelves: namedShelves(workPage),
    sections: sectionsIn(read),
    slides: await slidesIn(documents, read),
    hasFun: hasFun(root),
    look: solveLook(look).css + (work?.css ?? ''),
    work,
    ownCss: documents.ownCss(read),
    project: versionOf(root),
    undo: store.undoable?.label,
    redo: store.redoable?.label,
  };
}

/** The headline and the covers of the Work page, as they are shown. */
function workContent(shown: Record<string, EditedDocument>) {
  const covers = Object.values(shown).flatMap(({ file, written }) => {
    const [route, cover] = [routeOfFile(file), valueAt(written, ['cover', 'file'])];
    return route !== undefined && typeof cover === 'string'
      ? [[route, `${studyFolder(route)}/${cover}`]]
      : [];
  });
  const work = shown[FILES.work]?.shown as WorkPage | undefined;
  return { hero: work?.hero, covers: Object.fromEntries(covers) as Record<string, string> };
}

function glimpse(study: unknown): Omit<PageState['studies'][number], 'route'> {
  const title = valueAt(study, ['title']);
  return {
    title: typeof title === 'string' ? title.trim() : '',
    locked: valueAt(study, ['locked']) === true,
    draft: valueAt(study, ['draft']) === true,
  };
}

/** Of the studies in talks alone: a site may have hundreds. */
function sectionsIn({ files }: OpenContent): Record<string, string[]> {
  const sectionsOf = (route: string) =>
    listAt(files[studyFile(route)]?.written, 'blocks').flatMap((block) => words(valueAt(block, ['section'])));
  return Object.fromEntries(inTalks(files).map((route) => [route, sectionsOf(route)]));
}

/** The studies that talks name. */
function inTalks(files: OpenContent['files']): string[] {
  const named = Object.entries(files).flatMap(([file, { written }]) =>
    deckOfFile(file) === undefined
      ? []
      : listAt(written, 'studies').flatMap((one) => words(valueAt(one, ['study']))),
  );
  return [...new Set(named)];
}

function listAt(value: unknown, name: string): unknown[] {
  const list = valueAt(value, [name]);
  return Array.isArray(list) ? list : [];
}

const words = (value: unknown) => (typeof value === 'string' ? [value] : []);

/** How many slides a talk would show of each of its studies; of one that cannot be read, nothing. */
async function slidesIn(documents: Documents, read: OpenContent): Promise<PageState['slides']> {
  const labels = read.site?.data.labels;
  const counts: PageState['slides'] = {};
  for (const route of labels ? inTalks(read.files) : []) {
    if (!labels || !read.studies[route]) continue;
    const { shown } = await documents.get(studyFile(route), read);
    if (shown) counts[route] = countOf({ ...(shown as ResolvedStudy), route }, labels);
  }
  return counts;
}

function countOf(study: ResolvedStudy & { route: string }, labels: Site['labels']): SlideCount {
  const slides = slidesOf(study, { words: labels });
  const always = slides.filter(({ from }) => from?.block === undefined).length;
  return {
    always,
    inSections: slides.filter(({ from }) => from?.block !== undefined).map(({ section }) => section ?? null),
  };
}

function screenOf(root: string, route: string, studies: readonly string[]): ScreenName {
  if (route === '') return 'work';
  if (route === 'about') return 'about';
  // A site without content/fun.yaml has no Fun page.
  if (route === 'fun') return hasFun(root) ? 'fun' : 'notFound';
  return studies.includes(route) ? 'study' : 'notFound';
}

function fileOf(screen: ScreenName, route: string): string {
  if (screen === 'study') return studyFile(route);
  return FILES[screen === 'notFound' ? 'site' : screen];
}
