import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import type { z } from 'zod';
import { asOnDisk } from '../lib/files.ts';
import { type AboutPage, aboutSchema } from '../model/about.ts';
import { type FunPage, funSchema } from '../model/fun.ts';
import { PAGE_ROUTES } from '../model/routes.ts';
import { type Site, siteSchema } from '../model/site.ts';
import { type Study, studySchema } from '../model/study.ts';
import { type WorkPage, workSchema } from '../model/work.ts';
import {
  type Checked,
  linkProblems,
  orderProblems,
  pictureProblems,
  routeProblems,
  videoProblems,
} from './checks.ts';
import { explain } from './explain.ts';
import { ContentError, type Problem } from './problem.ts';
import { spellAsOnDisk } from './spelling.ts';
import { readYaml } from './yaml-file.ts';

/** All that the site says, in the owner’s words, known to be right. */
export interface Library {
  site: Site;
  work: WorkPage;
  about: AboutPage;
  fun: FunPage;
  /** By route. */
  studies: Record<string, Study>;
}

const STUDIES = 'content/case-studies';

/** The content as far as it can be read: the files whose shape is right, and all that is wrong. */
export interface OpenContent {
  problems: Problem[];
  site: Checked<Site> | undefined;
  work: Checked<WorkPage> | undefined;
  about: Checked<AboutPage> | undefined;
  fun: Checked<FunPage> | undefined;
  /** By route. */
  studies: Record<string, Checked<Study>>;
}

/** Reads and checks everything under content/. Throws one ContentError that names every problem. */
export async function readLibrary(root: string): Promise<Library> {
  const { problems, site, work, about, fun, studies } = await openContent(root);
  if (problems.length > 0 || !site || !work || !about || !fun) throw new ContentError(problems);
  return {
    site: site.data,
    work: work.data,
    about: about.data,
    fun: fun.data,
    studies: Object.fromEntries(Object.entries(studies).map(([route, { data }]) => [route, data])),
  };
}

/** The same without throwing, for those who go on with what is right. */
export async function openContent(root: string): Promise<OpenContent> {
  const problems: Problem[] = [];
  const load = <S extends z.ZodType>(file: string, schema: S) => readOne(root, file, schema, problems);

  const folders = listFolders(`${root}/${STUDIES}`);
  problems.push(...routeProblems(folders));
  const site = load('content/site.yaml', siteSchema);
  const work = load('content/work.yaml', workSchema);
  const about = load('content/about.yaml', aboutSchema);
  const fun = load('content/fun.yaml', funSchema);
  const studies: OpenContent['studies'] = {};
  for (const folder of folders) {
    const study = load(`${STUDIES}/${folder}/study.yaml`, studySchema);
    if (study) studies[folder] = study;
  }

  const routes = [...PAGE_ROUTES, ...folders, 'resume.pdf'];
  const files: (Checked<unknown> | undefined)[] = [site, work, about, fun, ...Object.values(studies)];
  for (const file of files) {
    if (!file) continue;
    problems.push(
      ...(await pictureProblems(root, file)),
      ...videoProblems(root, file),
      ...linkProblems(file, routes),
    );
  }
  if (work) problems.push(...orderProblems(work, folders));
  return { problems, site, work, about, fun, studies };
}

function readOne<S extends z.ZodType>(
  root: string,
  wanted: string,
  schema: S,
  problems: Problem[],
): Checked<z.output<S>> | undefined {
  const file = asOnDisk(root, wanted);
  if (file === undefined) {
    problems.push({ file: wanted, message: `This file is missing. Add it${similarFile(root, wanted)}.` });
    return undefined;
  }
  const source = readYaml(root, file);
  if ('problems' in source) {
    problems.push(...source.problems);
    return undefined;
  }
  const result = schema.safeParse(source.value);
  if (!result.success) {
    problems.push(...explain(source, schema, result.error.issues));
    return undefined;
  }
  spellAsOnDisk(root, file, result.data);
  return { source, data: result.data };
}

function similarFile(root: string, file: string): string {
  const folder = posix.dirname(file);
  const other =
    existsSync(`${root}/${folder}`) && readdirSync(`${root}/${folder}`).find((name) => /\.ya?ml$/.test(name));
  return other ? `, or rename ${other} to ${posix.basename(file)}` : '';
}

function listFolders(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted();
}
