import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { resolvePictures } from './media/resolve.ts';
import { documentName, openVault, type SealedFile, sealedFiles } from './media/seal.ts';
import type { Job } from './media/variants.ts';
import type { AboutPage } from './model/about.ts';
import type { FunPage } from './model/fun.ts';
import { type PublicStudy, publicPart } from './model/public.ts';
import type { Resolved } from './model/resolved.ts';
import type { LockedPage } from './model/sealed.ts';
import type { Site } from './model/site.ts';
import type { Study } from './model/study.ts';
import type { WorkPage } from './model/work.ts';

/** The project’s root: every command is run from it. */
const root = process.cwd();

export type RoutedStudy = Resolved<Study> & { route: string };
/** A study and the one that follows it. */
export type StudyPage = { study: RoutedStudy; next: RoutedStudy };
export type WorkScreen = Omit<Resolved<WorkPage>, 'featured' | 'previous'> & {
  featured: { title: string; studies: RoutedStudy[] };
  previous: { title: string; studies: RoutedStudy[] };
};

export async function getSite(): Promise<Site> {
  return (await main('site')).data;
}

export async function getWork(): Promise<WorkScreen> {
  const { data } = await main('work');
  const studies = await getStudies();
  const pick = (shelf: WorkPage['featured']) => ({
    title: shelf.title,
    studies: shelf.studies.flatMap((route) => studies.filter((study) => study.route === route)),
  });
  const { featured, previous, ...rest } = data;
  return {
    ...(await resolvePictures(root, 'content', rest)),
    featured: pick(featured),
    previous: pick(previous),
  };
}

export async function getAbout(): Promise<Resolved<AboutPage>> {
  return resolvePictures(root, 'content', (await main('about')).data);
}

export async function getFun(): Promise<Resolved<FunPage>> {
  return resolvePictures(root, 'content', (await main('fun')).data);
}

export async function getStudies(): Promise<RoutedStudy[]> {
  const entries = await getCollection('studies');
  return Promise.all(
    entries.map(async ({ id, data }) => ({
      route: id,
      ...(await resolvePictures(root, `content/case-studies/${id}`, data)),
    })),
  );
}

export async function getLockedRoutes(): Promise<string[]> {
  const locked = await getCollection('studies', ({ data }) => data.locked);
  return locked.map(({ id }) => id);
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

/** Every study with its successor: in the order of the Work page, and round again. */
export async function getStudyPages(): Promise<StudyPage[]> {
  const { data } = await main('work');
  const studies = await getStudies();
  const order = [...data.featured.studies, ...data.previous.studies];
  const rank = ({ route }: RoutedStudy) => (order.includes(route) ? order.indexOf(route) : order.length);
  const sorted = studies.toSorted((a, b) => rank(a) - rank(b));
  return sorted.map((study, index) => ({ study, next: sorted[(index + 1) % sorted.length] ?? study }));
}

/** Every picture file the published pages name; of a locked study, those of its public part. */
export async function getMediaJobs(): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const name of ['site', 'work', 'about', 'fun'] as const) {
    await resolvePictures(root, 'content', (await main(name)).data, jobs);
  }
  for (const { id, data } of await getCollection('studies')) {
    const shown = data.locked ? publicPart(data) : data;
    await resolvePictures(root, `content/case-studies/${id}`, shown, jobs);
  }
  return [...new Map(jobs.map((job) => [job.file, job])).values()];
}

/** Every file under /vault: the locked studies, and the pictures and films that only they show. */
export async function getSealedFiles(): Promise<SealedFile[]> {
  const open = new Set((await getMediaJobs()).map(({ file }) => file));
  const locked = (await getCollection('studies')).filter(({ data }) => data.locked);
  const studies = await Promise.all(
    locked.map(async ({ id, data }) => {
      const jobs: Job[] = [];
      const document = await resolvePictures(root, `content/case-studies/${id}`, data, jobs);
      return { route: id, document, jobs: jobs.filter(({ file }) => !open.has(file)) };
    }),
  );
  return sealedFiles(root, studies);
}

/** What the page of a locked study must know to open it. */
export async function getLockedPage(route: string): Promise<LockedPage> {
  const { keyringName, digest } = await openVault(root);
  return {
    folder: '/vault',
    keyring: { name: keyringName, digest },
    document: await documentName(root, route),
  };
}

type MainName = 'site' | 'work' | 'about' | 'fun';

async function main<Name extends MainName>(name: Name) {
  const entry = await getEntry(name, 'main');
  if (!entry) throw new Error(`content/${name}.yaml was not read.`);
  return entry;
}
