import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { chosenBy } from './fonts/chosen.ts';
import { type PageTypefaces, pageTypefaces } from './fonts/page-css.ts';
import { wholeTypefaces } from './fonts/whole-css.ts';
import { withBase } from './lib/href.ts';
import { nextStudy } from './lib/successor.ts';
import { comesAlong } from './look/looks.ts';
import { type SolvedLook, solveLook } from './look/solved.ts';
import { FIRST_LOOK } from './look/whole.ts';
import type { Job } from './media/job.ts';
import { resolvePictures } from './media/resolve.ts';
import { documentName, type SealedFile, sealedFiles } from './media/seal.ts';
import { openJobs, sealable } from './media/studies.ts';
import type { AboutPage } from './model/about.ts';
import { studyFolder } from './model/files.ts';
import type { FunPage } from './model/fun.ts';
import type { Look, Scheme, WorkLayout } from './model/look.ts';
import { type PublicStudy, publicPart, type ShownStudy } from './model/public.ts';
import type { Resolved } from './model/resolved.ts';
import type { LockedPage } from './model/sealed.ts';
import type { Site } from './model/site.ts';
import type { Study } from './model/study.ts';
import { type ShelfName, shelvesOf, type WorkPage } from './model/work.ts';
import { formerAddresses } from './reader/former.ts';
import { type WorkLook, workLook } from './reader/work-look.ts';
import { openVault } from './vault/vault.ts';

/** The project’s root: every command is run from it. */
const root = process.cwd();

/** A study’s page: an open one whole, of a locked one what anyone may see; and the same of the one that follows. */
export type StudyPage = { next: ShownStudy | undefined; isListed: boolean } & (
  | { kind: 'open'; study: Resolved<Study> & { route: string } }
  | { kind: 'locked'; study: ShownStudy }
);

export type WorkScreen = Omit<Resolved<WorkPage>, ShelfName> & {
  shelves: { name: ShelfName; title: string; studies: ShownStudy[] }[];
} & WorkLook;

export async function getSite(): Promise<Site> {
  return (await main('site')).data;
}

export async function getWork(): Promise<WorkScreen> {
  const { featured, previous, more, ...rest } = (await main('work')).data;
  const shelves = shelvesOf({ featured, previous, more }).map(async ({ studies, ...shelf }) => ({
    ...shelf,
    studies: await Promise.all(studies.map(getShown)),
  }));
  // Together: where one fails while the others are still at it, somebody has to hear of those too.
  const [page, filled, look] = await Promise.all([
    withPictures('content', rest),
    Promise.all(shelves),
    getWrittenLook().then(getWorkLook),
  ]);
  return { ...page, shelves: filled, ...look };
}

export async function getAbout(): Promise<Resolved<AboutPage>> {
  return withPictures('content', (await main('about')).data);
}

/** Undefined where the site has no Fun page. */
export async function getFun(): Promise<Resolved<FunPage> | undefined> {
  const entry = await getEntry('fun', 'main');
  return entry && withPictures('content', entry.data);
}

/** The same as it is written. */
export async function getWrittenFun(): Promise<FunPage | undefined> {
  return (await getEntry('fun', 'main'))?.data;
}

/** How everything looks: what the owner says of it, and what follows from that. */
export async function getLook(): Promise<SolvedLook> {
  return solveLook(await getWrittenLook());
}

/** The Work page’s look in another layout, in both schemes: all of its sheet. */
export async function getWorkAs(layout: WorkLayout): Promise<WorkLook> {
  const look: Look = { ...(await getWrittenLook()), ...layout, scheme: 'auto' };
  const own = await getWorkLook(look);
  return { ...own, css: solveLook(look).css + own.css };
}

async function getWorkLook(look: Look | undefined): Promise<WorkLook> {
  const { hero, ...shelves } = (await main('work')).data;
  const covers = shelvesOf(shelves)
    .flatMap(({ studies }) => studies)
    .map(async (route) => [route, `${studyFolder(route)}/${(await entryOf(route)).data.cover.file}`]);
  return workLook(root, look, { hero, covers: Object.fromEntries(await Promise.all(covers)) });
}

async function getWrittenLook() {
  return (await getEntry('look', 'main'))?.data;
}

async function getScheme(): Promise<Scheme> {
  const look = await getWrittenLook();
  return look?.scheme ?? comesAlong(look?.look ?? FIRST_LOOK).scheme;
}

/** A document with the pictures that the site’s scheme shows. */
async function withPictures<T>(folder: string, data: T, jobs?: Job[]): Promise<Resolved<T>> {
  return resolvePictures(root, folder, data, await getScheme(), jobs, import.meta.env.DEV);
}

