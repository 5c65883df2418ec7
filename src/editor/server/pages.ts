import { successor } from '../../lib/successor.ts';
import { SHELVES } from '../../model/work.ts';
import { valueAt } from '../yaml/value.ts';
import { type Documents, type EditedDocument, listStudies, studyFile } from './documents.ts';
import { hasFun } from './fun-page.ts';
import type { Store } from './store.ts';

export type ScreenName = 'work' | 'fun' | 'about' | 'study' | 'notFound';

/** All that the browser needs to draw a page and to edit it. */
export interface PageState {
  path: string;
  screen: ScreenName;
  /** The file the page is about. */
  file: string;
  /** By file: the page’s own, the settings, and those of the studies it shows. */
  documents: Record<string, EditedDocument>;
  /** The study that follows this one. */
  next: string | undefined;
  /** Every study, in the order of the Work page, with its title. */
  studies: { route: string; title: string; locked: boolean }[];
  /** Whether there is a Fun page. */
  hasFun: boolean;
  undo: string | undefined;
  redo: string | undefined;
}

const SITE = 'content/site.yaml';
const WORK = 'content/work.yaml';

export async function pageState(
  root: string,
  documents: Documents,
  store: Store,
  path: string,
): Promise<PageState> {
  const route = path.replace(/^\//, '').replace(/\.html$/, '');
  const all = listStudies(root);
  const work = await documents.get(WORK);
  const shelves = SHELVES.flatMap((shelf) => {
    const names = valueAt(work.written, [shelf, 'studies']);
    return Array.isArray(names) ? names.filter((name) => all.includes(name)).map(String) : [];
  });
  const ordered = [...new Set([...shelves, ...all])];
  const screen = screenOf(root, route, all);
  const files = [SITE, fileOf(screen, route)];
  if (screen === 'work') files.push(...shelves.map(studyFile));
  const next = screen === 'study' ? successor(shelves, route) : undefined;
  if (next !== undefined) files.push(studyFile(next));
  const shown: Record<string, EditedDocument> = {};
  for (const file of new Set(files)) shown[file] = await documents.get(file);
  return {
    path,
    screen,
    file: fileOf(screen, route),
    documents: shown,
    next,
    studies: ordered.map((name) => ({ route: name, ...glimpse(store.read(studyFile(name))) })),
    hasFun: hasFun(root),
    undo: store.undoable?.label,
    redo: store.redoable?.label,
  };
}

/** The title and the lock, by a glance at the text: a list of four hundred studies must not be four hundred readings. */
function glimpse(text: string): { title: string; locked: boolean } {
  const title = /^title:[ \t]*(.*)$/m.exec(text)?.[1]?.replace(/^(["'])(.*)\1\s*$/, '$2') ?? '';
  return { title: title.trim(), locked: /^locked:[ \t]*true\b/m.test(text) };
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
  return screen === 'notFound' ? SITE : `content/${screen}.yaml`;
}
