import { getCollection, getEntry } from 'astro:content';
import { resolvePictures } from './media/resolve.ts';
import type { Job } from './media/variants.ts';
import type { AboutPage } from './model/about.ts';
import type { FunPage } from './model/fun.ts';
import type { Resolved } from './model/resolved.ts';
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

/** Every study with its successor: in the order of the Work page, and round again. */
export async function getStudyPages(): Promise<StudyPage[]> {
  const { data } = await main('work');
  const studies = await getStudies();
  const order = [...data.featured.studies, ...data.previous.studies];
  const rank = ({ route }: RoutedStudy) => (order.includes(route) ? order.indexOf(route) : order.length);
  const sorted = studies.toSorted((a, b) => rank(a) - rank(b));
  return sorted.map((study, index) => ({ study, next: sorted[(index + 1) % sorted.length] ?? study }));
}

/** Every picture file the published pages name. */
export async function getMediaJobs(): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const name of ['site', 'work', 'about', 'fun'] as const) {
    await resolvePictures(root, 'content', (await main(name)).data, jobs);
  }
  for (const { id, data } of await getCollection('studies')) {
    // Of a locked study only the card and the teaser are published; while editing, all of it is shown.
    const { cover, teaser } = data;
    const isReadable = !data.locked || import.meta.env.DEV;
    await resolvePictures(root, `content/case-studies/${id}`, isReadable ? data : { cover, teaser }, jobs);
  }
  return [...new Map(jobs.map((job) => [job.file, job])).values()];
}

async function main<Name extends 'site' | 'work' | 'about' | 'fun'>(name: Name) {
  const entry = await getEntry(name, 'main');
  if (!entry) throw new Error(`content/${name}.yaml was not read.`);
  return entry;
}
