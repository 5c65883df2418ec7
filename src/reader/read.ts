import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { z } from 'zod';
import { asOnDisk, listingOnce } from '../lib/files.ts';
import { step, type Tell } from '../lib/progress.ts';
import { type AboutPage, aboutSchema } from '../model/about.ts';
import { type Deck, deckSchema } from '../model/deck.ts';
import { type ContentKind, deckFile, FILES, studyFile } from '../model/files.ts';
import { type FunPage, funSchema } from '../model/fun.ts';
import { type Look, lookSchema } from '../model/look.ts';
import { pageRoutes } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { type Study, studySchema } from '../model/study.ts';
import { siteFileSchema } from '../model/words.ts';
import { type WorkPage, workSchema } from '../model/work.ts';
import { withWords } from '../words/words.ts';
import {
  type Checked,
  type IsKnown,
  linkProblems,
  orderProblems,
  pictureProblems,
  routeProblems,
  videoProblems,
} from './checks.ts';
import { deckNames, deckProblems, strayDecks } from './decks.ts';
import { strayStudies, studyFolders } from './folders.ts';
import { iconProblems } from './icon.ts';
import { type LeftOut, leftOut, withCardsOf, withoutLinksTo } from './left-out.ts';
import { letterProblems } from './letters.ts';
import { readOwnCss } from './own-css.ts';
import { ContentError, type Problem } from './problem.ts';
import { prototypeProblems } from './prototypes.ts';
import { publicProblems } from './public-files.ts';
import { type Instead, readFile, saysDraft } from './read-file.ts';
import { formerProblems, starterProblems } from './study-checks.ts';
import { typefaceProblems } from './typefaces.ts';

/** All that the site says, in the owner’s words, known to be right. */
export interface Library {
  site: Site;
  work: WorkPage;
  about: AboutPage;
  /** None: the site has no Fun page. */
  fun: FunPage | undefined;
  /** None: the look that the site begins with. */
  look: Look | undefined;
  /** What content/look.css says, as pages carry it. */
  ownCss: string | undefined;
  /** By route. */
  studies: Record<string, Study>;
  /** The talks, by name. Private, as the notes of blocks are: src/model/private.ts. */
  decks: Record<string, Deck>;
}

interface Reading {
  /** While someone edits, drafts are there, and sentences may wait to be written. */
  editing?: boolean;
  /** Whether links to drafts are told while editing too: whoever follows one finds no page on the published site. */
  toPublish?: boolean;
  /** Whether browsers alone draw it, as slides and their PDF: they find every letter somewhere. */
  inBrowsers?: boolean;
  /** One file as it would be: what the build would say, were it saved like this. */
  instead?: Instead | undefined;
  /** Pictures, films and prototypes that nobody needs to look at again: a command did not touch them. */
  isKnown?: IsKnown;
  /** Is told how far it is: of four hundred studies it takes its time. */
  tell?: Tell | undefined;
}

/** The content as far as it can be read: the files whose shape is right, and all that is wrong. */
export interface OpenContent {
  problems: Problem[];
  /** What is wrong with drafts. They are not published, so a build goes on without them. */
  draftProblems: Problem[];
  /** Addresses without a page, because something was left out. */
  missing: LeftOut;
  site: Checked<Site> | undefined;
  work: Checked<WorkPage> | undefined;
  about: Checked<AboutPage> | undefined;
  fun: Checked<FunPage> | undefined;
  look: Checked<Look> | undefined;
  ownCss: string | undefined;
  /** By route, drafts too. */
  studies: Record<string, Checked<Study>>;
  /** By name. */
  decks: Record<string, Checked<Deck>>;
  /** By file: what each says, right or not, and the bytes it says it in. */
  files: Record<string, { written?: unknown; bytes?: Buffer }>;
}

/**
 * Reads and checks everything under content/: what a build publishes, or with `editing` the drafts too. Throws one
 * ContentError that names every problem.
 */
export async function readLibrary(root: string, reading: Reading = {}): Promise<Library> {
  const content = await openContent(root, reading);
  const problems = [...content.problems, ...(reading.editing ? content.draftProblems : [])];
  const library = libraryOf(content, reading);
  if (problems.length > 0 || !library) throw new ContentError(problems);
  return library;
}

/**
 * While somebody edits, what pages are drawn from where files are gone or wrong: all that can be read, and of what
 * cannot, what it said before. Nothing, if that is not enough for a page.
 */
export async function drawableLibrary(root: string, before?: Library): Promise<Library | undefined> {
  const editing = true;
  const content = await openContent(root, { editing });
  const now = libraryOf(content, { editing }, before);
  if (!now) return undefined;
  const known = studyFolders(root).flatMap((route) => {
    const study = now.studies[route] ?? before?.studies[route];
    return study ? [[route, study]] : [];
  });
  const studies = Object.fromEntries(known) as Library['studies'];
  return { ...now, studies, work: withCardsOf(studies, content.work?.data ?? now.work) };
}

