import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { z } from 'zod';
import type { Job } from '../../media/job.ts';
import { resolvePictures } from '../../media/resolve.ts';
import { aboutSchema } from '../../model/about.ts';
import { funSchema } from '../../model/fun.ts';
import { pageRoutes } from '../../model/routes.ts';
import { studySchema } from '../../model/study.ts';
import { type SiteFile, siteFileSchema } from '../../model/words.ts';
import { type WorkPage, workSchema } from '../../model/work.ts';
import { linkProblems, orderProblems, pictureProblems, videoProblems } from '../../reader/checks.ts';
import { judge } from '../../reader/judge.ts';
import { leftOut } from '../../reader/left-out.ts';
import type { Problem } from '../../reader/problem.ts';
import { knownFields, schemaAt } from '../../reader/schema-tree.ts';
import { readYaml } from '../../reader/yaml-file.ts';
import { withWords } from '../../words/words.ts';
import type { Path } from '../yaml/value.ts';
import { Refused } from './guard.ts';
import { type Store, versionOf } from './store.ts';

export const STUDIES = 'content/case-studies';

const SCHEMAS: Record<string, z.ZodType> = {
  'content/site.yaml': siteFileSchema,
  'content/work.yaml': workSchema,
  'content/about.yaml': aboutSchema,
  'content/fun.yaml': funSchema,
};

export const studyFile = (route: string) => `${STUDIES}/${route}/study.yaml`;

export function schemaOf(file: string): z.ZodType {
  const isStudy = /^content\/case-studies\/[^/]+\/study\.yaml$/.test(file);
  const schema = isStudy ? studySchema : SCHEMAS[file];
  if (!schema) throw new Refused(403, `${file} is not a file that the editor knows.`);
  return schema;
}

/** A content file as the browser gets it: as it is written, and as it is shown. */
export interface EditedDocument {
  file: string;
  version: string;
  written: unknown;
  /** With its pictures; undefined while the file on the disk is not right. */
  shown: unknown;
  problems: Problem[];
}

/** Reads content for the browser, each file once per version. */
export class Documents {
  readonly #root: string;
  readonly #store: Store;
  readonly #read = new Map<string, EditedDocument>();
  /** Every picture and film that was named to the browser, by its address. */
  readonly media = new Map<string, Job>();

  constructor(root: string, store: Store) {
    this.#root = root;
    this.#store = store;
  }

  async get(file: string): Promise<EditedDocument> {
    const text = this.#store.read(file);
    const version = versionOf(text);
    const before = this.#read.get(file);
    if (before?.version === version) return before;
    const document = await this.look(file, text);
    this.#read.set(file, document);
    return document;
  }

  /** A text that is, or would be, a content file: what it says, and all that the reader would refuse. */
  async look(file: string, text: string): Promise<EditedDocument> {
    const schema = schemaOf(file);
    const version = versionOf(text);
    const plain = text
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n')
      .normalize('NFC');
    const source = readYaml(this.#root, file, plain);
    if ('problems' in source) {
      return { file, version, written: undefined, shown: undefined, problems: source.problems };
    }
    const written = source.value;
    const { data, problems: faults } = judge(this.#root, source, schema);
    if (data === undefined) return { file, version, written, shown: undefined, problems: faults };
    const checked = { source, data };
    const routes = listStudies(this.#root);
    const problems = [
      ...faults,
      ...(await pictureProblems(this.#root, checked)),
      ...videoProblems(this.#root, checked),
      ...linkProblems(
        checked,
        [...pageRoutes({ fun: this.#hasFun() }), ...routes, 'resume.pdf'],
        leftOut(this.#root, { about: undefined, hasFun: this.#hasFun() ?? false, drafts: [] }),
      ),
      ...(schema === workSchema ? orderProblems({ source, data: data as WorkPage }, routes) : []),
    ];
    const shown =
      problems.length === 0
        ? await this.#resolve(file, schema === siteFileSchema ? withWords(data as SiteFile) : data)
        : undefined;
    return { file, version, written, shown, problems };
  }

  /** A file that is about to be written is known already. */
  remember(document: EditedDocument): void {
    this.#read.set(document.file, document);
  }

  /** A picture can change without a word changing. */
  forget(): void {
    this.#read.clear();
  }

  #hasFun = (): true | undefined => existsSync(join(this.#root, 'content/fun.yaml')) || undefined;

  async #resolve(file: string, data: unknown): Promise<unknown> {
    const jobs: Job[] = [];
    const shown = await resolvePictures(this.#root, posix.dirname(file), data, jobs);
    for (const job of jobs) this.media.set(job.file, job);
    return shown;
  }
}

/** The fields of a group in the order the schema has them. */
export function fieldOrder(file: string, written: unknown): (path: Path) => string[] {
  const schema = schemaOf(file);
  return (path) => {
    const there = schemaAt(schema, path, written);
    const value = path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown>)?.[step], written);
    return there ? knownFields(there, value) : [];
  };
}

export function listStudies(root: string): string[] {
  return readdirSync(join(root, STUDIES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}