/** The owner’s own style sheet, if there is one. */
export async function getOwnCss(): Promise<string | undefined> {
  return (await getEntry('ownCss', 'main'))?.data.css;
}

/** What the pages are set in. A build cuts fonts once; while somebody edits, they are handed out whole. */
export async function getTypefaces(): Promise<PageTypefaces> {
  if (cutTypefaces && !import.meta.env.DEV) return cutTypefaces;
  const chosen = await chosenBy(root, (await getEntry('look', 'main'))?.data);
  const base = withBase('/').replace(/\/$/, '');
  if (import.meta.env.DEV) return wholeTypefaces(root, base, chosen);
  cutTypefaces ??= pageTypefaces(root, base, chosen);
  return cutTypefaces;
}

let cutTypefaces: Promise<PageTypefaces> | undefined;

export async function getLockedRoutes(): Promise<string[]> {
  return (await allStudies()).filter(({ data }) => data.locked).map(({ id }) => id);
}

/** A page as it is written, its pictures still named by their files. */
export async function getWritten<Name extends MainName>(name: Name): Promise<CollectionEntry<Name>['data']> {
  return (await main(name)).data;
}

/** What anyone may know of a study, as it is written; undefined if there is none at this route. */
export async function getPublicStudy(route: string): Promise<PublicStudy | undefined> {
  const entry = await getEntry('studies', route);
  return entry && publicPart(entry.data);
}

/** The routes of the studies that stand on a shelf, in the order of the Work page. */
export async function getListedRoutes(): Promise<string[]> {
  return shelvesOf((await main('work')).data).flatMap(({ studies }) => studies);
}

/** The routes of all studies: those on a shelf, then the others. */
export async function getRoutes(): Promise<string[]> {
  const all = (await allStudies()).map(({ id }) => id);
  return [...new Set([...(await getListedRoutes()), ...all])];
}

/** Every study with the one to read next, and round again. */
export async function getStudyPages(): Promise<StudyPage[]> {
  const listed = await getListedRoutes();
  const locked = new Set(await getLockedRoutes());
  return Promise.all(
    (await getRoutes()).map(async (route): Promise<StudyPage> => {
      const following = nextStudy(listed, route, (one) => locked.has(one));
      const next = following === undefined ? undefined : await getShown(following);
      const shared = { next, isListed: listed.includes(route) };
      const { data } = await entryOf(route);
      if (data.locked) return { kind: 'locked', study: await getShown(route), ...shared };
      const study = await withPictures(studyFolder(route), data);
      return { kind: 'open', study: { route, ...study }, ...shared };
    }),
  );
}

/** The addresses that studies had before, and where each leads now. */
export async function getFormerAddresses(): Promise<{ from: string; to: string }[]> {
  const studies = await allStudies();
  return formerAddresses(Object.fromEntries(studies.map(({ id, data }) => [id, data])));
}

async function getShown(route: string): Promise<ShownStudy> {
  const { data } = await entryOf(route);
  return { route, ...(await withPictures(studyFolder(route), publicPart(data))) };
}

/** Every study; none on a site whose first is a draft still. */
async function allStudies(): Promise<CollectionEntry<'studies'>[]> {
  const routes = (await getEntry('routes', 'main'))?.data.all ?? [];
  return routes.length > 0 ? getCollection('studies') : [];
}

async function entryOf(route: string) {
  const entry = await getEntry('studies', route);
  if (!entry) throw new Error(`There is no case study called ${route}.`);
  return entry;
}

/** Every picture file the published pages name; of a locked study, those of its public part. */
export async function getMediaJobs(): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const name of ['site', 'work', 'about'] as const) {
    await withPictures('content', (await main(name)).data, jobs);
  }
  await withPictures('content', await getWrittenFun(), jobs);
  jobs.push(...(await openJobs(root, await allStudies(), await getScheme(), import.meta.env.DEV)));
  return [...new Map(jobs.map((job) => [job.file, job])).values()];
}

/** Every file under /vault: the locked studies, and the pictures and films that only they show. */
export async function getSealedFiles(): Promise<SealedFile[]> {
  const open = new Set((await getMediaJobs()).map(({ file }) => file));
  const studies = await allStudies();
  return sealedFiles(root, await sealable(root, studies, open, await getScheme(), import.meta.env.DEV));
}

/** What the page of a locked study must know to open it. */
export async function getLockedPage(route: string): Promise<LockedPage> {
  const { name, digest } = (await openVault(root)).keyring;
  return {
    folder: '/vault',
    keyring: { name, digest },
    document: await documentName(root, route),
  };
}

type MainName = 'site' | 'work' | 'about';

async function main<Name extends MainName>(name: Name) {
  const entry = await getEntry(name, 'main');
  if (!entry) throw new Error(`content/${name}.yaml was not read.`);
  return entry;
}
