import { studyFolder } from '../model/files.ts';
import type { Scheme } from '../model/look.ts';
import { publicPart } from '../model/public.ts';
import type { Study } from '../model/study.ts';
import type { Job } from './job.ts';
import { resolvePictures } from './resolve.ts';
import type { Sealable } from './seal.ts';

/** A study by its route. */
export interface Entry {
  id: string;
  data: Study;
}

/** The files of studies that anyone may fetch: of a locked study, those of its public part. */
export async function openJobs(
  root: string,
  studies: readonly Entry[],
  scheme: Scheme,
  isPatient = false,
): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const { id, data } of studies)
    await resolvePictures(
      root,
      studyFolder(id),
      data.locked ? publicPart(data) : data,
      scheme,
      jobs,
      isPatient,
    );
  return jobs;
}

/** The locked studies, each with the files that only locked studies show: `open` are those anyone may fetch. */
export function sealable(
  root: string,
  studies: readonly Entry[],
  open: ReadonlySet<string>,
  scheme: Scheme,
  isPatient = false,
): Promise<Sealable[]> {
  return Promise.all(
    studies
      .filter(({ data }) => data.locked)
      .map(async ({ id, data }) => {
        const jobs: Job[] = [];
        const document = await resolvePictures(root, studyFolder(id), data, scheme, jobs, isPatient);
        return { route: id, document, jobs: jobs.filter(({ file }) => !open.has(file)) };
      }),
  );
}