function libraryOf(
  { missing, fun, look, ownCss, files, ...content }: OpenContent,
  { editing }: Reading,
  before?: Library,
): Library | undefined {
  const site = content.site?.data ?? before?.site;
  const work = content.work?.data ?? before?.work;
  const about = content.about?.data ?? before?.about;
  if (!site || !work || !about) return undefined;
  const studies = Object.fromEntries(
    Object.entries(content.studies).flatMap(([route, { data }]) =>
      data.draft && !editing ? [] : [[route, data]],
    ),
  );
  return {
    site: withoutLinksTo(missing, site),
    work: withCardsOf(studies, work),
    about,
    fun: fun?.data ?? (files[FILES.fun] && before?.fun),
    look: look?.data ?? (files[FILES.look] && before?.look),
    ownCss,
    studies,
    decks: Object.fromEntries(Object.entries(content.decks).map(([name, { data }]) => [name, data])),
  };
}

/** The same without throwing, for those who go on with what is right. */
export async function openContent(
  root: string,
  {
    editing = false,
    toPublish = !editing,
    inBrowsers = false,
    instead,
    isKnown = () => false,
    tell,
  }: Reading = {},
): Promise<OpenContent> {
  const reading = { root, list: listingOnce(), instead, isRepeated: editing };
  const problems: Problem[] = [];
  const draftProblems: Problem[] = [];
  /** Routes of drafts, of broken ones too. */
  const drafts: string[] = [];
  const files: OpenContent['files'] = {};
  const load = <S extends z.ZodType>(file: string, schema: S) => {
    const { checked, problems: found, isDraft, ...read } = readFile(reading, file, schema);
    files[file] = read;
    (isDraft ? draftProblems : problems).push(...found);
    if (isDraft) drafts.push(posix.basename(posix.dirname(file)));
    return checked;
  };

  const folders = studyFolders(root);
  problems.push(...routeProblems(folders), ...strayStudies(root));
  const settings = load(FILES.site, siteFileSchema);
  const site = settings && { ...settings, data: withWords(settings.data) };
  const work = load(FILES.work, workSchema);
  const about = load(FILES.about, aboutSchema);
  // Not there: no Fun page, no look of one’s own. There under another ending, it was meant to be.
  const isThere = (file: string) =>
    instead?.file === file ||
    asOnDisk(root, file, reading.list) !== undefined ||
    existsSync(`${root}/${file.replace(/yaml$/, 'yml')}`);
  const hasFun = isThere(FILES.fun);
  const fun = hasFun ? load(FILES.fun, funSchema) : undefined;
  const look = isThere(FILES.look) ? load(FILES.look, lookSchema) : undefined;
  const { css: ownCss, problems: inOwnCss } = readOwnCss(root, reading.list);
  problems.push(...inOwnCss);
  const studies: OpenContent['studies'] = {};
  for (const [index, folder] of folders.entries()) {
    if (tell) await step(tell, 'Reading the site', index + 1, folders.length);
    const study = load(studyFile(folder), studySchema);
    if (study) studies[folder] = study;
  }
  problems.push(...strayDecks(root));
  const decks: OpenContent['decks'] = {};
  for (const name of deckNames(root, instead?.file)) {
    const deck = load(deckFile(name), deckSchema);
    if (deck) decks[name] = deck;
  }

  const missing = leftOut(root, { about: about?.data, hasFun, drafts: toPublish ? drafts : [] });
  const routes = [...pageRoutes({ fun: hasFun || undefined }), ...folders, 'resume.pdf'];
  const pages: [ContentKind, Checked<unknown> | undefined][] = [
    ['site', site],
    ['work', work],
    ['about', about],
    ['fun', fun],
    ...Object.values(studies).map((study): [ContentKind, Checked<unknown>] => ['study', study]),
  ];
  for (const [index, [kind, file]] of pages.entries()) {
    if (!file) continue;
    if (tell) await step(tell, 'Checking the site', index + 1, pages.length);
    const isDraft = saysDraft(file.data);
    (isDraft ? draftProblems : problems).push(
      ...(await pictureProblems(root, file, isKnown)),
      ...videoProblems(root, file, isKnown),
      ...prototypeProblems(root, file, isKnown),
      ...linkProblems(file, routes, isDraft ? undefined : missing),
      ...(editing || isDraft ? [] : starterProblems(kind, file)),
    );
  }
  const inIcon = await iconProblems(root, isKnown);
  problems.push(...formerProblems(studies, folders), ...inIcon, ...publicProblems(root));
  for (const [name, deck] of Object.entries(decks))
    problems.push(...deckProblems(name, deck, { folders, studies }));
  if (work) problems.push(...orderProblems(work, folders));
  if (look) problems.push(...(await typefaceProblems(root, look)));
  if (!inBrowsers) problems.push(...(await letterProblems(root, { site, work, about, fun, studies })));
  return { problems, draftProblems, missing, site, work, about, fun, look, ownCss, studies, decks, files };
}
