import { getCollection, getEntry } from 'astro:content';
import { type Resolved, resolvePictures } from './media/resolve.ts';
import type { Job } from './media/variants.ts';
import type { AboutPage } from './model/about.ts';
import type { FunPage } from './model/fun.ts';
import type { Site } from './model/site.ts';
import type { Study } from './model/study.ts';
import type { WorkPage } from './model/work.ts';

/** The project’s root: every command is run from it. */
const root = process.cwd();

export type StudyPage = Resolved<Study> & { route: string };
export type WorkScreen = Omit<Resolved<WorkPage>, 'featured' | 'previous'> & {
  featured: { title: string; studies: StudyPage[] };
  previous: { title: string; studies: StudyPage[] };
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

export async function getStudies(): Promise<StudyPage[]> {
  const entries = await getCollection('studies');
  return Promise.all(
    entries.map(async ({ id, data }) => ({
      route: id,
      ...(await resolvePictures(root, `content/case-studies/${id}`, data)),
    })),
  );
}

/** Every picture file the published pages name. */
export async function getMediaJobs(): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const name of ['site', 'work', 'about', 'fun'] as const) {
    await resolvePictures(root, 'content', (await main(name)).data, jobs);
  }
  for (const { id, data } of await getCollection('studies')) {
    await resolvePictures(root, `content/case-studies/${id}`, data, jobs);
  }
  return [...new Map(jobs.map((job) => [job.file, job])).values()];
}

async function main<Name extends 'site' | 'work' | 'about' | 'fun'>(name: Name) {
  const entry = await getEntry(name, 'main');
  if (!entry) throw new Error(`content/${name}.yaml was not read.`);
  return entry;
}
